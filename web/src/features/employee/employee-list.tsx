import { branchRoutes } from '@quay/contract/branch'
import { type Employee, employeeRoutes } from '@quay/contract/employee'
import { isAllowed } from '@quay/contract/permission'
import { roleRoutes } from '@quay/contract/role'
import { roleText } from '@quay/contract/role-text'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useSession } from '../../api/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { knownChoice } from '../../routing/known-choice.ts'
import { useAddress } from '../../routing/use-address.ts'
import { useListPaging } from '../../routing/use-list-paging.ts'
import { useTypedSearch } from '../../routing/use-typed-search.ts'
import { employeeText } from '../../text/employee.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../../ui/column.ts'
import { DateTimeText } from '../../ui/date-time-text.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { Select } from '../../ui/select.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { CertificateBadges } from './certificate-badges.tsx'
import { type AvatarField, EmployeeSheet } from './employee-sheet.tsx'
import { EmployeeStatus } from './employee-status.tsx'

const pageSize = 50
const { columns: names, kinds, statuses } = employeeText
const kindChoices = (['', 'pharmacist', 'certificate'] as const).map(value => ({ value, label: kinds[value] }))
const statusChoices = [
  { value: '' as const, label: employeeText.allStatuses },
  { value: '1' as const, label: statuses[1] },
  { value: '0' as const, label: statuses[0] },
]

const columns: ReadonlyArray<Column<Employee>> = [
  {
    id: 'name',
    header: names.name,
    elastic: true,
    fixed: true,
    card: 'title',
    cell: row => (
      <div className="flex min-w-0 items-center gap-2">
        <Avatar name={row.fullName} src={row.avatar} />
        <TwoLines title={row.fullName} to={`/settings/employee/${row.id}`} detail={row.username} />
      </div>
    ),
  },
  { id: 'role', header: names.role, width: '140px', card: 'line2', cell: row => roleText(row.role.name) },
  { id: 'phone', header: names.phone, width: '120px', card: 'line2', cell: row => row.phone },
  {
    id: 'branches',
    header: names.branches,
    width: '180px',
    hideBelow: 'lg',
    cell: row => row.branches.map(branch => branch.name).join(', '),
  },
  {
    id: 'certificate',
    header: names.certificate,
    width: '200px',
    hideBelow: 'md',
    card: 'line2',
    cell: row => <CertificateBadges person={row} />,
  },
  {
    id: 'lastUsed',
    header: names.lastUsed,
    width: '140px',
    hideBelow: 'lg',
    cell: row =>
      row.lastUsedAt ? (
        <DateTimeText instant={row.lastUsedAt} />
      ) : (
        <span className="text-ink-3">{employeeText.never}</span>
      ),
  },
  {
    id: 'status',
    header: names.status,
    width: '110px',
    card: 'amount',
    cell: row => <EmployeeStatus isActive={row.isActive} />,
  },
]

/** The staff: found by name, phone or user name; filters in the address. */
export default function EmployeeList({ AvatarField }: { AvatarField: AvatarField }) {
  const router = useRouter()
  const { rights } = useSession()
  const { query, change } = useAddress()
  const search = useTypedSearch()
  const [adding, setAdding] = useState(false)
  const mayAdd = isAllowed(rights, employeeRoutes.create.permission)
  useHotkey(
    { id: 'employee.new', key: 'N', label: employeeText.add, scope: employeeText.title },
    () => setAdding(true),
    { enabled: mayAdd },
  )
  const roles = useRoute(roleRoutes.list, { query: { limit: 200 } })
  const branches = useRoute(branchRoutes.list, { query: { limit: 200 } })
  const roleChoices = [
    { value: '', label: employeeText.allRoles },
    ...(roles.data?.items.map(role => ({ value: role.id, label: roleText(role.name) })) ?? []),
  ]
  const branchChoices = [
    { value: '', label: employeeText.allBranches },
    ...(branches.data?.items.map(branch => ({ value: branch.id, label: branch.name })) ?? []),
  ]
  const kind = knownChoice(kindChoices, query.kind)
  const filter = {
    keyword: query.keyword,
    roleId: roles.data && knownChoice(roleChoices, query.role),
    branchId: branches.data && knownChoice(branchChoices, query.branch),
    isActive: knownChoice(statusChoices, query.status),
    isPharmacist: kind === 'pharmacist' ? ('true' as const) : undefined,
    certificate: kind === 'certificate' ? ('warning' as const) : undefined,
  }
  const list = useRoute(
    employeeRoutes.list,
    { query: { ...filter, limit: pageSize, cursor: query.cursor } },
    // With a filter by role or branch in the address, not without it first.
    { enabled: (!query.role || !roles.isPending) && (!query.branch || !branches.isPending) },
  )
  const rows = list.data?.items ?? []
  const paging = useListPaging(list.data?.nextCursor)
  const set = (patch: Record<string, string | undefined>) => change({ ...patch, cursor: undefined })
  const all = list.data?.totalItem ?? undefined
  return (
    <>
      <ListPage
        id="employee"
        title={employeeText.title}
        count={all}
        columns={columns}
        rows={rows}
        rowKey={row => row.id}
        rowLabel={row => row.fullName}
        onOpen={row => router.history.push(`/settings/employee/${row.id}`)}
        search={{ ...search, label: employeeText.find }}
        filters={
          <>
            <Select
              className="w-40 max-sm:w-full"
              label={employeeText.roleFilter}
              value={query.role ?? ''}
              options={roleChoices}
              onChange={role => set({ role })}
            />
            {branchChoices.length > 2 && (
              <Select
                className="w-40 max-sm:w-full"
                label={employeeText.branchFilter}
                value={query.branch ?? ''}
                options={branchChoices}
                onChange={branch => set({ branch })}
              />
            )}
            <Select
              className="w-44 max-sm:w-full"
              label={employeeText.kindFilter}
              value={query.kind ?? ''}
              options={kindChoices}
              onChange={next => set({ kind: next })}
            />
            <Select
              className="w-36 max-sm:w-full"
              label={employeeText.statusFilter}
              value={query.status ?? ''}
              options={statusChoices}
              onChange={status => set({ status })}
            />
          </>
        }
        loading={list.isPending}
        error={
          list.error && { message: list.error.message, traceId: list.error.requestId, onRetry: () => list.refetch() }
        }
        empty={<EmptyState title={employeeText.empty}>{employeeText.emptyHint}</EmptyState>}
        actions={
          mayAdd && (
            <Button variant="primary" icon={<Plus />} keyHint="N" onClick={() => setAdding(true)}>
              {employeeText.add}
            </Button>
          )
        }
        paging={paging}
        foot={all !== undefined && employeeText.counted(formatNumber(rows.length), formatNumber(all))}
      />
      {(adding || (mayAdd && query.add)) && (
        <EmployeeSheet
          AvatarField={AvatarField}
          onClose={() => {
            setAdding(false)
            if (query.add) change({ add: undefined }, { replace: true })
          }}
          onSaved={person => router.history.push(`/settings/employee/${person.id}`)}
        />
      )}
    </>
  )
}
