import type { BranchPrint } from '@quay/contract/print-template/branch-print'
import type { SalesOrder } from '@quay/contract/sales-order/shapes'
import type { Quotation } from '@quay/domain/print/document'
import { quotationOfOrder } from '@quay/domain/print/quotation-content'
import { branchPrint, lookOf } from '../../../print/branch-print.ts'
import { print } from '../../../print/printing.ts'
import { salesOrderText as words } from '../../../text/bill/sales-order.ts'

type On = 'roll' | 'sheet'

/** Prints the slip of an order in the look of its branch, and in the ordinary one where that cannot be read; on a sheet where one is asked for. */
export async function printOrder(order: SalesOrder, on?: On): Promise<void> {
  const { branchId } = order
  await print({
    name: order.code,
    document: { kind: 'order', order },
    ...lookOf('order', branchId, await branchPrint(branchId), 0, on),
  })
}

/** Prints an order that is not confirmed as a quotation. */
export const printOrderQuotation = (order: SalesOrder, on?: On): Promise<void> =>
  printQuotation(quotationOfOrder(order), on)

/** Prints what goods would cost a customer; `known` where it is known how papers of the branch look. */
export async function printQuotation(quotation: Quotation, on?: On, known?: BranchPrint): Promise<void> {
  const { branchId, code } = quotation
  await print({
    name: code ?? words.quotation,
    document: { kind: 'quotation', quotation },
    ...lookOf('quotation', branchId, known ?? (await branchPrint(branchId)), 0, on),
  })
}
