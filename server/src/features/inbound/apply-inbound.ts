import type { InboundPlan } from '@quay/domain/inbound/inbound-plan'
import type { Actor, Tx } from '../../db/transaction.ts'
import { postCash } from '../cashbook/apply-cash.ts'
import { postDebt } from '../debt/apply-debt.ts'
import { openShelf, postStock } from '../stock/apply-stock.ts'
import { insertLots } from '../stock/lot-store.ts'
import type { Posting } from '../stock/posting.ts'

/**
 * Writes what a decided import does to lots, stock, cash and debt: a statement a table, whatever the number of lines.
 * The document comes after it, because its lines name the new lots. No rule is looked at.
 */
export async function applyInbound(tx: Tx, actor: Actor, plan: InboundPlan, code: string): Promise<void> {
  const { inbound } = plan
  const posting: Posting = {
    branchId: inbound.branchId,
    businessDay: inbound.businessDay,
    employeeId: actor.employeeId,
    document: { kind: 'inbound', id: inbound.id, code },
    partner: inbound.providerId ? { kind: 'provider', id: inbound.providerId, name: inbound.providerName } : null,
  }
  // Lots before the shelf, the shelf before what lies on it.
  await insertLots(tx, plan.newLots)
  await openShelf(tx, inbound.branchId, plan.lotChanges)
  await Promise.all([
    postStock(tx, posting, {
      entries: plan.stockEntries.map(entry => ({ ...entry, lineId: 'itemId' in entry ? entry.itemId : null })),
      lotChanges: plan.lotChanges,
      productChanges: plan.productChanges,
    }),
    postCash(tx, posting, plan.cashEntries),
    plan.debtEntry
      ? postDebt(tx, posting, { ...plan.debtEntry, partnerKind: 'provider', partnerId: plan.debtEntry.providerId })
      : undefined,
  ])
}
