import { type Customer, customerRoutes } from '@quay/contract/partner'
import { isAllowed } from '@quay/contract/permission'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { type ComponentType, useState } from 'react'
import type { CallInput } from '../../api/client.ts'
import type { Narrowed } from '../../api/narrowed.ts'
import { useSession } from '../../api/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { knownChoice } from '../../routing/known-choice.ts'
import { useAddress } from '../../routing/use-address.ts'
import { useListPaging } from '../../routing/use-list-paging.ts'
import { useTypedSearch } from '../../routing/use-typed-search.ts'
import { partnerText } from '../../text/partner.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../../ui/column.ts'
import { DateTimeText } from '../../ui/date-time-text.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { Money } from '../../ui/money.tsx'
import { Select } from '../../ui/select.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { CustomerSheet } from './customer-sheet.tsx'

const pageSize = 50
const { columns: names, statuses: statusText } = partnerText
const debtChoices = [
  { value: '' as const, label: partnerText.debtChoices[''] },
  { value: 'true' as const, label: partnerText.debtChoices.true },
  { value: 'false' as const, label: partnerText.debtChoices.false },
]
const statusChoices = [
  { value: '' as const, label: partnerText.allStatuses },
  { value: 'active' as const, label: statusText.active },
  { value: 'potential' as const, label: statusText.potential },
  { value: 'inactive' as const, label: statusText.inactive },
]

const columns: ReadonlyArray<Column<Customer>> = [
  {
    id: 'code',
    header: names.code,
    width: '104px',
    fixed: true,
    card: 'line2',
    cell: row => <TextLink to={`/partners/customer/${row.id}`}>{row.code}</TextLink>,
  },
  {
    id: 'name',
    header: names.customer,
    elastic: true,
    fixed: true,
    card: 'title',
    cell: row => <TwoLines title={row.name} detail={row.address ?? row.note ?? ' '} />,
  },
  { id: 'phone', header: names.phone, width: '130px', card: 'line2', cell: row => row.phone },
  {
    id: 'lastSold',
    header: names.lastSold,
    width: '120px',
    hideBelow: 'lg',
    cell: row => <DateTimeText instant={row.lastSoldAt ?? null} precision="day" />,
  },
  {
    id: 'points',
    header: names.points,
    numeric: true,
    width: '90px',
    hideBelow: 'lg',
    cell: row => <span className={row.points === 0 ? 'text-ink-3' : ''}>{formatNumber(row.points)}</span>,
  },
  {
    id: 'debt',
    header: names.debt,
    numeric: true,
    width: '130px',
    fixed: true,
    card: 'amount',
    cell: row => <Money amount={row.debt} className={row.debt > 0 ? 'font-semibold text-warning-text' : ''} />,
  },
  {
    id: 'status',
    header: names.status,
    width: '140px',
    hideBelow: 'md',
    cell: row => (
      <Badge tone={row.status === 'active' ? 'success' : 'neutral'} shape={row.status === 'active' ? 'full' : 'hollow'}>
        {statusText[row.status]}
      </Badge>
    ),
  },
]

type Filter = Omit<NonNullable<CallInput<typeof customerRoutes.list>['query']>, 'page' | 'limit' | 'cursor'>
/** Customers in and out as a file, put here by the route. */
type ExcelProps = { narrowed: Narrowed<Filter> | null }

/** Customers: found by name, phone or code; filters in the address, Excel put here by the route. */
export function CustomerList({ Excel }: { Excel: ComponentType<ExcelProps> }) {
  const router = useRouter()
  const { rights } = useSession()
  const { query, change } = useAddress()
  const search = useTypedSearch()
  const [adding, setAdding] = useState(false)
  const mayAdd = isAllowed(rights, customerRoutes.create.permission)
  useHotkey(
    { id: 'customer.new', key: 'N', label: partnerText.customerAdd, scope: partnerText.customers },
    () => setAdding(true),
    { enabled: mayAdd },
  )
  const filter = {
    keyword: query.keyword,
    hasDebt: knownChoice(debtChoices, query.debt),
    status: knownChoice(statusChoices, query.status),
  }
  const list = useRoute(customerRoutes.list, { query: { ...filter, limit: pageSize, cursor: query.cursor } })
  const rows = list.data?.items ?? []
  const paging = useListPaging(list.data?.nextCursor)
  const set = (patch: Record<string, string | undefined>) => change({ ...patch, cursor: undefined })
  const filtered = Object.values(filter).some(value => value !== undefined)
  const all = list.data?.totalItem ?? undefined
  const add = mayAdd && (
    <Button variant="primary" icon={<Plus />} keyHint="N" onClick={() => setAdding(true)}>
      {partnerText.customerAdd}
    </Button>
  )
  return (
    <>
      <ListPage
        id="customer"
        title={partnerText.customers}
        count={all}
        columns={columns}
        rows={rows}
        rowKey={row => row.id}
        rowLabel={row => row.code}
        onOpen={row => router.history.push(`/partners/customer/${row.id}`)}
        search={{ ...search, label: partnerText.customerFind }}
        filters={
          <>
            <Select
              className="w-40 max-sm:w-full"
              label={partnerText.debtFilter}
              value={query.debt ?? ''}
              options={debtChoices}
              onChange={debt => set({ debt })}
            />
            <Select
              className="w-40 max-sm:w-full"
              label={partnerText.statusFilter}
              value={query.status ?? ''}
              options={statusChoices}
              onChange={status => set({ status })}
            />
          </>
        }
        loading={list.isPending}
        error={
          list.error && { message: list.error.message, traceId: list.error.requestId, onRetry: () => list.refetch() }
        }
        empty={
          filtered ? (
            <EmptyState title={partnerText.customerEmpty}>{partnerText.customerEmptyHint}</EmptyState>
          ) : (
            <EmptyState title={partnerText.customerFirst} actions={add}>
              {partnerText.customerFirstHint}
            </EmptyState>
          )
        }
        actions={
          <>
            <Excel narrowed={filtered ? { filter, count: all } : null} />
            {add}
          </>
        }
        paging={paging}
        foot={all !== undefined && partnerText.customersCounted(formatNumber(rows.length), formatNumber(all))}
      />
      {adding && (
        <CustomerSheet
          onClose={() => setAdding(false)}
          onSaved={customer => router.history.push(`/partners/customer/${customer.id}`)}
        />
      )}
    </>
  )
}
