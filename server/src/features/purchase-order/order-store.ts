import type { DocumentStatus } from '@quay/contract/enumeration'
import type { OrderProgress } from '@quay/contract/purchase-order/shapes'
import type { OrderPlan } from '@quay/domain/purchase-order/order-facts'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { ownDocument } from '../../document/lock-document.ts'
import type { HeadRow } from '../../document/write-document.ts'

/** A stored order, locked. */
export interface StoredOrder {
  id: string
  code: string
  branchId: string
  status: DocumentStatus
  progress: OrderProgress
  providerId: string
  providerName: string
  expectedDate: string | null
  itemCount: number
  payable: number
  closedAt: string | null
  version: number
}

const lockSql = `
  select id, code, branch_id, status, progress, provider_id, provider_name,
    expected_date, item_count, payable, closed_at, version
  from purchase_order where store_id = $1 and id = $2 for update`

/** Locks an order. Throws `not-found`, also for a branch that is not the caller's. */
export const lockOrder = (tx: Tx, actor: Actor, id: string): Promise<StoredOrder> =>
  ownDocument(actor, tx.query<StoredOrder>(lockSql, [tx.storeId, id]), { kind: 'purchase-order', id })

/** The row of a planned order. */
export const orderRow = ({ order: { id: _, ...order } }: OrderPlan, actor: Actor): HeadRow<'purchase_order'> => ({
  ...order,
  confirmedByName: order.confirmedAt ? actor.fullName : null,
})

export const insertOrderItems = (tx: Tx, { order, items }: OrderPlan): Promise<void> =>
  tx.insert(
    'purchase_order_item',
    items.map(item => ({ ...item, purchaseOrderId: order.id })),
  )

/** The codes of an order's imports in a state, as one text; empty without any. */
export async function inboundCodes(tx: Tx, orderId: string, status: 'DRAFT' | 'SUCCEED'): Promise<string> {
  const rows = await tx.query<{ code: string }>(
    'select code from inbound where store_id = $1 and purchase_order_id = $2 and status = $3 order by code',
    [tx.storeId, orderId, status],
  )
  return rows.map(({ code }) => code).join(', ')
}

/** Throws `purchase-order-has-draft` where goods of a locked order are being received. */
export async function refuseOpenDrafts(tx: Tx, { id, code }: Pick<StoredOrder, 'id' | 'code'>): Promise<void> {
  const drafts = await inboundCodes(tx, id, 'DRAFT')
  if (drafts) throw new DomainError('purchase-order-has-draft', { code, drafts })
}
