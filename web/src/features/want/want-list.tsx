import { isAllowed } from '@quay/contract/permission'
import { type Want, wantRoutes, wantStates } from '@quay/contract/want'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { formatNumber } from '@quay/domain/text/format-number'
import { useQueryClient } from '@tanstack/react-query'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import Phone from 'lucide-react/icons/phone'
import { useEffect, useState } from 'react'
import { useBranchId, useProfile, useSession } from '../../api/session.ts'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { countWaitingWants, sendWants } from '../../offline/want-queue.ts'
import { useAddress } from '../../routing/use-address.ts'
import { useListPaging } from '../../routing/use-list-paging.ts'
import { useTypedSearch } from '../../routing/use-typed-search.ts'
import { wantText } from '../../text/want.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import type { Column } from '../../ui/column.ts'
import { DateTimeText } from '../../ui/date-time-text.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { Note } from '../../ui/note.tsx'
import { Select } from '../../ui/select.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { AnswerWant } from './answer-want.tsx'
import { WantSheet } from './want-sheet.tsx'

const pageSize = 50
const { columns: names } = wantText
const states = (['open', 'arrived', 'answered', 'all'] as const).map(value => ({
  value,
  label: wantText.states[value],
}))

/** What customers asked for and was not there; first of all those who can be called because it came. */
export default function WantList() {
  const branchId = useBranchId()
  const { id: userId } = useProfile()
  const { rights } = useSession()
  const { query, change } = useAddress()
  const search = useTypedSearch()
  const [sheet, setSheet] = useState<Want | 'new' | null>(null)
  const [answering, setAnswering] = useState<Want | null>(null)
  const [waiting, setWaiting] = useState(() => countWaitingWants({ userId, branchId }))
  const state = states.find(one => one.value === query.state)?.value ?? 'open'
  const list = useRoute(wantRoutes.list, {
    query: {
      branchId,
      keyword: query.keyword,
      state: wantStates.find(one => one === state),
      productId: query.productId,
      limit: pageSize,
      cursor: query.cursor,
    },
  })
  const client = useQueryClient()
  const { refetch } = list
  useEffect(() => {
    const place = { userId, branchId }
    if (countWaitingWants(place) === 0) return
    void sendWants(place).then(async () => {
      setWaiting(countWaitingWants(place))
      // A first reading that is under way may be from before the notes arrived, and would be taken for the second.
      await client.cancelQueries({ queryKey: [wantRoutes.list.path] })
      void refetch()
    })
  }, [userId, branchId, client, refetch])
  const paging = useListPaging(list.data?.nextCursor)
  const reopen = useAction(wantRoutes.answer)
  const mayWrite = isAllowed(rights, wantRoutes.create.permission)
  const newKey = { id: 'want.new', key: 'N', label: wantText.add, scope: wantText.scope }
  useHotkey(newKey, () => setSheet('new'), { enabled: mayWrite })
  const columns = columnsOf({
    onAnswer: setAnswering,
    onEdit: setSheet,
    onReopen: want => reopen.mutate({ params: { id: want.id }, body: { version: want.version, outcome: null } }),
  }).filter(({ id }) => mayWrite || id !== 'actions')
  const add = mayWrite && (
    <Button variant="primary" icon={<NotebookPen />} keyHint="N" onClick={() => setSheet('new')}>
      {wantText.add}
    </Button>
  )
  const rows = list.data?.items ?? []
  const all = list.data?.totalItem ?? undefined
  return (
    <>
      <ListPage
        id="want"
        title={wantText.title}
        count={all}
        columns={columns}
        rows={rows}
        rowKey={row => row.id}
        rowLabel={row => row.name}
        search={{ ...search, label: wantText.find }}
        filters={
          <Select
            className="w-60 max-sm:w-full"
            label={wantText.stateFilter}
            value={state}
            options={states}
            onChange={next => change({ state: next === 'open' ? undefined : next, cursor: undefined })}
          />
        }
        summary={
          waiting > 0 && (
            <div className="pb-3">
              <Note tone="warning">{wantText.waiting(waiting)}</Note>
            </div>
          )
        }
        loading={list.isPending}
        error={list.error && { message: list.error.message, traceId: list.error.requestId, onRetry: () => refetch() }}
        empty={
          <EmptyState title={state === 'arrived' ? wantText.emptyArrived : wantText.emptyTitle} actions={add}>
            {wantText.emptyHint}
          </EmptyState>
        }
        actions={
          <>
            {isAllowed(rights, { model: 'import_product', action: 'read' }) && (
              <Link to="/products/reorder" className={buttonClass()}>
                {wantText.reorder}
              </Link>
            )}
            {add}
          </>
        }
        paging={paging}
        foot={all !== undefined && wantText.counted(formatNumber(rows.length), formatNumber(all))}
      />
      {sheet && <WantSheet want={sheet === 'new' ? null : sheet} onClose={() => setSheet(null)} />}
      {answering && <AnswerWant want={answering} onClose={() => setAnswering(null)} />}
    </>
  )
}

