import { inboundReturnRoutes } from '@quay/contract/inbound-return/routes'
import type { Answer } from '@quay/contract/route'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { daysBetween } from '@quay/domain/time/calendar'
import { useRouter } from '@tanstack/react-router'
import { failureOf } from '../../api/failure-of.ts'
import { useBranchId } from '../../api/session/session.ts'
import { useBusinessDay } from '../../api/session/use-business-day.ts'
import { useRoute } from '../../api/use-route.ts'
import { inboundReturnText } from '../../text/buying/inbound-return.ts'
import { Money } from '../../ui/mark/money.tsx'
import { Card } from '../../ui/page/card.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import type { Column } from '../../ui/table/column.ts'
import { codeColumn, moneyColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'

type Row = Answer<typeof inboundReturnRoutes.list>['items'][number]

const most = 200
const soonDays = 7
const { columns: names } = inboundReturnText

/** Goods that await return: the drafts, whose provider takes them back until a day, the nearest day first. */
export default function ReturnBasket() {
  const router = useRouter()
  const today = useBusinessDay()
  const branchId = useBranchId()
  const list = useRoute(inboundReturnRoutes.list, { query: { branchId, status: 'DRAFT', limit: most } })
  const rows = (list.data?.items ?? []).toSorted((a, b) => ((a.deadline ?? '9999') < (b.deadline ?? '9999') ? -1 : 1))
  const sum = rows.reduce((all, row) => all + row.refundable, 0)
  return (
    <>
      <PageHead
        title={inboundReturnText.basket}
        crumbs={[{ label: inboundReturnText.title, to: '/products/return' }]}
        meta={
          rows.length > 0 && (
            <span className="text-12 text-ink-3">
              {inboundReturnText.basketSum(formatNumber(rows.length))} <Money amount={sum} />
            </span>
          )
        }
      />
      <p className="mb-3 text-12 text-ink-2">{inboundReturnText.basketHint}</p>
      <Card padded={false} className="overflow-hidden">
        <DataTable
          label={inboundReturnText.basket}
          columns={columnsOn(today)}
          rows={rows}
          rowKey={row => row.id}
          rowLabel={row => row.code}
          onOpen={row => router.history.push(`/products/return/${row.id}`)}
          loading={list.isPending}
          error={failureOf(list)}
          empty={<EmptyState title={inboundReturnText.basketEmpty}>{inboundReturnText.basketEmptyHint}</EmptyState>}
        />
      </Card>
    </>
  )
}

const columnsOn = (today: string): ReadonlyArray<Column<Row>> => [
  codeColumn(names.code, row => `/products/return/${row.id}`),
  titleColumn(
    'provider',
    names.provider,
    row => <TwoLines title={row.providerName ?? '—'} detail={names.items(row.itemCount)} />,
    { fixed: false },
  ),
  textColumn('reason', names.reason, row => inboundReturnText.reasons[row.reason], { width: '112px', hideBelow: 'md' }),
  textColumn('deadline', inboundReturnText.deadline, row => <Deadline day={row.deadline} today={today} />, {
    width: '190px',
    card: 'line2',
  }),
  moneyColumn('refundable', names.refundable, row => row.refundable, { strong: true, width: '112px', card: 'amount' }),
]

function Deadline({ day, today }: { day: string | null; today: string }) {
  if (day === null) return <span className="text-ink-3">{inboundReturnText.noDeadline}</span>
  const left = daysBetween(today, day)
  const look = left < 0 ? 'text-danger-text' : left <= soonDays ? 'text-warning-text' : 'text-ink-2'
  return (
    <>
      {formatDate(day)}{' '}
      <span className={look}>{left < 0 ? inboundReturnText.daysOver(-left) : inboundReturnText.daysLeft(left)}</span>
    </>
  )
}
