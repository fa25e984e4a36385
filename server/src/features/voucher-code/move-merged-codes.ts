import type { CustomerMergePart } from '../../customer-merge-parts.ts'

/** Codes that the duplicate alone could use are the survivor's; who used one stands on the bill. */
export const moveMergedCodes: CustomerMergePart = async (tx, _posting, { survivorId, duplicateId }) => {
  await tx.query(
    `update voucher_code set customer_id = $3 where store_id = $1 and customer_id = $2 and state in ('UNUSED', 'ISSUED')`,
    [tx.storeId, duplicateId, survivorId],
  )
}
