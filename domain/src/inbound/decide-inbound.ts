import { type Fund, postCash } from '../cashbook/post-cash.ts'
import { type Outcome, type Refusal, refuse } from '../refusal.ts'
import { deductsVat } from './deducts-vat.ts'
import { findInboundLines } from './find-inbound-lines.ts'
import type { InboundFacts, InboundInput } from './inbound-facts.ts'
import type { InboundCostRow, InboundPlan } from './inbound-plan.ts'
import { matchLots } from './match-lots.ts'
import { planSalePrices } from './plan-sale-prices.ts'
import { priceInbound } from './price-inbound.ts'
import { type SettledInbound, settleInbound } from './settle-inbound.ts'
import { settleInboundCosts } from './settle-inbound-costs.ts'
import { writeInbound } from './write-inbound.ts'

/** Decides the completion of an import of goods: every row that it writes, or the first rule that it breaks. */
export function decideInbound(input: InboundInput, facts: InboundFacts): Outcome<{ plan: InboundPlan }> {
  const refusal = checkProvider(input, facts)
  if (refusal) return refusal

  const found = findInboundLines(input.items, facts.products)
  if (!found.ok) return found

  const salePrices = planSalePrices(found.lines)
  if (!salePrices.ok) return salePrices

  const { discount, costs } = input
  const deducts = deductsVat(input.kind, facts.taxMethod)
  const priced = priceInbound({ lines: input.items, discount, costs, deductsVat: deducts })
  if (!priced.ok) return priced

  const settledCosts = settleInboundCosts(input, facts)
  if (!settledCosts.ok) return settledCosts

  const matched = matchLots(found.lines, facts)
  if (!matched.ok) return matched

  const settled = settleInbound(input, facts, priced.payable)
  if (!settled.ok) return settled

  const paid = payOut(settled, settledCosts.costs, facts)
  if (!paid.ok) return paid

  const { lines } = found
  const { lineLots, newLots } = matched
  const { cashEntries } = paid
  const decided = { lines, priced, lineLots, newLots, settled, cashEntries, costs: settledCosts.costs, salePrices }
  return { ok: true, plan: writeInbound(input, facts, decided) }
}

function checkProvider({ providerId }: InboundInput, { provider }: InboundFacts): Refusal | null {
  return providerId && !provider ? refuse('not-found', { kind: 'provider', id: providerId }, 'providerId') : null
}

function payOut(
  { cash, bank }: SettledInbound,
  costs: readonly InboundCostRow[],
  { cashAccount, bankAccounts, mayOverdraw }: InboundFacts,
) {
  const funds: Fund[] = [cashAccount, ...bankAccounts]
  const rows = [
    { method: 'CASH' as const, accountId: cashAccount.id, amount: cash },
    ...bank.map(row => ({ method: 'BANK' as const, ...row })),
  ]
  const movements = rows
    .filter(row => row.amount > 0)
    .map(row => ({ ...row, kind: 'INBOUND' as const, amount: 0 - row.amount }))
  return postCash([...movements, ...costs.flatMap(payCost)], funds, mayOverdraw)
}

function payCost({ method, accountId, amount }: InboundCostRow, costIndex: number) {
  if (!accountId || !method || method === 'DEBT') return []
  return [{ kind: 'INBOUND_COST' as const, costIndex, method, accountId, amount: 0 - amount }]
}
