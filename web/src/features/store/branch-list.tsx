import { branchRoutes } from '@quay/contract/branch/routes'
import { useRouter } from '@tanstack/react-router'
import { defineList } from '../../list/define-list.ts'
import { choicesOf } from '../../list/filter.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { placeText } from '../../text/setting/place.ts'
import { branchColumns } from './branch-columns.tsx'
import { BranchSheet } from './branch-sheet.tsx'

const branches = defineList({
  id: 'branch',
  words: placeText.branchList,
  route: branchRoutes.list,
  filters: [
    {
      kind: 'choice',
      field: 'isActive',
      address: 'status',
      label: placeText.statusFilter,
      width: 'w-44',
      choices: choicesOf(placeText.statuses, { all: placeText.allStatuses, order: ['1', '0'] }),
    },
  ],
  columns: branchColumns,
  open: '/settings/branch',
  add: { permission: branchRoutes.create.permission },
})

/** The places where the store sells. */
export default function BranchList() {
  const router = useRouter()
  return (
    <ListScreen
      list={useList(branches, { asks: { scope: 'all' } })}
      sheet={(_, close) => (
        <BranchSheet onClose={close} onSaved={({ id }) => router.history.push(`/settings/branch/${id}`)} />
      )}
    />
  )
}
