import type { EndOfDay, Shift } from '@quay/contract/shift/shapes'
import type { Report, ReportTable } from '@quay/domain/print/document'
import type { TableColumn } from '@quay/domain/print/part'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { outsideWords } from '@quay/domain/shift/day-words'
import { formatDate, formatDateTime } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { shiftText } from '../../../text/till/shift.ts'
import { type AboutDay, fundLines } from './about-day.ts'
import { flowLines, returnLines, type Sold } from './slip-of.ts'

const { paper, day: dayWords } = shiftText

interface Sum {
  label: string
  /** Without an amount there is no line. */
  amount: number | null
  isStrong?: boolean
}

/** Columns of a table: the first at the left, the others as figures unless they are said to be words. */
const columnsOf = (heads: readonly string[], shares: readonly number[], words: readonly number[] = []): TableColumn[] =>
  heads.map((head, place) => ({
    head,
    share: shares[place] ?? 1,
    align: place === 0 || words.includes(place) ? 'left' : 'right',
  }))

function sumsTable(row: ReportTable['row'], heads: readonly string[], sums: readonly Sum[]): ReportTable {
  const shown = sums.filter(({ amount }) => amount !== null)
  return {
    row,
    columns: columnsOf(heads, [3, 1]),
    rows: shown.map(({ label, amount }) => [label, formatNumber(amount!)]),
    strong: shown.flatMap(({ isStrong }, place) => (isStrong ? [place] : [])),
  }
}

/** What was sold, what came back, which bills were cancelled. */
function salesTables(report: Sold): ReportTable[] {
  const { returns, cancelled } = report
  return [
    sumsTable(
      'sales',
      [shiftText.sales, paper.amount],
      [
        { label: shiftText.billCount, amount: report.billCount },
        { label: shiftText.gross, amount: report.gross },
        { label: shiftText.promotions, amount: -report.promotions || null },
        { label: shiftText.lineDiscount, amount: -report.lineDiscount || null },
        { label: shiftText.orderDiscount, amount: -report.orderDiscount || null },
        { label: shiftText.pointsAmount, amount: -report.pointsAmount || null },
        { label: shiftText.payable, amount: report.payable, isStrong: true },
        { label: shiftText.surcharges, amount: report.surcharges || null },
        { label: shiftText.cashRounding, amount: report.cashRounding || null },
        { label: shiftText.vat, amount: report.vat || null },
        { label: shiftText.cash, amount: report.cash },
        { label: shiftText.bank, amount: report.bank || null },
        { label: shiftText.debt, amount: report.debt || null },
        { label: shiftText.depositUsed, amount: report.depositUsed || null },
        { label: shiftText.exchangeUsed, amount: report.exchangeUsed || null },
      ],
    ),
    sumsTable(
      'returned',
      [shiftText.returns.title, paper.amount],
      returns.count === 0
        ? []
        : [
            { label: shiftText.returns.count, amount: returns.count },
            ...returnLines(report),
            { label: shiftText.net, amount: report.payable - returns.amount, isStrong: true },
          ],
    ),
    {
      row: 'cancelled',
      columns: columnsOf(paper.cancelHeads, [2, 5, 2], [1]),
      rows: cancelled.map(bill => [
        bill.code,
        [bill.cancelledByName, bill.reason].filter(Boolean).join(': '),
        formatNumber(bill.payable),
      ]),
    },
  ]
}

/** A closed shift on a sheet: what was sold, what moved, the count by denomination. */
export function reportOf(shift: Shift, timeZone: string): Report {
  const { issuer, report, facts } = { ...shift, facts: shiftText.facts }
  const last = shift.counts.at(-1)
  const fact = (label: string, value: string | null | undefined): (readonly [string, string])[] =>
    value ? [[label, value]] : []
  return {
    title: paper.title,
    issuer,
    about: paper.shift(shift.code, shiftText.states[shift.status]),
    facts: [
      ...fact(facts.till, shift.deviceName ?? shiftText.commonDrawer),
      ...fact(facts.holder, shift.heldByName),
      ...fact(facts.opened, formatDateTime(shift.openedAt, timeZone)),
      ...fact(facts.closed, shift.closedAt && formatDateTime(shift.closedAt, timeZone)),
      ...fact(facts.closedBy, shift.closedByName),
      ...fact(facts.handedTo, shift.handedTo?.name),
      ...fact(facts.reason, shift.reason),
    ],
    tables: [
      ...(report ? salesTables(report) : []),
      sumsTable(
        'money',
        [shiftText.drawer, paper.amount],
        [
          { label: shiftText.float, amount: shift.openingFloat },
          ...(report ? flowLines(report.drawer) : []),
          { label: shiftText.expected, amount: shift.expected, isStrong: true },
          { label: shiftText.countedSum, amount: shift.counted, isStrong: true },
          { label: shiftText.difference, amount: shift.difference, isStrong: true },
          { label: shiftText.taken, amount: shift.taken },
        ],
      ),
      ...(last?.funds ?? []).map(({ name, expected, counted, difference }) =>
        sumsTable(
          'money',
          [name, paper.amount],
          [
            { label: shiftText.expected, amount: expected },
            { label: shiftText.countedSum, amount: counted },
            { label: shiftText.difference, amount: difference, isStrong: true },
          ],
        ),
      ),
      {
        row: 'notes',
        columns: columnsOf(paper.noteHeads, [1, 1, 1]),
        rows: (last?.notes ?? []).map(({ value, quantity }) => [
          formatNumber(value),
          formatNumber(quantity),
          formatNumber(value * quantity),
        ]),
      },
    ],
    notes: shift.lateCount > 0 ? [`${shiftText.lateBills}: ${formatNumber(shift.lateCount)}`] : [],
  }
}

/** The end of a day of a branch on a sheet. */
export function reportOfDay(
  { day, report, funds, shifts, goods, goodsCount, sellers, issuer, ...rest }: EndOfDay,
  about: AboutDay,
): Report {
  const outside = outsideWords(rest)
  const figure = (amount: number | null) => (amount === null ? paper.notClosed : formatNumber(amount))
  return {
    title: paper.dayTitle,
    issuer,
    about: `${dayWords.label} ${formatDate(day)}`,
    facts: about.facts,
    tables: [
      ...salesTables(report),
      ...(funds ?? []).map(fund => sumsTable('money', [fund.name, paper.amount], fundLines(fund))),
      {
        row: 'shifts',
        columns: columnsOf(paper.shiftHeads, [2, 3, 2, 2, 2], [1]),
        rows: shifts.map(shift => [
          shift.code,
          shift.heldByName,
          figure(shift.expected),
          figure(shift.counted),
          figure(shift.difference),
        ]),
      },
      {
        row: 'sellers',
        columns: columnsOf(Object.values(dayWords.sellerHeads), [4, 1, 2, 2]),
        rows: sellers.map(seller => [
          seller.sellerName,
          formatNumber(seller.billCount),
          formatNumber(seller.amount),
          formatNumber(seller.returned),
        ]),
      },
      {
        row: 'goods',
        columns: columnsOf(Object.values(dayWords.goodsHeads), [5, 2, 2, 2]),
        rows: goods.map(one => [
          one.productName,
          formatUnits(one.sold, one.units),
          one.returned > 0 ? formatUnits(one.returned, one.units) : '',
          formatNumber(one.amount),
        ]),
      },
    ],
    notes: [
      ...(goods.length < goodsCount ? [dayWords.goodsRest(formatNumber(goods.length), formatNumber(goodsCount))] : []),
      ...(outside ? [outside] : []),
      ...about.notes,
    ],
  }
}
