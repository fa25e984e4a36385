import { surchargeRoutes } from '@quay/contract/surcharge/routes'
import type { SurchargeSum } from '@quay/contract/surcharge/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { surchargeReportText } from '../../text/promotion/surcharge-report.ts'
import type { Column } from '../../ui/table/column.ts'
import { figureColumn, moneyColumn, titleColumn } from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'

const { columns: names } = surchargeReportText

const columns: ReadonlyArray<Column<SurchargeSum>> = [
  titleColumn('name', names.name, row => <TwoLines title={row.name} detail={row.code} />),
  figureColumn('billCount', names.billCount, row => formatNumber(row.billCount), { width: '110px', card: 'line2' }),
  moneyColumn('amount', names.amount, row => row.amount, { width: '140px', hideBelow: 'sm' }),
  moneyColumn('returned', names.returned, row => row.returned, { width: '140px', hideBelow: 'md' }),
  moneyColumn('left', names.left, row => row.amount - row.returned, { width: '140px', card: 'amount', strong: true }),
  moneyColumn('vat', names.vat, row => row.vat, { width: '140px', hideBelow: 'md' }),
]

const report = defineList({
  id: 'surcharge-report',
  words: surchargeReportText,
  route: surchargeRoutes.report,
  ofBranch: true,
  filters: [{ kind: 'period', usual: 'month' }],
  columns,
  figures: {
    billCount: { of: row => row.billCount },
    amount: { of: row => row.amount, adds: 'money' },
    returned: { of: row => row.returned, adds: 'money' },
    left: { of: row => row.amount - row.returned, adds: 'money' },
    vat: { of: row => row.vat, adds: 'money' },
  },
  exported: surchargeRoutes.exportReport,
  rowKey: row => row.surchargeId,
})

/** What the branch took beside its goods in a period, and what it gave back. */
export default function SurchargeReport() {
  const list = useList(report)
  return <ListScreen list={list} />
}
