import type { BillFacts } from '@quay/domain/bill/bill-facts'
import { describeStock } from '@quay/domain/quantity/describe-stock'
import { type Refusal, refuse } from '@quay/domain/refusal'
import { sellableQuantity } from '@quay/domain/stock/pick-lots'
import type { Tx } from '../../../db/connection/transaction.ts'

const mostNamed = 3

/**
 * What a sale is refused with: where it is short because orders keep the rest, the refusal names them. Any other refusal is given back as it
 * is.
 */
export async function nameKeepers(
  tx: Tx,
  branchId: string,
  refusal: Refusal,
  { products, lots, order, soldDay }: BillFacts,
): Promise<Refusal> {
  if (refusal.code !== 'stock-short') return refusal
  const { productId, product, available, availableText, asked } = refusal.details
  const shelf = lots.filter(lot => lot.productId === productId)
  const reserved = sellableQuantity(shelf, soldDay) - available
  if (reserved <= 0) return refusal
  const keepers = await tx.query<{ code: string }>(keepersSql, [tx.storeId, branchId, productId, order?.id ?? null])
  const named = keepers.slice(0, mostNamed).map(({ code }) => `đơn ${code}`)
  const more = keepers.length - named.length
  if (named.length === 0) return refusal
  const { units } = products.find(({ id }) => id === productId)!
  return refuse(
    'stock-reserved',
    {
      ...{ productId, product, available, availableText, asked, reserved },
      reservedText: describeStock(reserved, units),
      orders: [...named, ...(more > 0 ? [`${more} đơn khác`] : [])].join(', '),
    },
    refusal.path,
  )
}

const keepersSql = `
  select o.code from sales_order_reservation r join sales_order o on o.store_id = r.store_id and o.id = r.sales_order_id
  where r.store_id = $1 and r.branch_id = $2 and r.product_id = $3 and r.held > 0 and r.sales_order_id is distinct from $4::uuid
  group by o.store_id, o.id, o.code, o.confirmed_at order by o.confirmed_at, o.id`
