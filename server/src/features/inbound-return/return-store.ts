import type { DocumentStatus } from '@quay/contract/enumeration'
import type { InboundReturnReason } from '@quay/contract/inbound-return/shapes'
import type { ReturnPlan } from '@quay/domain/inbound-return/return-facts'
import { DomainError } from '../../db/domain-error.ts'
import type { Actor, Tx } from '../../db/transaction.ts'

/** A stored return, locked. */
export interface StoredReturn {
  id: string
  code: string
  branchId: string
  status: DocumentStatus
  businessDay: string
  providerId: string | null
  providerName: string | null
  reason: InboundReturnReason
  itemCount: number
  refundable: number
  refunded: number
  debt: number
  version: number
}

const lockSql = `
  select id, code, branch_id, status, business_day, provider_id,
         provider_name, reason, item_count, refundable, refunded, debt, version
  from inbound_return where store_id = $1 and id = $2 for update`

/** Locks a return. Throws `not-found`, also for a branch that is not the caller's. */
export async function lockReturn(tx: Tx, actor: Actor, id: string): Promise<StoredReturn> {
  const [stored] = await tx.query<StoredReturn>(lockSql, [tx.storeId, id])
  if (!stored || !actor.branchIds.includes(stored.branchId)) throw new DomainError('not-found')
  return stored
}

/** Writes a new return with its lines. */
export async function insertReturn(
  tx: Tx,
  actor: Actor,
  plan: ReturnPlan,
  { code, hash }: { code: string; hash: Buffer },
): Promise<void> {
  await tx.insert('inbound_return', [
    {
      id: plan.document.id,
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
export async function replaceReturnContent(tx: Tx, plan: ReturnPlan): Promise<void> {
  const { id } = plan.document
  await tx.query('delete from inbound_return_item where store_id = $1 and inbound_return_id = $2', [tx.storeId, id])
  await tx.db
    .updateTable('inbound_return')
    .set(eb => ({ ...headColumns(plan), version: eb('version', '+', 1) }))
    .where('storeId', '=', tx.storeId)
    .where('id', '=', id)
    .execute()
  await insertItems(tx, plan)
}

function headColumns({ document, payments }: ReturnPlan) {
  return {
    branchId: document.branchId,
    status: document.status,
    providerId: document.providerId,
    providerName: document.providerName,
    inboundId: document.inboundId,
    inboundCode: document.inboundCode,
    reason: document.reason,
    note: document.note,
    deadline: document.deadline,
    goodsAmount: document.goodsAmount,
    vatAmount: document.vatAmount,
    deduction: document.deduction,
    refundable: document.refundable,
    refunded: document.refunded,
    debt: document.debt,
    value: document.value,
    itemCount: document.itemCount,
    payments: JSON.stringify(payments.map(({ method, amount, accountId }) => ({ method, amount, accountId }))),
    postedAt: document.postedAt,
    businessDay: document.businessDay,
  }
}

function insertItems(tx: Tx, { document, items }: ReturnPlan): Promise<void> {
  return tx.insert(
    'inbound_return_item',
    items.map(item => ({
      id: item.id,
      inboundReturnId: document.id,
      position: item.position,
      inboundItemId: item.inboundItemId,
      productId: item.productId,
      productCode: item.productCode,
      productName: item.productName,
      lotId: item.lotId,
      lotNumber: item.lotNumber,
      expiryDate: item.expiryDate,
      bucket: item.bucket,
      unitId: item.unitId,
      unitName: item.unitName,
      ratio: item.ratio,
      quantity: item.quantity,
      baseQuantity: item.baseQuantity,
      price: item.price,
      amount: item.amount,
      vatRate: item.vatRate,
      vatAmount: item.vatAmount,
      value: item.value,
    })),
  )
}

/** Marks a locked return as cancelled. The row stays: its number is used. */
export async function markReturnCancelled(tx: Tx, actor: Actor, id: string, reason: string): Promise<void> {
  await tx.query(
    `update inbound_return set status = 'CANCELLED', cancelled_at = $3, cancelled_by_name = $4, cancel_reason = $5,
       version = version + 1 where store_id = $1 and id = $2`,
    [tx.storeId, id, tx.now, actor.fullName, reason],
  )
}
