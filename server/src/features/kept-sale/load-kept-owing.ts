import type { OwingShelf } from '@quay/domain/bill/bill-facts'
import type { Owing } from '@quay/domain/bill/said/decide-offline-sale'
import type { Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'

type OwingRow = Omit<OwingShelf, 'lotId' | 'isNew' | 'cost'> & {
  lotId: string | null
  costQuantity: number
  costValue: number
}

/**
 * Where goods that are not there are owed: on the lot of the paper where the store knows it, else on the newest lot of the goods, or on one without a number that
 * is made with the sale. The caller holds the stock of the products.
 */
export async function loadKeptOwing(tx: Tx, branchId: string, owing: readonly Owing[]): Promise<OwingShelf[]> {
  const productIds = [...new Set(owing.map(({ productId }) => productId))]
  const lotIds = owing.flatMap(({ lotId }) => lotId ?? [])
  const rows = await tx.query<OwingRow>(owingSql, [tx.storeId, branchId, productIds, lotIds])
  return rows.map(({ lotId, costQuantity, costValue, ...shelf }) => ({
    ...shelf,
    lotId: lotId ?? newId(),
    isNew: lotId === null,
    cost: { quantity: costQuantity, value: costValue },
  }))
}

// A lot that has something to sell never owes: the one for goods without a named lot is an empty one.
const owingSql = `
  select p.id as product_id, l.id as lot_id, coalesce(l.number, '') as number, l.expiry_date, coalesce(l.state, 'normal') as state,
    coalesce(o.quantity, 0) as quantity, coalesce(o.value, 0) as value, coalesce(i.base_quantity, 0) as cost_quantity, coalesce(i.value, 0) as cost_value
  from product p
  left join lateral (
    select t.id, t.number, t.expiry_date, t.state from lot t where t.store_id = $1 and t.product_id = p.id and t.id = any($4::uuid[])
    union all
    (select t.id, t.number, t.expiry_date, t.state from lot t
     where t.store_id = $1 and t.product_id = p.id and t.merged_into is null and not exists (
       select 1 from lot n where n.store_id = $1 and n.product_id = p.id and n.id = any($4::uuid[]))
       and (t.number_key = '' or not exists (select 1 from stock s where s.store_id = $1 and s.branch_id = $2 and s.lot_id = t.id and s.bucket = 'sellable' and s.quantity > 0))
     order by t.number_key = '' desc, t.first_received_at desc, t.id limit 1)
  ) l on true
  left join stock o on o.store_id = $1 and o.branch_id = $2 and o.lot_id = l.id and o.bucket = 'owed'
  left join lateral (
    select n.base_quantity, n.value from inbound_item n join inbound d on d.store_id = $1 and d.id = n.inbound_id
    where n.store_id = $1 and n.product_id = p.id and d.status = 'SUCCEED' order by d.posted_at desc limit 1
  ) i on true
  where p.store_id = $1 and p.id = any($3::uuid[])
  order by p.id`
