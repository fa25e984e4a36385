import type { BookRow } from '@quay/contract/book/shapes'
import type { Activity } from '@quay/contract/tax-book/activity'
import { activityText } from '@quay/domain/book/activity-text'
import { ruleOn } from '@quay/domain/tax/tax-rules'
import { formatNumber } from '@quay/domain/text/format-number'
import { addDays, lastDayOfMonth } from '@quay/domain/time/calendar'
import type { Tx } from '../../db/connection/transaction.ts'
import { bookRow, headRow, sumRow } from '../../export/book-rows.ts'
import type { BookKeeper } from './household.ts'
import { type DaySum, type RevenueDocument, readDaySums, readRevenueDocuments, type Span } from './revenue-queries.ts'
import { readYearsRevenue, taxesByRevenue } from './taxes-of-period.ts'

/** What a book is asked for: its days, a row a day or a row a document, and how many rows at most. */
export interface Asked extends Span {
  by: 'DAY' | 'DOCUMENT'
  most: number
}

/** The revenue of each day: households at or below the threshold keep nothing more. */
export async function revenueByDay(tx: Tx, keeper: BookKeeper, asked: Asked): Promise<BookRow[]> {
  const days = await readDaySums(tx, keeper, asked)
  const rows =
    asked.by === 'DAY'
      ? days.map(day => bookRow([day.day, describeDay(day), day.main + day.service], ofDay(day.day)))
      : (await readRevenueDocuments(tx, keeper, asked, asked.most)).map(one =>
          bookRow([one.day, `${one.code} ${describeDocument(one)}`, one.main + one.service], one),
        )
  return [...rows, sumRow(3, 1, 'Tổng cộng', { 2: sumOf(days, ({ main, service }) => main + service) })]
}

/** A line of revenue in one activity. */
interface Line {
  day: string
  code: string | null
  words: string
  amount: number
  opens: BookRow['opens']
}

/**
 * Revenue by activity with what it pays: VAT, and income tax by revenue where the household pays that way.
 * A period's tax is that of the year until its end less that of the year before it, so what crosses the threshold pays for the whole year.
 */
export async function revenueByActivity(
  tx: Tx,
  keeper: BookKeeper,
  asked: Asked,
  { withIncomeTax }: { withIncomeTax: boolean },
): Promise<BookRow[]> {
  const [days, revenue] = await Promise.all([readDaySums(tx, keeper, asked), readYearsRevenue(tx, keeper, asked)])
  const documents = asked.by === 'DAY' ? undefined : await readRevenueDocuments(tx, keeper, asked, asked.most)
  const taxes = taxesByRevenue(keeper, revenue, asked)
  const rates = ruleOn(asked.to, keeper.rules)?.activities
  const rows: BookRow[] = []
  for (const activity of activitiesOf(days, keeper)) {
    const lines = linesOf(activity, keeper, days, documents)
    const rate = rates?.[activity]
    const name = activityText[activity]
    rows.push(
      headRow(
        4,
        2,
        rate ? `${name} (GTGT ${percent(rate.vat)}${withIncomeTax ? `, TNCN ${percent(rate.pit)}` : ''})` : name,
      ),
    )
    rows.push(...lines.map(({ code, day, words, amount, opens }) => bookRow([code, day, words, amount], opens)))
    const total = sumOf(days, day => amountOf(activity, keeper, day))
    rows.push(sumRow(4, 2, 'Tổng doanh thu của nhóm', { 3: total }))
    const tax = taxes?.get(activity)
    rows.push(sumRow(4, 2, 'Thuế GTGT (ước tính)', { 3: tax?.vat ?? null }))
    if (withIncomeTax) rows.push(sumRow(4, 2, 'Thuế TNCN (ước tính)', { 3: tax?.pit ?? null }))
  }
  rows.push(sumRow(4, 2, 'Tổng cộng doanh thu', { 3: sumOf(days, ({ main, service }) => main + service) }))
  const all = [...(taxes?.values() ?? [])]
  rows.push(sumRow(4, 2, 'Tổng thuế GTGT (ước tính)', { 3: taxes ? sumOf(all, ({ vat }) => vat) : null }))
  if (withIncomeTax)
    rows.push(sumRow(4, 2, 'Tổng thuế TNCN (ước tính)', { 3: taxes ? sumOf(all, ({ pit }) => pit) : null }))
  return rows
}

/** Revenue of each activity and month with its taxes, and sums of quarters. */
export async function declarationByActivity(tx: Tx, keeper: BookKeeper, span: Span): Promise<BookRow[]> {
  const [days, revenue] = await Promise.all([readDaySums(tx, keeper, span), readYearsRevenue(tx, keeper, span)])
  const rows: BookRow[] = []
  const all = { revenue: 0, vat: 0, pit: 0 }
  let quarter = { ...all }
  for (const month of monthsOf(span)) {
    const taxes = taxesByRevenue(keeper, revenue, month)
    for (const activity of activitiesOf(days, keeper)) {
      const own = days.filter(({ day }) => day >= month.from && day <= month.to)
      const amount = sumOf(own, day => amountOf(activity, keeper, day))
      const rate = ruleOn(month.to, keeper.rules)?.activities[activity]
      const tax = taxes?.get(activity)
      if (amount === 0 && !tax?.vat && !tax?.pit) continue
      for (const sums of [all, quarter]) {
        sums.revenue += amount
        sums.vat += tax?.vat ?? 0
        sums.pit += tax?.pit ?? 0
      }
      rows.push(
        bookRow(
          [
            monthText(month.from),
            activityText[activity],
            amount,
            rate ? percent(rate.vat) : null,
            tax?.vat ?? null,
            rate ? percent(rate.pit) : null,
            tax?.pit ?? null,
          ],
          ofDays(month),
        ),
      )
    }
    if (endsQuarter(month.to, span) && rows.at(-1)?.kind === 'ROW') {
      rows.push(sumRow(7, 1, quarterText(month.to), { 2: quarter.revenue, 4: quarter.vat, 6: quarter.pit }))
      quarter = { revenue: 0, vat: 0, pit: 0 }
    }
  }
  rows.push(sumRow(7, 1, 'Tổng cộng', { 2: all.revenue, 4: all.vat, 6: all.pit }))
  return rows
}

