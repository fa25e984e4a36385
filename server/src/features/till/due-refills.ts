import { callDaysAfter, callDaysBefore } from '@quay/contract/customer-care/routes'
import type { DueRefill } from '@quay/contract/till/sale-shapes'
import { addDays } from '@quay/domain/time/calendar'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { requireVisibleCustomer } from '../customer/visible-customers.ts'

const most = 10

/**
 * The medicines of a customer that run out by now, as the list of calls has them, whether somebody called or not: the customer stands at
 * the till. One that was bought again since is left out. Throws `not-found`.
 */
export async function readDueRefills(
  tx: Tx,
  actor: Actor,
  query: { branchId?: string | undefined; customerId: string },
): Promise<{ items: DueRefill[] }> {
  const branchId = branchOf(actor, query.branchId)
  await requireVisibleCustomer(tx, actor, query.customerId, 'customerId')
  const { today } = await readBranchDay(tx, branchId)
  const between = [addDays(today, 0 - callDaysAfter), addDays(today, callDaysBefore)]
  const items = await tx.query<DueRefill>(refillsSql, [tx.storeId, query.customerId, actor.branchIds, ...between])
  return { items }
}

const refillsSql = `
  with own as materialized (
    select b.id, b.code, b.sold_at from bill b
    where b.store_id = $1 and b.status = 'SUCCEED' and b.branch_id = any($3::uuid[]) and b.business_day >= $4::date - 365
      and b.customer_id in (select $2::uuid union all select c.id from customer c where c.store_id = $1 and c.merged_into = $2))
  select i.id, i.product_id, i.product_name, i.unit_id, i.unit_name, i.quantity, b.code as bill_code, i.business_day as sold_on,
    i.business_day + i.days_of_supply as ends_on
  from own b join bill_item i on i.store_id = $1 and i.bill_id = b.id
  where i.days_of_supply is not null and i.returned_base < i.base_quantity
    and i.business_day + i.days_of_supply between $4::date and $5::date
    and not exists (
      select from own m join bill_item n on n.store_id = $1 and n.bill_id = m.id
      where n.product_id = i.product_id and m.sold_at > b.sold_at)
  order by ends_on, i.product_name, i.id limit ${most}`
