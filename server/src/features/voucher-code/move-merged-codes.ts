import type { CustomerMergePart } from '../../customer-merge-parts.ts'

/** Codes that the duplicate alone could use are the survivor's: used and cancelled ones too, because a return may make them good again. Who used one stands on the bill. */
export const moveMergedCodes: CustomerMergePart = async (tx, _posting, { survivorId, duplicateId }) => {
  await tx.query('update voucher_code set customer_id = $3 where store_id = $1 and customer_id = $2', [
    tx.storeId,
    duplicateId,
    survivorId,
  ])
}
