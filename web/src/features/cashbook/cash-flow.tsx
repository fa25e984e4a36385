import { cashbookRoutes } from '@quay/contract/money/routes'
import type { Answer } from '@quay/contract/route'
import { defineList } from '../../list/define-list.ts'
import { choicesOf } from '../../list/filter.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { cashFlowText } from '../../text/cash-flow.ts'
import { cashEntryKindText } from '../../text/cashbook.ts'
import type { Column } from '../../ui/column.ts'
import { moneyColumn, titleColumn } from '../../ui/columns.tsx'
import { FundsTable } from './funds-table.tsx'
import { useAccounts } from './shared/use-accounts.ts'

type Row = Answer<typeof cashbookRoutes.flow>['items'][number]
const { columns: names } = cashFlowText

const kindName = ({ kind, voucherKind }: Row) => voucherKind ?? cashEntryKindText[kind] ?? kind

const columns: ReadonlyArray<Column<Row>> = [
  titleColumn('kind', names.kind, kindName),
  moneyColumn('in', names.in, row => row.in, { width: '140px', card: 'line2' }),
  moneyColumn('out', names.out, row => row.out, { width: '140px', card: 'line2' }),
  moneyColumn('net', names.net, row => row.in - row.out, { width: '150px', card: 'amount', strong: true }),
]

const flow = defineList({
  id: 'cash-flow',
  words: cashFlowText,
  route: cashbookRoutes.flow,
  ofBranch: true,
  filters: [
    { kind: 'period', usual: 'month' },
    {
      kind: 'choice',
      field: 'kind',
      address: 'fund',
      label: cashFlowText.fundKind,
      choices: choicesOf(cashFlowText.fundKinds),
    },
    {
      kind: 'listed',
      field: 'accountId',
      address: 'account',
      label: cashFlowText.account,
      all: cashFlowText.everyAccount,
      useOptions: () => useAccounts().map(({ id, name }) => ({ value: id, label: name })),
    },
  ],
  columns,
  rowKey: row => `${row.kind} ${row.voucherKind}`,
  rowLabel: kindName,
})

/** Where the money of a period came from and went to, fund by fund and by kinds. */
export default function CashFlow() {
  const list = useList(flow)
  return <ListScreen list={list} summary={<FundsTable funds={list.read.data?.funds ?? []} />} count={null} />
}
