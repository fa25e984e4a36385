import type { DebtAdjustmentKind } from '@quay/contract/money/shapes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { ownDocument } from '../../document/lock-document.ts'
import { insertHead } from '../../document/write-document.ts'
import type { DebtPartnerKind } from './apply-debt.ts'

interface NewAdjustment {
  id: string
  code: string
  branchId: string
  businessDay: string
  partner: { kind: DebtPartnerKind; id: string; name: string }
  kind: DebtAdjustmentKind
  /** What is owed more; negative where it is less. */
  amount: number
  reason: string
  hash: Buffer
}

/** Writes the document of a debt that was changed by hand; its row of the ledger comes from postDebt. */
export function insertAdjustment(tx: Tx, actor: Actor, { partner, hash, ...adjustment }: NewAdjustment): Promise<void> {
  const { id, code, ...row } = adjustment
  return insertHead(
    tx,
    actor,
    'debt_adjustment',
    { id, code, hash },
    {
      ...row,
      status: 'SUCCEED',
      partnerKind: partner.kind,
      partnerId: partner.id,
      partnerName: partner.name,
    },
  )
}

interface StoredAdjustment {
  id: string
  code: string
  branchId: string
  status: 'SUCCEED' | 'CANCELLED'
  businessDay: string
  partnerKind: DebtPartnerKind
  partnerId: string
  amount: number
}

const lockSql = `
  select id, code, branch_id, status, business_day, partner_kind,
    partner_id, amount
  from debt_adjustment where store_id = $1 and id = $2 for update`

/** Locks an adjustment. Throws `not-found`, also for a branch that is not the caller's. */
export const lockAdjustment = (tx: Tx, actor: Actor, id: string): Promise<StoredAdjustment> =>
  ownDocument(actor, tx.query<StoredAdjustment>(lockSql, [tx.storeId, id]))

/** The row stays: its number is used. */
export async function markAdjustmentCancelled(tx: Tx, actor: Actor, id: string, reason: string): Promise<void> {
  await tx.query(
    `update debt_adjustment set status = 'CANCELLED', cancelled_at = $3, cancelled_by_name = $4, cancel_reason = $5
     where store_id = $1 and id = $2`,
    [tx.storeId, id, tx.now, actor.fullName, reason],
  )
}

export interface Adjustment {
  id: string
  code: string
  kind: DebtAdjustmentKind
  amount: number
  reason: string
  status: 'SUCCEED' | 'CANCELLED'
  createdByName: string
  createdAt: string
  debt: number
}

/** One adjustment with what is owed now. Throws `not-found`, also for a branch that is not the caller's. */
export async function readAdjustment(tx: Tx, actor: Actor, id: string): Promise<Adjustment> {
  const [row] = await tx.query<Adjustment>(
    `select a.id, a.code, a.kind, a.amount, a.reason, a.status, a.created_by_name, a.created_at,
       case a.partner_kind when 'customer'
         then (select debt from customer p where p.store_id = $1 and p.id = a.partner_id)
         else (select debt from provider p where p.store_id = $1 and p.id = a.partner_id) end as debt
     from debt_adjustment a where a.store_id = $1 and a.id = $2 and a.branch_id = any($3::uuid[])`,
    [tx.storeId, id, actor.branchIds],
  )
  if (!row) throw new DomainError('not-found')
  return row
}
