import { inboundReturnRoutes } from '@quay/contract/inbound-return/routes'
import type { Answer } from '@quay/contract/route'
import { formatNumber } from '@quay/domain/text/format-number'
import { failureOf } from '../../api/failure-of.ts'
import { useBranchId } from '../../api/session/session.ts'
import { useBusinessDay } from '../../api/session/use-business-day.ts'
import { useRoute } from '../../api/use-route.ts'
import { useAddress } from '../../routing/use-address.ts'
import { inboundReturnText } from '../../text/buying/inbound-return.ts'
import { TextLink } from '../../ui/button/text-link.tsx'
import { daysOf, readPeriod, writePeriod } from '../../ui/date/period.ts'
import { PeriodPicker } from '../../ui/date/period-picker.tsx'
import { Money } from '../../ui/mark/money.tsx'
import { Card } from '../../ui/page/card.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import type { Column } from '../../ui/table/column.ts'
import { countColumn, moneyColumn, titleColumn } from '../../ui/table/columns.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'

type Row = Answer<typeof inboundReturnRoutes.byReason>[number]

/** Why goods went back to providers, and what that brought and cost: completed returns of some days by reason. */
export default function ReturnReasons() {
  const today = useBusinessDay()
  const branchId = useBranchId()
  const { query, change } = useAddress()
  const period = readPeriod(query, 'month')
  const report = useRoute(inboundReturnRoutes.byReason, { query: { branchId, ...daysOf(period, today) } })
  const rows = report.data ?? []
  const sum = (read: (row: Row) => number) => rows.reduce((all, row) => all + read(row), 0)
  const seesCost = rows.some(row => row.value !== undefined)
  return (
    <>
      <PageHead
        title={inboundReturnText.reasonReport}
        crumbs={[{ label: inboundReturnText.title, to: '/products/return' }]}
        actions={<PeriodPicker value={period} today={today} onChange={next => change(writePeriod(next, 'month'))} />}
      />
      <Card padded={false} className="overflow-hidden">
        <DataTable
          label={inboundReturnText.reasonReport}
          columns={seesCost ? [...columns, ...costColumns] : columns}
          rows={rows}
          rowKey={row => row.reason}
          rowLabel={row => inboundReturnText.reasons[row.reason]}
          totals={
            rows.length > 1
              ? {
                  label: inboundReturnText.all,
                  cells: {
                    count: formatNumber(sum(row => row.count)),
                    items: formatNumber(sum(row => row.itemCount)),
                    deduction: <Money amount={sum(row => row.deduction)} />,
                    refundable: <Money amount={sum(row => row.refundable)} />,
                    value: <Money amount={sum(row => row.value ?? 0)} />,
                    loss: <Money amount={sum(lossOf)} />,
                  },
                }
              : undefined
          }
          loading={report.isPending}
          error={failureOf(report)}
          empty={<EmptyState title={inboundReturnText.reasonEmpty}>{inboundReturnText.reasonEmptyHint}</EmptyState>}
        />
      </Card>
    </>
  )
}

/** What was given back beside what the goods had cost: less than nothing is a loss. */
const lossOf = (row: Row) => row.refundable - (row.value ?? 0)

const columns: ReadonlyArray<Column<Row>> = [
  titleColumn('reason', inboundReturnText.reason, row => (
    <TextLink to={`/products/return?reason=${row.reason}`}>{inboundReturnText.reasons[row.reason]}</TextLink>
  )),
  countColumn('count', inboundReturnText.reasonDocuments, row => row.count, { width: '84px', card: 'line2' }),
  countColumn('items', inboundReturnText.reasonItems, row => row.itemCount, { width: '84px', hideBelow: 'lg' }),
  moneyColumn('deduction', inboundReturnText.deduction, row => row.deduction, { width: '124px', hideBelow: 'md' }),
  moneyColumn('refundable', inboundReturnText.refundable, row => row.refundable, {
    strong: true,
    width: '112px',
    card: 'amount',
  }),
]

const costColumns: ReadonlyArray<Column<Row>> = [
  moneyColumn('value', inboundReturnText.value, row => row.value ?? 0, { width: '120px', hideBelow: 'md' }),
  moneyColumn('loss', inboundReturnText.reasonLoss, row => lossOf(row), {
    className: row => (lossOf(row) < 0 ? 'text-danger-text' : ''),
    card: 'line2',
    width: '150px',
  }),
]
