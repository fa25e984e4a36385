import { cashbookRoutes } from '@quay/contract/money/routes'
import { useRouter } from '@tanstack/react-router'
import { defineList } from '../../list/define-list.ts'
import { ListPrint } from '../../list/list-print.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { cashFlowText } from '../../text/money/cash-flow.ts'
import { cashFlowColumns, kindName } from './cash-flow-columns.tsx'
import { cashFlowFilters } from './cashbook-filters.ts'
import { FundsPaper, FundsTable } from './funds-table.tsx'
import { rowsOfKind } from './rows-of-kind.ts'

const flow = defineList({
  id: 'cash-flow',
  words: cashFlowText,
  route: cashbookRoutes.flow,
  ofBranch: true,
  filters: cashFlowFilters,
  columns: cashFlowColumns,
  figures: {
    in: { of: row => row.in, adds: 'money' },
    out: { of: row => row.out, adds: 'money' },
    net: { of: row => row.in - row.out, adds: 'money' },
  },
  exported: cashbookRoutes.exportFlow,
  rowKey: row => `${row.kind} ${row.voucherKind}`,
  rowLabel: kindName,
})

/** Where the money of a period came from and went to, fund by fund and by kinds. */
export default function CashFlow() {
  const list = useList(flow)
  const router = useRouter()
  const funds = list.read.data?.funds ?? []
  return (
    <ListScreen
      list={list}
      onOpen={row => router.history.push(rowsOfKind(row, list.filter))}
      summary={<FundsTable funds={funds} />}
      count={null}
      actions={<ListPrint list={list} columns={cashFlowColumns} above={<FundsPaper funds={funds} />} />}
    />
  )
}
