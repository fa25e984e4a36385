import type { PrintPaper } from '@quay/contract/print-template/template'
import type { Voucher } from '@quay/domain/print/document'
import { templateFor } from '@quay/domain/print/ordinary-template'
import { branchPrint, lookOf } from '../../print/branch-print.ts'
import { print } from '../../print/printing.ts'

/** Prints a receipt or a payment: on the roll of the till, or as the form 01-TT or 02-TT on a sheet. */
export async function printVoucher(voucher: Voucher, paper?: PrintPaper): Promise<void> {
  const { branchId } = voucher
  const known = await branchPrint(branchId)
  const look = lookOf('voucher', branchId, known)
  const template = templateFor('voucher', known.templates)
  await print({
    name: voucher.code,
    document: { kind: 'voucher', voucher },
    ...look,
    template: paper ? { ...template, paper } : template,
  })
}
