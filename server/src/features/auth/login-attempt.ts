import { DomainError } from '../../db/domain-error.ts'
import { namedActor } from '../../db/named-actor.ts'
import type { Tx } from '../../db/transaction.ts'

/** Somebody whose password is about to be checked. */
export interface Attempting {
  id: string
  fullName: string
  passwordHash: string
  isActive: boolean
  failedLogins: number
  lockedUntil: string | null
}

/** Wrong passwords in a row that a name may have, and how long it then waits; each further one doubles the wait. */
const freeAttempts = 5
const firstLockSeconds = 30
const longestLockSeconds = 15 * 60

const attemptsSql = `
  select id, full_name as "fullName", password_hash as "passwordHash", is_active as "isActive",
         failed_logins as "failedLogins", locked_until as "lockedUntil"
  from employee where store_id = $1 and id = $2`

/** The person with the wrong attempts so far. */
export async function readAttempts(tx: Tx, employeeId: string): Promise<Attempting | undefined> {
  return (await tx.query<Attempting>(attemptsSql, [tx.storeId, employeeId]))[0]
}

/** The same, locked: for a change of the password. */
export async function lockAttempts(tx: Tx, employeeId: string): Promise<Attempting | undefined> {
  return (await tx.query<Attempting>(`${attemptsSql} for update`, [tx.storeId, employeeId]))[0]
}

/** Checks under way by person. They count as wrong until they are known to be right. */
const underWay = new Map<string, number>()
/** A check whose end was lost counts no longer than this. */
const longestCheckMs = 10_000

export interface Attempt {
  end(): void
}

/**
 * Begins an attempt; its end is when the password fits, or when the failure is noted. Throws `login-locked` while the
 * name waits, and when as many guesses run at once as a name may make in a row: sent together they are no more than
 * one after the other.
 */
export function beginAttempt({ id, failedLogins, lockedUntil }: Attempting, now: Date): Attempt {
  const lockedMs = lockedUntil ? Date.parse(lockedUntil) - now.getTime() : 0
  if (lockedMs > 0) throw new DomainError('login-locked', { seconds: Math.ceil(lockedMs / 1000) })
  const running = underWay.get(id) ?? 0
  if (running >= Math.max(1, freeAttempts - failedLogins)) throw new DomainError('login-locked', { seconds: 1 })
  underWay.set(id, running + 1)

  const lost = setTimeout(end, longestCheckMs).unref()
  let ended = false
  function end() {
    if (ended) return
    ended = true
    clearTimeout(lost)
    const left = underWay.get(id)! - 1
    if (left) underWay.set(id, left)
    else underWay.delete(id)
  }
  return { end }
}

/** The trace of a wrong password; written after the refusal's rollback. */
export function noteFailure(storeId: string, person: Attempting, attempt: Attempt) {
  return async (tx: Tx) => {
    await tx.enterStore(storeId)
    await tx.query(
      `update employee set failed_logins = failed_logins + 1,
         locked_until = case when failed_logins + 1 < $4 then null
           else $3::timestamptz + make_interval(secs => least($6, $5 * power(2, least(failed_logins + 1 - $4, 10)))) end
       where store_id = $1 and id = $2`,
      [storeId, person.id, tx.now, freeAttempts, firstLockSeconds, longestLockSeconds],
    )
    nameActor(tx, person, null)
    await tx.audit('session.login-failed', { kind: 'employee', id: person.id, code: person.fullName })
    attempt.end()
  }
}

/** Lets the log carry the person's name, before or without a session. */
export function nameActor(tx: Tx, person: Attempting, sessionId: string | null): void {
  tx.actor = namedActor(tx.storeId, { employeeId: person.id, fullName: person.fullName, sessionId })
}
