import { isAllowed } from '@quay/contract/permission'
import type { Answer } from '@quay/contract/route'
import { transferRoutes } from '@quay/contract/stock-transfer'
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
import { transferText } from '../../text/transfer.ts'
import { buttonClass } from '../../ui/button-class.ts'
import type { Totals } from '../../ui/column.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Link } from '../../ui/link.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { Money } from '../../ui/money.tsx'
import { daysOf, readPeriod, writePeriod } from '../../ui/period.ts'
import { PeriodPicker } from '../../ui/period-picker.tsx'
import { Select } from '../../ui/select.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { ExportTransfers } from './export-transfers.tsx'
import { transferColumns } from './transfer-columns.tsx'

const pageSize = 50
const options = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }))
const directions = options(transferText.directions)
const states = options(transferText.states)

/** Transfers from and to the branch: filters in the address, totals of the whole filter, pages by cursor. */
export default function TransferList() {
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
    direction: knownChoice(directions, query.direction),
    ...stateFilter(knownChoice(states, query.state)),
  }
  const list = useRoute(transferRoutes.list, { query: { ...filter, limit: pageSize, cursor: query.cursor } })
  const total = useRoute(transferRoutes.total, { query: filter })
  const rows = list.data?.items ?? []
  const paging = useListPaging(list.data?.nextCursor)
  const set = (patch: Record<string, string | undefined>) => change({ ...patch, cursor: undefined })
  const mayAdd = isAllowed(rights, transferRoutes.create.permission)
  useHotkey(
    { id: 'transfer.new', key: 'N', label: transferText.add, scope: transferText.scope },
    () => router.history.push('/products/transfer/new'),
    { enabled: mayAdd },
  )
  const add = (
    <>
      <Link to="/products/transfer/in-transit" className={buttonClass()}>
        {transferText.inTransit}
      </Link>
      {mayAdd && (
        <>
          <Link to="/products/transfer/new?origin=REQUEST" className={buttonClass()}>
            {transferText.ask}
          </Link>
          <Link to="/products/transfer/new" className={buttonClass({ variant: 'primary' })}>
            <Plus />
            {transferText.add}
            <Kbd inherit>N</Kbd>
          </Link>
        </>
      )}
    </>
  )
  const all = list.data?.totalItem ?? undefined
  return (
    <ListPage
      id="transfer"
      title={transferText.title}
      count={all}
      columns={transferColumns}
      rows={rows}
      rowKey={row => row.id}
      rowLabel={row => row.code}
      onOpen={row => router.history.push(`/products/transfer/${row.id}`)}
      search={{ ...search, label: transferText.find }}
      filters={
        <>
          <PeriodPicker value={period} today={today} onChange={next => set(writePeriod(next, 'month'))} />
          <Select
            className="w-34 max-sm:w-full"
            label={transferText.directionFilter}
            value={query.direction ?? ''}
            options={directions}
            onChange={direction => set({ direction })}
          />
          <Select
            className="w-40 max-sm:w-full"
            label={transferText.stateFilter}
            value={query.state ?? ''}
            options={states}
            onChange={state => set({ state })}
          />
        </>
      }
      totals={total.data && totalsOf(total.data)}
      loading={list.isPending}
      error={
        list.error && { message: list.error.message, traceId: list.error.requestId, onRetry: () => list.refetch() }
      }
      empty={
        <EmptyState title={transferText.emptyTitle} actions={add}>
          {transferText.emptyHint}
        </EmptyState>
      }
      actions={
        <>
          <ExportTransfers filter={filter} count={all ?? rows.length} />
          {add}
        </>
      }
      paging={paging}
      foot={all !== undefined && transferText.counted(formatNumber(rows.length), formatNumber(all))}
    />
  )
}

/** One choice for the person: the document's state, where its goods are, that it waits for approval, or that something was lost. */
function stateFilter(state: (typeof states)[number]['value'] | undefined) {
  if (state === 'MOVING' || state === 'RECEIVED') return { transferStatus: state }
  if (state === 'DRAFT' || state === 'CANCELLED') return { status: state }
  if (state === 'APPROVAL') return { awaitsApproval: 'true' as const }
  return state === 'LOST' ? { lost: 'true' as const } : {}
}

function totalsOf(total: Answer<typeof transferRoutes.total>): Totals {
  return {
    label: transferText.totals(formatNumber(total.count)),
    cells: {
      value: <Money amount={total.value ?? null} />,
      lost: <Money amount={total.lostValue ?? null} />,
    },
  }
}
