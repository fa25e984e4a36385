import { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import { checkKinds } from '@quay/contract/inventory-check/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import MoreHorizontal from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { defineList } from '../../list/define-list.ts'
import { choicesOf } from '../../list/filter.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { checkText } from '../../text/inventory-check.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.ts'
import { checkColumns } from './check-columns.tsx'
import { MergeChecks } from './merge-checks.tsx'
import { NewCheck } from './new-check.tsx'
import { ReasonTable } from './reason-table.tsx'

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
  const [open, setOpen] = useState<'new' | 'reasons' | 'merge' | null>(null)
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const drafts = new Set(rows.filter(row => row.status === 'DRAFT').map(row => row.id))
  const mayMerge = list.may(inventoryCheckRoutes.merge.permission) && (drafts.size > 1 || picked.size > 0)

  /** Ticks of other pages stay; what is no draft is said so and not ticked. */
  function pick(keys: ReadonlySet<string>) {
    const kept = new Set([...keys].filter(key => drafts.has(key) || picked.has(key)))
    if (kept.size < keys.size && kept.size <= picked.size) toast.warning(checkText.merging.onlyDrafts)
    setPicked(kept)
  }
  const places = [
    { id: 'quality', label: checkText.quality, to: '/products/quality-check' },
    { id: 'incidents', label: checkText.incidents, to: '/products/drug-incident' },
    { id: 'report', label: checkText.reasonReport, to: '/products/check-inventory/by-reason' },
    ...(list.may({ model: 'cost', action: 'read' })
      ? [{ id: 'value', label: checkText.stockValue, to: '/products/stock-value' }]
      : []),
  ]
  return (
    <>
      <ListScreen
        list={list}
        onAdd={() => setOpen('new')}
        selection={mayMerge ? { keys: picked, onChange: pick } : undefined}
        bulkActions={
          <span className="flex items-center gap-2">
            {picked.size < 2 && <span className="text-12 text-ink-2">{checkText.merging.needTwo}</span>}
            <Button size="sm" onClick={() => setPicked(new Set())}>
              {checkText.merging.clear}
            </Button>
            <Button size="sm" variant="primary" disabled={picked.size < 2} onClick={() => setOpen('merge')}>
              {checkText.merging.pick}
            </Button>
          </span>
        }
        actions={
          <Menu
            label={checkText.more}
            trigger={<IconButton label={checkText.more} icon={<MoreHorizontal />} />}
            entries={[...places, { id: 'reasons', label: checkText.reasonTable, onSelect: () => setOpen('reasons') }]}
          />
        }
      />
      {open === 'new' && <NewCheck onClose={() => setOpen(null)} />}
      {open === 'merge' && <MergeChecks checkIds={[...picked]} onClose={() => setOpen(null)} />}
      {open === 'reasons' && <ReasonTable onClose={() => setOpen(null)} />}
    </>
  )
}
