import type { DisposalReason } from '@quay/contract/disposal/shapes'
import type { DocumentStatus } from '@quay/contract/enumeration'
import type { DisposalPlan } from '@quay/domain/disposal/disposal-facts'
import { DomainError } from '../../db/domain-error.ts'
import type { Actor, Tx } from '../../db/transaction.ts'

/** A stored disposal, locked. */
export interface StoredDisposal {
  id: string
  code: string
  branchId: string
  status: DocumentStatus
  reason: DisposalReason
  businessDay: string
  itemCount: number
  value: number
  version: number
}

const lockSql = `
  select id, code, branch_id as "branchId", status, reason, business_day as "businessDay", item_count as "itemCount", value, version
  from disposal where store_id = $1 and id = $2 for update`

/** Locks a disposal. Throws `not-found`, also for a branch that is not the caller's. */
export async function lockDisposal(tx: Tx, actor: Actor, id: string): Promise<StoredDisposal> {
  const [stored] = await tx.query<StoredDisposal>(lockSql, [tx.storeId, id])
  if (!stored || !actor.branchIds.includes(stored.branchId)) throw new DomainError('not-found')
  return stored
}

/** Writes a new disposal with its lines. */
export async function insertDisposal(
  tx: Tx,
  actor: Actor,
  plan: DisposalPlan,
  { code, hash }: { code: string; hash: Buffer },
): Promise<void> {
  await tx.insert('disposal', [
    {
      id: plan.disposal.id,
      code,
      content_hash: hash,
      created_by: actor.employeeId,
      created_by_name: actor.fullName,
      created_at: tx.now,
      ...headColumns(plan),
    },
  ])
  await insertItems(tx, plan)
}

/** Puts another content in the place of a draft's; its code and its maker stay. */
export async function replaceDisposalContent(tx: Tx, plan: DisposalPlan): Promise<void> {
  const { id } = plan.disposal
  await tx.query('delete from disposal_item where store_id = $1 and disposal_id = $2', [tx.storeId, id])
  await tx.db
    .updateTable('disposal')
    .set(eb => ({ ...headColumns(plan), version: eb('version', '+', 1) }))
    .where('store_id', '=', tx.storeId)
    .where('id', '=', id)
    .execute()
  await insertItems(tx, plan)
}

function headColumns({ disposal }: DisposalPlan) {
  return {
    branch_id: disposal.branchId,
    status: disposal.status,
    reason: disposal.reason,
    method: disposal.method ?? null,
    place: disposal.place ?? null,
    witnesses: JSON.stringify(disposal.witnesses),
    note: disposal.note ?? null,
    disposed_on: disposal.disposedOn ?? null,
    item_count: disposal.itemCount,
    value: disposal.value,
    posted_at: disposal.postedAt,
    business_day: disposal.businessDay,
  }
}

function insertItems(tx: Tx, { disposal, items }: DisposalPlan): Promise<void> {
  return tx.insert(
    'disposal_item',
    items.map(item => ({
      id: item.id,
      disposal_id: disposal.id,
      position: item.position,
      product_id: item.productId,
      product_code: item.productCode,
      product_name: item.productName,
      registration_number: item.registrationNumber,
      lot_id: item.lotId,
      lot_number: item.lotNumber,
      expiry_date: item.expiryDate,
      bucket: item.bucket,
      unit_id: item.unitId,
      unit_name: item.unitName,
      ratio: item.ratio,
      quantity: item.quantity,
      base_quantity: item.baseQuantity,
      value: item.value,
      note: item.note,
    })),
  )
}

/** Marks a locked disposal as cancelled. The row stays: its number is used. */
export async function markDisposalCancelled(tx: Tx, actor: Actor, id: string, reason: string): Promise<void> {
  await tx.query(
    `update disposal set status = 'CANCELLED', cancelled_at = $3, cancelled_by_name = $4, cancel_reason = $5,
       version = version + 1 where store_id = $1 and id = $2`,
    [tx.storeId, id, tx.now, actor.fullName, reason],
  )
}
