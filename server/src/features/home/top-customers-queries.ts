import type { homeRoutes } from '@quay/contract/home/routes'
import type { Answer } from '@quay/contract/route'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { visibleCustomer } from '../customer/visible-customers.ts'
import { daysOfPeriod } from './days-of-period.ts'
import { sellerSeenBy } from './own-sales.ts'

type TopCustomers = (typeof homeRoutes)['topCustomers']

/**
 * The ten customers who bought most at a branch, less what they brought back, or who owe the store most (debt is of the store, not of
 * a branch). Customers that were merged count with the one that stayed.
 */
export async function readTopCustomers(
  tx: Tx,
  actor: Actor,
  { branchId: asked, by, period }: z.output<TopCustomers['query']>,
): Promise<Answer<TopCustomers>> {
  const branchId = branchOf(actor, asked)
  if (by === 'debt') return tx.query(debtorsSql, [tx.storeId, actor.branchIds])
  const { today } = await readBranchDay(tx, branchId)
  const { from, to } = daysOfPeriod(period, today)
  return tx.query(buyersSql, [tx.storeId, branchId, from, to, actor.branchIds, sellerSeenBy(actor)])
}

const debtorsSql = `
  select c.id as customer_id, c.name, 0 as revenue, 0 as bill_count, c.debt
  from customer c where c.store_id = $1 and c.debt > 0 and ${visibleCustomer('c', '$1', '$2')}
  order by c.debt desc, c.id limit 10`

const buyersSql = `
  select c.id as customer_id, c.name, t.revenue, t.bill_count, c.debt
  from (
    select coalesce(k.merged_into, k.id) as id, sum(m.revenue)::bigint as revenue, sum(m.bills)::int as bill_count
    from (
      select customer_id, payable as revenue, 1 as bills from bill
      where store_id = $1 and branch_id = $2 and business_day between $3 and $4 and status = 'SUCCEED' and customer_id is not null
        and ($6::uuid is null or seller_id = $6)
      union all
      select d.customer_id, 0 - d.goods_amount, 0 from sale_return d
      left join bill b on b.store_id = $1 and b.id = d.bill_id
      where d.store_id = $1 and d.branch_id = $2 and d.business_day between $3 and $4 and d.status = 'SUCCEED' and d.customer_id is not null
        and ($6::uuid is null or coalesce(b.seller_id, d.created_by) = $6)
    ) m
    join customer k on k.store_id = $1 and k.id = m.customer_id
    group by coalesce(k.merged_into, k.id)
  ) t
  join customer c on c.store_id = $1 and c.id = t.id and ${visibleCustomer('c', '$1', '$5')}
  where t.revenue > 0
  order by t.revenue desc, c.id limit 10`
