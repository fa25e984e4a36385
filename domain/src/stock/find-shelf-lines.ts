import type { StockBucket } from '@quay/contract/enumeration'
import { isSafeQuantity } from '../money/safe-amount.ts'
import { toBase, type Unit } from '../quantity/convert-unit.ts'
import { type Outcome, refuse } from '../refusal.ts'
import type { ProductStock } from './post-stock.ts'

/** A line of a document that takes goods of a named lot from the shelf or from quarantine. */
export interface ShelfItem {
  productId: string
  lotId: string
  bucket: StockBucket
  unitId: string
  /** In the unit. */
  quantity: number
}

export interface ShelvedProduct extends ProductStock {
  code: string
  name: string
  registrationNumber: string | null
  units: readonly (Unit & { id: string; isActive: boolean })[]
}

/** A lot of one of the products; what of it lies in each bucket of the branch is 0 where nothing does. */
export interface ShelvedLot {
  id: string
  productId: string
  number: string
  expiryDate: string | null
  shelves: Readonly<Record<StockBucket, { quantity: number; value: number }>>
}

/** What such documents are decided by; to complete one they are read under lock, for a draft the balances may be old. */
export interface ShelfFacts {
  products: readonly ShelvedProduct[]
  lots: readonly ShelvedLot[]
}

/** A line with what it names. */
export interface ShelfLine<Item extends ShelfItem> {
  index: number
  item: Item
  product: ShelvedProduct
  unit: ShelvedProduct['units'][number]
  lot: ShelvedLot
  baseQuantity: number
}

/**
 * Finds product, lot and unit of each line. What went out of trade leaves all the same, and a unit that went out of use
 * is still a way to say how much there is. Refusals: `no-items`, `not-found`, `amount-too-large`.
 */
export function findShelfLines<Item extends ShelfItem>(
  items: readonly Item[],
  { products, lots }: ShelfFacts,
): Outcome<{ lines: ShelfLine<Item>[] }> {
  if (items.length === 0) return refuse('no-items', {}, 'items')
  const productOf = new Map(products.map(product => [product.id, product]))
  const lotOf = new Map(lots.map(lot => [lot.id, lot]))
  const lines: ShelfLine<Item>[] = []
  for (const [index, item] of items.entries()) {
    const path = `items.${index}`
    const product = productOf.get(item.productId)
    if (!product) return refuse('not-found', { kind: 'product', id: item.productId }, `${path}.productId`)
    const lot = lotOf.get(item.lotId)
    if (lot?.productId !== product.id) return refuse('not-found', { kind: 'lot', id: item.lotId }, `${path}.lotId`)
    const unit = product.units.find(({ id }) => id === item.unitId)
    if (!unit) return refuse('not-found', { kind: 'unit', id: item.unitId }, `${path}.unitId`)
    const baseQuantity = toBase(item.quantity, unit.ratio)
    if (!isSafeQuantity(baseQuantity)) return refuse('amount-too-large', {}, `${path}.quantity`)
    lines.push({ index, item, product, unit, lot, baseQuantity })
  }
  return { ok: true, lines }
}
