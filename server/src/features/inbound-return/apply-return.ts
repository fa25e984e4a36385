import type { ReturnPlan } from '@quay/domain/inbound-return/return-facts'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { postCash } from '../cashbook/apply-cash.ts'
import { postDebt } from '../debt/apply-debt.ts'
import { postStock } from '../stock/apply-stock.ts'
import { postingOf, providerOf } from '../stock/posting.ts'

/** Writes what a completed return does to stock, cash and debt. No rule is looked at. */
export async function applyReturn(tx: Tx, actor: Actor, plan: ReturnPlan, code: string): Promise<void> {
  const { document, debtEntry } = plan
  const posting = postingOf(actor, 'inbound-return', { ...document, code }, document.businessDay, providerOf(document))
  await Promise.all([
    postStock(tx, posting, { ...plan, entries: plan.stockEntries }),
    postCash(tx, posting, plan.cashEntries),
    debtEntry
      ? postDebt(tx, posting, { ...debtEntry, partnerKind: 'provider', partnerId: debtEntry.providerId })
      : undefined,
  ])
}
