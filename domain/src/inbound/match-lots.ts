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
 * Finds or makes the lot of every received quantity. A number means one lot in the whole store, whatever the case of its
 * letters; rows of a line with the same number become one. Goods without lots go to their implicit lot.
 */
export function matchLots(
  lines: readonly InboundLine[],
  facts: LotFacts,
): Outcome<{ lineLots: LineLot[][]; newLots: NewLot[] }> {
  const newLots: NewLot[] = []
  const lineLots: LineLot[][] = []
  for (const line of lines) {
    const refusal = checkLots(line, facts, newLots)
    if (refusal) return refusal
    lineLots.push(lotsOfLine(line, facts, newLots))
  }
  return { ok: true, lineLots, newLots }
}

function checkLots(line: InboundLine, facts: LotFacts, newLots: readonly NewLot[]): Refusal | null {
  const { product, item, index } = line
  const rows = item.lots ?? []
  const path = `items.${index}.lots`
  const named = { productId: product.id, product: product.name }
  if (!product.isLotManaged) return rows.length > 0 ? refuse('lots-not-managed', named, path) : null
  if (rows.length === 0) return refuse('lots-required', named, path)

  const seen = new Map(newLots.filter(lot => lot.productId === product.id).map(lot => [lot.numberKey, lot.expiryDate]))
  for (const [position, row] of rows.entries()) {
    const rowPath = `${path}.${position}`
    if (!lotKey(row.lotNumber)) return refuse('lots-required', named, `${rowPath}.lotNumber`)
    const expired = row.expiryDate < facts.businessDay
    if (expired) {
      const details = { lot: row.lotNumber, expiry: formatDate(row.expiryDate) }
      return refuse('lot-already-expired', details, `${rowPath}.expiryDate`)
    }
    const known = findLot(facts.lots, product.id, row.lotNumber)
    if (known && known.expiryDate !== row.expiryDate) return refuseOtherExpiry(known, `${rowPath}.expiryDate`)
    const before = seen.get(lotKey(row.lotNumber))
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

/** The lots of a checked line; those that do not exist yet are added to `newLots`. */
function lotsOfLine(line: InboundLine, facts: LotFacts, newLots: NewLot[]): LineLot[] {
  const implicit = [{ lotNumber: '', expiryDate: null, quantity: line.item.quantity + line.bonusQuantity }]
  const rows: Pick<LineLot, 'lotNumber' | 'expiryDate' | 'quantity'>[] = line.product.isLotManaged
    ? mergeRows(line.item.lots ?? [])
    : implicit
  return rows.map(({ lotNumber, expiryDate, quantity }) => {
    const known = findLot([...facts.lots, ...newLots], line.product.id, lotNumber)
    const lot = known ?? makeLot(line.product.id, lotNumber, expiryDate, facts, newLots)
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

function makeLot(
  productId: string,
  lotNumber: string,
  expiryDate: string | null,
  { freshLotIds, now }: LotFacts,
  newLots: NewLot[],
): NewLot {
  const id = freshLotIds[newLots.length]
  if (id === undefined) throw new RangeError('matchLots needs a fresh id for each lot that it may make')
  const number = lotNumber.trim()
  const lot = { id, productId, number, numberKey: lotKey(number), expiryDate, firstReceivedAt: now }
  newLots.push(lot)
  return lot
}

function findLot(lots: readonly KnownLot[], productId: string, number: string): KnownLot | undefined {
  const key = lotKey(number)
  return lots.find(lot => lot.productId === productId && lotKey(lot.number) === key)
}
