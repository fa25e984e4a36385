import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { readPairList } from './pair-queries.ts'

/** Takes the list away: tills and server look for no pairs any more. Throws `not-found` for another than the one in use. */
export async function removePairs(tx: Tx, id: string): Promise<void> {
  const list = await readPairList(tx)
  if (list?.id !== id) throw new DomainError('not-found')
  await tx.query('delete from contraindicated_pair where store_id = $1', [tx.storeId])
  await tx.query('delete from pair_list where store_id = $1', [tx.storeId])
  await tx.audit(
    'pair-list.remove',
    { kind: 'pair_list', id, code: list.fileName },
    { pairCount: list.pairCount },
    undefined,
  )
}
