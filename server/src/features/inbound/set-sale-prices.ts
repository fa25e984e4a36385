import type { AuditAction } from '@quay/contract/audit-action'
import type { SalePriceChange } from '@quay/domain/inbound/plan-sale-prices'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { may } from '../../http/caller/rights.ts'
import { keepPriceHistory } from '../product/write/price-history.ts'

/** Throws `catalogue-price-right-missing` for sale prices in an import by a caller who may not set prices elsewhere. */
export function requireSalePrices(
  actor: Actor,
  { items }: { items: readonly { salePrices?: readonly object[] | undefined }[] },
): void {
  const place = items.findIndex(item => item.salePrices?.length)
  const allowed =
    may(actor, { model: 'price_setting', action: 'update' }) || may(actor, { model: 'list_product', action: 'update' })
  if (place >= 0 && !allowed) throw refuseField('catalogue-price-right-missing', `items.${place}.salePrices`)
}

/** Sets the sale prices that a completed import brings; its products are locked. The history keeps what they were. */
export async function setSalePrices(
  tx: Tx,
  actor: Actor,
  source: AuditAction,
  changes: readonly SalePriceChange[],
): Promise<void> {
  if (changes.length === 0) return
  const ofProduct = Map.groupBy(changes, change => change.productId)
  await Promise.all([
    tx.query(
      `update product_unit u set price = c.price from unnest($2::uuid[], $3::bigint[]) as c (id, price)
       where u.store_id = $1 and u.id = c.id`,
      [tx.storeId, changes.map(change => change.unitId), changes.map(change => change.price)],
    ),
    // Tills ask for what changed since they last did, and an open form must not write the old price back.
    tx.query('update product set changed_at = $3, version = version + 1 where store_id = $1 and id = any($2::uuid[])', [
      tx.storeId,
      [...ofProduct.keys()],
      tx.now,
    ]),
    ...[...ofProduct].map(([productId, rows]) =>
      keepPriceHistory(
        tx,
        actor,
        { productId, source },
        rows.map(row => ({ id: row.unitId, name: row.unitName, price: row.before })),
        rows.map(row => ({ id: row.unitId, name: row.unitName, price: row.price })),
      ),
    ),
  ])
}
