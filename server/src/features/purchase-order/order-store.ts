import type { DocumentStatus } from '@quay/contract/enumeration'
import type { OrderProgress } from '@quay/contract/purchase-order/shapes'
import type { OrderPlan } from '@quay/domain/purchase-order/order-facts'
import { DomainError } from '../../db/domain-error.ts'
import type { Actor, Tx } from '../../db/transaction.ts'

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
export async function lockOrder(tx: Tx, actor: Actor, id: string): Promise<StoredOrder> {
  const [stored] = await tx.query<StoredOrder>(lockSql, [tx.storeId, id])
  if (!stored || !actor.branchIds.includes(stored.branchId))
    throw new DomainError('not-found', { kind: 'purchase-order', id })
  return stored
}

/** Writes a new order with its lines. */
export async function insertOrder(
  tx: Tx,
  actor: Actor,
  plan: OrderPlan,
  { code, hash }: { code: string; hash: Buffer },
): Promise<void> {
  await tx.insert('purchase_order', [
    {
      id: plan.order.id,
      code,
      contentHash: hash,
      createdBy: actor.employeeId,
      createdByName: actor.fullName,
      createdAt: tx.now,
      ...headColumns(plan, actor),
    },
  ])
  await insertLines(tx, plan)
}

/** Puts another content in the place of a draft's; its code and its maker stay. */
export async function replaceOrderContent(tx: Tx, actor: Actor, plan: OrderPlan): Promise<void> {
  const { id } = plan.order
  await tx.query('delete from purchase_order_item where store_id = $1 and purchase_order_id = $2', [tx.storeId, id])
  await tx.db
    .updateTable('purchase_order')
    .set(eb => ({ ...headColumns(plan, actor), version: eb('version', '+', 1) }))
    .where('storeId', '=', tx.storeId)
    .where('id', '=', id)
    .execute()
  await insertLines(tx, plan)
}

const headColumns = ({ order }: OrderPlan, actor: Actor) => ({
  branchId: order.branchId,
  status: order.status,
  progress: order.progress,
  providerId: order.providerId,
  providerName: order.providerName,
  expectedDate: order.expectedDate,
  note: order.note,
  businessDay: order.businessDay,
  confirmedAt: order.confirmedAt,
  confirmedByName: order.confirmedAt ? actor.fullName : null,
  goodsAmount: order.goodsAmount,
  vatAmount: order.vatAmount,
  payable: order.payable,
  itemCount: order.itemCount,
})

const insertLines = (tx: Tx, { order, items }: OrderPlan) =>
  tx.insert(
    'purchase_order_item',
    items.map(item => ({
      id: item.id,
      purchaseOrderId: order.id,
      position: item.position,
      productId: item.productId,
      productCode: item.productCode,
      productName: item.productName,
      unitId: item.unitId,
      unitName: item.unitName,
      ratio: item.ratio,
      quantity: item.quantity,
      baseQuantity: item.baseQuantity,
      price: item.price,
      vatRate: item.vatRate,
      amount: item.amount,
      vatAmount: item.vatAmount,
      note: item.note,
    })),
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
