import { salesOrderRoutes } from '@quay/contract/sales-order/routes'
import { formatNumber } from '@quay/domain/text/format-number'
import CircleCheckBig from 'lucide-react/icons/circle-check-big'
import { useState } from 'react'
import type { ActPermission } from '../../list/filter.ts'
import { salesOrderText } from '../../text/bill/sales-order.ts'
import { Button } from '../../ui/button/button.tsx'
import { CloseOrders, type ListedOrder } from './close-orders.tsx'
import { MergeOrders } from './merge-orders.tsx'
import { PickOrders } from './picking-paper.tsx'

interface Orders {
  rows: readonly ListedOrder[]
  may: (permission: ActPermission) => boolean
}

/** Ticks of orders that are open, what is done with those that are ticked, and the window that stays while their list changes. */
export function useTickedOrders({ rows, may }: Orders) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [closing, setClosing] = useState<readonly ListedOrder[] | null>(null)
  const ticked = rows.filter(({ id, progress }) => picked.has(id) && (progress === 'OPEN' || progress === 'PARTIAL'))
  const ids = ticked.map(({ id }) => id)
  const clear = () => setPicked(new Set())
  return {
    selection: { keys: new Set(ids), onChange: setPicked },
    bulkActions: (
      <>
        <PickOrders ids={ids} />
        {ids.length > 1 && may(salesOrderRoutes.merge.permission) && <MergeOrders ids={ids} onDone={clear} />}
        {may(salesOrderRoutes.close.permission) && (
          <Button size="sm" icon={<CircleCheckBig />} onClick={() => setClosing(ticked)}>
            {salesOrderText.closeMany(formatNumber(ids.length))}
          </Button>
        )}
      </>
    ),
    window: closing && (
      <CloseOrders
        orders={closing}
        onClose={() => {
          setClosing(null)
          clear()
        }}
      />
    ),
  }
}
