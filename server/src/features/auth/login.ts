import type { loginBody } from '@quay/contract/auth'
import { fold } from '@quay/domain/text/fold'
import type { z } from 'zod'
import { DomainError } from '../../db/domain-error.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Runtime } from '../../runtime.ts'
import { phoneKey } from '../customer/phone-key.ts'
import { dummyHash, passwordFits } from './password.ts'
import { insertSession } from './session-store.ts'

interface Person {
  id: string
  fullName: string
  passwordHash: string
  isActive: boolean
  lockedUntil: string | null
}

/** Wrong passwords in a row that a name may have, and how long it then waits; each further one doubles the wait. */
const freeAttempts = 5
const firstLockSeconds = 30
const longestLockSeconds = 15 * 60

/**
 * Signs a person in by user name or phone. Gives the new session. Throws `wrong-login` for an unknown name and a
 * wrong password alike, and in the same time, and `login-locked` while the name waits.
 */
export async function login(tx: Tx, runtime: Runtime, body: z.output<typeof loginBody>) {
  const person = await findPerson(tx, body.username)
  const now = tx.now.getTime()
  const lockedMs = person?.lockedUntil ? Date.parse(person.lockedUntil) - now : 0
  if (lockedMs > 0) throw new DomainError('login-locked', { seconds: Math.ceil(lockedMs / 1000) })

  const fits = await passwordFits(person?.passwordHash ?? (await dummyHash(runtime.passwordCost)), body.password)
  if (!person) throw new DomainError('wrong-login')
  if (!fits || !person.isActive)
    throw new DomainError('wrong-login', {}, { afterwards: noteFailure(tx.storeId, person) })

  await tx.query(
    'update employee set failed_logins = 0, locked_until = null where store_id = $1 and id = $2 and failed_logins > 0',
    [tx.storeId, person.id],
  )
  const sessionId = await insertSession(tx, person.id)
  await auditAs(tx, person, sessionId, 'session.login')
  return { storeId: tx.storeId, sessionId, sequence: 1 }
}

async function findPerson(tx: Tx, name: string): Promise<Person | undefined> {
  const [found] = await tx.query<{ storeId: string; employeeId: string }>(
    `select l.store_id as "storeId", l.employee_id as "employeeId"
     from login_name l join store_directory d on d.store_id = l.store_id and d.status = 'active'
     where l.folded = any($1) order by l.folded = $2 desc limit 1`,
    [[fold(name), phoneKey(name)], fold(name)],
  )
  if (!found) return undefined
  await tx.enterStore(found.storeId)
  const [person] = await tx.query<Person>(
    `select id, full_name as "fullName", password_hash as "passwordHash", is_active as "isActive", locked_until as "lockedUntil"
     from employee where store_id = $1 and id = $2`,
    [tx.storeId, found.employeeId],
  )
  return person
}

/** The trace of a wrong password; written after the refusal's rollback. */
function noteFailure(storeId: string, person: Person) {
  return async (tx: Tx) => {
    await tx.enterStore(storeId)
    await tx.query(
      `update employee set failed_logins = failed_logins + 1,
         locked_until = case when failed_logins + 1 < $4 then null
           else $3::timestamptz + make_interval(secs => least($6, $5 * power(2, least(failed_logins + 1 - $4, 10)))) end
       where store_id = $1 and id = $2`,
      [storeId, person.id, tx.now, freeAttempts, firstLockSeconds, longestLockSeconds],
    )
    await auditAs(tx, person, null, 'session.login-failed')
  }
}

async function auditAs(
  tx: Tx,
  person: Person,
  sessionId: string | null,
  action: 'session.login' | 'session.login-failed',
) {
  tx.actor = {
    storeId: tx.storeId,
    employeeId: person.id,
    fullName: person.fullName,
    sessionId: sessionId as string,
    roleId: '',
    rights: new Set(),
    branchIds: [],
    defaultBranchId: '',
  }
  await tx.audit(action, { kind: 'employee', id: person.id, code: person.fullName })
}
