import type { cashbookRoutes } from '@quay/contract/money/routes'
import type { Answer } from '@quay/contract/route'
import { cashFlowText } from '../../text/money/cash-flow.ts'
import { Card } from '../../ui/page/card.tsx'
import { PaperTable, paperCell, paperFigure } from '../../ui/paper/paper.tsx'
import type { Column } from '../../ui/table/column.ts'
import { moneyColumn, titleColumn } from '../../ui/table/columns.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'

type Fund = Answer<typeof cashbookRoutes.flow>['funds'][number]
const { columns: names } = cashFlowText

const columns: ReadonlyArray<Column<Fund>> = [
  titleColumn('name', names.fund, fund => fund.name),
  moneyColumn('opening', names.opening, fund => fund.opening, { width: '140px', card: 'line2' }),
  moneyColumn('in', names.in, fund => fund.in, { width: '140px', card: 'line2' }),
  moneyColumn('out', names.out, fund => fund.out, { width: '140px', card: 'line2' }),
  moneyColumn('closing', names.closing, fund => fund.closing, { width: '150px', card: 'amount', strong: true }),
]

/** Each fund over the period: opening + in − out = closing. */
export function FundsTable({ funds }: { funds: readonly Fund[] }) {
  if (funds.length === 0) return null
  return (
    <Card title={cashFlowText.funds} padded={false} className="mb-3 overflow-hidden">
      <DataTable
        label={cashFlowText.funds}
        dense
        columns={columns}
        rows={funds}
        rowKey={fund => fund.accountId}
        rowLabel={fund => fund.name}
      />
    </Card>
  )
}

/** The same on paper. */
export function FundsPaper({ funds }: { funds: readonly Fund[] }) {
  return (
    <PaperTable tight heads={columns.map(({ header }) => header)}>
      {funds.map(fund => (
        <tr key={fund.accountId}>
          {columns.map(column => (
            <td key={column.id} className={column.numeric ? paperFigure : paperCell}>
              {column.cell(fund)}
            </td>
          ))}
        </tr>
      ))}
    </PaperTable>
  )
}
