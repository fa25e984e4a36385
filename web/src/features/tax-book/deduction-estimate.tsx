import type { Answer } from '@quay/contract/route'
import type { taxBookRoutes } from '@quay/contract/tax-book/routes'
import { formatDate } from '@quay/domain/text/format-date'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { taxBookText } from '../../text/money/tax-book.ts'
import { Card } from '../../ui/page/card.tsx'
import { Disclosure } from '../../ui/page/disclosure.tsx'
import { KeyFigures } from '../../ui/page/key-figures.tsx'
import type { Column } from '../../ui/table/column.ts'
import { moneyColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { NextFilings } from './next-filings.tsx'

const words = taxBookText.deduction
const { columns: names } = taxBookText.estimate

type Estimate = Answer<typeof taxBookRoutes.estimate>
type Quarter = NonNullable<Estimate['deduction']>[number]

const columns: ReadonlyArray<Column<Quarter>> = [
  titleColumn('quarter', names.quarter, row => formatNumber(row.quarter)),
  moneyColumn('output', words.columns.output, row => row.output, { width: '150px', card: 'line2' }),
  moneyColumn('input', words.columns.input, row => row.input, { width: '150px', card: 'line2' }),
  moneyColumn('toPay', words.toPay, row => row.output - row.input, { width: '170px', card: 'amount' }),
  textColumn('filedBy', names.filedBy, row => formatDate(row.filedBy), { width: '150px', card: 'line2' }),
]

interface DeductionEstimateProps extends Pick<Estimate, 'filing'> {
  year: string
  quarters: readonly Quarter[]
}

/** Output VAT less input VAT of a branch that deducts: of the running quarter and of each one of the year. */
export function DeductionEstimate({ year, quarters, filing }: DeductionEstimateProps) {
  const { output, input } = quarters.at(-1)!
  return (
    <Card title={words.title(year)}>
      <div className="grid gap-3">
        <p className="text-ink-2">{words.about}</p>
        <KeyFigures
          small
          label={words.title(year)}
          figures={[
            { id: 'output', label: words.output, value: formatDong(output) },
            { id: 'input', label: words.input, value: formatDong(input) },
            {
              id: 'to-pay',
              label: words.toPay,
              value: formatDong(output - input),
              ...(output < input && { detail: words.carried }),
            },
          ]}
        />
        <NextFilings filing={filing} />
        <Disclosure title={words.quarters}>
          <DataTable
            label={words.quarters}
            columns={columns}
            rows={quarters}
            rowKey={row => String(row.quarter)}
            rowLabel={row => `${names.quarter} ${row.quarter}`}
          />
        </Disclosure>
      </div>
    </Card>
  )
}
