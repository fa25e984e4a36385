import { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import type { Answer } from '@quay/contract/route'
import { formatNumber } from '@quay/domain/text/format-number'
import { failureOf } from '../../api/failure-of.ts'
import { useBranchId } from '../../api/session/session.ts'
import { useBusinessDay } from '../../api/session/use-business-day.ts'
import { useRoute } from '../../api/use-route.ts'
import { useAddress } from '../../routing/use-address.ts'
import { checkText } from '../../text/stock/inventory-check.ts'
import { daysOf, readPeriod, writePeriod } from '../../ui/date/period.ts'
import { PeriodPicker } from '../../ui/date/period-picker.tsx'
import { Money } from '../../ui/mark/money.tsx'
import { DetailPage } from '../../ui/page/detail-page.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import type { Column } from '../../ui/table/column.ts'
import { countColumn, moneyColumn, titleColumn } from '../../ui/table/columns.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'

type Row = Answer<typeof inventoryCheckRoutes.reasonReport>[number]

const { report, columns: names } = checkText
const netOf = ({ plusValue, minusValue }: Row) =>
  plusValue === undefined || minusValue === undefined ? null : plusValue - minusValue

const columns: ReadonlyArray<Column<Row>> = [
  titleColumn('reason', report.reason, row => row.reasonName ?? report.none),
  countColumn('plus', names.plus, row => row.plusCount, { width: '90px', card: 'line2' }),
  moneyColumn('plusValue', names.plusValue, row => row.plusValue, { width: '140px', hideBelow: 'sm' }),
  countColumn('minus', names.minus, row => row.minusCount, { width: '90px', card: 'line2' }),
  moneyColumn('minusValue', names.minusValue, row => row.minusValue, { width: '140px', hideBelow: 'sm' }),
  moneyColumn('net', report.net, row => netOf(row), { strong: true, width: '140px', card: 'amount' }),
]

/** What completed checks of a period found too much and too little, by reason. */
export default function ReasonReport() {
  const branchId = useBranchId()
  const today = useBusinessDay()
  const { query, change } = useAddress()
  const period = readPeriod(query, 'month')
  const list = useRoute(inventoryCheckRoutes.reasonReport, { query: { branchId, ...daysOf(period, today) } })
  const rows = list.data ?? []
  const sum = (key: 'plusCount' | 'minusCount' | 'plusValue' | 'minusValue') =>
    rows.reduce((all, row) => all + (row[key] ?? 0), 0)
  const seesCost = rows.some(row => row.plusValue !== undefined)
  return (
    <DetailPage
      title={report.title}
      crumbs={[{ label: checkText.title, to: '/products/check-inventory' }]}
      actions={<PeriodPicker value={period} today={today} onChange={next => change(writePeriod(next, 'month'))} />}
    >
      <div className="overflow-hidden rounded-3 border border-line bg-surface">
        <DataTable
          label={report.title}
          columns={columns}
          rows={rows}
          rowKey={row => row.reasonId ?? ''}
          rowLabel={row => row.reasonName ?? report.none}
          totals={
            rows.length > 1
              ? {
                  label: report.net,
                  cells: {
                    plus: formatNumber(sum('plusCount')),
                    minus: formatNumber(sum('minusCount')),
                    ...(seesCost && {
                      plusValue: <Money amount={sum('plusValue')} />,
                      minusValue: <Money amount={sum('minusValue')} />,
                      net: <Money amount={sum('plusValue') - sum('minusValue')} />,
                    }),
                  },
                }
              : undefined
          }
          loading={list.isPending}
          error={failureOf(list)}
          empty={<EmptyState title={report.empty}>{report.emptyHint}</EmptyState>}
        />
      </div>
    </DetailPage>
  )
}