/**
 * What a household below the threshold gives notice of: the revenue of the book S1a by month and activity, and how far the year is from the threshold
 * at the end of the period.
 */
export async function revenueForNotice(tx: Tx, keeper: BookKeeper, span: Span): Promise<BookRow[]> {
  const [days, year] = await Promise.all([readDaySums(tx, keeper, span), readYearsRevenue(tx, keeper, span)])
  const rows = monthsOf(span).flatMap(month => {
    const own = days.filter(({ day }) => day >= month.from && day <= month.to)
    return activitiesOf(days, keeper)
      .map(activity => ({ activity, amount: sumOf(own, day => amountOf(activity, keeper, day)) }))
      .filter(({ amount, activity }) => amount !== 0 || activity === keeper.activity)
      .map(({ activity, amount }) => bookRow([monthText(month.from), activityText[activity], amount], ofDays(month)))
  })
  const yearly = year.filter(({ day }) => day >= `${span.to.slice(0, 4)}-01-01`)
  return [
    ...rows,
    sumRow(3, 0, 'Doanh thu trong kỳ', { 2: sumOf(days, ({ main, service }) => main + service) }),
    sumRow(3, 0, 'Doanh thu từ đầu năm đến hết kỳ', { 2: sumOf(yearly, ({ amount }) => amount) }),
    headRow(3, 0, 'Doanh thu năm không phải nộp thuế', { 2: ruleOn(span.to, keeper.rules)?.threshold ?? null }),
  ]
}

const activitiesOf = (days: readonly DaySum[], { activity }: BookKeeper): Activity[] =>
  activity !== 'service' && days.some(({ service }) => service !== 0) ? [activity, 'service'] : [activity]

const amountOf = (activity: Activity, keeper: BookKeeper, { main, service }: { main: number; service: number }) =>
  (activity === keeper.activity ? main : 0) + (activity === 'service' ? service : 0)

function linesOf(
  activity: Activity,
  keeper: BookKeeper,
  days: readonly DaySum[],
  documents: readonly RevenueDocument[] | undefined,
): Line[] {
  const lines = documents
    ? documents.map(one => ({ ...one, words: describeDocument(one), opens: { kind: one.kind, id: one.id } }))
    : days.map(one => ({ ...one, code: null, words: describeDay(one), opens: ofDay(one.day) }))
  return lines.flatMap(({ day, code, words, opens, ...sums }) => {
    const amount = amountOf(activity, keeper, sums)
    // A day or a document that has nothing of an activity has no line there; its own lines stand also at zero.
    return amount === 0 && activity !== keeper.activity ? [] : [{ day, code, words, amount, opens }]
  })
}

const ofDay = (day: string) => ofDays({ from: day, to: day })
/** The list of bills of these days. */
const ofDays = ({ from, to }: Span) => ({ kind: 'sales', id: `${from}_${to}` })

function describeDay({ bills, returns }: DaySum): string {
  const parts = [
    bills > 0 && `${formatNumber(bills)} hóa đơn`,
    returns > 0 && `${formatNumber(returns)} phiếu trả hàng`,
  ]
  return `Bán hàng trong ngày: ${parts.filter(Boolean).join(', ')}`
}

const describeDocument = ({ kind, customerName }: RevenueDocument) =>
  `${kind === 'bill' ? 'Bán hàng' : 'Khách trả hàng'}${customerName ? ` · ${customerName}` : ''}`

/** Basis points as people write them: 1%, 0,5%. */
export const percent = (basisPoints: number) =>
  `${formatNumber(basisPoints / 100, basisPoints % 100 === 0 ? 0 : basisPoints % 10 === 0 ? 1 : 2)}%`

/** Months of a period, each with its days in the period. */
export function monthsOf({ from, to }: Span): Span[] {
  const months: Span[] = []
  for (let day = from; day <= to; ) {
    const last = lastDayOfMonth(day)
    months.push({ from: day, to: last < to ? last : to })
    day = addDays(last, 1)
  }
  return months
}

export const monthText = (day: string) => `${day.slice(5, 7)}/${day.slice(0, 4)}`
/** Whether a quarter is over with the day, or the period is. */
export const endsQuarter = (day: string, { to }: Span) => day === to || Number(day.slice(5, 7)) % 3 === 0
export const quarterText = (day: string) => `Cộng quý ${Math.ceil(Number(day.slice(5, 7)) / 3)}/${day.slice(0, 4)}`

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0)
