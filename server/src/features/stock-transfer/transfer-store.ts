import type { DocumentStatus } from '@quay/contract/enumeration'
import type { TransferOrigin, TransferStatus } from '@quay/contract/stock-transfer/shapes'
import type { ReceiptPlan } from '@quay/domain/stock-transfer/decide-receipt'
import type { TransferPlan, TransitChange } from '@quay/domain/stock-transfer/transfer-facts'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { listsOf } from '../../db/write/lists-of.ts'
import { updateVersioned } from '../../db/write/update-versioned.ts'
import type { HeadRow } from '../../document/write-document.ts'

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

/** Throws `transfer-not-yours` for a caller who works only at the other end. */
export function requireEnd(actor: Actor, branch: { id: string; name: string }): void {
  if (!actor.branchIds.includes(branch.id)) throw new DomainError('transfer-not-yours', { branch: branch.name })
}

/** The row of a planned transfer. */
export const transferRow = (
  { transfer: { id: _, ...transfer } }: TransferPlan,
  actor: Actor,
): HeadRow<'stock_transfer'> => ({
  ...transfer,
  sentByName: transfer.postedAt ? actor.fullName : null,
})

export async function insertTransferLines(tx: Tx, { transfer, items, lots }: TransferPlan): Promise<void> {
  const stockTransferId = transfer.id
  await tx.insert(
    'stock_transfer_item',
    items.map(item => ({ ...item, stockTransferId })),
  )
  await tx.insert(
    'stock_transfer_lot',
    lots.map(lot => ({ ...lot, id: newId(), stockTransferId })),
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
    updateVersioned(tx, 'stock_transfer', id, {
      transferStatus: 'RECEIVED',
      receivedAt: tx.now,
      receivedByName: actor.fullName,
      receivedDay: day,
      receiveNote: note,
      receivedValue: plan.receivedValue,
      lostValue: plan.lostValue,
      lossReason: plan.lossReason,
      lossParty: plan.lossParty,
      damagedValue: plan.damagedValue,
      damageReason: plan.damageReason,
    }),
    tx.query(receivedLotsSql, [
      tx.storeId,
      ...listsOf(lots, 'id', 'received', 'receivedValue', 'back', 'backValue', 'lost', 'lostValue', 'note', 'damaged'),
      ...listsOf(lots, 'damagedValue'),
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

/** Marks a locked transfer as cancelled: nothing of it is on its way any more. The row stays: its number is used. */
export const markTransferCancelled = (tx: Tx, actor: Actor, id: string, reason: string): Promise<void> =>
  updateVersioned(tx, 'stock_transfer', id, {
    status: 'CANCELLED',
    transferStatus: null,
    cancelledAt: tx.now,
    cancelledByName: actor.fullName,
    cancelReason: reason,
  })

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
