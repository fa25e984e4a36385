import type { Tx } from '../connection/transaction.ts'
import { DomainError } from '../domain-error.ts'
import type { TableWith } from '../table-with.ts'

/** Documents that a client identifies by its own id; each keeps a hash of the body that made it. */
export type RepeatableTable = TableWith<'contentHash'>

/**
 * Whether the document was already made from this body: then the command answers with it as it is now and writes
 * nothing. Throws `idempotency-conflict` when the id was used with another content. Call it after the locks are
 * taken: a copy that came while the first still ran has then waited for it. Where nothing was locked, the primary
 * key refuses the copy and the request runs again (http/run-request), and is found here.
 */
export async function isRepeat(tx: Tx, table: RepeatableTable, id: string, hash: Buffer): Promise<boolean> {
  const [made] = await tx.query<{ hash: Buffer | null }>(
    `select content_hash as hash from ${table} where store_id = $1 and id = $2`,
    [tx.storeId, id],
  )
  if (!made) return false
  if (!made.hash?.equals(hash)) throw new DomainError('idempotency-conflict', { id })
  tx.repeated = true
  return true
}
