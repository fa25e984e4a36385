import { disposalReasons, disposalRoutes } from '@quay/contract/disposal'
import { isAllowed } from '@quay/contract/permission'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { useBranchId, useSession } from '../../api/session.ts'
import { useBusinessDay } from '../../api/use-business-day.ts'
import { useRoute } from '../../api/use-route.ts'
import { knownChoice } from '../../routing/known-choice.ts'
import { useAddress } from '../../routing/use-address.ts'
import { useListPaging } from '../../routing/use-list-paging.ts'
import { useTypedSearch } from '../../routing/use-typed-search.ts'
import { disposalText } from '../../text/disposal.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { Money } from '../../ui/money.tsx'
import { daysOf, readPeriod, writePeriod } from '../../ui/period.ts'
import { PeriodPicker } from '../../ui/period-picker.tsx'
import { Select } from '../../ui/select.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { disposalColumns } from './disposal-columns.tsx'

const pageSize = 50
const expiredPath = '/products/disposal/new?lots=expired'
const { statusChoices, reasons: reasonWords } = disposalText
const statuses = (['', 'DRAFT', 'SUCCEED', 'CANCELLED'] as const).map(value => ({ value, label: statusChoices[value] }))
const reasons = [
  { value: '' as const, label: disposalText.allReasons },
  ...disposalReasons.map(value => ({ value, label: reasonWords[value] })),
]

/** Disposals of the branch: filters in the address, and what the goods cost over the whole filter. */
export default function DisposalList() {
  const router = useRouter()
  const today = useBusinessDay()
  const branchId = useBranchId()
  const { rights } = useSession()
  const { query, change } = useAddress()
  const search = useTypedSearch()
  const period = readPeriod(query, 'month')
  const filter = {
    branchId,
    keyword: query.keyword,
    ...daysOf(period, today),
    status: knownChoice(statuses, query.status),
    reason: knownChoice(reasons, query.reason),
  }
  const list = useRoute(disposalRoutes.list, { query: { ...filter, limit: pageSize, cursor: query.cursor } })
  const total = useRoute(disposalRoutes.total, { query: filter })
  const rows = list.data?.items ?? []
  const paging = useListPaging(list.data?.nextCursor)
  const set = (patch: Record<string, string | undefined>) => change({ ...patch, cursor: undefined })
  const all = list.data?.totalItem ?? undefined
  const mayAdd = isAllowed(rights, disposalRoutes.create.permission)
  useHotkey(
    { id: 'disposal.expired', key: 'E', label: disposalText.addExpired, scope: disposalText.scope },
    () => router.history.push(expiredPath),
    { enabled: mayAdd },
  )
  const add = mayAdd && (
    <>
      <Button keyHint="E" onClick={() => router.history.push(expiredPath)}>
        {disposalText.addExpired}
      </Button>
      <Link to="/products/disposal/new" className={buttonClass({ variant: 'primary' })}>
        <Plus />
        {disposalText.add}
      </Link>
    </>
  )
  return (
    <ListPage
      id="disposal"
      title={disposalText.title}
      count={all}
      columns={disposalColumns}
      rows={rows}
      rowKey={row => row.id}
      rowLabel={row => row.code}
      onOpen={row => router.history.push(`/products/disposal/${row.id}`)}
      search={{ ...search, label: disposalText.find }}
      filters={
        <>
          <PeriodPicker value={period} today={today} onChange={next => set(writePeriod(next, 'month'))} />
          <Select
            className="w-36 max-sm:w-full"
            label={disposalText.statusFilter}
            value={query.status ?? ''}
            options={statuses}
            onChange={status => set({ status })}
          />
          <Select
            className="w-36 max-sm:w-full"
            label={disposalText.reasonFilter}
            value={query.reason ?? ''}
            options={reasons}
            onChange={reason => set({ reason })}
          />
        </>
      }
      totals={
        total.data && {
          label: disposalText.totals(formatNumber(total.data.count)),
          cells: { items: formatNumber(total.data.itemCount), value: <Money amount={total.data.value ?? null} /> },
        }
      }
      loading={list.isPending}
      error={
        list.error && { message: list.error.message, traceId: list.error.requestId, onRetry: () => list.refetch() }
      }
      empty={
        <EmptyState title={disposalText.emptyTitle} actions={add}>
          {disposalText.emptyHint}
        </EmptyState>
      }
      actions={add}
      paging={paging}
      foot={all !== undefined && disposalText.counted(formatNumber(rows.length), formatNumber(all))}
    />
  )
}
