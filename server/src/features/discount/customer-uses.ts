import type { Tx } from '../../db/connection/transaction.ts'
import { requireCustomer } from '../customer/require-customer.ts'

interface UseRow {
  discountId: string
  uses: number
}

/** Uses that stand: of orders, and of bills that were not cancelled and of which something is left, within the day or the month that the promotion counts. */
const usesSql = `
  select u.discount_id, count(distinct coalesce(u.bill_id, u.order_id))::int as uses
  from discount_use u join discount d on d.store_id = u.store_id and d.id = u.discount_id
  where u.store_id = $1 and u.customer_id in (select c.id from customer c where c.store_id = $1 and (c.id = $2 or c.merged_into = $2)) and u.sale_return_id is null and u.uses = 1 and d.max_uses_customer is not null
    and (d.customer_period = 'ALL' or u.business_day >= case d.customer_period when 'DAY' then $3::date else date_trunc('month', $3::date)::date end)
    and (select sum(x.uses) from discount_use x where x.store_id = $1
      and coalesce(x.bill_id, x.order_id) = coalesce(u.bill_id, u.order_id) and x.discount_id = u.discount_id) > 0
  group by u.discount_id`

/** How often a customer used each promotion that is limited for each customer. those merged into them are the same person. A sale reads it under the lock of the customer. */
export const readCustomerUses = (tx: Tx, customerId: string, today: string): Promise<UseRow[]> =>
  tx.query<UseRow>(usesSql, [tx.storeId, customerId, today])

/** readCustomerUses for a till that asks. Throws `not-found`. */
export async function usesOfCustomer(tx: Tx, customerId: string, today: string): Promise<UseRow[]> {
  await requireCustomer(tx, customerId)
  return readCustomerUses(tx, customerId, today)
}
