import type { Keepers } from '@quay/contract/sales-order/shapes'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'
import { branchOf } from '../../../http/caller/rights.ts'
import { availableSql, todayOfSql } from '../../stock/available-sql.ts'

interface Asked {
  branchId?: string | undefined
  productId: string
}

/** Which open orders of a branch keep goods of a product, who was confirmed first before the others. Throws `not-found`. */
export async function readKeepers(tx: Tx, actor: Actor, { branchId, productId }: Asked): Promise<Keepers> {
  const at = branchOf(actor, branchId)
  const [products, orders] = await Promise.all([
    tx.query<Omit<Keepers, 'orders'>>(productSql, [tx.storeId, at, productId]),
    tx.query<Keepers['orders'][number]>(keepersSql, [tx.storeId, at, productId]),
  ])
  if (!products[0]) throw new DomainError('not-found', { kind: 'product', id: productId })
  return { ...products[0], orders }
}

const productSql = `
  select p.id as product_id, p.code as product_code, p.name as product_name,
    coalesce((select jsonb_agg(jsonb_build_object('name', u.name, 'ratio', u.ratio) order by u.ratio desc) from product_unit u
     where u.store_id = $1 and u.product_id = p.id and (u.is_active or u.is_base)), '[]') as units,
    ${availableSql('p.id', '$2', 'd.today')} as available
  from product p cross join (select ${todayOfSql('$2')} as today) d
  where p.store_id = $1 and p.id = $3`

const keepersSql = `
  select o.id, o.code, coalesce(o.customer_name, o.contact_name) as customer_name, o.expected_on, o.hold_until,
    sum(r.held)::bigint as held
  from sales_order_reservation r join sales_order o on o.store_id = r.store_id and o.id = r.sales_order_id
  where r.store_id = $1 and r.branch_id = $2 and r.product_id = $3 and r.held > 0
  group by o.store_id, o.id, o.code, o.customer_name, o.contact_name, o.expected_on, o.hold_until, o.confirmed_at
  order by o.confirmed_at, o.id limit 50`
