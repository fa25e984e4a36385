import type pg from 'pg'
import { constraintOf, isDatabaseError, refusalOf } from '../db/constraint-errors.ts'
import { DomainError } from '../db/domain-error.ts'
import { type Origin, type SendJob, setStore, type Tx, transactionOn } from '../db/transaction.ts'

export interface Opening {
  pool: pg.Pool
  sendJob: SendJob
  origin: Origin
  /** Null before log-in: row-level security then shows nothing until a store is entered. */
  storeId: string | null
  readOnly: boolean
}

const noStore = '00000000-0000-0000-0000-000000000000'
const deadlock = '40P01'
const serialization = '40001'
const uniqueViolation = '23505'

/**
 * Runs one request's work in one transaction: read-only and repeatable for a GET, read-committed otherwise. Run again
 * once when the database picked it as a deadlock's victim, or when its document's id was taken while it ran: then a
 * copy of the same call was quicker, and the second run finds what that one made. A refusal that must leave a trace
 * has it written in a second short transaction before the refusal goes on.
 */
export async function runRequest<Result>(opening: Opening, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  try {
    return await once(opening, work)
  } catch (error) {
    if (isWorthAnotherRun(error)) return await once(opening, work)
    throw error
  }
}

function isWorthAnotherRun(error: unknown): boolean {
  if (!isDatabaseError(error)) return false
  if (error.code === deadlock || error.code === serialization) return true
  return error.code === uniqueViolation && (constraintOf(error)?.endsWith('_pk') ?? false)
}

async function once<Result>(opening: Opening, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  try {
    return await inTransaction(opening, work)
  } catch (error) {
    const refusal = error instanceof DomainError ? error : refusalOf(error)
    if (!refusal) throw error
    if (refusal.afterwards) await inTransaction({ ...opening, readOnly: false }, refusal.afterwards)
    throw refusal
  }
}

async function inTransaction<Result>(opening: Opening, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const client = await opening.pool.connect()
  let broken: Error | undefined
  try {
    const mode = opening.readOnly ? ' isolation level repeatable read, read only' : ''
    const enter = opening.storeId ? `; ${setStore(opening.storeId)}` : ''
    // Not awaited: the statements behind it are sent at once, and none of them can run before it.
    const begun = client.query(`begin${mode}${enter}`)
    const tx = transactionOn(client, {
      storeId: opening.storeId ?? noStore,
      origin: opening.origin,
      sendJob: opening.sendJob,
    })
    const [result] = await Promise.all([work(tx), begun])
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(failure => {
      broken = failure
    })
    throw error
  } finally {
    client.release(broken)
  }
}
