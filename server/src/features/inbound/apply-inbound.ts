import type { InboundDebtEntry, InboundPlan } from '@quay/domain/inbound/inbound-plan'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { postCash } from '../cashbook/apply-cash.ts'
import { postDebt } from '../debt/apply-debt.ts'
import { postStock } from '../stock/apply-stock.ts'
import { insertLots } from '../stock/lot-store.ts'
import { type Posting, postingOf, providerOf } from '../stock/posting.ts'

/**
 * Writes what a decided import does to lots, stock, cash and debt: one statement a table for any number of lines.
 * The document comes after it, because its lines name the new lots. Checks no rule.
 */
export async function applyInbound(tx: Tx, actor: Actor, plan: InboundPlan, code: string): Promise<void> {
  const { inbound } = plan
  const posting = postingOf(actor, 'inbound', { ...inbound, code }, inbound.businessDay, providerOf(inbound))
  // Lots before what lies on the shelf.
  await insertLots(tx, plan.newLots)
  await Promise.all([
    postStock(tx, posting, {
      entries: plan.stockEntries.map(entry => ({ ...entry, lineId: 'itemId' in entry ? entry.itemId : null })),
      lotChanges: plan.lotChanges,
      productChanges: plan.productChanges,
    }),
    postCash(
      tx,
      posting,
      plan.cashEntries.filter(entry => entry.kind === 'INBOUND'),
    ),
    plan.debtEntry ? postDebt(tx, posting, debtRow(plan.debtEntry)) : undefined,
    ...payCosts(tx, posting, plan),
  ])
}

const debtRow = (entry: InboundDebtEntry) => ({
  ...entry,
  partnerKind: 'provider' as const,
  partnerId: entry.providerId,
})

/** Money and debts of costs: the rows name who is paid for them, not who brought the goods. */
function payCosts(tx: Tx, posting: Posting, { costs, cashEntries, costDebts }: InboundPlan): Promise<void>[] {
  const paidTo = (cost: InboundPlan['costs'][number]): Posting => ({ ...posting, partner: providerOf(cost) })
  return costs.flatMap((cost, index) => [
    postCash(
      tx,
      paidTo(cost),
      cashEntries.filter(entry => entry.costIndex === index).map(entry => ({ ...entry, note: cost.name })),
    ),
    ...costDebts
      .filter(entry => entry.costIndex === index)
      .map(entry => postDebt(tx, paidTo(cost), { ...debtRow(entry), note: cost.name })),
  ])
}
