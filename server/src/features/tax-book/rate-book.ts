import type { BookRow } from '@quay/contract/book/shapes'
import { describeVatRate } from '@quay/domain/tax/describe-vat-rate'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { bookRow, headRow, sumRow } from '../../export/book-rows.ts'
import { may } from '../../http/caller/rights.ts'
import type { BookKeeper } from './household.ts'
import { readPurchaseRates } from './purchase-queries.ts'
import { endsQuarter, monthsOf, monthText, quarterText } from './revenue-book.ts'
import { type RateSum, readRateSums, type Span } from './revenue-queries.ts'

const width = 5

interface Sum {
  net: number
  vat: number
}

/**
 * Sales and purchases of a branch that deducts VAT, by month and rate: before VAT, the VAT, and together, with sums of quarters; then output
 * VAT less input VAT. A caller without provider_report/read gets the sales alone.
 */
export async function declarationByRate(tx: Tx, actor: Actor, keeper: BookKeeper, span: Span): Promise<BookRow[]> {
  const seesPurchases = may(actor, { model: 'provider_report', action: 'read' })
  const [sold, bought] = await Promise.all([
    readRateSums(tx, keeper, span),
    seesPurchases ? readPurchaseRates(tx, keeper, span) : undefined,
  ])
  const sales = partOf('Hàng bán ra', 'sales', sold, span)
  if (!bought) return sales.rows
  const purchases = partOf('Hàng mua vào', 'purchases', bought, span)
  const above = (words: string, output?: Sum, input?: Sum) =>
    sumRow(width, 1, words, { 3: (output?.vat ?? 0) - (input?.vat ?? 0) })
  const quarters = monthsOf(span)
    .filter(({ to }) => endsQuarter(to, span))
    .map(({ to }) => quarterText(to))
    .filter(name => sales.quarters.has(name) || purchases.quarters.has(name))
  return [
    ...sales.rows,
    ...purchases.rows,
    headRow(width, 1, 'Thuế GTGT đầu ra trừ đầu vào'),
    ...quarters.map(name => above(name, sales.quarters.get(name), purchases.quarters.get(name))),
    above('Tổng cộng', sales.all, purchases.all),
  ]
}

/** The rows of what was sold or bought, with their sums: of each quarter with any that ends in the span, or with it, and of all. */
function partOf(name: string, opened: string, sums: readonly RateSum[], span: Span) {
  const rows = [headRow(width, 1, name)]
  const quarters = new Map<string, Sum>()
  const all = { net: 0, vat: 0 }
  let quarter = { net: 0, vat: 0 }
  for (const month of monthsOf(span)) {
    for (const { rate, net, vat } of sums.filter(one => one.month === month.from.slice(0, 7))) {
      for (const sum of [all, quarter]) {
        sum.net += net
        sum.vat += vat
      }
      const opens = { kind: opened, id: `${month.from}_${month.to}` }
      rows.push(bookRow([monthText(month.from), rateText(rate), net - vat, vat, net], opens))
    }
    if (!endsQuarter(month.to, span)) continue
    if (rows.at(-1)?.kind === 'ROW') {
      quarters.set(quarterText(month.to), quarter)
      rows.push(sumRow(width, 1, quarterText(month.to), cells(quarter)))
    }
    quarter = { net: 0, vat: 0 }
  }
  rows.push(sumRow(width, 1, 'Tổng cộng', cells(all)))
  return { rows, quarters, all }
}

const cells = ({ net, vat }: Sum) => ({ 2: net - vat, 3: vat, 4: net })

function rateText(rate: number | null): string {
  if (rate === null) return 'Không ghi thuế suất'
  if (rate === -1) return 'KKKNT (không phải kê khai, tính nộp)'
  return rate === -2 ? 'KCT (không chịu thuế GTGT)' : describeVatRate(rate)
}
