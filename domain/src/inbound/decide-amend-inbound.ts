import type { DocumentStatus, InboundKind, VatRate } from '@quay/contract/enumeration'
import { checkCancellable } from '../ledger/check-cancellable.ts'
import { allocate } from '../money/allocate.ts'
import type { Discount } from '../money/discount.ts'
import { multiplyDivide } from '../money/multiply-divide.ts'
import { type Outcome, type Refusal, refuse } from '../refusal.ts'
import { type PostedStock, type ProductStock, postStock, type StockMovement } from '../stock/post-stock.ts'
import type { ShelfNow } from '../stock/reverse-stock.ts'
import { formatDong } from '../text/format-number.ts'
import { type AmendedDebt, type DebtsToAmend, moveDebt } from './move-debt.ts'
import { type InboundPriceCost, type PricedInbound, priceInbound } from './price-inbound.ts'

/** What is corrected; left out stays, null clears. */
export interface AmendInput {
  providerId?: string | null | undefined
  discount?: Discount | null | undefined
  items?:
    | readonly {
        id: string
        price?: number | undefined
        discount?: Discount | null | undefined
        vatRate?: VatRate | null | undefined
      }[]
    | undefined
}

/** A line as it was posted, with the lots that it went into. */
export interface PostedLine {
  id: string
  productId: string
  quantity: number
  price: number
  discount: Discount | null
  vatRate: VatRate | null
  value: number
  lots: readonly { id: string; lotId: string; baseQuantity: number; value: number }[]
}

/** A completed import with what it wrote, and the balances now, read under lock. */
export interface AmendFacts extends DebtsToAmend {
  inbound: {
    id: string
    code: string
    kind: InboundKind
    status: DocumentStatus
    businessDay: string
    providerId: string | null
    discount: Discount | null
    /** As it was valued on the day of its completion: the method of today does not count. */
    deductsVat: boolean
    paid: number
    debt: number
  }
  lines: readonly PostedLine[]
  costs: readonly InboundPriceCost[]
  /** Codes of the completed returns of its goods. */
  returns: readonly string[]
  closedThrough: string | null
  products: readonly ProductStock[]
  /** The sellable shelf of its lots. */
  shelves: readonly ShelfNow[]
}

interface RepricedMovement extends StockMovement {
  kind: 'INBOUND_REPRICED' | 'REVALUATION'
  lineId: string | null
  reversesId: null
}

export interface AmendPlan extends PostedStock<RepricedMovement>, AmendedDebt {
  /**
   * Whether prices, discounts, VAT or the provider change, and not only words: also where two of them change so that neither
   * what is owed nor what the goods are worth moves.
   */
  movesMoney: boolean
  head: Omit<PricedInbound, 'lines' | 'lineDiscount' | 'documentDiscount' | 'otherCost'> & {
    discount: Discount | null
    providerId: string | null
    debt: number
  }
  items: (Pick<PostedLine, 'id' | 'price' | 'discount' | 'vatRate' | 'value'> & {
    discountAmount: number
    documentShare: number
    netAmount: number
    vatAmount: number
    costShare: number
    refundableShare: number
  })[]
  lots: { id: string; value: number }[]
}

/**
 * Decides the correction of a completed import. Its lines are priced again. What the goods of a lot are now worth more or
 * less is written onto the lot (INBOUND_REPRICED); the part that belongs to goods which left meanwhile at the old cost goes
 * out again as a REVALUATION, because nothing is replayed. The debt follows what is to be paid; a provider that was wrong
 * gets all of it taken back.
 */
export function decideAmendInbound(input: AmendInput, facts: AmendFacts): Outcome<{ plan: AmendPlan }> {
  const { inbound } = facts
  if (inbound.status !== 'SUCCEED') return refuse('inbound-not-amendable', { code: inbound.code })
  const unknown = (input.items ?? []).findIndex(({ id }) => !facts.lines.some(line => line.id === id))
  if (unknown >= 0) {
    return refuse('not-found', { kind: 'inbound', id: input.items![unknown]!.id }, `items.${unknown}.id`)
  }
  const lines = facts.lines.map(line => corrected(line, input))
  const discount = input.discount === undefined ? inbound.discount : input.discount
  const providerId = input.providerId === undefined ? inbound.providerId : input.providerId
  const priced = priceInbound({ lines, discount, costs: facts.costs, deductsVat: inbound.deductsVat })
  if (!priced.ok) return priced

  const payable = inbound.kind === 'OPENING' ? 0 : priced.payable
  const debt = payable - inbound.paid
  const values = priced.lines.map(({ cost }) => cost)
  const movesMoney =
    providerId !== inbound.providerId ||
    debt !== inbound.debt ||
    !isSameDiscount(discount, inbound.discount) ||
    facts.lines.some((line, index) => line.value !== values[index] || !isPricedAlike(line, lines[index]!))
  const refusal = movesMoney ? checkMayMove(facts) : null
  if (refusal) return refusal
  if (debt !== 0 && !providerId) {
    const difference = debt - inbound.debt
    return refuse('amend-needs-provider', { difference, differenceText: formatDong(difference) }, 'providerId')
  }
  const lots = facts.lines.flatMap((line, index) => revalued(line, values[index]!))
  const { lines: _, lineDiscount: __, documentDiscount: ___, otherCost: ____, ok: _____, ...sums } = priced
  return {
    ok: true,
    plan: {
      movesMoney,
      head: { ...sums, payable, discount, providerId, debt },
      items: lines.map((line, index) => itemOf(line, priced.lines[index]!)),
      lots: lots.map(({ id, value }) => ({ id, value })),
      ...postStock(reprice(lots, facts.shelves), facts.products),
      ...moveDebt(facts, { before: inbound, after: { providerId, debt } }),
    },
  }
}

