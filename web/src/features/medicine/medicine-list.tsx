import { type Medicine, medicineRoutes } from '@quay/contract/medicine'
import { isAllowed } from '@quay/contract/permission'
import type { Answer } from '@quay/contract/route'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import ListChecks from 'lucide-react/icons/list-checks'
import { type ComponentType, useState } from 'react'
import { useSession } from '../../api/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { useListPaging } from '../../routing/use-list-paging.ts'
import { useTypedSearch } from '../../routing/use-typed-search.ts'
import { medicineText } from '../../text/medicine.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Count } from '../../ui/count.tsx'
import { DateTimeText } from '../../ui/date-time-text.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { CopySheet, type GroupPickerProps, mostCopied } from './copy-sheet.tsx'
import { medicineColumns } from './medicine-columns.tsx'
import { MedicineFilters } from './medicine-filters.tsx'
import { useMedicineQuery } from './use-medicine-query.ts'

const pageSize = 50

type Summary = Answer<typeof medicineRoutes.summary>

/** The national list: searched, filtered, ticked over several pages and copied into the store's own list. */
export function MedicineList({ GroupPicker }: { GroupPicker: ComponentType<GroupPickerProps> }) {
  const router = useRouter()
  const { rights } = useSession()
  const search = useTypedSearch()
  const asked = useMedicineQuery()
  const [picked, setPicked] = useState<ReadonlyMap<string, Medicine>>(new Map())
  const [copying, setCopying] = useState(false)
  const summary = useRoute(medicineRoutes.summary, {}).data
  const list = useRoute(medicineRoutes.list, {
    query: { ...asked.filter, limit: pageSize, cursor: asked.query.cursor },
  })
  const rows = list.data?.items ?? []
  const paging = useListPaging(list.data?.nextCursor)
  const mayCopy = isAllowed(rights, medicineRoutes.copy.permission)
  const all = list.data?.totalItem ?? undefined

  /** Ticks of other pages stay; of this page those that are ticked now. */
  function pick(keys: ReadonlySet<string>) {
    const known = new Map([...picked, ...rows.map(row => [row.id, row] as const)])
    setPicked(new Map([...keys].flatMap(key => (known.has(key) ? [[key, known.get(key)!] as const] : []))))
  }
  return (
    <>
      <ListPage
        id="medicine"
        title={medicineText.title}
        count={all}
        columns={medicineColumns}
        rows={rows}
        rowKey={row => row.id}
        rowLabel={row => row.name}
        onOpen={row => router.history.push(`/medicines/${row.id}`)}
        summary={summary?.lastImport && <LastImport summary={summary} />}
        search={{ ...search, label: medicineText.find }}
        filters={<MedicineFilters query={asked.query} countries={summary?.countries ?? []} onChange={asked.set} />}
        activeFilters={asked.chips}
        onClearFilters={asked.clear}
        selection={mayCopy ? { keys: new Set(picked.keys()), onChange: pick } : undefined}
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
        loading={list.isPending}
        error={
          list.error && { message: list.error.message, traceId: list.error.requestId, onRetry: () => list.refetch() }
        }
        empty={summary?.medicineCount === 0 ? <NotLoaded /> : <NothingFound />}
        actions={
          <Link to="/medicines/ours" className={buttonClass()}>
            <ListChecks />
            {medicineText.ours}
            {summary !== undefined && summary.flaggedCount > 0 && <Count value={summary.flaggedCount} />}
          </Link>
        }
        paging={paging}
        foot={
          all === undefined
            ? list.data?.more && medicineText.many
            : medicineText.counted(formatNumber(rows.length), formatNumber(all))
        }
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
