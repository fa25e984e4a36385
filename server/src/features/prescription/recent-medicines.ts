import type { RecentMedicine } from '@quay/contract/prescription/routes'
import { addDays } from '@quay/domain/time/calendar'
import type { Tx } from '../../db/connection/transaction.ts'
import { requireCustomer } from '../customer/require-customer.ts'

/** So long a medicine may be taken still. */
const recentDays = 30

/**
 * What a customer bought lately and did not bring back, with an ingredient: each medicine by its last bill, also where it was sold in a combo
 * or to who was merged into them. Throws `not-found`.
 */
export async function readRecentMedicines(tx: Tx, customerId: string): Promise<{ items: RecentMedicine[] }> {
  await requireCustomer(tx, customerId)
  const since = addDays(tx.now.toISOString().slice(0, 10), -recentDays)
  return { items: await tx.query<RecentMedicine>(recentSql, [tx.storeId, customerId, since]) }
}

const recentSql = `
  with bought as materialized (
    select b.id, b.code, b.business_day, b.sold_at from bill b
    where b.store_id = $1 and b.status = 'SUCCEED' and b.sold_at >= $3::date and b.customer_id in (
      select c.id from customer c where c.store_id = $1 and (c.id = $2 or c.merged_into = $2))
  )
  select product_id, product_name, ingredient, bill_id, bill_code, business_day from (
    select distinct on (sold.product_id) sold.product_id, d.name as product_name, d.active_ingredient as ingredient, b.id as bill_id,
      b.code as bill_code, b.business_day, b.sold_at
    from bought b join (
      select i.bill_id, i.product_id from bill_item i
      where i.store_id = $1 and i.returned_base < i.base_quantity and i.bill_id in (select id from bought)
      union all
      select p.bill_id, p.product_id from bill_item_part p
      where p.store_id = $1 and p.returned_base < p.base_quantity and p.bill_id in (select id from bought)
    ) sold on sold.bill_id = b.id
    join product d on d.store_id = $1 and d.id = sold.product_id and d.active_ingredient is not null
    order by sold.product_id, b.sold_at desc
  ) latest order by sold_at desc, product_id limit 200`
