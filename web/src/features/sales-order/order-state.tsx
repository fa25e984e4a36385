import type { SalesOrderProgress } from '@quay/contract/sales-order/shapes'
import { salesOrderText as words } from '../../text/bill/sales-order.ts'
import { Badge, type BadgeShape, type Tone } from '../../ui/mark/badge.tsx'

const looks: Readonly<Record<SalesOrderProgress, { tone: Tone; shape: BadgeShape }>> = {
  DRAFT: { tone: 'neutral', shape: 'hollow' },
  OPEN: { tone: 'info', shape: 'hollow' },
  PARTIAL: { tone: 'info', shape: 'half' },
  DONE: { tone: 'success', shape: 'tick' },
  CLOSED: { tone: 'neutral', shape: 'full' },
  CANCELLED: { tone: 'danger', shape: 'cross' },
}

interface Stated {
  progress: SalesOrderProgress
  isLate: boolean
  isShort: boolean
  isHoldEnded: boolean
}

/** What became of an order, and what is wrong with an open one: late, goods not kept any more, or not all there. */
export function SalesOrderState({ order }: { order: Stated }) {
  const isOpen = order.progress === 'OPEN' || order.progress === 'PARTIAL'
  const wrong = [
    order.isLate && words.late,
    isOpen && order.isHoldEnded && words.holdEnded,
    isOpen && !order.isHoldEnded && order.isShort && words.short,
  ].filter(one => one !== false)
  return (
    <span className="flex flex-wrap gap-1">
      <Badge {...looks[order.progress]}>{words.states[order.progress]}</Badge>
      {wrong.map(one => (
        <Badge key={one} tone="warning" shape="full">
          {one}
        </Badge>
      ))}
    </span>
  )
}
