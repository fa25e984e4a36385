import { toBase } from '../quantity/convert-unit.ts'
import { type Outcome, type Refusal, refuse } from '../refusal.ts'
import { lotKey } from '../stock/lot-key.ts'
import { formatDate } from '../text/format-date.ts'
import type { InboundLine } from './find-inbound-lines.ts'
import type { InboundFacts, InboundLotInput, KnownLot } from './inbound-facts.ts'
import type { NewLot } from './inbound-plan.ts'

/** What of a line goes into one lot. */
export interface LineLot {
  lotId: string
  lotNumber: string
  expiryDate: string | null
  /** In the unit of the line. */
  quantity: number
  baseQuantity: number
}

type LotFacts = Pick<InboundFacts, 'lots' | 'freshLotIds' | 'now' | 'businessDay'>

/**
 * Finds or makes the lot of every received quantity. A number means one lot in the whole store, in upper or lower
 * case; rows of a line with the same number become one. Goods without lots go to their implicit lot.
 */
export function matchLots(
  lines: readonly InboundLine[],
  facts: LotFacts,
): Outcome<{ lineLots: LineLot[][]; newLots: NewLot[] }> {
  const lots = new LotShelf(facts)
  const lineLots: LineLot[][] = []
  for (const line of lines) {
    const refusal = checkLots(line, facts, lots)
    if (refusal) return refusal
    lineLots.push(lotsOfLine(line, lots))
  }
  return { ok: true, lineLots, newLots: lots.made }
}

/** The lots that are known or made on the way, found by product and number: a document may have 500 of them. */
class LotShelf {
  made: NewLot[] = []
  private known = new Map<string, KnownLot>()
  private fresh = new Map<string, NewLot>()
  private facts: LotFacts

  constructor(facts: LotFacts) {
    this.facts = facts
    for (const lot of facts.lots) this.known.set(keyOf(lot.productId, lot.number), lot)
  }

  /** One that the store has. */
  stored = (productId: string, number: string): KnownLot | undefined => this.known.get(keyOf(productId, number))

  /** One that a line before made. */
  madeBefore = (productId: string, number: string): NewLot | undefined => this.fresh.get(keyOf(productId, number))

  make(productId: string, lotNumber: string, expiryDate: string | null): NewLot {
    const id = this.facts.freshLotIds[this.made.length]
    if (id === undefined) throw new RangeError('matchLots needs a fresh id for each lot that it may make')
    const number = lotNumber.trim()
    const firstReceivedAt = this.facts.now
    const lot = { id, productId, number, numberKey: lotKey(number), expiryDate, firstReceivedAt }
    this.made.push(lot)
    this.fresh.set(keyOf(productId, number), lot)
    return lot
  }
}

const keyOf = (productId: string, number: string) => `${productId} ${lotKey(number)}`

function checkLots(line: InboundLine, facts: LotFacts, lots: LotShelf): Refusal | null {
  const { product, item, index } = line
  const rows = item.lots ?? []
  const path = `items.${index}.lots`
  const named = { productId: product.id, product: product.name }
  if (!product.isLotManaged) return rows.length > 0 ? refuse('lots-not-managed', named, path) : null
  if (rows.length === 0) return refuse('lots-required', named, path)

  const seen = new Map<string, string | null>()
  for (const [position, row] of rows.entries()) {
    const rowPath = `${path}.${position}`
    if (!lotKey(row.lotNumber)) return refuse('lots-required', named, `${rowPath}.lotNumber`)
    const expired = row.expiryDate < facts.businessDay
    if (expired) {
      const details = { lot: row.lotNumber, expiry: formatDate(row.expiryDate) }
      return refuse('lot-already-expired', details, `${rowPath}.expiryDate`)
    }
    const known = lots.stored(product.id, row.lotNumber)
    if (known && known.expiryDate !== row.expiryDate) return refuseOtherExpiry(known, `${rowPath}.expiryDate`)
    const before = seen.get(lotKey(row.lotNumber)) ?? lots.madeBefore(product.id, row.lotNumber)?.expiryDate
    if (before !== undefined && before !== row.expiryDate) {
      return refuse('lot-repeated', { lot: row.lotNumber }, `${rowPath}.expiryDate`)
    }
    seen.set(lotKey(row.lotNumber), row.expiryDate)
  }
  const expected = item.quantity + line.bonusQuantity
  const got = rows.reduce((sum, row) => sum + row.quantity, 0)
  return got === expected ? null : refuse('lot-quantity-mismatch', { ...named, expected, got }, path)
}

function refuseOtherExpiry({ id, number, expiryDate }: KnownLot, path: string): Refusal {
  const expiry = expiryDate ? formatDate(expiryDate) : 'không có'
  return refuse('lot-expiry-differs', { lotId: id, lot: number, expiry }, path)
}

/** The lots of a checked line; those that do not exist yet are made. */
function lotsOfLine(line: InboundLine, lots: LotShelf): LineLot[] {
  const implicit = [{ lotNumber: '', expiryDate: null, quantity: line.item.quantity + line.bonusQuantity }]
  const rows: Pick<LineLot, 'lotNumber' | 'expiryDate' | 'quantity'>[] = line.product.isLotManaged
    ? mergeRows(line.item.lots ?? [])
    : implicit
  return rows.map(({ lotNumber, expiryDate, quantity }) => {
    const { id } = line.product
    const lot = lots.stored(id, lotNumber) ?? lots.madeBefore(id, lotNumber) ?? lots.make(id, lotNumber, expiryDate)
    const baseQuantity = toBase(quantity, line.unit.ratio)
    return { lotId: lot.id, lotNumber: lot.number, expiryDate: lot.expiryDate, quantity, baseQuantity }
  })
}

function mergeRows(rows: readonly InboundLotInput[]): InboundLotInput[] {
  const merged = new Map<string, InboundLotInput>()
  for (const row of rows) {
    const key = lotKey(row.lotNumber)
    const before = merged.get(key)
    merged.set(key, before ? { ...before, quantity: before.quantity + row.quantity } : row)
  }
  return [...merged.values()]
}
