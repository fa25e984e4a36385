import { medicineRoutes } from '@quay/contract/medicine/routes'
import type { Medicine } from '@quay/contract/medicine/shapes'
import { isAllowed } from '@quay/contract/permission'
import type { Answer } from '@quay/contract/route'
import { formatNumber } from '@quay/domain/text/format-number'
import ListChecks from 'lucide-react/icons/list-checks'
import { type ComponentType, useState } from 'react'
import { useSession } from '../../api/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { medicineText } from '../../text/medicine.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Count } from '../../ui/count.tsx'
import { DateTimeText } from '../../ui/date-time-text.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { CopySheet, type GroupPickerProps, mostCopied } from './copy-sheet.tsx'
import { medicineColumns } from './medicine-columns.tsx'
import { medicineFilters } from './medicine-filters.ts'

type Summary = Answer<typeof medicineRoutes.summary>

const medicines = defineList({
  id: 'medicine',
  title: medicineText.title,
  route: medicineRoutes.list,
  search: medicineText.find,
  filters: medicineFilters,
  columns: medicineColumns,
  rowKey: row => row.id,
  rowLabel: row => row.name,
  open: row => `/medicines/${row.id}`,
  empty: { title: medicineText.emptyTitle, hint: medicineText.emptyHint },
  counted: medicineText.counted,
})

/** The national list: searched, filtered, ticked over several pages and copied into the store's own list. */
export function MedicineList({ GroupPicker }: { GroupPicker: ComponentType<GroupPickerProps> }) {
  const list = useList(medicines)
  const { rows } = list
  const [picked, setPicked] = useState<ReadonlyMap<string, Medicine>>(new Map())
  const [copying, setCopying] = useState(false)
  const summary = useRoute(medicineRoutes.summary, {}).data

  /** Ticks of other pages stay; of this page those that are ticked now. */
  function pick(keys: ReadonlySet<string>) {
    const known = new Map([...picked, ...rows.map(row => [row.id, row] as const)])
    setPicked(new Map([...keys].flatMap(key => (known.has(key) ? [[key, known.get(key)!] as const] : []))))
  }
  return (
    <>
      <ListScreen
        list={list}
        summary={summary?.lastImport && <LastImport summary={summary} />}
        selection={
          list.may(medicineRoutes.copy.permission) ? { keys: new Set(picked.keys()), onChange: pick } : undefined
        }
        bulkActions={
          <span className="flex items-center gap-2">
            {picked.size > mostCopied && <span className="text-12 text-warning-text">{medicineText.tooMany}</span>}
            <Button size="sm" onClick={() => setPicked(new Map())}>
              {medicineText.clear}
            </Button>
            <Button size="sm" variant="primary" disabled={picked.size > mostCopied} onClick={() => setCopying(true)}>
              {medicineText.copyMany(picked.size)}
            </Button>
          </span>
        }
        empty={summary?.medicineCount === 0 ? <NotLoaded /> : <NothingFound />}
        actions={
          <Link to="/medicines/ours" className={buttonClass()}>
            <ListChecks />
            {medicineText.ours}
            {summary !== undefined && summary.flaggedCount > 0 && <Count value={summary.flaggedCount} />}
          </Link>
        }
        foot={list.all === undefined && list.read.data?.more ? medicineText.many : undefined}
      />
      {copying && (
        <CopySheet
          medicines={[...picked.values()]}
          GroupPicker={GroupPicker}
          onClose={() => setCopying(false)}
          onDone={() => setPicked(new Map())}
        />
      )}
    </>
  )
}

function LastImport({ summary: { lastImport } }: { summary: Summary }) {
  if (!lastImport) return null
  const { source, finishedAt, added, changed, withdrawn } = lastImport
  return (
    <p className="mb-2 text-12 text-ink-3">
      {medicineText.updated} <DateTimeText instant={finishedAt} /> ·{' '}
      {medicineText.updatedBy(source, formatNumber(added), formatNumber(changed), formatNumber(withdrawn))}
    </p>
  )
}

/** Before the first import: who can help, and how. */
function NotLoaded() {
  return (
    <EmptyState title={medicineText.notLoadedTitle}>
      {medicineText.notLoadedHint}
      <code className="mt-2 block select-all rounded-2 bg-sunken px-2.5 py-1.5 text-12">{medicineText.command}</code>
    </EmptyState>
  )
}

function NothingFound() {
  const { rights } = useSession()
  return (
    <EmptyState
      title={medicineText.emptyTitle}
      actions={
        isAllowed(rights, { model: 'list_product', action: 'read' }) && (
          <Link to="/products/list" className={buttonClass()}>
            {medicineText.addOwn}
          </Link>
        )
      }
    >
      {medicineText.emptyHint}
    </EmptyState>
  )
}
