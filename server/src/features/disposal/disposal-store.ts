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
  select id, code, branch_id, status, reason, business_day, item_count, value, version
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
      contentHash: hash,
      createdBy: actor.employeeId,
      createdByName: actor.fullName,
      createdAt: tx.now,
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
    .where('storeId', '=', tx.storeId)
    .where('id', '=', id)
    .execute()
  await insertItems(tx, plan)
}

function headColumns({ disposal }: DisposalPlan) {
  return {
    branchId: disposal.branchId,
    status: disposal.status,
    reason: disposal.reason,
    method: disposal.method ?? null,
    place: disposal.place ?? null,
    witnesses: JSON.stringify(disposal.witnesses),
    note: disposal.note ?? null,
    disposedOn: disposal.disposedOn ?? null,
    itemCount: disposal.itemCount,
    value: disposal.value,
    postedAt: disposal.postedAt,
    businessDay: disposal.businessDay,
  }
}

function insertItems(tx: Tx, { disposal, items }: DisposalPlan): Promise<void> {
  return tx.insert(
    'disposal_item',
    items.map(item => ({
      id: item.id,
      disposalId: disposal.id,
      position: item.position,
      productId: item.productId,
      productCode: item.productCode,
      productName: item.productName,
      registrationNumber: item.registrationNumber,
      lotId: item.lotId,
      lotNumber: item.lotNumber,
      expiryDate: item.expiryDate,
      bucket: item.bucket,
      unitId: item.unitId,
      unitName: item.unitName,
      ratio: item.ratio,
      quantity: item.quantity,
      baseQuantity: item.baseQuantity,
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
