import type { DebtOffset } from '@quay/contract/money/debt-offset'
import type { MoneyToReverse } from '@quay/domain/cashbook/reverse-money'
import { decideCancelAdjustment } from '@quay/domain/debt/decide-cancel-adjustment'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { markCancelled } from '../../document/cancel-document.ts'
import { lockBranchDay } from '../branch/read-branch-day.ts'
import { lockPartner, postAllocations, postDebtOf } from '../debt/apply-debt.ts'
import { postingOf } from '../stock/posting.ts'
import { lockOffset, readOffset } from './offset-store.ts'

/** Takes an offset back by opposite rows: both sides owe as before. Gives it. Throws `not-found`, `already-cancelled` and `day-closed`. */
export async function cancelOffset(tx: Tx, actor: Actor, id: string, reason: string): Promise<DebtOffset> {
  const offset = await lockOffset(tx, actor, id)
  const { code, branchId, amount } = offset
  const partners = {
    customer: (await lockPartner(tx, 'customer', offset.customerId))!,
    provider: (await lockPartner(tx, 'provider', offset.providerId))!,
  }
  const { today, closedThrough } = await lockBranchDay(tx, branchId)
  for (const kind of ['customer', 'provider'] as const) {
    const partner = partners[kind]
    const own = [tx.storeId, id, kind]
    const [debtEntries, allocations] = await Promise.all([
      tx.query<MoneyToReverse['debtEntries'][number]>(debtSql, own),
      tx.query<MoneyToReverse['allocations'][number]>(allocationSql, own),
    ])
    const decision = decideCancelAdjustment({ adjustment: offset, closedThrough, debtEntries, allocations, partner })
    if (!decision.ok) throw refuseAs(decision)
    const { plan } = decision
    const named = { kind, id: partner.id, name: partner.name }
    const undone = plan.debtEntries.map(entry => ({ ...entry, kind: 'OFFSET_CANCEL' as const }))
    await postDebtOf(tx, postingOf(actor, 'debt-offset', { id, code, branchId }, today, named), kind, undone, reason)
    await postAllocations(tx, plan.allocations)
  }
  await markCancelled(tx, actor, 'debt_offset', id, reason)
  await tx.audit(
    'debt.cancel-offset',
    { kind: 'customer', id: offset.customerId, code, branchId },
    { debt: partners.customer.debt, owedTo: partners.provider.debt },
    { code, amount, debt: partners.customer.debt + amount, owedTo: partners.provider.debt + amount, reason },
  )
  return readOffset(tx, actor, id)
}

const debtSql = `
  select id, amount from debt_entry
  where store_id = $1 and document_kind = 'debt-offset' and document_id = $2 and partner_kind = $3 and kind = 'OFFSET'`

const allocationSql = `
  select a.id, a.payment_entry_id, a.debt_entry_id, a.amount
  from debt_entry p join debt_allocation a on a.store_id = $1 and a.payment_entry_id = p.id
  where p.store_id = $1 and p.document_kind = 'debt-offset' and p.document_id = $2 and p.partner_kind = $3 and a.amount > 0
    and not exists (select 1 from debt_allocation u where u.store_id = $1 and u.reverses_id = a.id)`
