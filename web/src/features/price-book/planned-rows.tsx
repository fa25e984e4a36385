import { plannedPriceRoutes } from '@quay/contract/price-book/routes'
import type { PlannedPrice } from '@quay/contract/price-book/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { priceText } from '../../text/product/price.ts'
import { Button } from '../../ui/button/button.tsx'
import { Badge } from '../../ui/mark/badge.tsx'

type PlannedRowsProps = { productId?: string; unitId?: string; mayEdit: boolean }

const tones = { PENDING: 'info', APPLIED: 'success', CANCELLED: 'neutral' } as const

/** Prices that are to come, with the way to take them back; and what became of those before. */
export function PlannedRows({ productId, unitId, mayEdit }: PlannedRowsProps) {
  const list = useRoute(plannedPriceRoutes.list, {
    query: { limit: 100, ...(productId ? { productId } : {}) },
  })
  const cancel = useAction(plannedPriceRoutes.cancel)
  const rows = (list.data?.items ?? []).filter(row => unitId === undefined || row.unitId === unitId)
  if (rows.length === 0) return <p className="text-12 text-ink-3">{priceText.noPlans}</p>
  return (
    <ul className="grid">
      {rows.map(row => (
        <li
          key={row.id}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b py-2 last:border-b-0"
        >
          <span className="min-w-0 flex-1">
            {!unitId && (
              <span className="block font-medium">
                {row.productName} ({row.unitName})
              </span>
            )}
            <span className="block">
              {priceText.startsAt(row.startsAt)}: {formatNumber(row.priceBefore)} → <b>{formatNumber(row.price)}</b>
            </span>
            <span className="block text-12 text-ink-3">{about(row)}</span>
          </span>
          <Badge tone={tones[row.state]}>{priceText.planStates[row.state]}</Badge>
          {row.state === 'PENDING' && mayEdit && (
            <Button
              size="sm"
              busy={cancel.isPending}
              onClick={() => cancel.mutate({ params: { id: row.id }, body: { version: row.version } })}
            >
              {priceText.cancelPlan}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

const about = ({ createdByName, cancelledByName, note }: PlannedPrice) =>
  [createdByName, cancelledByName && priceText.cancelledBy(cancelledByName), note].filter(Boolean).join(' · ')
