import { type CancellableDocument, checkCancellable } from '../ledger/check-cancellable.ts'
import { type MoneyToUndo, type UndoneMoney, undoMoney } from '../ledger/undo-money.ts'
import type { Unit } from '../quantity/convert-unit.ts'
import { stockInWords } from '../quantity/stock-in-words.ts'
import { type Outcome, type Refusal, refuse, type SoldLot } from '../refusal.ts'
import { type PostedStock, type ProductStock, postStock, type StockMovement } from '../stock/post-stock.ts'

interface CancelInput {
  reason: string
  /** The money stays with the provider, as a credit of the store. Left out, it comes back. */
  keepPayments?: boolean | undefined
}

interface WrittenStock extends StockMovement {
  id: string
  kind: 'INBOUND' | 'OPENING'
  lineId: string | null
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
export interface CancelInboundFacts extends MoneyToUndo {
  inbound: CancellableDocument
  closedThrough: string | null
  stockEntries: readonly WrittenStock[]
  products: readonly InboundedProduct[]
  lots: readonly InboundedLot[]
}

interface CancelledInbound extends StockMovement {
  kind: 'INBOUND_CANCEL' | 'OPENING_CANCEL' | 'REVALUATION'
  lineId: string | null
  /** Null for a revaluation, which undoes nothing. */
  undoesId: string | null
}

export interface CancelInboundPlan
  extends PostedStock<CancelledInbound>,
    UndoneMoney<'INBOUND_CANCEL', 'INBOUND_CANCEL'> {
  inbound: { id: string; status: 'CANCELLED'; reason: string; paymentsKept: boolean }
}

/**
 * Decides the cancel of an import. It takes out its own quantities, which each lot must still hold, and its own value.
 * The lot may have been mixed and partly sold since, at another average: what then cannot be taken, or is left with no
 * goods, is a revaluation row beside it. Nothing is replayed. A draft wrote no rows, so its cancel writes none.
 */
export function decideCancelInbound(
  { reason, keepPayments = false }: CancelInput,
  facts: CancelInboundFacts,
): Outcome<{ plan: CancelInboundPlan }> {
  const { inbound } = facts
  const refusal = checkCancellable(inbound, facts.closedThrough) ?? checkStillThere(facts)
  if (refusal) return refusal
  const money = undoMoney(facts, { cash: 'INBOUND_CANCEL', debt: 'INBOUND_CANCEL' }, keepPayments)
  if (!money.ok) return money
  const { ok: _, ...undone } = money
  const movements = [...facts.stockEntries.map(opposite), ...revaluations(facts)]
  return {
    ok: true,
    plan: {
      inbound: { id: inbound.id, status: 'CANCELLED', reason, paymentsKept: keepPayments },
      ...postStock(movements, facts.products),
      ...undone,
    },
  }
}

function opposite({ id, kind, productId, lotId, lineId, quantity, value }: WrittenStock): CancelledInbound {
  const out = { quantity: 0 - quantity, value: 0 - value }
  return { kind: `${kind}_CANCEL`, productId, lotId, lineId, ...out, undoesId: id }
}

interface OwnStock extends StockMovement {
  /** What the lot holds now. */
  lot: InboundedLot
}

/** What the import brought into each lot, all its lines together. */
function ownByLot({ stockEntries, lots }: CancelInboundFacts): OwnStock[] {
  const own = new Map<string, OwnStock>()
  for (const { productId, lotId, quantity, value } of stockEntries) {
    const lot = lots.find(({ id }) => id === lotId) ?? { id: lotId, number: '', quantity: 0, value: 0 }
    const before = own.get(lotId) ?? { productId, lotId, quantity: 0, value: 0, lot }
    own.set(lotId, { ...before, quantity: before.quantity + quantity, value: before.value + value })
  }
  return [...own.values()]
}

function checkStillThere(facts: CancelInboundFacts): Refusal | null {
  const short = ownByLot(facts).filter(({ quantity, lot }) => lot.quantity < quantity)
  if (short.length === 0) return null
  const sold = short.map(({ productId, lotId, quantity, lot }): SoldLot & { text: string } => {
    const product = facts.products.find(({ id }) => id === productId)!
    const name = lot.number ? `${product.name} lô ${lot.number}` : product.name
    const [left, brought] = [lot.quantity, quantity].map(base => stockInWords(base, product.units))
    const text = `${name} (nhập ${brought}, còn ${left})`
    return { productId, product: product.name, lotId, lot: lot.number, needed: quantity, available: lot.quantity, text }
  })
  const lots = sold.map(({ text: _, ...lot }) => lot)
  return refuse('inbound-goods-sold', { goods: sold.map(({ text }) => text).join(', '), lots })
}

/** Keeps each lot from owing value, and an empty one from holding any. */
function revaluations(facts: CancelInboundFacts): CancelledInbound[] {
  return ownByLot(facts).flatMap(({ productId, lotId, quantity, value, lot }) => {
    const left = lot.value - value
    const isWrong = lot.quantity === quantity ? left !== 0 : left < 0
    if (!isWrong) return []
    return [{ kind: 'REVALUATION' as const, productId, lotId, lineId: null, undoesId: null, quantity: 0, value: -left }]
  })
}
