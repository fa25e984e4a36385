import type { Actor, Tx } from '../../db/connection/transaction.ts'
import type { Runtime } from '../../runtime.ts'
import type { Opening } from '../run-request.ts'

/**
 * How the answer of a file, portion by portion, opens its transactions: one a portion, only reading, in the lane of
 * files and on the account of the caller.
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
