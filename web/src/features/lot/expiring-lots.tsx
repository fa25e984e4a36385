import { disposalRoutes } from '@quay/contract/disposal'
import { type ExpiringLot, lotRoutes } from '@quay/contract/lot'
import { isAllowed } from '@quay/contract/permission'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import MoreHorizontal from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { useBranchId, useSession } from '../../api/session.ts'
import { useBusinessDay } from '../../api/use-business-day.ts'
import { useRoute } from '../../api/use-route.ts'
import { knownChoice } from '../../routing/known-choice.ts'
import { useAddress } from '../../routing/use-address.ts'
import { disposalText } from '../../text/disposal.ts'
import { kitText } from '../../text/kit.ts'
import { lotText } from '../../text/lot.ts'
import type { Column } from '../../ui/column.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { DetailPage } from '../../ui/detail-page.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ExpiryText } from '../../ui/expiry-text.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Money } from '../../ui/money.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Tag } from '../../ui/tag.tsx'
import { ActOnLots } from './act-on-lots.tsx'
import { ChangeExpiry } from './change-expiry.tsx'
import { MoveLot } from './move-lot.tsx'

type Task = { kind: 'move' | 'expiry'; lot: ExpiringLot }

const steps = (['0', '30', '90', '180'] as const).map(value => ({ value, label: lotText.steps[value] }))

const keyOf = (lot: ExpiringLot) => `${lot.id}.${lot.bucket}`

/** Lots that have expired or soon will, by step, and what can be done with them at the shelf. */
export default function ExpiringLots() {
  const router = useRouter()
  const branchId = useBranchId()
  const today = useBusinessDay()
  const { rights } = useSession()
  const { query, change } = useAddress()
  const [task, setTask] = useState<Task | null>(null)
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const days = knownChoice(steps, query.days) ?? '30'
  const list = useRoute(lotRoutes.expiring, { query: { branchId, days } })
  const mayEdit = isAllowed(rights, lotRoutes.move.permission)
  const mayDispose = isAllowed(rights, disposalRoutes.create.permission)
  const step = list.data?.steps.find(one => String(one.days) === days)
  const columns: ReadonlyArray<Column<ExpiringLot>> = [
    {
      id: 'product',
      header: lotText.product,
      elastic: true,
      fixed: true,
      card: 'title',
      cell: lot => (
        <Link to={`/products/list/${lot.productId}`} className="block hover:underline">
          <div className="font-semibold">{lot.productName}</div>
          <div className="font-normal text-12 text-ink-3">
            {lot.productCode} · Lô {lot.number}
          </div>
        </Link>
      ),
    },
    {
      id: 'expiry',
      header: lotText.expiry,
      width: '130px',
      card: 'line2',
      cell: lot => <ExpiryText day={lot.expiryDate} today={today} />,
    },
    {
      id: 'daysLeft',
      header: lotText.daysLeft,
      width: '140px',
      hideBelow: 'md',
      cell: lot => (lot.daysLeft < 0 ? kitText.expiredFor(-lot.daysLeft) : kitText.daysLeft(lot.daysLeft)),
    },
    {
      id: 'provider',
      header: lotText.provider,
      width: '170px',
      hideBelow: 'lg',
      cell: lot => (
        <>
          {lot.providerName ?? '—'}
          {lot.purchase && (
            <div className="text-12 text-ink-3">
              {lotText.bought(formatNumber(lot.purchase.price), lot.purchase.unitName.toLowerCase())}
            </div>
          )}
        </>
      ),
    },
    {
      id: 'place',
      header: lotText.place,
      width: '110px',
      card: 'line2',
      cell: lot => <Tag tone={lot.bucket === 'sellable' ? 'neutral' : 'warning'}>{lotText.buckets[lot.bucket]}</Tag>,
    },
    {
      id: 'quantity',
      header: lotText.quantity,
      numeric: true,
      width: '150px',
      card: 'amount',
      cell: lot => <b className="font-semibold">{formatUnits(lot.quantity, lot.units)}</b>,
    },
    {
      id: 'value',
      header: lotText.worth,
      numeric: true,
      width: '120px',
      hideBelow: 'md',
      cell: lot => <Money amount={lot.value ?? null} />,
    },
    {
      id: 'actions',
      header: kitText.rowActions,
      numeric: true,
      width: '80px',
      card: 'line2',
      cell: lot => (
        <Menu
          label={kitText.rowActions}
          trigger={<IconButton size="sm" label={`${kitText.rowActions}: ${lot.number}`} icon={<MoreHorizontal />} />}
          entries={[
            ...(mayEdit
              ? [
                  {
                    id: 'move',
                    label: lot.bucket === 'sellable' ? lotText.putApart : lotText.putBack,
                    onSelect: () => setTask({ kind: 'move', lot }),
                  },
                  { id: 'expiry', label: lotText.changeExpiry, onSelect: () => setTask({ kind: 'expiry', lot }) },
                ]
              : []),
            ...(mayDispose
              ? [{ id: 'dispose', label: disposalText.ofLot, to: `/products/disposal/new?lotIds=${lot.id}` }]
              : []),
            { id: 'recall', label: lotText.recall, onSelect: () => router.history.push(`/products/lot/${lot.id}`) },
          ]}
        />
      ),
    },
  ]
  const chosen = (list.data?.items ?? []).filter(lot => picked.has(keyOf(lot)))
  const table = (
    <div className="overflow-hidden rounded-3 border border-line bg-surface">
      <DataTable
        label={lotText.title}
        columns={columns}
        rows={list.data?.items ?? []}
        rowKey={keyOf}
        selection={{ keys: picked, onChange: setPicked }}
        rowLabel={lot => lot.number}
        loading={list.isPending}
        error={
          list.error && { message: list.error.message, traceId: list.error.requestId, onRetry: () => list.refetch() }
        }
        empty={<EmptyState title={lotText.empty}>{lotText.emptyHint}</EmptyState>}
      />
    </div>
  )
  return (
    <DetailPage
      title={lotText.title}
      meta={
        step?.value !== undefined && (
          <span className="text-12 text-ink-2">
            {lotText.worth}: <Money amount={step.value} className="font-semibold" />
          </span>
        )
      }
    >
      {chosen.length > 0 && <ActOnLots lots={chosen} onClear={() => setPicked(new Set())} />}
      <Tabs
        label={lotText.expiry}
        value={days}
        onChange={value => {
          setPicked(new Set())
          change({ days: value })
        }}
        items={steps.map(({ value, label }) => ({
          id: value,
          label,
          count: list.data?.steps.find(one => String(one.days) === value)?.count ?? 0,
          panel: table,
        }))}
      />
      {task?.kind === 'move' && <MoveLot lot={task.lot} onClose={() => setTask(null)} />}
      {task?.kind === 'expiry' && <ChangeExpiry lot={task.lot} onClose={() => setTask(null)} />}
    </DetailPage>
  )
}
