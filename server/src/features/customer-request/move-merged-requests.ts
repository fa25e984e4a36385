import type { CustomerMergePart } from '../../customer-merge-parts.ts'

/** What the duplicate asked for and still waits for is the survivor's request. */
export const moveMergedRequests: CustomerMergePart = async (tx, _posting, { survivorId, duplicateId }) => {
  await tx.query(
    'update customer_request set customer_id = $3, version = version + 1 where store_id = $1 and customer_id = $2',
    [tx.storeId, duplicateId, survivorId],
  )
}