type Acts = Record<'onAnswer' | 'onEdit' | 'onReopen', (want: Want) => void>

const columnsOf = ({ onAnswer, onEdit, onReopen }: Acts): ReadonlyArray<Column<Want>> => [
  {
    id: 'goods',
    header: names.goods,
    elastic: true,
    fixed: true,
    card: 'title',
    cell: row => <Goods want={row} />,
  },
  {
    id: 'quantity',
    header: names.quantity,
    numeric: true,
    width: '84px',
    card: 'amount',
    cell: row => (row.units.length ? formatUnits(row.quantity, row.units) : formatNumber(row.quantity)),
  },
  {
    id: 'customer',
    header: names.customer,
    width: '136px',
    card: 'line2',
    cell: row => <Customer want={row} />,
  },
  {
    id: 'stock',
    header: names.stock,
    width: '120px',
    hideBelow: 'md',
    cell: row =>
      row.units.length > 0 && (
        <TwoLines
          title={formatUnits(row.stock, row.units)}
          detail={row.onOrder > 0 ? wantText.onOrder(formatUnits(row.onOrder, row.units)) : ' '}
        />
      ),
  },
  { id: 'state', header: names.state, width: '116px', card: 'line2', cell: row => <State want={row} /> },
  {
    id: 'askedAt',
    header: names.askedAt,
    width: '128px',
    hideBelow: 'lg',
    cell: row => <DateTimeText instant={row.askedAt} />,
  },
  { id: 'askedBy', header: names.askedBy, width: '120px', hideBelow: 'lg', cell: row => row.askedByName },
  {
    id: 'actions',
    header: names.actions,
    width: '132px',
    fixed: true,
    card: 'line2',
    cell: row =>
      row.outcome ? (
        <Button size="sm" aria-label={wantText.reopenFor(row.name)} onClick={() => onReopen(row)}>
          {wantText.reopen}
        </Button>
      ) : (
        <span className="flex gap-1.5">
          <Button size="sm" aria-label={wantText.answerFor(row.name)} onClick={() => onAnswer(row)}>
            {wantText.answer}
          </Button>
          <Button size="sm" variant="ghost" aria-label={wantText.editFor(row.name)} onClick={() => onEdit(row)}>
            {wantText.edit}
          </Button>
        </span>
      ),
  },
]

function Goods({ want }: { want: Want }) {
  const { rights } = useSession()
  const detail = [want.productCode ?? wantText.notInCatalogue, want.note, want.answerNote].filter(Boolean).join(' · ')
  const words = <TwoLines title={want.name} detail={detail} />
  if (!want.productId || !isAllowed(rights, { model: 'list_product', action: 'read' })) return words
  return (
    <Link to={`/products/list/${want.productId}`} className="block hover:underline">
      {words}
    </Link>
  )
}

function Customer({ want: { customerName, customerPhone } }: { want: Want }) {
  const isWhole = customerPhone !== null && !customerPhone.includes('•')
  return (
    <span className="grid">
      {customerName && <span className="truncate">{customerName}</span>}
      {isWhole ? (
        <a
          href={`tel:${customerPhone.replace(/[^\d+]/g, '')}`}
          aria-label={wantText.call(customerPhone)}
          className="inline-flex items-center gap-1 whitespace-nowrap text-12 text-accent-text hover:underline [&_svg]:size-3.5"
        >
          <Phone />
          {customerPhone}
        </a>
      ) : (
        <span className="text-12 text-ink-3">{customerPhone}</span>
      )}
    </span>
  )
}

function State({ want }: { want: Want }) {
  if (want.outcome)
    return (
      <Badge
        tone={want.outcome === 'DROPPED' ? 'neutral' : 'success'}
        shape={want.outcome === 'DROPPED' ? 'cross' : 'tick'}
      >
        {wantText.outcomes[want.outcome]}
      </Badge>
    )
  if (want.isArrived)
    return (
      <Badge tone="warning" shape="full">
        {wantText.arrived}
      </Badge>
    )
  return (
    <Badge tone="neutral" shape="hollow">
      {wantText.open}
    </Badge>
  )
}
