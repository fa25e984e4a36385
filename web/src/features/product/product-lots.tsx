import { disposalRoutes } from '@quay/contract/disposal'
import type { LotState } from '@quay/contract/enumeration'
import { isAllowed } from '@quay/contract/permission'
import { type Product, productRoutes } from '@quay/contract/product'
import type { Answer } from '@quay/contract/route'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import MoreHorizontal from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { useBranchId, useSession } from '../../api/session.ts'
import { useBusinessDay } from '../../api/use-business-day.ts'
import { useRoute } from '../../api/use-route.ts'
import { disposalText } from '../../text/disposal.ts'
import { kitText } from '../../text/kit.ts'
import { lotStateText, productText } from '../../text/product.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import type { Column } from '../../ui/column.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { DateTimeText } from '../../ui/date-time-text.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ExpiryText } from '../../ui/expiry-text.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Money } from '../../ui/money.tsx'
import { ChangeLotState } from './change-lot-state.tsx'

export type Lot = Answer<typeof productRoutes.lots>['items'][number]
type Task = { lot: Lot; state: LotState }

const most = 200
const stateLook = { normal: 'success', held: 'warning', recalled: 'danger' } as const
const nextStates: Array<{ state: LotState; label: string }> = [
  { state: 'normal', label: productText.lotRelease },
  { state: 'held', label: productText.lotHold },
  { state: 'recalled', label: productText.lotRecall },
]

/** The lots of a product at the branch, in the order in which they are sold; a lot can be held or recalled. */
export function ProductLots({ product, mayEdit }: { product: Product; mayEdit: boolean }) {
  const branchId = useBranchId()
  const today = useBusinessDay()
  const { rights } = useSession()
  const [withEmpty, setWithEmpty] = useState(false)
  const [task, setTask] = useState<Task | null>(null)
  const list = useRoute(
    productRoutes.lots,
    { query: { branchId, productId: product.id, limit: most, ...(withEmpty ? { withEmpty: 'true' as const } : {}) } },
    { enabled: product.isLotManaged },
  )
  if (!product.isLotManaged)
    return (
      <Card>
        <EmptyState title={productText.lotsNotManaged}>{productText.lotsNotManagedHint}</EmptyState>
      </Card>
    )
  return (
    <Card
      title={productText.lotsTitle}
      padded={false}
      className="overflow-hidden"
      actions={
        <Checkbox checked={withEmpty} onChange={event => setWithEmpty(event.target.checked)}>
          {productText.withEmptyLots}
        </Checkbox>
      }
    >
      <DataTable
        label={productText.tabs.lots}
        columns={columnsOf({
          product,
          today,
          onTask: mayEdit ? setTask : undefined,
          mayDispose: isAllowed(rights, disposalRoutes.create.permission),
        })}
        rows={list.data?.items ?? []}
        rowKey={lot => lot.id}
        rowLabel={lot => lot.number}
        loading={list.isPending}
        error={
          list.error && { message: list.error.message, traceId: list.error.requestId, onRetry: () => list.refetch() }
        }
        empty={<EmptyState title={productText.lotsEmpty}>{productText.lotsEmptyHint}</EmptyState>}
      />
      {task && <ChangeLotState {...task} onClose={() => setTask(null)} />}
    </Card>
  )
}

type Options = {
  product: Product
  today: string
  onTask: ((task: Task) => void) | undefined
  mayDispose: boolean
}

function columnsOf({ product, today, onTask, mayDispose }: Options): ReadonlyArray<Column<Lot>> {
  const { lot: names } = productText
  const actions: Column<Lot> = {
    id: 'actions',
    header: kitText.rowActions,
    width: '80px',
    numeric: true,
    card: 'line2',
    cell: lot =>
      (onTask || lot.quantity > 0) && (
        <Menu
          label={kitText.rowActions}
          trigger={<IconButton size="sm" label={`${kitText.rowActions}: ${lot.number}`} icon={<MoreHorizontal />} />}
          entries={[
            ...(mayDispose && lot.quantity > 0
              ? [{ id: 'dispose', label: disposalText.ofLot, to: `/products/disposal/new?lotIds=${lot.id}` }]
              : []),
            ...(onTask ? nextStates : [])
              .filter(({ state }) => state !== lot.state)
              .map(({ state, label }) => ({
                id: state,
                label,
                danger: state === 'recalled',
                onSelect: () => onTask?.({ lot, state }),
              })),
          ]}
        />
      ),
  }
  return [
    { id: 'number', header: names.number, card: 'title', cell: lot => <b className="font-semibold">{lot.number}</b> },
    {
      id: 'expiry',
      header: names.expiry,
      card: 'line2',
      cell: lot => <ExpiryText day={lot.expiryDate} today={today} />,
    },
    {
      id: 'daysLeft',
      header: names.daysLeft,
      hideBelow: 'sm',
      cell: lot => (
        <span className="text-ink-2">
          {lot.daysLeft === null
            ? '—'
            : lot.daysLeft < 0
              ? kitText.expiredFor(-lot.daysLeft)
              : kitText.daysLeft(lot.daysLeft)}
        </span>
      ),
    },
    {
      id: 'state',
      header: names.state,
      card: 'line2',
      cell: lot => (
        <Badge
          tone={stateLook[lot.state]}
          shape={lot.state === 'normal' ? 'full' : lot.state === 'held' ? 'half' : 'cross'}
        >
          {lotStateText[lot.state]}
        </Badge>
      ),
    },
    {
      id: 'received',
      header: names.received,
      hideBelow: 'md',
      cell: lot => <DateTimeText instant={lot.firstReceivedAt} precision="day" />,
    },
    {
      id: 'quantity',
      header: names.quantity,
      numeric: true,
      card: 'amount',
      cell: lot => (
        <b className={lot.quantity === 0 ? 'font-normal text-ink-3' : 'font-semibold'}>
          {formatUnits(lot.quantity, product.units)}
        </b>
      ),
    },
    {
      id: 'value',
      header: names.value,
      numeric: true,
      hideBelow: 'lg',
      cell: lot => <Money amount={lot.value ?? null} />,
    },
    ...(onTask || mayDispose ? [actions] : []),
  ]
}
