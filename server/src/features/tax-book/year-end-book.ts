import type { BookRow } from '@quay/contract/book/shapes'
import { activityText } from '@quay/domain/book/activity-text'
import { formatDate } from '@quay/domain/text/format-date'
import type { Tx } from '../../db/connection/transaction.ts'
import { bookRow, headRow, sumRow } from '../../export/book-rows.ts'
import { costGroupText } from './cost-group-text.ts'
import { readCosts } from './cost-queries.ts'
import type { BookKeeper } from './household.ts'
import { byActivity, readDaySums, type Span } from './revenue-queries.ts'
import { readGoodsSums } from './stock-book.ts'
import { readYearsRevenue, taxByIncome, taxesByRevenue } from './taxes-of-period.ts'

const width = 2
const filedSql = `
  select coalesce(sum(vat), 0)::bigint as vat, coalesce(sum(pit), 0)::bigint as pit, count(*)::int as filings from tax_filing
  where store_id = $1 and status = 'FILED' and form = 'DECLARATION' and kind <> 'YEAR' and branch_ids && $2::uuid[] and from_day >= $3 and to_day <= $4`

/**
 * What the declaration of a year is copied from: revenue, costs by group, income and its tax, VAT, what was declared of it before, and the goods at both ends
 * of the days. The stock list of the form is the summary of S2d. `today` is the last day on which anything may have moved.
 */
export async function figuresOfYear(tx: Tx, keeper: BookKeeper, span: Span, today: string): Promise<BookRow[]> {
  const [days, costs, years, goods, [filed]] = await Promise.all([
    readDaySums(tx, keeper, span),
    readCosts(tx, keeper, span),
    readYearsRevenue(tx, keeper, span),
    readGoodsSums(tx, keeper, span, today),
    tx.query<{ vat: number; pit: number; filings: number }>(filedSql, [
      tx.storeId,
      keeper.branchIds,
      span.from,
      span.to,
    ]),
  ])
  const income = await taxByIncome(tx, keeper, years, span)
  const taxes = [...(taxesByRevenue(keeper, years, span)?.values() ?? [])]
  const vat = sum(taxes.map(one => one.vat))
  const sold = byActivity(days, keeper)
  const revenue = sum(sold.map(({ amount }) => amount))
  const line = (words: string, amount: number | null, book?: string) =>
    bookRow([words, amount], book ? { kind: 'tax-book', id: book } : undefined)
  const groups = [...Map.groupBy(sold, ({ activity }) => activity)]
  const opening = sum(goods.map(one => one.openingValue))
  const moved = sum(goods.map(one => one.valueIn - one.valueOut))
  return [
    headRow(width, 0, '1. Doanh thu trong kỳ', { 1: revenue }),
    ...groups.map(([activity, rows]) => line(activityText[activity], sum(rows.map(({ amount }) => amount)), 'S2B')),
    headRow(width, 0, '2. Chi phí hợp lý', { 1: costs.total }),
    ...(Object.keys(costGroupText) as (keyof typeof costGroupText)[]).map(group =>
      line(
        costGroupText[group],
        (group === 'goods' ? costs.goods : 0) +
          sum(costs.vouchers.filter(one => one.group === group).map(({ amount }) => amount)),
        'S2C',
      ),
    ),
    sumRow(width, 0, '3. Thu nhập (3 = 1 − 2)', { 1: revenue - costs.total }),
    sumRow(width, 0, '4. Thuế TNCN theo thu nhập (ước tính)', { 1: income }),
    line('Thuế TNCN theo doanh thu, nếu được chọn (ước tính)', sum(taxes.map(one => one.pit))),
    sumRow(width, 0, '5. Thuế GTGT (ước tính)', { 1: vat }),
    headRow(width, 0, `6. Đã khai trong kỳ (${filed!.filings} tờ khai đã đánh dấu nộp)`, {}),
    line('Thuế GTGT đã khai', filed!.vat),
    line('Thuế TNCN đã khai', filed!.pit),
    line('Thuế GTGT còn phải khai', vat - filed!.vat),
    headRow(width, 0, '7. Hàng tồn kho (bảng kê 01-2/BK-HĐKD: xem bảng tổng hợp S2d)', {}),
    line(`Tồn đầu ngày ${formatDate(span.from)}`, opening, 'S2D'),
    line(`Tồn cuối ngày ${formatDate(span.to)}`, opening + moved, 'S2D'),
  ]
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
