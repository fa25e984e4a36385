import type { BillFacts, OwingShelf } from '@quay/domain/bill/bill-facts'
import { isService } from '@quay/domain/product/service-type'
import type { Tx } from '../../../db/connection/transaction.ts'
import { newId } from '../../../db/new-id.ts'
import { loadKeptOwing } from '../../kept-sale/load-kept-owing.ts'

/**
 * Of the goods of a sale, those without lots, which may be owed: their lot, what it owes, and what they cost last; and the lots
 * that the sale says are there before their import (`toCome`). Read only where a sale is short; a command that changes what is owed
 * holds the lock on the product's stock.
 */
export async function loadOwing(
  tx: Tx,
  branchId: string,
  { products, lots }: BillFacts,
  toCome: readonly string[],
): Promise<OwingShelf[]> {
  const managed = new Set(products.flatMap(({ id, isLotManaged }) => (isLotManaged ? [id] : [])))
  const named = lots.filter(({ id, productId }) => toCome.includes(id) && managed.has(productId))
  const ofLots = named.map(({ id, productId }) => ({ lotId: id, productId }))
  return [
    ...(await owingGoods(tx, branchId, products)),
    ...(named.length > 0 ? await loadKeptOwing(tx, branchId, ofLots) : []),
  ]
}

async function owingGoods(tx: Tx, branchId: string, products: BillFacts['products']): Promise<OwingShelf[]> {
  const ids = products
    .filter(product => !product.isLotManaged && !product.parts && !isService(product))
    .map(product => product.id)
  const rows = await tx.query<OwingRow>(owingSql, [tx.storeId, branchId, ids])
  return rows.map(({ lotId, costQuantity, costValue, ...shelf }) => ({
    ...shelf,
    lotId: lotId ?? newId(),
    isNew: lotId === null,
    cost: { quantity: costQuantity, value: costValue },
  }))
}

type OwingRow = Omit<OwingShelf, 'lotId' | 'isNew' | 'cost'> & {
  lotId: string | null
  costQuantity: number
  costValue: number
}

/** The cost is that of the shelf, or of the last import where it is empty. */
const owingSql = `
  select p.id as product_id, l.id as lot_id, coalesce(l.state, 'normal') as state, coalesce(o.quantity, 0) as quantity, coalesce(o.value, 0) as value,
    coalesce(s.quantity, i.base_quantity, 0) as cost_quantity, coalesce(s.value, i.value, 0) as cost_value
  from product p
  left join lot l on l.store_id = $1 and l.product_id = p.id and l.number_key = ''
  left join stock o on o.store_id = $1 and o.branch_id = $2 and o.lot_id = l.id and o.bucket = 'owed'
  left join stock s on s.store_id = $1 and s.branch_id = $2 and s.lot_id = l.id and s.bucket = 'sellable' and s.quantity > 0
  left join lateral (
    select n.base_quantity, n.value from inbound_item n join inbound d on d.store_id = $1 and d.id = n.inbound_id
    where n.store_id = $1 and n.product_id = p.id and d.status = 'SUCCEED' order by d.posted_at desc limit 1
  ) i on true
  where p.store_id = $1 and p.id = any($3::uuid[])
  order by p.id`
