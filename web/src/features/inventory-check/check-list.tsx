import { checkKinds, inventoryCheckRoutes } from '@quay/contract/inventory-check'
import { isAllowed } from '@quay/contract/permission'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import MoreHorizontal from 'lucide-react/icons/ellipsis'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useBranchId, useSession } from '../../api/session.ts'
import { useBusinessDay } from '../../api/use-business-day.ts'
import { useRoute } from '../../api/use-route.ts'
import { knownChoice } from '../../routing/known-choice.ts'
import { useAddress } from '../../routing/use-address.ts'
import { useListPaging } from '../../routing/use-list-paging.ts'
import { useTypedSearch } from '../../routing/use-typed-search.ts'
import { checkText } from '../../text/inventory-check.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Money } from '../../ui/money.tsx'
import { daysOf, readPeriod, writePeriod } from '../../ui/period.ts'
import { PeriodPicker } from '../../ui/period-picker.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toast.ts'
import { checkColumns } from './check-columns.tsx'
import { MergeChecks } from './merge-checks.tsx'
import { NewCheck } from './new-check.tsx'
import { ReasonTable } from './reason-table.tsx'

const pageSize = 50
const { statusChoices, kinds: kindWords } = checkText
const statuses = (['', 'DRAFT', 'SUCCEED', 'CANCELLED'] as const).map(value => ({ value, label: statusChoices[value] }))
const kinds = [
  { value: '' as const, label: checkText.allKinds },
  ...checkKinds.map(value => ({ value, label: kindWords[value] })),
]

/** Checks of the branch: filters in the address, what was too much and too little over the whole filter. */
export default function CheckList() {
  const router = useRouter()
  const today = useBusinessDay()
  const branchId = useBranchId()
  const { rights } = useSession()
  const { query, change } = useAddress()
  const search = useTypedSearch()
  const [open, setOpen] = useState<'new' | 'reasons' | 'merge' | null>(null)
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const period = readPeriod(query, 'month')
  const filter = {
    branchId,
    keyword: query.keyword,
    ...daysOf(period, today),
    status: knownChoice(statuses, query.status),
    kind: knownChoice(kinds, query.kind),
  }
  const list = useRoute(inventoryCheckRoutes.list, { query: { ...filter, limit: pageSize, cursor: query.cursor } })
  const total = useRoute(inventoryCheckRoutes.total, { query: filter })
  const rows = list.data?.items ?? []
  const paging = useListPaging(list.data?.nextCursor)
  const set = (patch: Record<string, string | undefined>) => change({ ...patch, cursor: undefined })
  const all = list.data?.totalItem ?? undefined
  const add = isAllowed(rights, inventoryCheckRoutes.create.permission) && (
    <Button variant="primary" icon={<Plus />} onClick={() => setOpen('new')}>
      {checkText.add}
    </Button>
  )
  const drafts = new Set(rows.filter(row => row.status === 'DRAFT').map(row => row.id))
  const mayMerge = isAllowed(rights, inventoryCheckRoutes.merge.permission) && (drafts.size > 1 || picked.size > 0)

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
    ...(isAllowed(rights, { model: 'cost', action: 'read' })
      ? [{ id: 'value', label: checkText.stockValue, to: '/products/stock-value' }]
      : []),
  ]
  return (
    <>
      <ListPage
        id="inventory-check"
        title={checkText.title}
        count={all}
        columns={checkColumns}
        rows={rows}
        rowKey={row => row.id}
        rowLabel={row => row.code}
        onOpen={row => router.history.push(`/products/check-inventory/${row.id}`)}
        search={{ ...search, label: checkText.find }}
        filters={
          <>
            <PeriodPicker value={period} today={today} onChange={next => set(writePeriod(next, 'month'))} />
            <Select
              className="w-36 max-sm:w-full"
              label={checkText.statusFilter}
              value={query.status ?? ''}
              options={statuses}
              onChange={status => set({ status })}
            />
            <Select
              className="w-36 max-sm:w-full"
              label={checkText.kindFilter}
              value={query.kind ?? ''}
              options={kinds}
              onChange={kind => set({ kind })}
            />
          </>
        }
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
        totals={
          total.data && {
            label: checkText.totals(formatNumber(total.data.count)),
            cells: {
              plus: formatNumber(total.data.plusCount),
              minus: formatNumber(total.data.minusCount),
              plusValue: <Money amount={total.data.plusValue ?? null} />,
              minusValue: <Money amount={total.data.minusValue ?? null} />,
            },
          }
        }
        loading={list.isPending}
        error={
          list.error && { message: list.error.message, traceId: list.error.requestId, onRetry: () => list.refetch() }
        }
        empty={
          <EmptyState title={checkText.emptyTitle} actions={add}>
            {checkText.emptyHint}
          </EmptyState>
        }
        actions={
          <>
            <Menu
              label={checkText.more}
              trigger={<IconButton label={checkText.more} icon={<MoreHorizontal />} />}
              entries={[...places, { id: 'reasons', label: checkText.reasonTable, onSelect: () => setOpen('reasons') }]}
            />
            {add}
          </>
        }
        paging={paging}
        foot={all !== undefined && checkText.counted(formatNumber(rows.length), formatNumber(all))}
      />
      {open === 'new' && <NewCheck onClose={() => setOpen(null)} />}
      {open === 'merge' && <MergeChecks checkIds={[...picked]} onClose={() => setOpen(null)} />}
      {open === 'reasons' && <ReasonTable onClose={() => setOpen(null)} />}
    </>
  )
}
