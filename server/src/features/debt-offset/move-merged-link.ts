import type { CustomerMergePart } from '../../customer-merge-parts.ts'

/** The survivor is the provider that the duplicate was, unless it is one already. */
export const moveMergedLink: CustomerMergePart = async (tx, _posting, { survivorId, duplicateId }) => {
  await tx.query(
    `update partner_link set customer_id = $2 where store_id = $1 and customer_id = $3
       and not exists (select from partner_link o where o.store_id = $1 and o.customer_id = $2)`,
    [tx.storeId, survivorId, duplicateId],
  )
  await tx.query('delete from partner_link where store_id = $1 and customer_id = $2', [tx.storeId, duplicateId])
}
