import type pg from 'pg'
import { openWrite, settledAt } from '../db/connection/open-writes.ts'
import type { PreparingClient } from '../db/connection/preparing-client.ts'
import {
  afterFailure,
  type Origin,
  type SecurityEvent,
  type SendJob,
  setStore,
  type Tx,
  transactionOn,
} from '../db/connection/transaction.ts'
import { isDatabaseError, refusalOf } from '../db/constraint-errors.ts'
import { DomainError } from '../db/domain-error.ts'
import { RunAgain } from '../db/run-again.ts'
import { isSecurityAction } from '../log-forward/is-security-action.ts'
import type { Quotas } from '../quotas.ts'
import type { Runtime } from '../runtime.ts'
import type { Caller, Lane, Leave, Turns } from './turns.ts'

export interface Opening {
  pool: pg.Pool
  turns: Turns
  lane: Lane
  /** On whose account it waits for its turn. */
  caller: Caller
  sendJob: SendJob
  origin: Origin
  /** Null before log-in: row-level security then shows nothing until a store is entered. */
  storeId: string | null
  readOnly: boolean
  quotas?: Quotas | undefined
  /** What a violated constraint means; left out where the work breaks none. */
  refusals?: Runtime['refusals']
  /** Hears of events of security once they are committed. */
  securityLog?: ((event: SecurityEvent) => void) | undefined
}

/** How long one statement may take where it is not the session's own limit (db/connection/pool.ts), in milliseconds. */
const statementLimits: Partial<Record<Lane, number>> = { public: 5_000, report: 60_000, file: 60_000 }

const unseen = 'A statement failed unseen, so nothing of the request was kept'
const noStore = '00000000-0000-0000-0000-000000000000'
/** Stands among the codes of the database for work whose copy was quicker. */
const copied = 'copied'
/**
 * How often to run work at most that failed with this code. A deadlock or a serialization failure has no fault in the
 * request and may recur at a busy counter; the second run finds an id, code or name that was taken.
 */
const mostRuns: Readonly<Record<string, number>> = { '40P01': 5, '40001': 5, '23505': 2, [copied]: 2 }

/**
 * Runs one request's work in one transaction: read-only and repeatable for a GET, read-committed otherwise. Run again
 * when the database picked it as a deadlock's victim, or when its id, code or name was taken while it ran: then
 * another call was quicker, and the second run finds what that one made, to answer with it or to refuse in full
 * words. A refusal that must leave a trace has it written in a second short transaction before the refusal goes on.
 */
export async function runRequest<Result>(opening: Opening, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  try {
    return await repeatedly(opening, work)
  } catch (error) {
    const refusal = error instanceof DomainError ? error : refusalOf(error, opening.refusals ?? {})
    if (!refusal) throw error
    if (refusal.afterRollback) await inTransaction({ ...opening, readOnly: false }, refusal.afterRollback, true)
    throw refusal
  }
}

async function repeatedly<Result>(opening: Opening, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  // Each kind is counted for itself: what was a deadlock's victim may find its key taken at the next run.
  const failures = new Map<string, number>()
  for (;;) {
    try {
      return await inTransaction(opening, work)
    } catch (error) {
      const code = error instanceof RunAgain ? copied : isDatabaseError(error) ? error.code : null
      if (code === null) throw error
      const count = (failures.get(code) ?? 0) + 1
      if (count >= (mostRuns[code] ?? 1)) throw error instanceof RunAgain ? error.cause : error
      failures.set(code, count)
    }
  }
}

async function inTransaction<Result>(
  opening: Opening,
  work: (tx: Tx) => Promise<Result>,
  isBack = false,
): Promise<Result> {
  let { client, leave }: Partial<Held> = await hold(opening, isBack)
  // Before the first statement goes out: a reader's snapshot is younger than what it believes to be settled.
  const writing = opening.readOnly ? undefined : openWrite()
  const now = writing?.at ?? new Date()
  const { securityLog } = opening
  const events: SecurityEvent[] = []
  const tellEvents = () => {
    for (const event of events.splice(0)) securityLog!(event)
  }
  const tx = transactionOn(client, {
    storeId: opening.storeId ?? noStore,
    now,
    settledAt: settledAt(now),
    origin: opening.origin,
    sendJob: opening.sendJob,
    quotas: opening.quotas,
    noteAudit: securityLog && (event => void (isSecurityAction(event.action) && events.push(event))),
    async leave() {
      await commit(client!)
      tellEvents()
      client!.release()
      client = undefined
      leave!()
      leave = undefined
    },
    async comeBack(tx) {
      ;({ client, leave } = await hold(opening, true))
      await client.query(beginning(opening, tx.storeId))
      return client
    },
  })
  let broken: Error | undefined
  try {
    // Not awaited: the statements behind it are sent at once, and none of them can run before it.
    const begun = client.query(beginning(opening, opening.storeId))
    const [result] = await Promise.all([work(tx), begun])
    await tx.finish()
    tx.ended = true
    if (opening.readOnly) endReading(client)
    else await commit(client)
    tellEvents()
    return result
  } catch (error) {
    // Work that was sent together with what failed may still go on; nothing of it may reach the next request.
    tx.ended = true
    if (client && opening.readOnly && error instanceof DomainError) reading(client).endReading()
    else
      await client?.query('rollback').catch(failure => {
        broken = failure
      })
    throw isDatabaseError(error) && error.code === afterFailure ? (tx.failure ?? error) : error
  } finally {
    client?.release(broken)
    writing?.close()
    leave?.()
  }
}

interface Held {
  client: pg.PoolClient
  leave: Leave
}

/** Waits for the caller's turn, and with it for a connection. */
async function hold({ turns, lane, caller, pool }: Opening, isBack = false): Promise<Held> {
  const leave = await turns.take(lane, caller, isBack)
  try {
    return { client: await pool.connect(), leave }
  } catch (error) {
    leave()
    throw error
  }
}

function beginning({ readOnly, lane }: Opening, storeId: string | null): string {
  const mode = readOnly ? ' isolation level repeatable read, read only' : ''
  const limit = statementLimits[lane]
  return `begin${mode}${storeId ? `; ${setStore(storeId)}` : ''}${limit ? `; set local statement_timeout = ${limit}` : ''}`
}

const reading = (client: pg.PoolClient) => client as unknown as PreparingClient

/** Ends a reading without waiting for the database: whether all of it was read is known before. */
function endReading(client: pg.PoolClient): void {
  if (reading(client).hasFailed) throw new Error(unseen)
  reading(client).endReading()
}

async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit')
  // COMMIT of a transaction in which a statement failed undoes it and reports no error.
  if (command !== 'COMMIT') throw new Error(unseen)
}
