import type { SaleReturn } from '@quay/contract/sale-return/shapes'
import { branchPrint, lookOf } from '../../../print/branch-print.ts'
import { print } from '../../../print/printing.ts'

/** Prints what a customer brought back, in the look of its branch. */
export async function printReturn(document: SaleReturn): Promise<void> {
  const { branchId } = document
  await print({
    name: document.code,
    document: { kind: 'return', document },
    ...lookOf('return', branchId, await branchPrint(branchId)),
  })
}
