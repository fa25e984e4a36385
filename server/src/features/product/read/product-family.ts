import type { Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'

/** A product with those that were merged into it: its history includes theirs. Throws `not-found`. */
export async function familyOf(tx: Tx, id: string): Promise<string[]> {
  const family = await tx.query<{ id: string }>(
    'select id from product where store_id = $1 and (id = $2 or merged_into = $2)',
    [tx.storeId, id],
  )
  if (!family.some(product => product.id === id)) throw new DomainError('not-found', { kind: 'product', id })
  return family.map(product => product.id)
}
