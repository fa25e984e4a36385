import type { MoneyToReverse } from '@quay/domain/cashbook/reverse-money'
import { decideCancelAdjustment } from '@quay/domain/debt/decide-cancel-adjustment'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { requirePermission } from '../../http/caller/rights.ts'
import { lockBranchDay } from '../branch/read-branch-day.ts'
import { postingOf } from '../stock/posting.ts'
import { lockAdjustment, markAdjustmentCancelled, readAdjustment } from './adjustment-store.ts'
import { lockPartner, postAllocations, postDebtOf } from './apply-debt.ts'

/**
 * Takes a change of a debt back by its opposite row; what it settled is open again, what was paid towards it is free for
 * other debts. Throws `not-found`, `already-cancelled` and `day-closed`.
 */
export async function cancelAdjustment(tx: Tx, actor: Actor, id: string, reason: string) {
  const adjustment = await lockAdjustment(tx, actor, id)
  const { code, branchId, partnerKind, partnerId, amount } = adjustment
  requirePermission(actor, { model: partnerKind, action: 'delete' })
  const partner = (await lockPartner(tx, partnerKind, partnerId))!
  const own = [tx.storeId, id]
  const [debtEntries, allocations, { today, closedThrough }] = await Promise.all([
    tx.query<MoneyToReverse['debtEntries'][number]>(entrySql, own),
    tx.query<MoneyToReverse['allocations'][number]>(allocationSql, own),
    lockBranchDay(tx, branchId),
  ])
  const decision = decideCancelAdjustment({ adjustment, closedThrough, debtEntries, allocations, partner })
  if (!decision.ok) throw refuseAs(decision)
  const { plan } = decision

  const named = { kind: partnerKind, id: partnerId, name: partner.name }
  const posting = postingOf(actor, 'debt-adjustment', adjustment, today, named)
  await Promise.all([
    markAdjustmentCancelled(tx, actor, id, reason),
    postDebtOf(tx, posting, partnerKind, plan.debtEntries, reason),
    postAllocations(tx, plan.allocations),
    tx.audit(
      'debt.cancel-adjustment',
      {
        kind: partnerKind,
        id: partnerId,
        code: partner.name,
        branchId,
        amount: partnerKind === 'customer' ? -amount : amount,
      },
      { code, debt: partner.debt, status: 'SUCCEED' },
      { code, debt: partner.debt - amount, status: 'CANCELLED', reason },
    ),
  ])
  return readAdjustment(tx, actor, id)
}

const entrySql = `
  select id, amount from debt_entry
  where store_id = $1 and document_id = $2 and kind in ('ADJUSTMENT', 'DISCOUNT') order by id`

/** What it settled, and what settled it, unless that was taken back already. */
const allocationSql = `
  select a.id, a.payment_entry_id, a.debt_entry_id, a.amount
  from debt_entry e join debt_allocation a on a.store_id = e.store_id and (a.payment_entry_id = e.id or a.debt_entry_id = e.id)
  where e.store_id = $1 and e.document_id = $2 and a.amount > 0
    and not exists (select 1 from debt_allocation u where u.store_id = $1 and u.reverses_id = a.id)`
