import { isAllowed } from '@quay/contract/permission'
import { type RoleSummary, roleRoutes } from '@quay/contract/role'
import { roleText } from '@quay/contract/role-text'
import { formatNumber, formatPercent } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { useSession } from '../../api/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { useAddress } from '../../routing/use-address.ts'
import { useListPaging } from '../../routing/use-list-paging.ts'
import { useTypedSearch } from '../../routing/use-typed-search.ts'
import { roleWords } from '../../text/role.ts'
import { buttonClass } from '../../ui/button-class.ts'
import type { Column } from '../../ui/column.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Link } from '../../ui/link.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { RoleBadges } from './role-badges.tsx'

const pageSize = 50
const { columns: names } = roleWords

const columns: ReadonlyArray<Column<RoleSummary>> = [
  {
    id: 'name',
    header: names.name,
    elastic: true,
    fixed: true,
    card: 'title',
    cell: row => <TwoLines title={roleText(row.name)} to={`/settings/role/${row.id}`} detail={row.note ?? ' '} />,
  },
  { id: 'kind', header: names.kind, width: '180px', card: 'line2', cell: row => <RoleBadges role={row} /> },
  {
    id: 'holders',
    header: names.holders,
    numeric: true,
    width: '110px',
    fixed: true,
    card: 'amount',
    cell: row => (
      <TextLink to={`/settings/employee?role=${row.id}`}>{roleWords.holders(formatNumber(row.employeeCount))}</TextLink>
    ),
  },
  {
    id: 'rights',
    header: names.rights,
    numeric: true,
    width: '100px',
    hideBelow: 'sm',
    cell: row => formatNumber(row.permissionCount),
  },
  {
    id: 'limit',
    header: names.limit,
    numeric: true,
    width: '150px',
    hideBelow: 'md',
    cell: row => (row.discountLimit === null ? <Quiet /> : formatPercent(row.discountLimit)),
  },
]

const Quiet = () => <span className="text-ink-3">{roleWords.storeLimit}</span>

/** The roles of the store, with how many people hold each. */
export default function RoleList() {
  const router = useRouter()
  const { rights } = useSession()
  const { query } = useAddress()
  const search = useTypedSearch()
  const mayAdd = isAllowed(rights, roleRoutes.create.permission)
  useHotkey(
    { id: 'role.new', key: 'N', label: roleWords.add, scope: roleWords.title },
    () => router.history.push('/settings/role/new'),
    { enabled: mayAdd },
  )
  const list = useRoute(roleRoutes.list, {
    query: { keyword: query.keyword, limit: pageSize, cursor: query.cursor },
  })
  const rows = list.data?.items ?? []
  const paging = useListPaging(list.data?.nextCursor)
  const all = list.data?.totalItem ?? undefined
  return (
    <ListPage
      id="role"
      title={roleWords.title}
      count={all}
      columns={columns}
      rows={rows}
      rowKey={row => row.id}
      rowLabel={row => roleText(row.name)}
      onOpen={row => router.history.push(`/settings/role/${row.id}`)}
      search={{ ...search, label: roleWords.find }}
      loading={list.isPending}
      error={
        list.error && { message: list.error.message, traceId: list.error.requestId, onRetry: () => list.refetch() }
      }
      empty={<EmptyState title={roleWords.empty}>{roleWords.emptyHint}</EmptyState>}
      actions={
        mayAdd && (
          <Link to="/settings/role/new" className={buttonClass({ variant: 'primary' })}>
            <Plus />
            {roleWords.add}
            <Kbd inherit>N</Kbd>
          </Link>
        )
      }
      paging={paging}
      foot={all !== undefined && roleWords.counted(formatNumber(rows.length), formatNumber(all))}
    />
  )
}
