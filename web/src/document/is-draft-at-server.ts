import { disposalRoutes } from '@quay/contract/disposal'
import { inboundRoutes } from '@quay/contract/inbound'
import { inboundReturnRoutes } from '@quay/contract/inbound-return'
import { voucherRoutes } from '@quay/contract/money'
import { purchaseOrderRoutes } from '@quay/contract/purchase-order'
import { transferRoutes } from '@quay/contract/stock-transfer'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/client.ts'
import type { DraftKind } from './draft-slot.tsx'

const reads: Record<DraftKind, (id: string) => Promise<{ status: string }>> = {
  import: id => call(inboundRoutes.get, { params: { id } }),
  'import-return': id => call(inboundReturnRoutes.get, { params: { id } }),
  'purchase-order': id => call(purchaseOrderRoutes.get, { params: { id } }),
  transfer: id => call(transferRoutes.get, { params: { id } }),
  disposal: id => call(disposalRoutes.get, { params: { id } }),
  voucher: id => call(voucherRoutes.get, { params: { id } }),
}

/** Whether a stored document can still be edited as a draft; one that is not there any more cannot. Throws ApiError. */
export async function isDraftAtServer(kind: DraftKind, id: string): Promise<boolean> {
  try {
    return (await reads[kind](id)).status === 'DRAFT'
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-found') return false
    throw error
  }
}
