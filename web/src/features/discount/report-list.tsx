import type { ReportRow } from '@quay/contract/discount/report'
import { discountRoutes } from '@quay/contract/discount/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { discountReportText } from '../../text/promotion/discount-report.ts'
import type { Column } from '../../ui/table/column.ts'
import { figureColumn, moneyColumn, titleColumn } from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'

const { columns: names } = discountReportText

const columns: ReadonlyArray<Column<ReportRow>> = [
  titleColumn('name', names.name, row => <TwoLines title={row.name} detail={row.code} />),
  figureColumn('billCount', names.billCount, row => formatNumber(row.billCount), { width: '110px', card: 'line2' }),
  moneyColumn('amount', names.amount, row => row.amount, { width: '130px', card: 'amount', strong: true }),
  moneyColumn('giftValue', names.giftValue, row => row.giftValue, { width: '130px', hideBelow: 'md' }),
  moneyColumn('giftCost', names.giftCost, row => row.giftCost ?? null, { width: '130px', hideBelow: 'lg' }),
  moneyColumn('payable', names.payable, row => row.payable, { width: '150px', hideBelow: 'md' }),
]

const report = defineList({
  id: 'discount-report',
  words: discountReportText,
  route: discountRoutes.report,
  exported: discountRoutes.exportReport,
  ofBranch: true,
  filters: [{ kind: 'period', usual: 'month' }],
  columns,
  figures: {
    billCount: { of: row => row.billCount },
    amount: { of: row => row.amount, adds: 'money' },
    giftValue: { of: row => row.giftValue, adds: 'money' },
    giftCost: { of: row => row.giftCost, adds: 'money' },
    payable: { of: row => row.payable },
  },
  rowKey: row => row.discountId,
  open: row => `/settings/discount/use?period=all&discountId=${row.discountId}`,
})

/** What promotions cost the branch; a row leads to its days, and they to their bills. */
export default function DiscountReport() {
  const list = useList(report)
  return <ListScreen list={list} />
}
