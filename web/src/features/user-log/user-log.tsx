import { auditActions } from '@quay/contract/audit-action'
import type { Answer } from '@quay/contract/route'
import { userLogRoutes } from '@quay/contract/user-log'
import { logChanges } from '@quay/domain/user-log/log-changes'
import { useState } from 'react'
import { useBusinessDay } from '../../api/use-business-day.ts'
import { useRoute } from '../../api/use-route.ts'
import { DocumentLink } from '../../routing/document-link.tsx'
import { useAddress } from '../../routing/use-address.ts'
import { useListPaging } from '../../routing/use-list-paging.ts'
import { useTypedSearch } from '../../routing/use-typed-search.ts'
import type { Column } from '../../ui/column.ts'
import { DateTimeText } from '../../ui/date-time-text.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { daysOf, readPeriod, writePeriod } from '../../ui/period.ts'
import { PeriodPicker } from '../../ui/period-picker.tsx'
import { Select } from '../../ui/select.tsx'
import { ChangeTable } from './change-table.tsx'

type Row = Answer<typeof userLogRoutes.list>['items'][number]
type Action = keyof typeof auditActions

const actions = [
  { value: '', label: 'Mọi thao tác' },
  ...Object.entries(auditActions).map(([value, label]) => ({ value, label })),
]

const columns: ReadonlyArray<Column<Row>> = [
  {
    id: 'at',
    header: 'Lúc',
    width: '150px',
    fixed: true,
    card: 'line2',
    cell: row => <DateTimeText instant={row.at} precision="second" />,
  },
  { id: 'who', header: 'Người làm', width: '160px', card: 'line2', cell: row => row.employeeName },
  { id: 'action', header: 'Thao tác', width: '180px', fixed: true, card: 'title', cell: row => row.actionText },
  {
    id: 'subject',
    header: 'Đối tượng',
    width: '160px',
    card: 'amount',
    cell: row => row.subjectCode && <DocumentLink kind={row.subjectKind} id={row.subjectId} code={row.subjectCode} />,
  },
  {
    id: 'change',
    header: 'Nội dung',
    elastic: true,
    hideBelow: 'md',
    cell: row => <span className="block truncate text-ink-2">{summary(row)}</span>,
  },
  {
    id: 'address',
    header: 'Địa chỉ mạng',
    width: '120px',
    defaultHidden: true,
    hideBelow: 'lg',
    cell: row => row.address,
  },
]

/** Who did what and when; a row opens to what was and what became of it. */
export default function UserLog() {
  const today = useBusinessDay()
  const { query, change } = useAddress()
  const search = useTypedSearch()
  const [expanded, setExpanded] = useState<string | null>(null)
  const period = readPeriod(query, 'week')
  const action = query.action !== undefined && query.action in auditActions ? (query.action as Action) : undefined
  const { data, isPending, error, refetch } = useRoute(userLogRoutes.list, {
    query: {
      ...daysOf(period, today),
      action,
      keyword: query.keyword,
      subjectId: query.subjectId,
      employeeId: query.employeeId,
      cursor: query.cursor,
      limit: 50,
    },
  })
  const paging = useListPaging(data?.nextCursor)
  const set = (patch: Record<string, string | undefined>) => change({ ...patch, cursor: undefined })
  return (
    <ListPage
      id="user-log"
      title="Nhật ký thao tác"
      count={data?.totalItem ?? undefined}
      columns={columns}
      rows={data?.items ?? []}
      rowKey={row => row.id}
      rowLabel={row => `${row.actionText} ${row.subjectCode ?? ''}`}
      renderDetail={row => <ChangeTable changes={logChanges(row.before, row.after, row.subjectKind)} />}
      expandedKey={expanded}
      onExpandedChange={setExpanded}
      search={{ ...search, label: 'Mã chứng từ, mã hàng' }}
      filters={
        <>
          <PeriodPicker value={period} today={today} onChange={next => set(writePeriod(next, 'week'))} />
          <Select
            quiet
            className="w-52 max-sm:w-full"
            label="Thao tác"
            value={action ?? ''}
            options={actions}
            onChange={next => set({ action: next })}
          />
        </>
      }
      activeFilters={['subjectId', 'employeeId']
        .filter(id => query[id] !== undefined)
        .map(id => ({
          id,
          name: id === 'subjectId' ? 'Đối tượng' : 'Người làm',
          value: 'đã chọn',
          onRemove: () => set({ [id]: undefined }),
        }))}
      onClearFilters={() => set({ subjectId: undefined, employeeId: undefined })}
      loading={isPending}
      error={error && { message: error.message, traceId: error.requestId, onRetry: () => refetch() }}
      empty={
        <EmptyState title="Chưa có thao tác nào khớp">Thử khoảng thời gian dài hơn hoặc bỏ bớt bộ lọc.</EmptyState>
      }
      paging={paging}
    />
  )
}

/** The first changes in one line: "Giá 12.000 → 13.500". */
function summary(row: Row): string {
  return logChanges(row.before, row.after, row.subjectKind)
    .slice(0, 3)
    .map(({ field, before, after }) => `${field} ${before === null ? '' : `${before} → `}${after ?? 'trống'}`)
    .join(' · ')
}