function checkMayMove({ inbound, returns, closedThrough }: AmendFacts): Refusal | null {
  if (returns.length > 0) {
    return refuse('inbound-amend-returned', { code: inbound.code, returns: returns.join(', ') })
  }
  return checkCancellable({ ...inbound, status: 'SUCCEED' }, closedThrough)
}

const isPricedAlike = (one: PostedLine, other: PostedLine) =>
  one.price === other.price && one.vatRate === other.vatRate && isSameDiscount(one.discount, other.discount)

/** Nothing off is the same whether it is left empty or written as 0. */
const isSameDiscount = (one: Discount | null, other: Discount | null) =>
  (one?.value || 0) === (other?.value || 0) && (!one?.value || one.unit === other?.unit)

function corrected(line: PostedLine, { items }: AmendInput): PostedLine {
  const change = items?.findLast(({ id }) => id === line.id)
  if (!change) return line
  return {
    ...line,
    price: change.price ?? line.price,
    discount: change.discount === undefined ? line.discount : change.discount,
    vatRate: change.vatRate === undefined ? line.vatRate : change.vatRate,
  }
}

const itemOf = (line: PostedLine, priced: PricedInbound['lines'][number]): AmendPlan['items'][number] => ({
  id: line.id,
  price: line.price,
  discount: line.discount,
  vatRate: line.vatRate,
  discountAmount: priced.lineDiscount,
  documentShare: priced.documentShare,
  netAmount: priced.net,
  vatAmount: priced.vat,
  costShare: priced.costShare,
  refundableShare: priced.refundableShare,
  value: priced.cost,
})

interface RevaluedLot {
  id: string
  lineId: string
  productId: string
  lotId: string
  baseQuantity: number
  value: number
  difference: number
}

/** The lots of a line share what it costs now as they did when it was posted. */
function revalued(line: PostedLine, value: number): RevaluedLot[] {
  const values = allocate(
    value,
    line.lots.map(lot => lot.baseQuantity),
  )
  return line.lots.map((lot, place) => ({
    ...lot,
    lineId: line.id,
    productId: line.productId,
    value: values[place]!,
    difference: values[place]! - lot.value,
  }))
}

function reprice(lots: readonly RevaluedLot[], shelves: readonly ShelfNow[]): RepricedMovement[] {
  const moved = lots.filter(({ difference }) => difference !== 0)
  return [...Map.groupBy(moved, ({ lotId }) => lotId)].flatMap(([lotId, own]) => {
    const { productId } = own[0]!
    const difference = own.reduce((sum, row) => sum + row.difference, 0)
    const brought = lots.filter(row => row.lotId === lotId).reduce((sum, row) => sum + row.baseQuantity, 0)
    const shelf = shelves.find(one => one.lotId === lotId) ?? { lotId, quantity: 0, value: 0 }
    const gone = difference - stays(difference, brought, shelf)
    const row = { productId, lotId, quantity: 0, reversesId: null }
    return [
      ...own.map(lot => ({
        ...row,
        kind: 'INBOUND_REPRICED' as const,
        lineId: lot.lineId,
        value: lot.difference,
      })),
      ...(gone === 0 ? [] : [{ ...row, kind: 'REVALUATION' as const, lineId: null, value: 0 - gone }]),
    ]
  })
}

/** What of the difference belongs to goods that still lie there; a shelf owes no value, and an empty one holds none. */
function stays(difference: number, brought: number, { quantity, value }: ShelfNow): number {
  if (quantity <= 0) return 0
  const there = Math.min(quantity, brought)
  return Math.max(multiplyDivide(difference, there, brought), 0 - value)
}
