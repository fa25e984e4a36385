import type { Answer } from '@quay/contract/route'
import { billSuspicions, suspicions } from '@quay/contract/suspicion'
import { userLogRoutes } from '@quay/contract/user-log'
import { useRouter } from '@tanstack/react-router'
import { useBusinessDay } from '../../api/use-business-day.ts'
import { useRoute } from '../../api/use-route.ts'
import { DocumentLink } from '../../routing/document-link.tsx'
import { useAddress } from '../../routing/use-address.ts'
import { useListPaging } from '../../routing/use-list-paging.ts'
import { userLogText } from '../../text/user-log.ts'
import type { Column } from '../../ui/column.ts'
import { DateTimeText } from '../../ui/date-time-text.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { Money } from '../../ui/money.tsx'
import { writePeriod } from '../../ui/period.ts'
import { PeriodPicker } from '../../ui/period-picker.tsx'
import { BranchFilter, PersonFilter } from './log-filters.tsx'
import { LogViews } from './log-views.tsx'
import { DeepDiscount, readSuspicious, suspiciousPresets } from './suspicious-filter.tsx'

type Row = Answer<typeof userLogRoutes.suspiciousBills>['items'][number]

const columns: ReadonlyArray<Column<Row>> = [
  {
    id: 'code',
    header: 'Hóa đơn',
    width: '110px',
    fixed: true,
    card: 'title',
    cell: row => <DocumentLink kind="bill" id={row.id} code={row.code} />,
  },
  { id: 'at', header: 'Lúc', width: '140px', card: 'line2', cell: row => <DateTimeText instant={row.soldAt} /> },
  { id: 'who', header: 'Người bán', width: '150px', card: 'line2', cell: row => row.sellerName },
  { id: 'branch', header: 'Chi nhánh', width: '130px', hideBelow: 'lg', cell: row => row.branchName },
  {
    id: 'goods',
    header: userLogText.goods,
    elastic: true,
    hideBelow: 'md',
    cell: row => <span className="block truncate text-ink-2">{row.goods}</span>,
  },
  {
    id: 'total',
    header: 'Tiền hàng',
    numeric: true,
    width: '120px',
    hideBelow: 'md',
    cell: row => <Money amount={row.totalPrice} />,
  },
  { id: 'given', header: userLogText.given, numeric: true, width: '120px', cell: row => <Money amount={row.amount} /> },
  {
    id: 'payable',
    header: 'Khách trả',
    numeric: true,
    width: '120px',
    card: 'amount',
    cell: row => <Money amount={row.payable} />,
  },
]

/** The bills behind a count of discounts or of prices below the list. */
export function SuspiciousBills() {
  const router = useRouter()
  const today = useBusinessDay()
  const { query, change } = useAddress()
  const { period, filter } = readSuspicious(query, today)
  const sign = billSuspicions.find(one => one === query.sign) ?? 'deep-discount'
  const { data, isPending, error, refetch } = useRoute(userLogRoutes.suspiciousBills, {
    query: { ...filter, sign, employeeId: query.employeeId, cursor: query.cursor, limit: 50 },
  })
  const paging = useListPaging(data?.nextCursor)
  const set = (patch: Record<string, string | undefined>) => change({ ...patch, cursor: undefined })
  return (
    <ListPage
      id="suspicious-bills"
      title={userLogText.title}
      count={data?.totalItem ?? undefined}
      columns={columns}
      rows={data?.items ?? []}
      rowKey={row => row.id}
      rowLabel={row => row.code}
      onOpen={row => router.history.push(`/transactions/bill/${row.id}`)}
      filters={
        <>
          <PeriodPicker
            value={period}
            today={today}
            presets={suspiciousPresets}
            onChange={next => set(writePeriod(next, 'month'))}
          />
          <PersonFilter query={query} set={set} />
          <BranchFilter query={query} set={set} />
          {sign === 'deep-discount' && <DeepDiscount />}
        </>
      }
      views={<LogViews />}
      activeFilters={[
        {
          id: 'sign',
          name: userLogText.sign,
          value: suspicions[sign].label,
          onRemove: () => set({ sign: undefined, employeeId: undefined }),
        },
      ]}
      onClearFilters={() => set({ sign: undefined, employeeId: undefined })}
      loading={isPending}
      error={error && { message: error.message, traceId: error.requestId, onRetry: () => refetch() }}
      empty={<EmptyState title={userLogText.nothingSuspicious} />}
      paging={paging}
    />
  )
}
