import type { SalesOrder } from '@quay/contract/sales-order/shapes'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { updateVersioned } from '../../../db/write/update-versioned.ts'
import { requireVersion } from '../../../document/lock-document.ts'
import { readSalesOrder } from '../order-queries.ts'
import { lockOrder, requireOpen } from '../order-store.ts'
import { letGo, topUp } from './reserve.ts'

/**
 * Says until when the goods of an order are kept; null is without an end. Goods that were let go are kept again as far as they are there;
 * an end that has passed lets them go. Throws `not-found`, `order-closed`, `version-conflict`.
 */
export async function holdOrder(
  tx: Tx,
  actor: Actor,
  id: string,
  { until, version }: { until: string | null; version?: number | undefined },
): Promise<SalesOrder> {
  const read = () => readSalesOrder(tx, actor, id)
  const order = await lockOrder(tx, actor, id)
  requireOpen(order)
  if (version !== undefined) await requireVersion(order, version, read)
  const isOver = until !== null && new Date(until) <= tx.now
  await updateVersioned(tx, 'sales_order', id, { holdUntil: until, holdEndedAt: isOver ? tx.now : null })
  if (isOver) await letGo(tx, order)
  else await topUp(tx, order.branchId, [id])
  await tx.audit(
    'order.hold',
    { kind: 'order', id, code: order.code, branchId: order.branchId },
    { holdUntil: order.holdUntil },
    { holdUntil: until },
  )
  return read()
}
