import { type Branch, branchRoutes } from '@quay/contract/branch'
import { isAllowed } from '@quay/contract/permission'
import { hoursInWords } from '@quay/domain/access/access-hours'
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
import { placeText } from '../../text/place.ts'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../../ui/column.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { Select } from '../../ui/select.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { BranchSheet } from './branch-sheet.tsx'
import { BranchStatus } from './branch-status.tsx'
import { WorstLicence } from './licence-list.tsx'

const { columns: names } = placeText
const pageSize = 50
const statusChoices = [
  { value: '', label: placeText.allStatuses },
  { value: '1', label: placeText.statuses[1] },
  { value: '0', label: placeText.statuses[0] },
] as const

const columns: Column<Branch>[] = [
  { id: 'code', header: names.code, width: '90px', hideBelow: 'md', cell: row => row.code },
  {
    id: 'branch',
    header: names.branch,
    elastic: true,
    fixed: true,
    card: 'title',
    cell: row => <TwoLines title={row.name} to={`/settings/branch/${row.id}`} detail={row.address ?? '\u00a0'} />,
  },
  { id: 'phone', header: names.phone, width: '130px', hideBelow: 'lg', cell: row => row.phone },
  {
    id: 'hours',
    header: names.hours,
    width: '190px',
    hideBelow: 'lg',
    cell: row => row.workingHours && hoursInWords(row.workingHours),
  },
  {
    id: 'people',
    header: names.people,
    width: '90px',
    numeric: true,
    hideBelow: 'md',
    cell: row => row.employeeCount !== undefined && formatNumber(row.employeeCount),
  },
  {
    id: 'papers',
    header: names.papers,
    width: '150px',
    hideBelow: 'sm',
    cell: row => <WorstLicence licences={row.licences} />,
  },
  { id: 'status', header: names.status, width: '230px', card: 'line2', cell: row => <BranchStatus branch={row} /> },
]

/** The places where the store sells. */
export default function BranchList() {
  const router = useRouter()
  const { rights } = useSession()
  const { query, change } = useAddress()
  const search = useTypedSearch()
  const [adding, setAdding] = useState(false)
  const mayAdd = isAllowed(rights, branchRoutes.create.permission)
  useHotkey(
    { id: 'branch.new', key: 'N', label: placeText.branchAdd, scope: placeText.branches },
    () => setAdding(true),
    { enabled: mayAdd },
  )
  const filter = { keyword: query.keyword, isActive: knownChoice(statusChoices, query.status) }
  const list = useRoute(branchRoutes.list, {
    query: { ...filter, scope: 'all', limit: pageSize, cursor: query.cursor },
  })
  const rows = list.data?.items ?? []
  const all = list.data?.totalItem ?? undefined
  const paging = useListPaging(list.data?.nextCursor)
  const add = mayAdd && (
    <Button variant="primary" icon={<Plus />} keyHint="N" onClick={() => setAdding(true)}>
      {placeText.branchAdd}
    </Button>
  )
  return (
    <>
      <ListPage
        id="branch"
        title={placeText.branches}
        count={all}
        columns={columns}
        rows={rows}
        rowKey={row => row.id}
        rowLabel={row => row.name}
        onOpen={row => router.history.push(`/settings/branch/${row.id}`)}
        search={{ ...search, label: placeText.branchFind }}
        filters={
          <Select
            className="w-44 max-sm:w-full"
            label={placeText.statusFilter}
            value={query.status ?? ''}
            options={statusChoices}
            onChange={status => change({ status, cursor: undefined })}
          />
        }
        loading={list.isPending}
        error={
          list.error && { message: list.error.message, traceId: list.error.requestId, onRetry: () => list.refetch() }
        }
        empty={<EmptyState title={placeText.branchEmpty}>{placeText.branchEmptyHint}</EmptyState>}
        actions={add}
        paging={paging}
        foot={all !== undefined && placeText.branchesCounted(formatNumber(rows.length), formatNumber(all))}
      />
      {adding && (
        <BranchSheet
          onClose={() => setAdding(false)}
          onSaved={branch => router.history.push(`/settings/branch/${branch.id}`)}
        />
      )}
    </>
  )
}
