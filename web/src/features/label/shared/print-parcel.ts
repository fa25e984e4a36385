import type { Bill } from '@quay/contract/bill/shapes'
import { parcelPaper } from '@quay/domain/label/label-papers'
import { labelRows } from '@quay/domain/print/label-content'
import { templateFor } from '@quay/domain/print/ordinary-template'
import { branchPrint } from '../../../print/branch-print.ts'
import { printStickers } from '../../../print/print-stickers.ts'
import { readShift } from './label-shift.ts'

/** Prints the label of a delivery, as many as its template says. */
export async function printParcel(bill: Bill): Promise<void> {
  const template = templateFor('parcel', (await branchPrint(bill.branchId)).templates)
  const rows = labelRows({ kind: 'parcel', bill }, template)
  await printStickers(Array(template.copies).fill(rows), parcelPaper, readShift(parcelPaper.id))
}
