import type { EndOfDay, Shift } from '@quay/contract/shift/shapes'
import type { Report, Slip } from '@quay/domain/print/document'
import { branchPrint, lookOf } from '../../print/branch-print.ts'
import { print } from '../../print/printing.ts'
import { shiftText } from '../../text/till/shift.ts'
import { printSlip } from '../receipt/shared/print-slip.ts'
import type { AboutDay } from './shared/about-day.ts'
import { reportOf, reportOfDay } from './shared/report-of.ts'
import { slipOf, slipOfDay } from './shared/slip-of.ts'

async function onSheet(name: string, branchId: string, report: Report): Promise<void> {
  await print({
    name,
    document: { kind: 'report', report },
    ...lookOf('report', branchId, await branchPrint(branchId)),
  })
}

async function onRoll(branchId: string, slip: Slip, signatures?: readonly string[]): Promise<void> {
  const template = await branchPrint(branchId)
  printSlip(slip, { branchId, template, ...(signatures && { signatures }) })
}

/** Prints a closed shift on A4, in the look of its branch. */
export const printShift = (shift: Shift, timeZone: string): Promise<void> =>
  onSheet(shift.code, shift.branchId, reportOf(shift, timeZone))

/** Prints it on the roll of this till, with places to sign. */
export const printShiftSlip = (shift: Shift, timeZone: string): Promise<void> =>
  onRoll(shift.branchId, slipOf(shift, timeZone), shiftText.paper.signatures)

/** Prints the end of a day on A4. */
export const printDay = (day: EndOfDay, about: AboutDay): Promise<void> =>
  onSheet(shiftText.endOfDay, day.branchId, reportOfDay(day, about))

/** Prints it on the roll of this till. */
export const printDaySlip = (day: EndOfDay, about: AboutDay): Promise<void> =>
  onRoll(day.branchId, slipOfDay(day, about))
