import type { LotState } from '@quay/contract/enumeration'
import { DomainError } from '../../db/domain-error.ts'
import type { Tx } from '../../db/transaction.ts'

interface LotChange {
  version: number
  state: LotState
  reason: string
}

/**
 * Holds a lot back, recalls it, or lets it be sold again: in every branch, since the lot is the same everywhere. Its
 * product counts as changed, so that tills learn of it. Throws `version-conflict` with the lot as it is, `product-merged`, `not-found`.
 */
export async function updateLot(tx: Tx, id: string, { version, state, reason }: LotChange) {
  const [before] = await tx.query<{
    number: string
    state: LotState
    version: number
    productId: string
    product: string
    survivor: string | null
  }>(
    `select l.number, l.state, l.version, l.product_id, p.name as product, w.name as survivor
     from lot l join product p on p.store_id = l.store_id and p.id = l.product_id
     left join product w on w.store_id = p.store_id and w.id = p.merged_into
     where l.store_id = $1 and l.id = $2 for update of l`,
    [tx.storeId, id],
  )
  if (!before) throw new DomainError('not-found', { kind: 'lot', id })
  if (before.survivor) throw new DomainError('product-merged', { product: before.product, survivor: before.survivor })
  if (before.version !== version)
    throw new DomainError('version-conflict', { current: { id, state: before.state, version: before.version } })

  const subject = { product: before.product, lot: before.number }
  await Promise.all([
    tx.query('update lot set state = $3, version = version + 1 where store_id = $1 and id = $2', [
      tx.storeId,
      id,
      state,
    ]),
    tx.query('update product set changed_at = $3 where store_id = $1 and id = $2', [
      tx.storeId,
      before.productId,
      tx.now,
    ]),
    tx.audit(
      'lot.update',
      { kind: 'lot', id, code: before.number },
      { ...subject, state: before.state },
      { ...subject, state, reason },
    ),
  ])
  return { id, state, version: version + 1 }
}
