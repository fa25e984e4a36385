import { isAllowed } from '@quay/contract/permission'
import { purchaseOrderRoutes } from '@quay/contract/purchase-order'
import type { Answer } from '@quay/contract/route'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useBranchId, useSession } from '../../api/session.ts'
import { useBusinessDay } from '../../api/use-business-day.ts'
import { useRoute } from '../../api/use-route.ts'
import { knownChoice } from '../../routing/known-choice.ts'
import { useAddress } from '../../routing/use-address.ts'
import { useListPaging } from '../../routing/use-list-paging.ts'
import { useTypedSearch } from '../../routing/use-typed-search.ts'
import { orderText } from '../../text/purchase-order.ts'
import { buttonClass } from '../../ui/button-class.ts'
import type { Column } from '../../ui/column.ts'
import { DateTimeText } from '../../ui/date-time-text.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Link } from '../../ui/link.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { Money } from '../../ui/money.tsx'
import { daysOf, readPeriod, writePeriod } from '../../ui/period.ts'
import { PeriodPicker } from '../../ui/period-picker.tsx'
import { Select } from '../../ui/select.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { DropDrafts } from './drop-drafts.tsx'
import { ExportOrders } from './export-orders.tsx'
import { OrderState } from './order-state.tsx'

type Row = Answer<typeof purchaseOrderRoutes.list>['items'][number]

const pageSize = 50
const { columns: names } = orderText
const states = (Object.entries(orderText.states) as [keyof typeof orderText.states, string][]).map(
  ([value, label]) => ({ value, label }),
)

const columns: ReadonlyArray<Column<Row>> = [
  {
    id: 'code',
    header: names.code,
    width: '112px',
    fixed: true,
    card: 'line2',
    cell: row => <TextLink to={`/products/purchase-order/${row.id}`}>{row.code}</TextLink>,
  },
  { id: 'at', header: names.at, width: '128px', card: 'line2', cell: row => <DateTimeText instant={row.createdAt} /> },
  {
    id: 'provider',
    header: names.provider,
    elastic: true,
    card: 'title',
    cell: row => <TwoLines title={row.providerName} detail={names.items(row.itemCount)} />,
  },
  {
    id: 'expected',
    header: names.expected,
    width: '104px',
    hideBelow: 'md',
    cell: row => row.expectedDate && formatDate(row.expectedDate),
  },
  { id: 'createdBy', header: names.createdBy, width: '156px', hideBelow: 'lg', cell: row => row.createdByName },
  {
    id: 'payable',
    header: names.payable,
    numeric: true,
    width: '112px',
    card: 'amount',
    cell: row => <Money amount={row.payable} className="font-semibold" />,
  },
  { id: 'status', header: names.status, width: '124px', card: 'line2', cell: row => <OrderState order={row} /> },
]

/** Orders to providers: filters in the address, the sum of what was ordered, pages by cursor. */
export default function OrderList() {
  const router = useRouter()
  const today = useBusinessDay()
  const branchId = useBranchId()
  const { rights } = useSession()
  const { query, change } = useAddress()
  const search = useTypedSearch()
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const period = readPeriod(query, 'month')
  const filter = {
    branchId,
    keyword: query.keyword,
    ...daysOf(period, today),
    ...stateFilter(knownChoice(states, query.state)),
    providerId: query.providerId,
    productId: query.productId,
  }
  const list = useRoute(purchaseOrderRoutes.list, { query: { ...filter, limit: pageSize, cursor: query.cursor } })
  const total = useRoute(purchaseOrderRoutes.total, { query: filter })
  const rows = list.data?.items ?? []
  const paging = useListPaging(list.data?.nextCursor)
  const set = (patch: Record<string, string | undefined>) => change({ ...patch, cursor: undefined })
  const mayAdd = isAllowed(rights, purchaseOrderRoutes.create.permission)
  useHotkey(
    { id: 'order.new', key: 'N', label: orderText.add, scope: orderText.scope },
    () => router.history.push('/products/purchase-order/new'),
    { enabled: mayAdd },
  )
  const add = (
    <>
      <Link to="/products/reorder" className={buttonClass()}>
        {orderText.reorder}
      </Link>
      {mayAdd && (
        <Link to="/products/purchase-order/new" className={buttonClass({ variant: 'primary' })}>
          <Plus />
          {orderText.add}
          <Kbd inherit>N</Kbd>
        </Link>
      )}
    </>
  )
  const all = list.data?.totalItem ?? undefined
  const drafts = new Set(rows.filter(row => row.progress === 'DRAFT').map(row => row.id))
  const mayDrop = query.state === 'DRAFT' && isAllowed(rights, purchaseOrderRoutes.cancel.permission)
  const pickedDrafts = [...picked].filter(id => drafts.has(id))
  return (
    <ListPage
      id="purchase-order"
      title={orderText.title}
      count={all}
      columns={columns}
      rows={rows}
      rowKey={row => row.id}
      rowLabel={row => row.code}
      selection={mayDrop ? { keys: new Set(pickedDrafts), onChange: setPicked } : undefined}
      bulkActions={<DropDrafts ids={pickedDrafts} onDone={() => setPicked(new Set())} />}
      onOpen={row => router.history.push(`/products/purchase-order/${row.id}`)}
      search={{ ...search, label: orderText.find }}
      filters={
        <>
          <PeriodPicker value={period} today={today} onChange={next => set(writePeriod(next, 'month'))} />
          <Select
            className="w-40 max-sm:w-full"
            label={orderText.stateFilter}
            value={knownChoice(states, query.state) ?? ''}
            options={states}
            onChange={state => set({ state: state || undefined })}
          />
        </>
      }
      totals={
        total.data && {
          label: orderText.totals(formatNumber(total.data.count)),
          cells: { payable: <Money amount={total.data.payable} /> },
        }
      }
      loading={list.isPending}
      error={
        list.error && { message: list.error.message, traceId: list.error.requestId, onRetry: () => list.refetch() }
      }
      empty={
        <EmptyState title={orderText.emptyTitle} actions={add}>
          {orderText.emptyHint}
        </EmptyState>
      }
      actions={
        <>
          <ExportOrders filter={filter} count={all ?? rows.length} />
          {add}
        </>
      }
      paging={paging}
      foot={all !== undefined && orderText.counted(formatNumber(rows.length), formatNumber(all))}
    />
  )
}

/** One choice for the person: what became of the order, that it is still expected, or that it is late. */
function stateFilter(state: (typeof states)[number]['value'] | undefined) {
  if (state === 'OPEN') return { open: 'true' as const }
  if (state === 'LATE') return { late: 'true' as const }
  return state ? { progress: state } : {}
}
