import { type Provider, providerRoutes } from '@quay/contract/partner'
import { isAllowed } from '@quay/contract/permission'
import { providerGroupRoutes } from '@quay/contract/provider-group'
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
import { providerText } from '../../text/provider.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../../ui/column.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { Money } from '../../ui/money.tsx'
import { Select } from '../../ui/select.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { PaperBadge } from './paper-badge.tsx'
import { ProviderSheet } from './provider-sheet.tsx'

const pageSize = 50
const { columns: names, providerStatuses } = partnerText
const debtChoices = [
  { value: '' as const, label: partnerText.debtChoices[''] },
  { value: 'true' as const, label: partnerText.debtChoices.true },
  { value: 'false' as const, label: partnerText.debtChoices.false },
]
const statusChoices = [
  { value: '' as const, label: partnerText.allStatuses },
  { value: '1' as const, label: providerStatuses[1] },
  { value: '0' as const, label: providerStatuses[0] },
]

const paperChoices = [
  { value: '' as const, label: providerText.papersChoices[''] },
  { value: 'true' as const, label: providerText.papersChoices.true },
]

const columns: ReadonlyArray<Column<Provider>> = [
  {
    id: 'code',
    header: names.code,
    width: '100px',
    fixed: true,
    card: 'line2',
    cell: row => <TextLink to={`/partners/provider/${row.id}`}>{row.code}</TextLink>,
  },
  {
    id: 'name',
    header: names.provider,
    elastic: true,
    fixed: true,
    card: 'title',
    cell: row => <TwoLines title={row.name} detail={row.address ?? ' '} />,
  },
  { id: 'phone', header: names.phone, width: '112px', card: 'line2', cell: row => row.phone },
  {
    id: 'contact',
    header: names.contact,
    width: '150px',
    hideBelow: 'lg',
    defaultHidden: true,
    cell: row => row.contactName,
  },
  { id: 'taxCode', header: names.taxCode, width: '116px', hideBelow: 'lg', cell: row => row.taxCode },
  {
    id: 'group',
    header: providerText.groupFilter,
    width: '116px',
    hideBelow: 'lg',
    cell: row => <span className="line-clamp-1">{row.providerGroupName}</span>,
  },
  {
    id: 'papers',
    header: providerText.papersFilter,
    width: '124px',
    hideBelow: 'lg',
    cell: row => <PaperBadge expiresOn={row.certificatesUntil} />,
  },
  {
    id: 'debt',
    header: names.providerDebt,
    numeric: true,
    width: '112px',
    fixed: true,
    card: 'amount',
    cell: ({ debt = 0 }) => <Money amount={debt} className={debt > 0 ? 'font-semibold text-warning-text' : ''} />,
  },
  {
    id: 'status',
    header: names.status,
    width: '124px',
    hideBelow: 'md',
    cell: row => <ProviderStatus isActive={row.isActive} />,
  },
]

/** Whether one still buys from a supplier, as a badge. */
export function ProviderStatus({ isActive }: { isActive: number }) {
  return (
    <Badge tone={isActive === 1 ? 'success' : 'neutral'} shape={isActive === 1 ? 'full' : 'hollow'}>
      {providerStatuses[isActive === 1 ? 1 : 0]}
    </Badge>
  )
}

type Filter = Omit<NonNullable<CallInput<typeof providerRoutes.list>['query']>, 'page' | 'limit' | 'cursor'>
/** Suppliers in and out as a file, put here by the route. */
type ExcelProps = { narrowed: Narrowed<Filter> | null }

/** Suppliers: found by name, phone or tax code; filters in the address, Excel put here by the route. */
export function ProviderList({ Excel }: { Excel: ComponentType<ExcelProps> }) {
  const router = useRouter()
  const { rights } = useSession()
  const { query, change } = useAddress()
  const search = useTypedSearch()
  const [adding, setAdding] = useState(false)
  const mayAdd = isAllowed(rights, providerRoutes.create.permission)
  useHotkey(
    { id: 'provider.new', key: 'N', label: partnerText.providerAdd, scope: partnerText.providers },
    () => setAdding(true),
    { enabled: mayAdd },
  )
  const filter = {
    keyword: query.keyword,
    hasDebt: knownChoice(debtChoices, query.debt),
    isActive: knownChoice(statusChoices, query.status),
    expiring: knownChoice(paperChoices, query.papers),
    providerGroupId: query.group,
  }
  const groups = useRoute(providerGroupRoutes.list, {})
  const list = useRoute(providerRoutes.list, { query: { ...filter, limit: pageSize, cursor: query.cursor } })
  const total = useRoute(
    providerRoutes.total,
    { query: filter },
    { enabled: isAllowed(rights, providerRoutes.total.permission) },
  )
  const rows = list.data?.items ?? []
  const paging = useListPaging(list.data?.nextCursor)
  const set = (patch: Record<string, string | undefined>) => change({ ...patch, cursor: undefined })
  const filtered = Object.values(filter).some(value => value !== undefined)
  const all = list.data?.totalItem ?? undefined
  const add = mayAdd && (
    <Button variant="primary" icon={<Plus />} keyHint="N" onClick={() => setAdding(true)}>
      {partnerText.providerAdd}
    </Button>
  )
  return (
    <>
      <ListPage
        id="provider"
        title={partnerText.providers}
        count={all}
        columns={columns}
        rows={rows}
        rowKey={row => row.id}
        rowLabel={row => row.code}
        onOpen={row => router.history.push(`/partners/provider/${row.id}`)}
        search={{ ...search, label: partnerText.providerFind }}
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
            {(groups.data?.items.length ?? 0) > 0 && (
              <Select
                className="w-44 max-sm:w-full"
                label={providerText.groupFilter}
                value={query.group ?? ''}
                options={[
                  { value: '', label: providerText.allGroups },
                  ...(groups.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
                ]}
                onChange={group => set({ group: group || undefined })}
              />
            )}
            <Select
              className="w-48 max-sm:w-full"
              label={providerText.papersFilter}
              value={knownChoice(paperChoices, query.papers) ?? ''}
              options={paperChoices}
              onChange={papers => set({ papers: papers || undefined })}
            />
          </>
        }
        totals={
          total.data && {
            label: (
              <>
                {partnerText.providerTotals(formatNumber(total.data.count))}
                {total.data.credit > 0 && (
                  <span className="font-normal text-ink-2">
                    {' · '}
                    {partnerText.providerCredit} <Money amount={total.data.credit} />
                  </span>
                )}
              </>
            ),
            cells: { debt: <Money amount={total.data.debt} /> },
          }
        }
        loading={list.isPending}
        error={
          list.error && { message: list.error.message, traceId: list.error.requestId, onRetry: () => list.refetch() }
        }
        empty={
          filtered ? (
            <EmptyState title={partnerText.providerEmpty}>{partnerText.providerEmptyHint}</EmptyState>
          ) : (
            <EmptyState title={partnerText.providerFirst} actions={add}>
              {partnerText.providerFirstHint}
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
        foot={all !== undefined && partnerText.providersCounted(formatNumber(rows.length), formatNumber(all))}
      />
      {adding && (
        <ProviderSheet
          onClose={() => setAdding(false)}
          onSaved={provider => router.history.push(`/partners/provider/${provider.id}`)}
        />
      )}
    </>
  )
}
