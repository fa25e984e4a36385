import type { EndOfDay, SalesReport, Shift } from '@quay/contract/shift/shapes'
import type { Slip, SlipRow } from '@quay/domain/print/document'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { outsideWords } from '@quay/domain/shift/day-words'
import { formatDate, formatDateTime } from '@quay/domain/text/format-date'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { shiftText } from '../../../text/till/shift.ts'
import { type AboutDay, fundLines } from './about-day.ts'

const { paper } = shiftText
const row = (label: string, value: string): SlipRow => [label, value]
const line = (label: string, amount: number | null) => (amount === null ? [] : [row(label, formatDong(amount))])
const some = (label: string, amount: number) => (amount === 0 ? [] : line(label, amount))

/** What was sold, without the money of funds. */
export type Sold = Omit<SalesReport, 'drawer' | 'bankFlow'>

/** Lines of what was sold, without those that say nothing. */
function salesLines(report: Sold): SlipRow[] {
  return [
    row(shiftText.billCount, formatNumber(report.billCount)),
    ...line(shiftText.gross, report.gross),
    ...some(shiftText.promotions, -report.promotions),
    ...some(shiftText.lineDiscount, -report.lineDiscount),
    ...some(shiftText.orderDiscount, -report.orderDiscount),
    ...some(shiftText.pointsAmount, -report.pointsAmount),
    ...line(shiftText.payable, report.payable),
    ...some(shiftText.surcharges, report.surcharges),
    ...some(shiftText.cashRounding, report.cashRounding),
    ...some(shiftText.vat, report.vat),
    ...line(shiftText.cash, report.cash),
    ...some(shiftText.bank, report.bank),
    ...some(shiftText.debt, report.debt),
    ...some(shiftText.depositUsed, report.depositUsed),
    ...some(shiftText.exchangeUsed, report.exchangeUsed),
    ...(report.cancelledCount > 0
      ? [
          row(
            shiftText.cancelledBills,
            `${formatNumber(report.cancelledCount)} · ${formatDong(report.cancelledPayable)}`,
          ),
        ]
      : []),
    ...(report.returns.count > 0
      ? [
          row(shiftText.returns.count, formatNumber(report.returns.count)),
          ...returnLines(report).flatMap(({ label, amount }) => line(label, amount)),
          ...line(shiftText.net, report.payable - report.returns.amount),
        ]
      : []),
  ]
}

const ways = ['amount', 'cash', 'bank', 'credited', 'debtReduced', 'exchanged'] as const

/** What customers brought back is worth, and the ways in which they got their money, without those that nobody took. */
export const returnLines = ({ returns }: Sold): { label: string; amount: number }[] =>
  ways
    .map(way => ({ label: shiftText.returns[way], amount: returns[way] }))
    .filter(({ amount }, place) => place === 0 || amount !== 0)

/** The places of a flow that have something in them, with their names. */
export const flowLines = (flow: SalesReport['drawer']): { label: string; amount: number }[] =>
  (Object.keys(shiftText.flow) as (keyof SalesReport['drawer'])[])
    .map(place => ({ label: shiftText.flow[place], amount: flow[place] }))
    .filter(({ amount }) => amount !== 0)

/** A closed shift on the roll of 80 mm: what was sold, what moved, what was counted, and both names. */
export function slipOf(shift: Shift, timeZone: string): Slip {
  const { report } = shift
  return [
    paper.title,
    paper.shift(shift.code, shiftText.states[shift.status]),
    row(shiftText.facts.till, shift.deviceName ?? shiftText.commonDrawer),
    row(shiftText.facts.holder, shift.heldByName),
    row(shiftText.facts.opened, formatDateTime(shift.openedAt, timeZone)),
    ...(shift.closedAt ? [row(shiftText.facts.closed, formatDateTime(shift.closedAt, timeZone))] : []),
    ...(shift.handedTo ? [row(shiftText.facts.handedTo, shift.handedTo.name)] : []),
    '—',
    ...(report ? [...salesLines(report), '—'] : []),
    ...line(shiftText.float, shift.openingFloat),
    ...(report ? flowLines(report.drawer).flatMap(({ label, amount }) => line(label, amount)) : []),
    ...line(shiftText.expected, shift.expected),
    ...line(shiftText.countedSum, shift.counted),
    ...line(shiftText.difference, shift.difference),
    ...(shift.counts.at(-1)?.funds ?? []).flatMap(({ name, expected, counted, difference }) => [
      ...line(shiftText.ofFund(name, shiftText.expected), expected),
      ...line(shiftText.ofFund(name, shiftText.countedSum), counted),
      ...line(shiftText.ofFund(name, shiftText.difference), difference),
    ]),
    ...(shift.reason ? [row(shiftText.facts.reason, shift.reason)] : []),
    ...line(shiftText.taken, shift.taken),
    ...(shift.lateCount > 0 ? [row(shiftText.lateBills, formatNumber(shift.lateCount))] : []),
  ]
}

/** The end of a day on the roll. */
export function slipOfDay(report: EndOfDay, about: AboutDay): Slip {
  const outside = outsideWords(report)
  return [
    paper.dayTitle,
    row(shiftText.day.label, formatDate(report.day)),
    ...about.facts.map(([label, value]) => row(label, value)),
    '—',
    ...salesLines(report.report),
    ...(report.funds ?? []).flatMap(fund => [
      '—',
      fund.name,
      ...fundLines(fund).flatMap(({ label, amount }) => line(label, amount)),
    ]),
    ...report.shifts.flatMap(shift => [
      '—',
      `${shift.code} · ${shift.heldByName}`,
      ...line(shiftText.expected, shift.expected),
      ...(shift.counted === null ? [paper.notClosed] : line(shiftText.countedSum, shift.counted)),
      ...line(shiftText.difference, shift.difference),
    ]),
    ...(report.sellers.length > 0 ? ['—', shiftText.day.sellers] : []),
    ...report.sellers.flatMap(({ sellerName, amount, returned }) => line(sellerName, amount - returned)),
    ...(report.goods.length > 0 ? ['—', shiftText.day.goods] : []),
    ...report.goods.map(({ productName, sold, returned, units }) =>
      row(productName, formatUnits(sold - returned, units)),
    ),
    ...(report.goods.length < report.goodsCount
      ? [shiftText.day.goodsRest(formatNumber(report.goods.length), formatNumber(report.goodsCount))]
      : []),
    ...(outside ? ['—', outside] : []),
    ...(about.notes.length > 0 ? ['—', ...about.notes] : []),
  ]
}
