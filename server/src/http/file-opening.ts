import type { Actor, Tx } from '../db/transaction.ts'
import type { Runtime } from '../runtime.ts'
import type { Opening } from './run-request.ts'

/**
 * How a file that is answered portion by portion opens its transactions: each of its own, only reading, in the lane of
 * files and on the account of whoever asked.
 */
export const fileOpening = (
  tx: Tx,
  actor: Actor,
  { pool, sendJob, turns }: Pick<Runtime, 'pool' | 'sendJob' | 'turns'>,
): Opening => ({
  pool,
  sendJob,
  turns,
  lane: 'file',
  caller: { store: tx.storeId, session: actor.sessionId },
  origin: tx.origin,
  storeId: tx.storeId,
  readOnly: true,
})
