import type { PurchaseOrder } from '@quay/contract/purchase-order/shapes'
import { progressOf } from '@quay/domain/purchase-order/change-received'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { subjectOf } from '../../document/document-kind.ts'
import { orderKind } from './order-kind.ts'
import { readOrder } from './order-queries.ts'
import { inboundCodes, lockOrder, refuseOpenDrafts } from './order-store.ts'
import { readOrderedLines } from './receive-against.ts'

/**
 * Cancels an order of which nothing came. Throws `already-cancelled`, `purchase-order-received` with the imports,
 * `purchase-order-has-draft` and `not-found`.
 */
export async function cancelOrder(tx: Tx, actor: Actor, id: string, reason: string): Promise<PurchaseOrder> {
  const order = await lockOrder(tx, actor, id)
  const { code, status } = order
  if (status === 'CANCELLED') throw new DomainError('already-cancelled', { code })
  const inbounds = await inboundCodes(tx, id, 'SUCCEED')
  if (inbounds) throw new DomainError('purchase-order-received', { code, inbounds })
  await refuseOpenDrafts(tx, order)

  await tx.query(
    `update purchase_order set status = 'CANCELLED', progress = 'CANCELLED', cancelled_at = $3, cancelled_by_name = $4,
       cancel_reason = $5, closed_at = null, closed_by_name = null, close_reason = null, version = version + 1
     where store_id = $1 and id = $2`,
    [tx.storeId, id, tx.now, actor.fullName, reason],
  )
  await tx.audit('purchase-order.cancel', subjectOf(orderKind, order), { status }, { status: 'CANCELLED', reason })
  return readOrder(tx, actor, id)
}

/**
 * Ends an order of which not all came: the rest is not expected any more. Throws `purchase-order-not-open`,
 * `purchase-order-nothing-received`, `purchase-order-has-draft` and `not-found`.
 */
export async function closeOrder(tx: Tx, actor: Actor, id: string, reason: string): Promise<PurchaseOrder> {
  const order = await lockOrder(tx, actor, id)
  const { code, progress } = order
  if (progress === 'CONFIRMED') throw new DomainError('purchase-order-nothing-received', { code })
  if (progress !== 'PARTIAL') throw new DomainError('purchase-order-not-open', { code })
  await refuseOpenDrafts(tx, order)

  await tx.query(
    `update purchase_order set progress = 'DONE', closed_at = $3, closed_by_name = $4, close_reason = $5, version = version + 1
     where store_id = $1 and id = $2`,
    [tx.storeId, id, tx.now, actor.fullName, reason],
  )
  await tx.audit('purchase-order.close', subjectOf(orderKind, order), { progress }, { progress: 'DONE', reason })
  return readOrder(tx, actor, id)
}

/** Expects the rest of a closed order again. Doing it twice changes nothing. Throws `purchase-order-not-closed`, `not-found`. */
export async function reopenOrder(tx: Tx, actor: Actor, id: string): Promise<PurchaseOrder> {
  const order = await lockOrder(tx, actor, id)
  const { code, status, closedAt } = order
  if (!closedAt && status === 'SUCCEED') {
    tx.repeated = true
    return readOrder(tx, actor, id)
  }
  if (!closedAt) throw new DomainError('purchase-order-not-closed', { code })
  const progress = progressOf(await readOrderedLines(tx, id), false)
  await tx.query(
    `update purchase_order set progress = $3, closed_at = null, closed_by_name = null, close_reason = null, version = version + 1
     where store_id = $1 and id = $2`,
    [tx.storeId, id, progress],
  )
  await tx.audit('purchase-order.reopen', subjectOf(orderKind, order), { progress: 'DONE' }, { progress })
  return readOrder(tx, actor, id)
}
