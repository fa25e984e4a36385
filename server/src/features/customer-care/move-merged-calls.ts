import type { CustomerMergePart } from '../../customer-merge-parts.ts'

/** Who was called on a birthday was called, under whichever name; of two calls about one day that of the survivor stays. */
export const moveMergedCalls: CustomerMergePart = async (tx, _posting, { survivorId, duplicateId }) => {
  await tx.query(
    `update customer_call l set customer_id = $3 where store_id = $1 and customer_id = $2 and not exists (
       select from customer_call o where o.store_id = $1 and o.customer_id = $3 and o.birthday_on = l.birthday_on)`,
    [tx.storeId, duplicateId, survivorId],
  )
}
