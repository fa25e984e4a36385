import type { Bill } from '@quay/contract/bill/shapes'
import { branchRoutes } from '@quay/contract/branch/routes'
import { call } from '../../../api/client.ts'
import { printReceipt } from './print-receipt.ts'

/** Prints a bill's receipt in the look of its branch, and in the ordinary one where that cannot be read. */
export async function printBill(bill: Bill): Promise<void> {
  const template = await call(branchRoutes.receipt, { params: { id: bill.branchId } }).catch(() => null)
  await printReceipt(bill, { template })
}
