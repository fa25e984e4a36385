import type { SoldLot } from '@quay/contract/stock/errors'
import { type DebtPartner, type MoneyToReverse, type ReversedMoney, reverseMoney } from '../cashbook/reverse-money.ts'
import { type CancellableDocument, checkCancellable } from '../ledger/check-cancellable.ts'
import type { Unit } from '../quantity/convert-unit.ts'
import { describeStock } from '../quantity/describe-stock.ts'
import { type Outcome, type Refusal, refuse } from '../refusal.ts'
import { type PostedStock, type ProductStock, postStock } from '../stock/post-stock.ts'
import { type ReversedStock, reverseStock, type ShortShelf, type WrittenStock } from '../stock/reverse-stock.ts'
import { type ReversedCosts, reverseCosts } from './reverse-costs.ts'

interface CancelInput {
  reason: string
  /** The money stays with the provider, as a credit of the store. Left out, it comes back. */
  keepPayments?: boolean | undefined
}

interface InboundedProduct extends ProductStock {
  name: string
  units: readonly (Unit & { isActive: boolean })[]
}

/** The sellable bucket of a lot at the branch. */
interface InboundedLot {
  id: string
  number: string
  quantity: number
  value: number
}

/** A posted import with the rows it wrote, and the balances now, read under lock. */
export interface CancelInboundFacts extends MoneyToReverse {
  inbound: CancellableDocument
  /** Codes of the completed returns of its goods. */
  returns: readonly string[]
  closedThrough: string | null
  stockEntries: readonly WrittenStock[]
  products: readonly InboundedProduct[]
  lots: readonly InboundedLot[]
  costs: CostsToUndo
}

/** What was paid to others, and is owed to them, for costs of the import. */
export interface CostsToUndo {
  cashEntries: readonly { id: string; accountId: string; amount: number }[]
  debtEntries: readonly { id: string; partnerId: string; amount: number }[]
  /** Whom the debts name; the provider of the goods may be among them. */
  partners: readonly DebtPartner[]
}

type CancelledInbound = ReversedStock<'INBOUND_CANCEL' | 'OPENING_CANCEL'>

export interface CancelInboundPlan
  extends PostedStock<CancelledInbound>,
    ReversedMoney<'INBOUND_CANCEL', 'INBOUND_CANCEL'> {
  inbound: { id: string; status: 'CANCELLED'; reason: string; paymentsKept: boolean }
  costs: ReversedCosts
}

/**
 * Decides the cancel of an import. It takes out its own quantities, which each lot must still hold, and its own value
 * (reverseStock). The payments to the provider stay as its credit unless the input says that they came back: a provider
 * seldom returns money with the goods. Payments of costs beside the goods come back, from any payee. A draft wrote no
 * rows, so its cancel writes none.
 */
export function decideCancelInbound(
  input: CancelInput,
  facts: CancelInboundFacts,
): Outcome<{ plan: CancelInboundPlan }> {
  const { inbound } = facts
  const keepPayments = input.keepPayments ?? (facts.partner !== null && facts.cashEntries.length > 0)
  const refusal = checkCancellable(inbound, facts.closedThrough)
  if (refusal) return refusal
  if (facts.returns.length > 0) {
    return refuse('inbound-returned', { code: inbound.code, returns: facts.returns.join(', ') })
  }
  const shelves = facts.lots.map(({ id, ...shelf }) => ({ lotId: id, ...shelf }))
  const stock = reverseStock(facts.stockEntries, shelves, kind =>
    kind === 'OPENING' ? 'OPENING_CANCEL' : 'INBOUND_CANCEL',
  )
  if ('short' in stock) return refuseShort(stock.short, facts)
  const money = reverseMoney(facts, { cash: 'INBOUND_CANCEL', debt: 'INBOUND_CANCEL' }, keepPayments)
  if (!money.ok) return money
  const { ok: _, ...undone } = money
  const costs = reverseCosts(facts, undone)
  if (!costs.ok) return costs
  return {
    ok: true,
    plan: {
      inbound: { id: inbound.id, status: 'CANCELLED', reason: input.reason, paymentsKept: keepPayments },
      ...postStock(stock.movements, facts.products),
      ...undone,
      costs: { cashEntries: costs.cashEntries, debtEntries: costs.debtEntries },
    },
  }
}

function refuseShort(short: readonly ShortShelf[], facts: CancelInboundFacts): Refusal {
  const sold = short.map(({ productId, lotId, needed, available }): SoldLot & { text: string } => {
    const product = facts.products.find(({ id }) => id === productId)!
    const number = facts.lots.find(({ id }) => id === lotId)?.number ?? ''
    const name = number ? `${product.name} lô ${number}` : product.name
    const [left, brought] = [available, needed].map(base => describeStock(base, product.units))
    const text = `${name} (nhập ${brought}, còn ${left})`
    return { productId, product: product.name, lotId, lot: number, needed, available, text }
  })
  const lots = sold.map(({ text: _, ...lot }) => lot)
  return refuse('inbound-goods-sold', { goods: sold.map(({ text }) => text).join(', '), lots })
}
