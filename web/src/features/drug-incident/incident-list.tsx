import { drugIncidentRoutes } from '@quay/contract/drug-incident'
import { isAllowed } from '@quay/contract/permission'
import type { Answer } from '@quay/contract/route'
import { useRouter } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { useBranchId, useSession } from '../../api/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { knownChoice } from '../../routing/known-choice.ts'
import { useAddress } from '../../routing/use-address.ts'
import { useListPaging } from '../../routing/use-list-paging.ts'
import { incidentText } from '../../text/drug-incident.ts'
import { buttonClass } from '../../ui/button-class.ts'
import type { Column } from '../../ui/column.ts'
import { DateTimeText } from '../../ui/date-time-text.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { Select } from '../../ui/select.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { Tag } from '../../ui/tag.tsx'
import { TextLink } from '../../ui/text-link.tsx'

type Row = Answer<typeof drugIncidentRoutes.list>['items'][number]

const pageSize = 50
const { columns: names, statuses: words } = incidentText
const statuses = [
  { value: '' as const, label: incidentText.allStatuses },
  ...(['DRAFT', 'SUCCEED', 'CANCELLED'] as const).map(value => ({ value, label: words[value] })),
]
const isLate = (row: Row) => row.status === 'DRAFT' && Date.parse(row.dueAt) < Date.now()

const columns: ReadonlyArray<Column<Row>> = [
  {
    id: 'code',
    header: names.code,
    width: '110px',
    fixed: true,
    card: 'line2',
    cell: row => <TextLink to={`/products/drug-incident/${row.id}`}>{row.code}</TextLink>,
  },
  { id: 'goods', header: names.goods, elastic: true, card: 'title', cell: row => row.goods },
  {
    id: 'kind',
    header: names.kind,
    width: '110px',
    card: 'line2',
    cell: row => incidentText.kinds[row.kind],
  },
  {
    id: 'discovered',
    header: names.discovered,
    width: '140px',
    hideBelow: 'md',
    cell: row => <DateTimeText instant={row.discoveredAt} />,
  },
  {
    id: 'due',
    header: names.due,
    width: '140px',
    card: 'line2',
    cell: row => <DateTimeText instant={row.dueAt} />,
  },
  {
    id: 'status',
    header: names.status,
    width: '140px',
    card: 'line2',
    cell: row =>
      isLate(row) ? (
        <Tag tone="danger">{incidentText.overdue}</Tag>
      ) : (
        <StatusBadge status={row.status} label={words[row.status]} />
      ),
  },
]

/** Reports of controlled medicines that were lost or mixed up; those that are not sent yet say until when. */
export default function IncidentList() {
  const router = useRouter()
  const branchId = useBranchId()
  const { rights } = useSession()
  const { query, change } = useAddress()
  const list = useRoute(drugIncidentRoutes.list, {
    query: { branchId, status: knownChoice(statuses, query.status), limit: pageSize, cursor: query.cursor },
  })
  const rows = list.data?.items ?? []
  const paging = useListPaging(list.data?.nextCursor)
  const add = isAllowed(rights, drugIncidentRoutes.create.permission) && (
    <Link to="/products/drug-incident/new" className={buttonClass({ variant: 'primary' })}>
      <Plus />
      {incidentText.add}
    </Link>
  )
  return (
    <ListPage
      id="drug-incident"
      title={incidentText.title}
      count={list.data?.totalItem ?? undefined}
      columns={columns}
      rows={rows}
      rowKey={row => row.id}
      rowLabel={row => row.code}
      onOpen={row => router.history.push(`/products/drug-incident/${row.id}`)}
      filters={
        <Select
          className="w-40 max-sm:w-full"
          label={incidentText.statusFilter}
          value={query.status ?? ''}
          options={statuses}
          onChange={status => change({ status, cursor: undefined })}
        />
      }
      loading={list.isPending}
      error={
        list.error && { message: list.error.message, traceId: list.error.requestId, onRetry: () => list.refetch() }
      }
      empty={
        <EmptyState title={incidentText.emptyTitle} actions={add}>
          {incidentText.emptyHint}
        </EmptyState>
      }
      actions={add}
      paging={paging}
    />
  )
}
