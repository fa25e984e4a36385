import type { BookRow } from '@quay/contract/book/shapes'
import type { BookGroup } from '@quay/contract/money/book-group'
import { formatNumber } from '@quay/domain/text/format-number'
import type { Tx } from '../../db/connection/transaction.ts'
import { bookRow, headRow, sumRow } from '../../export/book-rows.ts'
import { costGroupText } from './cost-group-text.ts'
import { type CostDocument, readCostDocuments, readCosts } from './cost-queries.ts'
import type { BookKeeper } from './household.ts'
import type { Asked } from './revenue-book.ts'
import { readDaySums } from './revenue-queries.ts'
import { readYearsRevenue, taxByIncome } from './taxes-of-period.ts'

const groups = Object.keys(costGroupText) as BookGroup[]

/** Revenue, costs by group, the difference and the tax of the income. Goods cost what they had cost when they were sold. */
export async function revenueAndCosts(tx: Tx, keeper: BookKeeper, asked: Asked): Promise<BookRow[]> {
  const [days, costs, yearsRevenue] = await Promise.all([
    readDaySums(tx, keeper, asked),
    readCosts(tx, keeper, asked),
    readYearsRevenue(tx, keeper, asked),
  ])
  const documents = asked.by === 'DOCUMENT' ? await readCostDocuments(tx, keeper, asked, asked.most) : undefined
  const revenue = days.reduce((sum, { main, service }) => sum + main + service, 0)
  const line = (words: string, amount: number, book: string) =>
    bookRow([null, null, words, amount], { kind: 'tax-book', id: book })
  const rows: BookRow[] = [
    headRow(4, 2, '1. Doanh thu bán hàng hóa, dịch vụ', { 3: revenue }),
    line('Doanh thu theo sổ S2b', revenue, 'S2B'),
    headRow(4, 2, '2. Tổng chi phí hợp lý', { 3: costs.total }),
  ]
  for (const group of groups) {
    const kinds = costs.vouchers.filter(one => one.group === group)
    const own = (group === 'goods' ? costs.goods : 0) + kinds.reduce((sum, { amount }) => sum + amount, 0)
    rows.push(sumRow(4, 2, costGroupText[group], { 3: own }))
    if (group === 'goods') rows.push(line('Giá vốn hàng đã bán, đã trừ hàng khách trả', costs.goods, 'S2D'))
    if (documents) rows.push(...documents.filter(one => one.group === group).map(rowOf))
    else
      rows.push(
        ...kinds.map(({ kindName, vouchers, amount }) =>
          bookRow([null, null, `${kindName}: ${formatNumber(vouchers)} phiếu chi`, amount], {
            kind: 'payments',
            id: `${asked.from}_${asked.to}`,
            voucherKind: kindName,
          }),
        ),
      )
  }
  const tax = await taxByIncome(tx, keeper, yearsRevenue, asked)
  rows.push(
    sumRow(4, 2, '3. Chênh lệch (3 = 1 − 2)', { 3: revenue - costs.total }),
    sumRow(4, 2, '4. Thuế TNCN theo thu nhập (ước tính)', { 3: tax }),
  )
  const { documents: count, amount } = costs.withoutInvoice
  if (count > 0)
    rows.push(
      headRow(4, 2, `Trong kỳ có ${formatNumber(count)} phiếu nhập không ghi số hóa đơn, giá trị`, { 3: amount }),
    )
  return rows
}

const rowOf = ({ id, code, day, kindName, partnerName, note, amount }: CostDocument) =>
  bookRow([code, day, [kindName, partnerName, note].filter(Boolean).join(' · '), amount], { kind: 'voucher', id })
