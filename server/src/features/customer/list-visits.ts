import type { CustomerVisit } from '@quay/contract/partner/shapes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { readCustomer } from './customer-queries.ts'

/**
 * When a customer was in the shop, at branches of the caller: bills and returns that stand, and bills of the program before; also of who was
 * merged into them. The newest hundred. Throws `not-found`.
 */
export async function listVisits(tx: Tx, actor: Actor, customerId: string): Promise<{ items: CustomerVisit[] }> {
  await readCustomer(tx, actor, customerId)
  return { items: await tx.query<CustomerVisit>(visitsSql, [tx.storeId, customerId, actor.branchIds]) }
}

const visitsSql = `
  with who as materialized (
    select c.id from customer c where c.store_id = $1 and (c.id = $2 or c.merged_into = $2)
  )
  select v.kind, v.id, v.code, v.at, r.name as branch_name, v.seller_name, v.item_count, v.amount from (
    select 'BILL' as kind, b.id, b.code, b.sold_at as at, b.branch_id, b.seller_name, b.item_count, b.payable + b.surcharges + b.cash_rounding as amount
    from bill b where b.store_id = $1 and b.status = 'SUCCEED' and b.customer_id in (select id from who)
    union all
    select 'RETURN', t.id, t.code, t.created_at, t.branch_id, t.created_by_name,
      (select count(*)::int from sale_return_item i where i.store_id = $1 and i.sale_return_id = t.id), -t.refundable
    from sale_return t where t.store_id = $1 and t.status = 'SUCCEED' and t.customer_id in (select id from who)
    union all
    select 'OLD_BILL', o.id, o.code, o.sold_at, o.branch_id, o.seller_name, o.item_count, o.payable
    from old_bill o where o.store_id = $1 and o.customer_id in (select id from who)
  ) v join branch r on r.store_id = $1 and r.id = v.branch_id
  where v.branch_id = any($3::uuid[]) order by v.at desc, v.id limit 100`
