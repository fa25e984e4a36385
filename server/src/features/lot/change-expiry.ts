import type { lotRoutes } from '@quay/contract/lot/routes'
import type { z } from 'zod'
import { DomainError } from '../../db/domain-error.ts'
import type { Tx } from '../../db/transaction.ts'

interface Lot {
  number: string
  expiryDate: string | null
  version: number
  productId: string
  product: string
  survivor: string | null
  isLotManaged: boolean
}

/**
 * Corrects the expiry of a lot that was typed wrongly: in every branch, for every sale from now on; what was sold keeps what it
 * said. Its product counts as changed, so that tills learn of it. Throws `version-conflict`, `product-merged`,
 * `lots-not-managed`, `not-found`.
 */
export async function changeExpiry(
  tx: Tx,
  id: string,
  { version, expiryDate, reason }: z.output<(typeof lotRoutes)['changeExpiry']['body']>,
) {
  const [before] = await tx.query<Lot>(
    `select l.number, l.expiry_date, l.version, l.product_id, p.name as product,
       p.is_lot_managed, w.name as survivor
     from lot l join product p on p.store_id = l.store_id and p.id = l.product_id
     left join product w on w.store_id = p.store_id and w.id = p.merged_into
     where l.store_id = $1 and l.id = $2 for update of l`,
    [tx.storeId, id],
  )
  if (!before) throw new DomainError('not-found', { kind: 'lot', id })
  if (before.survivor) throw new DomainError('product-merged', { product: before.product, survivor: before.survivor })
  if (before.version !== version)
    throw new DomainError('version-conflict', {
      current: { id, expiryDate: before.expiryDate, version: before.version },
    })
  if (!before.isLotManaged)
    throw new DomainError('lots-not-managed', { productId: before.productId, product: before.product })

  const subject = { product: before.product, lot: before.number }
  await Promise.all([
    tx.query('update lot set expiry_date = $3, version = version + 1 where store_id = $1 and id = $2', [
      tx.storeId,
      id,
      expiryDate,
    ]),
    tx.query('update product set changed_at = $3 where store_id = $1 and id = $2', [
      tx.storeId,
      before.productId,
      tx.now,
    ]),
    tx.audit(
      'lot.change-expiry',
      { kind: 'lot', id, code: before.number },
      { ...subject, expiryDate: before.expiryDate },
      { ...subject, expiryDate, reason },
    ),
  ])
  return { id, expiryDate, version: version + 1 }
}
