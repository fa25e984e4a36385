import { isAllowed } from '@quay/contract/permission'
import { qualityCheckRoutes } from '@quay/contract/quality-check'
import type { Answer } from '@quay/contract/route'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { useBranchId, useSession } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useBusinessDay } from '../../api/use-business-day.ts'
import { useRoute } from '../../api/use-route.ts'
import { useAddress } from '../../routing/use-address.ts'
import { useListPaging } from '../../routing/use-list-paging.ts'
import { qualityText } from '../../text/quality-check.ts'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../../ui/column.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { monthOf } from './month-of.ts'

type Row = Answer<typeof qualityCheckRoutes.list>['items'][number]

const pageSize = 50
const { columns: names } = qualityText

const columns: ReadonlyArray<Column<Row>> = [
  {
    id: 'month',
    header: names.month,
    width: '110px',
    fixed: true,
    card: 'title',
    cell: row => <TextLink to={`/products/quality-check/${row.id}`}>{monthOf(row.month)}</TextLink>,
  },
  { id: 'code', header: names.code, width: '120px', card: 'line2', cell: row => row.code },
  {
    id: 'done',
    header: names.done,
    numeric: true,
    width: '150px',
    card: 'line2',
    cell: row => qualityText.of(formatNumber(row.doneCount), formatNumber(row.lineCount)),
  },
  {
    id: 'failed',
    header: names.failed,
    numeric: true,
    width: '120px',
    card: 'amount',
    cell: row => (
      <span className={row.failedCount > 0 ? 'font-semibold text-danger-text' : 'text-ink-3'}>
        {qualityText.lots(formatNumber(row.failedCount))}
      </span>
    ),
  },
  { id: 'who', header: names.who, elastic: true, hideBelow: 'md', cell: row => row.createdByName },
  {
    id: 'status',
    header: names.status,
    width: '150px',
    card: 'line2',
    cell: row => (
      <StatusBadge status={row.status} label={row.status === 'DRAFT' ? qualityText.inProgress : undefined} />
    ),
  },
]

/** The monthly checks of expiry and quality of the branch, and the one of this month where there is none yet. */
export default function QualityList() {
  const router = useRouter()
  const branchId = useBranchId()
  const today = useBusinessDay()
  const { rights } = useSession()
  const { query } = useAddress()
  const list = useRoute(qualityCheckRoutes.list, { query: { branchId, limit: pageSize, cursor: query.cursor } })
  const create = useAction(qualityCheckRoutes.create, {
    onDone: ({ id }) => router.history.push(`/products/quality-check/${id}`),
  })
  const rows = list.data?.items ?? []
  const paging = useListPaging(list.data?.nextCursor)
  const month = today.slice(0, 7)
  const isThere = query.cursor !== undefined || rows.some(row => row.month === month && row.status !== 'CANCELLED')
  const add = list.data && !isThere && isAllowed(rights, qualityCheckRoutes.create.permission) && (
    <Button
      variant="primary"
      icon={<Plus />}
      busy={create.isPending}
      onClick={() => create.mutate({ body: { branchId, month } })}
    >
      {qualityText.add(monthOf(month))}
    </Button>
  )
  return (
    <ListPage
      id="quality-check"
      title={qualityText.title}
      count={list.data?.totalItem ?? undefined}
      columns={columns}
      rows={rows}
      rowKey={row => row.id}
      rowLabel={row => monthOf(row.month)}
      onOpen={row => router.history.push(`/products/quality-check/${row.id}`)}
      loading={list.isPending}
      error={
        list.error && { message: list.error.message, traceId: list.error.requestId, onRetry: () => list.refetch() }
      }
      empty={
        <EmptyState title={qualityText.emptyTitle} actions={add}>
          {qualityText.emptyHint}
        </EmptyState>
      }
      actions={rows.length > 0 && add}
      paging={paging}
    />
  )
}
