import { cashEntryKindText } from '@quay/contract/money/entry-kind-text'
import type { cashbookRoutes } from '@quay/contract/money/routes'
import type { Answer } from '@quay/contract/route'
import { cashFlowText } from '../../text/money/cash-flow.ts'
import type { Column } from '../../ui/table/column.ts'
import { moneyColumn, titleColumn } from '../../ui/table/columns.tsx'

type Row = Answer<typeof cashbookRoutes.flow>['items'][number]
const { columns: names } = cashFlowText

/** What a row of the flow is of. */
export const kindName = ({ kind, voucherKind }: Row) => voucherKind ?? cashEntryKindText[kind]

/** The columns of where money came from and went to. */
export const cashFlowColumns: ReadonlyArray<Column<Row>> = [
  titleColumn('kind', names.kind, kindName),
  moneyColumn('in', names.in, row => row.in, { width: '140px', card: 'line2' }),
  moneyColumn('out', names.out, row => row.out, { width: '140px', card: 'line2' }),
  moneyColumn('net', names.net, row => row.in - row.out, { width: '150px', card: 'amount', strong: true }),
]
