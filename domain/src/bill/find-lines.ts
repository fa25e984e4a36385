import { isSafeQuantity } from '../money/safe-amount.ts'
import { toBase } from '../quantity/convert-unit.ts'
import { type Outcome, type Refusal, refuse } from '../refusal.ts'
import type { BillItemInput, SaleProduct, SaleRights, SaleUnit } from './bill-facts.ts'
import { type ResolvedPrice, resolvePrice } from './resolve-price.ts'

/** A line of the bill with what it names. */
export interface SaleLine {
  index: number
  item: BillItemInput
  product: SaleProduct
  unit: SaleUnit
  baseQuantity: number
  price: ResolvedPrice
}

/** Finds the product, unit and price of each line. Refuses what does not exist, is no longer sold, or is priced without the right. */
export function findLines(
  items: readonly BillItemInput[],
  products: readonly SaleProduct[],
  rights: SaleRights,
): Outcome<{ lines: SaleLine[] }> {
  if (items.length === 0) return refuse('no-items', {}, 'items')
  const byId = new Map(products.map(product => [product.id, product]))
  const lines: SaleLine[] = []
  for (const [index, item] of items.entries()) {
    const line = findLine(index, item, byId, rights)
    if ('ok' in line) return line
    lines.push(line)
  }
  return { ok: true, lines }
}

function findLine(
  index: number,
  item: BillItemInput,
  products: ReadonlyMap<string, SaleProduct>,
  rights: SaleRights,
): SaleLine | Refusal {
  const path = `items.${index}`
  const product = products.get(item.productId)
  if (!product) return refuse('not-found', { kind: 'product', id: item.productId }, `${path}.productId`)
  const unit = product.units.find(({ id }) => id === item.unitId)
  if (!unit) return refuse('not-found', { kind: 'unit', id: item.unitId }, `${path}.unitId`)

  const named = { productId: product.id, product: product.name }
  if (!product.isActive) return refuse('product-inactive', named, `${path}.productId`)
  if (!unit.isActive) {
    return refuse('product-inactive', { ...named, product: `${product.name} (${unit.name})` }, `${path}.unitId`)
  }
  const price = resolvePrice(unit, { manualPrice: item.price })
  if (price.source === 'MANUAL' && !rights.mayChangePrice) {
    return refuse('sale-price-right-missing', named, `${path}.price`)
  }
  const baseQuantity = toBase(item.quantity, unit.ratio)
  if (!isSafeQuantity(baseQuantity)) return refuse('amount-too-large', {}, `${path}.quantity`)
  return { index, item, product, unit, baseQuantity, price }
}
