import type { Bill } from '@quay/contract/bill/shapes'
import { branchPrint } from '../../../print/branch-print.ts'
import { type PrintOptions, printReceipt } from './print-receipt.ts'

/** Prints a paper of a bill in the look of its branch, and in the ordinary one where that cannot be read. */
export async function printBill(bill: Bill, options: Pick<PrintOptions, 'kind'> = {}): Promise<void> {
  await printReceipt(bill, { ...options, template: await branchPrint(bill.branchId) })
}
