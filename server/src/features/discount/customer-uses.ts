import type { Tx } from '../../db/transaction.ts'

interface UseRow {
  discountId: string
  uses: number
}

/** Uses that stand: of bills that were not cancelled, within the day or the month that the promotion counts. */
const usesSql = `
  select u.discount_id, count(*)::int as uses
  from discount_use u join discount d on d.store_id = u.store_id and d.id = u.discount_id
  where u.store_id = $1 and u.customer_id = $2 and u.uses = 1 and d.max_uses_customer is not null
    and (d.customer_period = 'ALL' or u.business_day >= case d.customer_period when 'DAY' then $3::date else date_trunc('month', $3::date)::date end)
    and not exists (select from discount_use x where x.store_id = $1 and x.undoes_id = u.id)
  group by u.discount_id`

/** How often a customer used each promotion that is limited for each customer. A sale reads it under the lock of the customer. */
export const readCustomerUses = (tx: Tx, customerId: string, today: string): Promise<UseRow[]> =>
  tx.query<UseRow>(usesSql, [tx.storeId, customerId, today])
