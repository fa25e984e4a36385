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
  select id, code, branch_id as "branchId", status, business_day as "businessDay", provider_id as "providerId",
         provider_name as "providerName", reason, item_count as "itemCount", refundable, refunded, debt, version
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
export async function replaceReturnContent(tx: Tx, plan: ReturnPlan): Promise<void> {
  const { id } = plan.document
  await tx.query('delete from inbound_return_item where store_id = $1 and inbound_return_id = $2', [tx.storeId, id])
  await tx.db
    .updateTable('inbound_return')
    .set(eb => ({ ...headColumns(plan), version: eb('version', '+', 1) }))
    .where('store_id', '=', tx.storeId)
    .where('id', '=', id)
    .execute()
  await insertItems(tx, plan)
}

function headColumns({ document, payments }: ReturnPlan) {
  return {
    branch_id: document.branchId,
    status: document.status,
    provider_id: document.providerId,
    provider_name: document.providerName,
    inbound_id: document.inboundId,
    inbound_code: document.inboundCode,
    reason: document.reason,
    note: document.note,
    deadline: document.deadline,
    goods_amount: document.goodsAmount,
    vat_amount: document.vatAmount,
    deduction: document.deduction,
    refundable: document.refundable,
    refunded: document.refunded,
    debt: document.debt,
    value: document.value,
    item_count: document.itemCount,
    payments: JSON.stringify(payments.map(({ method, amount, accountId }) => ({ method, amount, accountId }))),
    posted_at: document.postedAt,
    business_day: document.businessDay,
  }
}

function insertItems(tx: Tx, { document, items }: ReturnPlan): Promise<void> {
  return tx.insert(
    'inbound_return_item',
    items.map(item => ({
      id: item.id,
      inbound_return_id: document.id,
      position: item.position,
      inbound_item_id: item.inboundItemId,
      product_id: item.productId,
      product_code: item.productCode,
      product_name: item.productName,
      lot_id: item.lotId,
      lot_number: item.lotNumber,
      expiry_date: item.expiryDate,
      bucket: item.bucket,
      unit_id: item.unitId,
      unit_name: item.unitName,
      ratio: item.ratio,
      quantity: item.quantity,
      base_quantity: item.baseQuantity,
      price: item.price,
      amount: item.amount,
      vat_rate: item.vatRate,
      vat_amount: item.vatAmount,
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
