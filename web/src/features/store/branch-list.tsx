import { branchRoutes } from '@quay/contract/branch/routes'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { defineList } from '../../list/define-list.ts'
import { choicesOf } from '../../list/filter.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { placeText } from '../../text/place.ts'
import { branchColumns } from './branch-columns.tsx'
import { BranchSheet } from './branch-sheet.tsx'

const branches = defineList({
  id: 'branch',
  title: placeText.branches,
  route: branchRoutes.list,
  search: placeText.branchFind,
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
  rowKey: row => row.id,
  rowLabel: row => row.name,
  open: row => `/settings/branch/${row.id}`,
  add: { label: placeText.branchAdd, permission: branchRoutes.create.permission },
  empty: { title: placeText.branchEmpty, hint: placeText.branchEmptyHint },
  counted: placeText.branchesCounted,
})

/** The places where the store sells. */
export default function BranchList() {
  const router = useRouter()
  const [adding, setAdding] = useState(false)
  return (
    <>
      <ListScreen list={useList(branches, { asks: { scope: 'all' } })} onAdd={() => setAdding(true)} />
      {adding && (
        <BranchSheet
          onClose={() => setAdding(false)}
          onSaved={branch => router.history.push(`/settings/branch/${branch.id}`)}
        />
      )}
    </>
  )
}
