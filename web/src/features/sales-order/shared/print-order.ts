import type { SalesOrder } from '@quay/contract/sales-order/shapes'
import { branchPrint, lookOf } from '../../../print/branch-print.ts'
import { print } from '../../../print/printing.ts'

/** Prints the slip of an order in the look of its branch, and in the ordinary one where that cannot be read. */
export async function printOrder(order: SalesOrder): Promise<void> {
  const { branchId } = order
  await print({
    name: order.code,
    document: { kind: 'order', order },
    ...lookOf('order', branchId, await branchPrint(branchId)),
  })
}
