import { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import { checkKinds } from '@quay/contract/inventory-check/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useState } from 'react'
import { defineList } from '../../list/define-list.ts'
import { choicesOf } from '../../list/filter.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { checkText } from '../../text/inventory-check.ts'
import { toast } from '../../ui/toast.ts'
import { checkColumns } from './check-columns.tsx'
import { CheckMenu } from './check-menu.tsx'
import { MergeBar } from './merge-bar.tsx'
import { MergeChecks } from './merge-checks.tsx'
import { NewCheck } from './new-check.tsx'

const { statusChoices, kinds } = checkText

const checks = defineList({
  id: 'inventory-check',
  words: checkText,
  route: inventoryCheckRoutes.list,
  ofBranch: true,
  filters: [
    { kind: 'period', usual: 'month' },
    {
      kind: 'choice',
      field: 'status',
      label: checkText.statusFilter,
      width: 'w-36',
      choices: choicesOf(statusChoices),
    },
    {
      kind: 'choice',
      field: 'kind',
      label: checkText.kindFilter,
      width: 'w-36',
      choices: choicesOf(kinds, { all: checkText.allKinds, order: checkKinds }),
    },
  ],
  columns: checkColumns,
  open: '/products/check-inventory',
  total: inventoryCheckRoutes.total,
  totals: total => ({
    plus: formatNumber(total.plusCount),
    minus: formatNumber(total.minusCount),
    plusValue: total.plusValue,
    minusValue: total.minusValue,
  }),
  exported: inventoryCheckRoutes.export,
  add: { permission: inventoryCheckRoutes.create.permission },
})

/** Checks of the branch; drafts that are ticked are merged into one. */
export default function CheckList() {
  const list = useList(checks)
  const { rows } = list
  const [merging, setMerging] = useState(false)
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const drafts = new Set(rows.filter(row => row.status === 'DRAFT').map(row => row.id))
  const mayMerge = list.may(inventoryCheckRoutes.merge.permission) && (drafts.size > 1 || picked.size > 0)

  /** Ticks of other pages stay; what is no draft is said so and not ticked. */
  function pick(keys: ReadonlySet<string>) {
    const kept = new Set([...keys].filter(key => drafts.has(key) || picked.has(key)))
    if (kept.size < keys.size && kept.size <= picked.size) toast.warning(checkText.merging.onlyDrafts)
    setPicked(kept)
  }
  return (
    <>
      <ListScreen
        list={list}
        sheet={(_, close) => <NewCheck onClose={close} />}
        selection={mayMerge ? { keys: picked, onChange: pick } : undefined}
        bulkActions={
          <MergeBar count={picked.size} onClear={() => setPicked(new Set())} onMerge={() => setMerging(true)} />
        }
        actions={<CheckMenu />}
      />
      {merging && <MergeChecks checkIds={[...picked]} onClose={() => setMerging(false)} />}
    </>
  )
}
