import type { DocumentStatus } from '@quay/contract/enumeration'
import type { TransferOrigin, TransferStatus } from '@quay/contract/stock-transfer/shapes'
import type { ReceiptPlan } from '@quay/domain/stock-transfer/decide-receipt'
import type { TransferPlan, TransitChange } from '@quay/domain/stock-transfer/transfer-facts'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import type { Actor, Tx } from '../../db/transaction.ts'

/** A stored transfer, locked. */
export interface StoredTransfer {
  id: string
  code: string
  origin: TransferOrigin
  branchId: string
  branchName: string
  targetBranchId: string
  targetName: string
  status: DocumentStatus
  transferStatus: TransferStatus | null
  businessDay: string
  itemCount: number
  value: number
  version: number
  createdBy: string
  needsApproval: boolean
}

const lockSql = `
  select t.id, t.code, t.origin, t.branch_id, s.name as branch_name, t.target_branch_id,
    g.name as target_name, t.status, t.transfer_status, t.business_day,
    t.item_count, t.value, t.version, t.created_by, t.needs_approval
  from stock_transfer t
  join branch s on s.store_id = t.store_id and s.id = t.branch_id
  join branch g on g.store_id = t.store_id and g.id = t.target_branch_id
  where t.store_id = $1 and t.id = $2 for update of t`

/** Locks a transfer. Throws `not-found`, also where neither end is the caller's. */
export async function lockTransfer(tx: Tx, actor: Actor, id: string): Promise<StoredTransfer> {
  const [stored] = await tx.query<StoredTransfer>(lockSql, [tx.storeId, id])
  if (!stored || !isEitherEnd(actor, stored)) throw new DomainError('not-found')
  return stored
}

const isEitherEnd = ({ branchIds }: Actor, { branchId, targetBranchId }: StoredTransfer) =>
  branchIds.includes(branchId) || branchIds.includes(targetBranchId)

/** Throws `transfer-not-yours` for somebody of the other end only. */
export function requireEnd(actor: Actor, branch: { id: string; name: string }): void {
  if (!actor.branchIds.includes(branch.id)) throw new DomainError('transfer-not-yours', { branch: branch.name })
}

