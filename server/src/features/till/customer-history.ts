import type { BoughtBill } from '@quay/contract/till/sale-shapes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { requireVisibleCustomer } from '../customer/visible-customers.ts'

/** How many bills a till shows beside the cart. */
const newest = 5

const billsSql = `
  select b.id, b.code, b.sold_at, b.payable
  from bill b
  where b.store_id = $1 and b.status = 'SUCCEED' and b.branch_id = any($3::uuid[]) and b.customer_id in (
    select $2::uuid union all select c.id from customer c where c.store_id = $1 and c.merged_into = $2)
  order by b.sold_at desc, b.id desc
  limit $4`

const itemsSql = `
  select i.bill_id, i.product_id, i.product_name, i.unit_id, i.unit_name, i.quantity, i.note
  from bill_item i
  where i.store_id = $1 and i.bill_id = any($2::uuid[]) and i.gift_discount_id is null
  order by i.bill_id, i.position`

type Item = BoughtBill['items'][number]

/** The newest bills of a customer at the caller's branches, those of records merged into theirs too. */
export async function readCustomerHistory(tx: Tx, actor: Actor, customerId: string): Promise<{ bills: BoughtBill[] }> {
  await requireVisibleCustomer(tx, actor, customerId, 'customerId')
  const bills = await tx.query<Omit<BoughtBill, 'items'>>(billsSql, [tx.storeId, customerId, actor.branchIds, newest])
  const items = await tx.query<Item & { billId: string }>(itemsSql, [tx.storeId, bills.map(({ id }) => id)])
  const ofBill = Map.groupBy(items, item => item.billId)
  return { bills: bills.map(bill => ({ ...bill, items: ofBill.get(bill.id) ?? [] })) }
}
