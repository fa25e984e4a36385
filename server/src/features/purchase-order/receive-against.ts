import { changeReceived, type OrderedLine, type ReceivedGoods } from '@quay/domain/purchase-order/change-received'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { lockOrder, type StoredOrder } from './order-store.ts'

interface OrderedImport {
  purchaseOrderId?: string | null | undefined
  branchId: string
  providerId?: string | null | undefined
}

/**
 * Locks the order that an import is of, before its stock; null for one that was not ordered. Throws `not-found`,
 * `purchase-order-not-open` for one that is not expected (any more), and `purchase-order-differs` for another branch or
 * provider.
 */
export async function lockOrderOf(tx: Tx, actor: Actor, inbound: OrderedImport): Promise<StoredOrder | null> {
  if (!inbound.purchaseOrderId) return null
  const order = await lockOrder(tx, actor, inbound.purchaseOrderId)
  const { code } = order
  if (order.status !== 'SUCCEED' || order.closedAt)
    throw refuseField('purchase-order-not-open', 'purchaseOrderId', { code })
  if (order.branchId !== inbound.branchId || order.providerId !== (inbound.providerId ?? null))
    throw refuseField('purchase-order-differs', 'providerId', { code })
  return order
}

/** The lines of an order, as what is received changes them. */
export const readOrderedLines = (tx: Tx, orderId: string): Promise<OrderedLine[]> =>
  tx.query<OrderedLine>(
    `select id, product_id, base_quantity, received_quantity
     from purchase_order_item where store_id = $1 and purchase_order_id = $2 order by id`,
    [tx.storeId, orderId],
  )

/**
 * Counts the goods of an import as received of its locked order (+1), or no more (−1), and tells what became of the order.
 * A line of the import counts without its bonus goods.
 */
export async function countReceived(
  tx: Tx,
  order: Pick<StoredOrder, 'id' | 'closedAt'>,
  items: readonly { productId: string; quantity: number; ratio: number }[],
  direction: 1 | -1,
): Promise<void> {
  const goods: ReceivedGoods[] = items.map(({ productId, quantity, ratio }) => ({
    productId,
    quantity: quantity * ratio,
  }))
  const lines = await readOrderedLines(tx, order.id)
  const { changes, progress } = changeReceived({ lines, isClosed: order.closedAt !== null }, goods, direction)
  await Promise.all([
    tx.query(
      `update purchase_order_item i set received_quantity = i.received_quantity + c.quantity
       from unnest($2::uuid[], $3::bigint[]) as c (id, quantity) where i.store_id = $1 and i.id = c.id`,
      [tx.storeId, changes.map(({ id }) => id), changes.map(({ quantity }) => quantity)],
    ),
    tx.query('update purchase_order set progress = $3, version = version + 1 where store_id = $1 and id = $2', [
      tx.storeId,
      order.id,
      progress,
    ]),
  ])
}

/** Takes back what an import counts as received of its order, before the stock of the import is locked; a draft counts nothing. */
export async function uncountReceived(
  tx: Tx,
  actor: Actor,
  inbound: { id: string; status: string; purchaseOrderId: string | null },
): Promise<void> {
  if (!inbound.purchaseOrderId || inbound.status !== 'SUCCEED') return
  const order = await lockOrder(tx, actor, inbound.purchaseOrderId)
  const items = await tx.query<{ productId: string; quantity: number; ratio: number }>(
    'select product_id, quantity, ratio from inbound_item where store_id = $1 and inbound_id = $2',
    [tx.storeId, inbound.id],
  )
  await countReceived(tx, order, items, -1)
}

/** Throws `purchase-order-not-open` unless goods of the order can be received now. */
export function requireOpen({ status, closedAt, progress, code }: StoredOrder): void {
  if (status !== 'SUCCEED' || closedAt || progress === 'DONE')
    throw new DomainError('purchase-order-not-open', { code })
}
