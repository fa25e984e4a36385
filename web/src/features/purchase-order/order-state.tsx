import type { OrderProgress } from '@quay/contract/purchase-order/shapes'
import { orderText } from '../../text/buying/purchase-order.ts'
import { Badge, type BadgeShape, type Tone } from '../../ui/mark/badge.tsx'

const looks: Readonly<Record<OrderProgress, { tone: Tone; shape: BadgeShape }>> = {
  DRAFT: { tone: 'neutral', shape: 'hollow' },
  CONFIRMED: { tone: 'info', shape: 'hollow' },
  PARTIAL: { tone: 'info', shape: 'half' },
  DONE: { tone: 'success', shape: 'tick' },
  CANCELLED: { tone: 'danger', shape: 'cross' },
}

/** What became of an order; one that should have come by now says so. */
export function OrderState({ order }: { order: { progress: OrderProgress; isLate: boolean } }) {
  if (order.isLate)
    return (
      <Badge tone="warning" shape="full">
        {orderText.late}
      </Badge>
    )
  return <Badge {...looks[order.progress]}>{orderText.progress[order.progress]}</Badge>
}
