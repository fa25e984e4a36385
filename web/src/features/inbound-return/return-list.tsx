import { inboundReturnReasons, inboundReturnRoutes } from '@quay/contract/inbound-return'
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
import { inboundReturnText } from '../../text/inbound-return.ts'
import { submissionText } from '../../text/submission.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Link } from '../../ui/link.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { Money } from '../../ui/money.tsx'
import { daysOf, readPeriod, writePeriod } from '../../ui/period.ts'
import { PeriodPicker } from '../../ui/period-picker.tsx'
import { Select } from '../../ui/select.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { ExportReturns } from './export-returns.tsx'
import { reportedColumns, returnColumns } from './return-columns.tsx'

const pageSize = 50
const { statusChoices, reasons: reasonWords } = inboundReturnText
const statuses = (['', 'DRAFT', 'SUCCEED', 'CANCELLED'] as const).map(value => ({ value, label: statusChoices[value] }))
const reasons = [
  { value: '' as const, label: inboundReturnText.allReasons },
  ...inboundReturnReasons.map(value => ({ value, label: reasonWords[value] })),
]

/** Returns of the branch: filters in the address, totals of the whole filter, and why goods went back. */
export default function ReturnList() {
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
    providerId: query.providerId,
    reportState: knownChoice(submissionText.choices, query.reportState),
  }
  const list = useRoute(inboundReturnRoutes.list, { query: { ...filter, limit: pageSize, cursor: query.cursor } })
  const total = useRoute(inboundReturnRoutes.total, { query: filter })
  const byReason = useRoute(inboundReturnRoutes.byReason, { query: filter })
  const isReported = total.data?.isReported ?? false
  const rows = list.data?.items ?? []
  const paging = useListPaging(list.data?.nextCursor)
  const set = (patch: Record<string, string | undefined>) => change({ ...patch, cursor: undefined })
  const all = list.data?.totalItem ?? undefined
  const mayAdd = isAllowed(rights, { model: 'return_product', action: 'create' })
  useHotkey(
    { id: 'return.new', key: 'N', label: inboundReturnText.addFree, scope: inboundReturnText.scope },
    () => router.history.push('/products/return/new'),
    { enabled: mayAdd },
  )
  const add = mayAdd && (
    <Link to="/products/return/new" className={buttonClass({ variant: 'primary' })}>
      <Plus />
      {inboundReturnText.addFree}
      <Kbd inherit>N</Kbd>
    </Link>
  )
  return (
    <ListPage
      id="inbound-return"
      title={inboundReturnText.title}
      count={all}
      columns={isReported ? reportedColumns : returnColumns}
      rows={rows}
      rowKey={row => row.id}
      rowLabel={row => row.code}
      onOpen={row => router.history.push(`/products/return/${row.id}`)}
      search={{ ...search, label: inboundReturnText.find }}
      filters={
        <>
          <PeriodPicker value={period} today={today} onChange={next => set(writePeriod(next, 'month'))} />
          <Select
            className="w-36 max-sm:w-full"
            label={inboundReturnText.statusFilter}
            value={query.status ?? ''}
            options={statuses}
            onChange={status => set({ status })}
          />
          <Select
            className="w-36 max-sm:w-full"
            label={inboundReturnText.reasonFilter}
            value={query.reason ?? ''}
            options={reasons}
            onChange={reason => set({ reason })}
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
      totals={
        total.data && {
          label: inboundReturnText.totals(formatNumber(total.data.count)),
          cells: {
            refundable: <Money amount={total.data.refundable} />,
            refunded: <Money amount={total.data.refunded} />,
            debt: <Money amount={total.data.debt} />,
          },
        }
      }
      loading={list.isPending}
      error={
        list.error && { message: list.error.message, traceId: list.error.requestId, onRetry: () => list.refetch() }
      }
      empty={
        <EmptyState title={inboundReturnText.emptyTitle} actions={add}>
          {inboundReturnText.emptyHint}
        </EmptyState>
      }
      actions={
        <>
          <ExportReturns filter={filter} count={all ?? rows.length} />
          <Link to="/products/return/basket" className={buttonClass()}>
            {inboundReturnText.basket}
          </Link>
          <Link to="/products/return/reasons" className={buttonClass()}>
            {inboundReturnText.byReason}
          </Link>
          {add}
        </>
      }
      paging={paging}
      foot={
        all !== undefined &&
        [
          inboundReturnText.counted(formatNumber(rows.length), formatNumber(all)),
          ...(byReason.data ?? []).map(row => `${reasonWords[row.reason]} ${formatNumber(row.refundable)}`),
        ].join(' · ')
      }
    />
  )
}
