import type { BookRow } from '@quay/contract/book/shapes'
import { describeVatRate } from '@quay/domain/tax/describe-vat-rate'
import type { Tx } from '../../db/connection/transaction.ts'
import { bookRow, sumRow } from '../../export/book-rows.ts'
import type { BookKeeper } from './household.ts'
import { endsQuarter, monthsOf, monthText, quarterText } from './revenue-book.ts'
import { readRateSums, type Span } from './revenue-queries.ts'

/** Sales by month and rate of VAT, for who deducts it: before tax, the tax, and together; with sums of quarters. */
export async function declarationByRate(tx: Tx, keeper: BookKeeper, span: Span): Promise<BookRow[]> {
  const sums = await readRateSums(tx, keeper, span)
  const rows: BookRow[] = []
  const all = { net: 0, vat: 0 }
  let quarter = { net: 0, vat: 0 }
  for (const month of monthsOf(span)) {
    for (const { rate, net, vat } of sums.filter(one => one.month === month.from.slice(0, 7))) {
      for (const sum of [all, quarter]) {
        sum.net += net
        sum.vat += vat
      }
      const opens = { kind: 'sales', id: `${month.from}_${month.to}` }
      rows.push(bookRow([monthText(month.from), rateText(rate), net - vat, vat, net], opens))
    }
    if (endsQuarter(month.to, span) && rows.at(-1)?.kind === 'ROW') {
      rows.push(sumRow(5, 1, quarterText(month.to), cells(quarter)))
      quarter = { net: 0, vat: 0 }
    }
  }
  rows.push(sumRow(5, 1, 'Tổng cộng', cells(all)))
  return rows
}

const cells = ({ net, vat }: { net: number; vat: number }) => ({ 2: net - vat, 3: vat, 4: net })

function rateText(rate: number): string {
  if (rate === -1) return 'KKKNT (không phải kê khai, tính nộp)'
  return rate === -2 ? 'KCT (không chịu thuế GTGT)' : describeVatRate(rate)
}
