import type { CustomerMergePart } from '../../customer-merge-parts.ts'
import type { Tx } from '../../db/connection/transaction.ts'

const open = "progress in ('DRAFT', 'OPEN', 'PARTIAL')"

/** Holds the open orders of who is merged, before the customers: whatever works on an order locks it before its customer. */
export async function lockMergedOrders(tx: Tx, duplicateId: string): Promise<void> {
  await tx.query(
    `select id from sales_order where store_id = $1 and customer_id = $2 and ${open} order by id for update`,
    [tx.storeId, duplicateId],
  )
}

const moveSql = `
  update sales_order set customer_id = $3, version = version + 1,
    customer_name = (select name from customer where store_id = $1 and id = $3)
  where store_id = $1 and customer_id = $2 and ${open}`

/** What the duplicate ordered and has not got yet is the survivor's order; those that have ended keep the name that they had. */
export const moveMergedOrders: CustomerMergePart = async (tx, _posting, { survivorId, duplicateId }) => {
  await tx.query(moveSql, [tx.storeId, duplicateId, survivorId])
}
