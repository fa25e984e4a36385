import type { ReturnPlan } from '@quay/domain/inbound-return/return-facts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { postCash } from '../cashbook/apply-cash.ts'
import { postDebt } from '../debt/apply-debt.ts'
import { postStock } from '../stock/apply-stock.ts'
import type { Posting } from '../stock/posting.ts'

/** Writes what a completed return does to stock, cash and debt. No rule is looked at. */
export async function applyReturn(tx: Tx, actor: Actor, plan: ReturnPlan, code: string): Promise<void> {
  const { document, debtEntry } = plan
  const posting: Posting = {
    branchId: document.branchId,
    businessDay: document.businessDay,
    employeeId: actor.employeeId,
    document: { kind: 'inbound-return', id: document.id, code },
    partner: document.providerId ? { kind: 'provider', id: document.providerId, name: document.providerName } : null,
  }
  await Promise.all([
    postStock(tx, posting, {
      entries: plan.stockEntries,
      lotChanges: plan.lotChanges,
      productChanges: plan.productChanges,
    }),
    postCash(tx, posting, plan.cashEntries),
    debtEntry
      ? postDebt(tx, posting, { ...debtEntry, partnerKind: 'provider', partnerId: debtEntry.providerId })
      : undefined,
  ])
}