/** Writes a new transfer with its lines. */
export async function insertTransfer(
  tx: Tx,
  actor: Actor,
  plan: TransferPlan,
  { code, hash }: { code: string; hash: Buffer },
): Promise<void> {
  await tx.insert('stock_transfer', [
    {
      id: plan.transfer.id,
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
export async function replaceTransferContent(tx: Tx, actor: Actor, plan: TransferPlan): Promise<void> {
  const { id } = plan.transfer
  await tx.query('delete from stock_transfer_item where store_id = $1 and stock_transfer_id = $2', [tx.storeId, id])
  await tx.db
    .updateTable('stock_transfer')
    .set(eb => ({ ...headColumns(plan, actor), version: eb('version', '+', 1) }))
    .where('storeId', '=', tx.storeId)
    .where('id', '=', id)
    .execute()
  await insertLines(tx, plan)
}

const headColumns = ({ transfer }: TransferPlan, actor: Actor) => ({
  branchId: transfer.branchId,
  targetBranchId: transfer.targetBranchId,
  origin: transfer.origin,
  needsApproval: transfer.needsApproval,
  status: transfer.status,
  transferStatus: transfer.transferStatus,
  note: transfer.note ?? null,
  carrier: transfer.carrier ?? null,
  itemCount: transfer.itemCount,
  priceTotal: transfer.priceTotal,
  value: transfer.value,
  postedAt: transfer.postedAt,
  sentByName: transfer.postedAt ? actor.fullName : null,
  businessDay: transfer.businessDay,
})

async function insertLines(tx: Tx, { transfer, items, lots }: TransferPlan): Promise<void> {
  await tx.insert(
    'stock_transfer_item',
    items.map(item => ({
      id: item.id,
      stockTransferId: transfer.id,
      position: item.position,
      productId: item.productId,
      productCode: item.productCode,
      productName: item.productName,
      unitId: item.unitId,
      unitName: item.unitName,
      ratio: item.ratio,
      quantity: item.quantity,
      baseQuantity: item.baseQuantity,
      requestedQuantity: item.requestedQuantity,
      price: item.price,
      note: item.note,
    })),
  )
  if (!lots.length) return
  await tx.insert(
    'stock_transfer_lot',
    lots.map(lot => ({
      id: newId(),
      stockTransferId: transfer.id,
      itemId: lot.itemId,
      productId: lot.productId,
      lotId: lot.lotId,
      lotNumber: lot.lotNumber,
      expiryDate: lot.expiryDate,
      quantity: lot.quantity,
      value: lot.value,
    })),
  )
}

/** Writes down what became of the goods at the other end. */
export async function markReceived(
  tx: Tx,
  actor: Actor,
  id: string,
  plan: ReceiptPlan,
  { note, day }: { note: string | null; day: string },
): Promise<void> {
  const { lots } = plan
  await Promise.all([
    tx.query(
      `update stock_transfer set transfer_status = 'RECEIVED', received_at = $3, received_by_name = $4, received_day = $5,
         receive_note = $6, received_value = $7, lost_value = $8, loss_reason = $9, loss_party = $10, damaged_value = $11,
         damage_reason = $12, version = version + 1
       where store_id = $1 and id = $2`,
      [
        tx.storeId,
        id,
        tx.now,
        actor.fullName,
        day,
        note,
        plan.receivedValue,
        plan.lostValue,
        plan.lossReason,
        plan.lossParty,
        plan.damagedValue,
        plan.damageReason,
      ],
    ),
    tx.query(receivedLotsSql, [
      tx.storeId,
      lots.map(lot => lot.id),
      lots.map(lot => lot.received),
      lots.map(lot => lot.receivedValue),
      lots.map(lot => lot.back),
      lots.map(lot => lot.backValue),
      lots.map(lot => lot.lost),
      lots.map(lot => lot.lostValue),
      lots.map(lot => lot.note),
      lots.map(lot => lot.damaged),
      lots.map(lot => lot.damagedValue),
    ]),
  ])
}

const receivedLotsSql = `
  update stock_transfer_lot l set received_quantity = u.received, received_value = u.received_value, back_quantity = u.back,
    back_value = u.back_value, lost_quantity = u.lost, lost_value = u.lost_value, note = u.note, damaged_quantity = u.damaged,
    damaged_value = u.damaged_value
  from unnest($2::uuid[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[], $9::text[],
    $10::bigint[], $11::bigint[])
    as u (id, received, received_value, back, back_value, lost, lost_value, note, damaged, damaged_value)
  where l.store_id = $1 and l.id = u.id`

/** Marks a locked transfer as cancelled. The row stays: its number is used. */
export async function markTransferCancelled(tx: Tx, actor: Actor, id: string, reason: string): Promise<void> {
  await tx.query(
    `update stock_transfer set status = 'CANCELLED', transfer_status = null, cancelled_at = $3, cancelled_by_name = $4,
       cancel_reason = $5, version = version + 1 where store_id = $1 and id = $2`,
    [tx.storeId, id, tx.now, actor.fullName, reason],
  )
}

/** Changes what is on its way to a branch; its rows of stock are there and locked. */
export async function changeInTransit(tx: Tx, branchId: string, changes: readonly TransitChange[]): Promise<void> {
  if (!changes.length) return
  await tx.query(
    `update product_stock s set in_transit = s.in_transit + c.quantity, changed_at = $5
     from unnest($3::uuid[], $4::bigint[]) as c (product_id, quantity)
     where s.store_id = $1 and s.branch_id = $2 and s.product_id = c.product_id`,
    [tx.storeId, branchId, changes.map(change => change.productId), changes.map(change => change.quantity), tx.now],
  )
}
