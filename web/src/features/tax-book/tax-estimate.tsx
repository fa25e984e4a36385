import { isAllowed } from '@quay/contract/right/permission'
import type { Answer } from '@quay/contract/route'
import { taxBookRoutes } from '@quay/contract/tax-book/routes'
import { formatDate } from '@quay/domain/text/format-date'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { useBranchId, useSession } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { taxBookText } from '../../text/money/tax-book.ts'
import { Card } from '../../ui/page/card.tsx'
import { Disclosure } from '../../ui/page/disclosure.tsx'
import { type KeyFigure, KeyFigures } from '../../ui/page/key-figures.tsx'
import type { Column } from '../../ui/table/column.ts'
import { moneyColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { DeductionEstimate } from './deduction-estimate.tsx'
import { NextFilings } from './next-filings.tsx'

const words = taxBookText.estimate
type Estimate = NonNullable<Answer<typeof taxBookRoutes.estimate>['estimate']>
type Quarter = Estimate['quarters'][number]

/** Basis points as per cent. */
const percent = (rate: number) => `${formatNumber(rate / 100, rate % 100 === 0 ? 0 : 1)}%`

const columns: ReadonlyArray<Column<Quarter>> = [
  titleColumn('quarter', words.columns.quarter, row => formatNumber(row.quarter)),
  moneyColumn('vat', words.columns.vat, row => row.vat, { width: '150px', card: 'line2' }),
  moneyColumn('byRevenue', words.columns.byRevenue, row => row.pitByRevenue, { width: '170px', card: 'line2' }),
  moneyColumn('byIncome', words.columns.byIncome, row => row.pitByIncome, { width: '170px', card: 'line2' }),
  textColumn('filedBy', words.columns.filedBy, row => formatDate(row.filedBy), { width: '150px', card: 'amount' }),
]

function figuresOf(estimate: Estimate): KeyFigure[] {
  const { threshold, less } = estimate
  const limit = formatDong(threshold)
  const isLess = (way: Estimate['less']) => (less === way ? words.less : undefined)
  return [
    {
      id: 'revenue',
      label: words.revenue,
      value: formatDong(estimate.revenue),
      detail: estimate.isTaxed ? words.over(limit) : words.free(limit),
    },
    {
      id: 'vat',
      label: words.vat,
      value: formatDong(estimate.vat),
      detail: words.rates(estimate.groups.map(({ vatRate }) => percent(vatRate)).join(', ')),
    },
    {
      id: 'revenue-way',
      label: words.byRevenue,
      value: estimate.pitByRevenue === null ? '—' : formatDong(estimate.pitByRevenue),
      detail: estimate.pitByRevenue === null ? words.notOffered : (isLess('REVENUE') ?? ' '),
    },
    {
      id: 'income-way',
      label: words.byIncome,
      value: formatDong(estimate.pitByIncome),
      detail: isLess('INCOME') ?? words.incomeRate(percent(estimate.incomeRate), formatDong(estimate.costs)),
    },
  ]
}

/**
 * What is owed for the year so far, to a person with profit/read: a household sees both methods and the pace of the year, a branch that
 * deducts VAT sees output less input VAT. Both see the days of filing.
 */
export function TaxEstimate({ today }: { today: string }) {
  const branchId = useBranchId()
  const { rights } = useSession()
  const enabled = isAllowed(rights, { model: 'profit', action: 'read' })
  const { data } = useRoute(taxBookRoutes.estimate, { query: { branchId } }, { enabled })
  if (!enabled || !data) return null
  const { estimate, filing, deduction } = data
  if (deduction) return <DeductionEstimate year={today.slice(0, 4)} quarters={deduction} filing={filing} />
  return (
    <Card title={words.title(today.slice(0, 4))}>
      {estimate === null ? (
        <p className="text-ink-2">{words.unknown}</p>
      ) : (
        <div className="grid gap-3">
          <p className="text-ink-2">{words.about}</p>
          <KeyFigures small label={words.title(today.slice(0, 4))} figures={figuresOf(estimate)} />
          {estimate.next && (
            <p>{words.next(formatDong(estimate.next.amount), estimate.next.day && formatDate(estimate.next.day))}</p>
          )}
          {estimate.isTaxed && <NextFilings filing={filing} />}
          <Disclosure title={words.quarters}>
            <DataTable
              label={words.quarters}
              columns={columns}
              rows={estimate.quarters}
              rowKey={row => String(row.quarter)}
              rowLabel={row => `${words.columns.quarter} ${row.quarter}`}
            />
          </Disclosure>
          <p className="text-12 text-ink-3">{words.source(estimate.source)}</p>
        </div>
      )}
    </Card>
  )
}
