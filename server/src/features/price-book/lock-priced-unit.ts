import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'

/** A unit whose price is to change, with its product locked. */
export interface LockedUnit {
  productId: string
  productCode: string
  unitName: string
  /** The general price, as it is written: one that is due may not be yet. */
  price: number
  /** A combo that costs what its parts cost has no price of its own. */
  isSum: boolean
}

/**
 * Locks the product of a unit. Throws `product-merged` for goods that live on as others, as a screen shows them that was opened
 * before, and `not-found` beside the field.
 */
export async function lockPricedUnit(tx: Tx, unitId: string): Promise<LockedUnit> {
  const [found] = await tx.query<LockedUnit & { isActive: boolean; product: string; survivor: string | null }>(
    lockSql,
    [tx.storeId, unitId],
  )
  if (found?.survivor) throw new DomainError('product-merged', { product: found.product, survivor: found.survivor })
  if (!found?.isActive) throw refuseField('not-found', 'unitId', { kind: 'unit', id: unitId })
  return found
}

const lockSql = `
  select p.id as product_id, p.code as product_code, u.name as unit_name, u.price, u.is_active,
    p.combo_price is not distinct from 'SUM' as is_sum, p.name as product,
    (select w.name from product w where w.store_id = $1 and w.id = p.merged_into) as survivor
  from product_unit u join product p on p.store_id = u.store_id and p.id = u.product_id
  where u.store_id = $1 and u.id = $2 for no key update of p`
