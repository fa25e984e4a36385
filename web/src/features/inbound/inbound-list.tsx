import { inboundRoutes } from '@quay/contract/inbound'
import { providerRoutes } from '@quay/contract/partner'
import { isAllowed } from '@quay/contract/permission'
import type { Answer } from '@quay/contract/route'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { useBranchId, useSession } from '../../api/session.ts'
import { useBusinessDay } from '../../api/use-business-day.ts'
import { useRoute } from '../../api/use-route.ts'
import { knownChoice } from '../../routing/known-choice.ts'
import { useAddress } from '../../routing/use-address.ts'
import { useListPaging } from '../../routing/use-list-paging.ts'
import { useTypedSearch } from '../../routing/use-typed-search.ts'
import { inboundText } from '../../text/inbound.ts'
import { submissionText } from '../../text/submission.ts'
import { buttonClass } from '../../ui/button-class.ts'
import type { Totals } from '../../ui/column.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Link } from '../../ui/link.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { Money } from '../../ui/money.tsx'
import { daysOf, readPeriod, writePeriod } from '../../ui/period.ts'
import { PeriodPicker } from '../../ui/period-picker.tsx'
import { Select } from '../../ui/select.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { ExportInbounds } from './export-inbounds.tsx'
import { inboundColumns, reportedColumns } from './inbound-columns.tsx'
import { InboundGlance } from './inbound-glance.tsx'
import { usePeople } from './use-people.ts'

const pageSize = 50
const mostProviders = 20
const { statusChoices, kindChoices } = inboundText
const statuses = [
  { value: '' as const, label: statusChoices[''] },
  { value: 'DRAFT' as const, label: statusChoices.DRAFT },
  { value: 'SUCCEED' as const, label: statusChoices.SUCCEED },
  { value: 'CANCELLED' as const, label: statusChoices.CANCELLED },
]
const kinds = [
  { value: '' as const, label: kindChoices[''] },
  { value: 'PURCHASE' as const, label: kindChoices.PURCHASE },
  { value: 'OPENING' as const, label: kindChoices.OPENING },
]
/** Imports of the branch: filters in the address, totals of the whole filter, pages by cursor. */
export default function InboundList() {
  const router = useRouter()
  const today = useBusinessDay()
  const branchId = useBranchId()
  const { rights } = useSession()
  const { query, change } = useAddress()
  const search = useTypedSearch()
  const period = readPeriod(query, 'month')
  const { providerId, creatorId } = query
  const [glanced, setGlanced] = useState<string | null>(null)
  const people = usePeople()
  const filter = {
    branchId,
    keyword: query.keyword,
    ...daysOf(period, today),
    status: knownChoice(statuses, query.status),
    kind: knownChoice(kinds, query.kind),
    providerId,
    productId: query.productId,
    creatorId,
    reportState: knownChoice(submissionText.choices, query.reportState),
  }
  const list = useRoute(inboundRoutes.list, { query: { ...filter, limit: pageSize, cursor: query.cursor } })
  const total = useRoute(inboundRoutes.total, { query: filter })
  const provider = useRoute(
    providerRoutes.get,
    { params: { id: providerId ?? '' } },
    { enabled: providerId !== undefined, keepPrevious: false },
  )
  const isReported = total.data?.isReported ?? false
  const rows = list.data?.items ?? []
  const paging = useListPaging(list.data?.nextCursor)
  const set = (patch: Record<string, string | undefined>) => change({ ...patch, cursor: undefined })
  const mayAdd = isAllowed(rights, { model: 'import_product', action: 'create' })
  useHotkey(
    { id: 'inbound.new', key: 'N', label: inboundText.add, scope: inboundText.scope },
    () => router.history.push('/products/import/new'),
    { enabled: mayAdd },
  )
  const add = mayAdd && (
    <>
      <Link to="/products/import/new?kind=OPENING" className={buttonClass()}>
        {inboundText.addOpening}
      </Link>
      <Link to="/products/import/new" className={buttonClass({ variant: 'primary' })}>
        <Plus />
        {inboundText.add}
        <Kbd inherit>N</Kbd>
      </Link>
    </>
  )
  const all = list.data?.totalItem ?? undefined
  return (
    <ListPage
      id="inbound"
      title={inboundText.title}
      count={all}
      columns={isReported ? reportedColumns : inboundColumns}
      rows={rows}
      rowKey={row => row.id}
      rowLabel={row => row.code}
      renderDetail={row => <InboundGlance id={row.id} />}
      expandedKey={glanced}
      onExpandedChange={setGlanced}
      onOpen={row => router.history.push(`/products/import/${row.id}`)}
      search={{ ...search, label: inboundText.find }}
      filters={
        <>
          <PeriodPicker value={period} today={today} onChange={next => set(writePeriod(next, 'month'))} />
          <Combobox
            className="w-44! max-sm:w-full!"
            label={inboundText.provider}
            placeholder={inboundText.allProviders}
            value={
              provider.data ? { value: provider.data.id, label: provider.data.name, detail: provider.data.code } : null
            }
            options={findProviders}
            onChange={option => set({ providerId: option?.value })}
          />
          <Select
            className="w-36 max-sm:w-full"
            label={inboundText.statusFilter}
            value={query.status ?? ''}
            options={statuses}
            onChange={status => set({ status })}
          />
          <Select
            className="w-34 max-sm:w-full"
            label={inboundText.kindFilter}
            value={query.kind ?? ''}
            options={kinds}
            onChange={kind => set({ kind })}
          />
          <Select
            className="w-40 max-sm:w-full"
            label={inboundText.columns.createdBy}
            value={creatorId ?? ''}
            options={[
              { value: '', label: inboundText.allCreators },
              ...people.map(({ id, fullName }) => ({ value: id, label: fullName })),
            ]}
            onChange={id => set({ creatorId: id || undefined })}
          />
          {isReported && (
            <Select
              className="w-36 max-sm:w-full"
              label={submissionText.column}
              value={query.reportState ?? ''}
              options={submissionText.choices}
              onChange={reportState => set({ reportState })}
            />
          )}
        </>
      }
      totals={total.data && totalsOf(total.data)}
      loading={list.isPending}
      error={
        list.error && { message: list.error.message, traceId: list.error.requestId, onRetry: () => list.refetch() }
      }
      empty={
        <EmptyState title={inboundText.emptyTitle} actions={add}>
          {inboundText.emptyHint}
        </EmptyState>
      }
      actions={
        <>
          <ExportInbounds filter={filter} count={all ?? rows.length} />
          <Link to="/products/import/acceptance" className={buttonClass()}>
            {inboundText.acceptance}
          </Link>
          {add}
        </>
      }
      paging={paging}
      foot={all !== undefined && inboundText.counted(formatNumber(rows.length), formatNumber(all))}
    />
  )
}

async function findProviders(keyword: string, signal: AbortSignal) {
  const answer = await call(providerRoutes.list, { query: { keyword, limit: mostProviders } }, { signal })
  return answer.items.map(({ id, name, code }) => ({ value: id, label: name, detail: code }))
}

function totalsOf(total: Answer<typeof inboundRoutes.total>): Totals {
  return {
    label: inboundText.totals(formatNumber(total.count)),
    cells: {
      payable: <Money amount={total.payable} />,
      paid: <Money amount={total.paid} />,
      debt: <Money amount={total.debt} />,
    },
  }
}
