import { type PaymentRow, splitPayments } from '../cashbook/split-payments.ts'
import { isSafeQuantity } from '../money/safe-amount.ts'
import { toBase } from '../quantity/convert-unit.ts'
import { type Outcome, refuse } from '../refusal.ts'
import { deductsVat } from './deducts-vat.ts'
import { findInboundLines, type InboundLine } from './find-inbound-lines.ts'
import type { InboundFacts, InboundInput } from './inbound-facts.ts'
import type { InboundCostRow, InboundItemRow, InboundLotRow, InboundRow } from './inbound-plan.ts'
import { planSalePrices } from './plan-sale-prices.ts'
import { priceInbound } from './price-inbound.ts'
import { settleInboundCosts } from './settle-inbound-costs.ts'
import { headingOf, itemRow } from './write-inbound.ts'

/** A draft needs no balances: it moves nothing. */
type DraftFacts = Pick<
  InboundFacts,
  | 'products'
  | 'provider'
  | 'costProviders'
  | 'businessDay'
  | 'taxMethod'
  | 'cashAccount'
  | 'bankAccounts'
  | 'defaultBankAccountId'
>

export interface DraftPlan {
  inbound: Omit<InboundRow, 'status' | 'postedAt'> & { status: 'DRAFT'; postedAt: null }
  items: InboundItemRow[]
  /** As typed: a lot is found or made when the draft is completed. */
  itemLots: (Omit<InboundLotRow, 'lotId'> & { lotId: null })[]
  payments: PaymentRow[]
  costs: InboundCostRow[]
}

/**
 * Decides a draft of an import: it is priced and may name only what exists, but lots and payments may still be missing
 * or not add up. It is paid when it is completed, so all of it counts as open.
 */
export function decideDraft(input: InboundInput, facts: DraftFacts): Outcome<{ plan: DraftPlan }> {
  const { provider } = facts
  if (input.providerId && !provider)
    return refuse('not-found', { kind: 'provider', id: input.providerId }, 'providerId')
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
  const payments = splitPayments(input.payments, {
    cashAccountId: facts.cashAccount.id,
    bankAccountIds: facts.bankAccounts.map(account => account.id),
    defaultBankAccountId: facts.defaultBankAccountId,
  })
  if (!payments.ok) return payments

  const tooMany = found.lines.findIndex(line => typedLots(line).some(lot => !isSafeQuantity(lot.baseQuantity)))
  if (tooMany >= 0) return refuse('amount-too-large', {}, `items.${tooMany}.lots`)

  const payable = input.kind === 'OPENING' ? 0 : priced.payable
  const heading = headingOf(input, facts, priced)
  return {
    ok: true,
    plan: {
      inbound: { ...heading, status: 'DRAFT', postedAt: null, payable, paid: 0, debt: payable },
      items: found.lines.map((line, index) => itemRow(line, priced.lines[index]!, salePrices.ofLines[index]!)),
      itemLots: found.lines.flatMap(typedLots),
      payments: [...input.payments],
      costs: settledCosts.costs,
    },
  }
}

function typedLots({ index, item, unit }: InboundLine): DraftPlan['itemLots'] {
  return (item.lots ?? []).map(({ lotNumber, expiryDate, quantity }, position) => ({
    itemId: item.id,
    itemIndex: index,
    position,
    lotId: null,
    lotNumber,
    expiryDate,
    quantity,
    baseQuantity: toBase(quantity, unit.ratio),
    value: 0,
  }))
}
