import { isSafeQuantity } from '../money/safe-amount.ts'
import { refuseWithoutStock } from '../product/refuse-without-stock.ts'
import { toBase } from '../quantity/convert-unit.ts'
import { type Outcome, type Refusal, refuse } from '../refusal.ts'
import type { InboundItemInput, InboundProduct } from './inbound-facts.ts'

/** A line of the import with what it names. */
export interface InboundLine {
  index: number
  item: InboundItemInput
  product: InboundProduct
  unit: InboundProduct['units'][number]
  bonusQuantity: number
  /** Quantity and bonus together. */
  baseQuantity: number
}

/** Finds the product and unit of each line; refuses what does not exist or is no longer traded. */
export function findInboundLines(
  items: readonly InboundItemInput[],
  products: readonly InboundProduct[],
): Outcome<{ lines: InboundLine[] }> {
  if (items.length === 0) return refuse('no-items', {}, 'items')
  const byId = new Map(products.map(product => [product.id, product]))
  const lines: InboundLine[] = []
  for (const [index, item] of items.entries()) {
    const line = findLine(index, item, byId)
    if ('ok' in line) return line
    lines.push(line)
  }
  return { ok: true, lines }
}

function findLine(
  index: number,
  item: InboundItemInput,
  products: ReadonlyMap<string, InboundProduct>,
): InboundLine | Refusal {
  const path = `items.${index}`
  const product = products.get(item.productId)
  if (!product) return refuse('not-found', { kind: 'product', id: item.productId }, `${path}.productId`)
  const unit = product.units.find(({ id }) => id === item.unitId)
  if (!unit) return refuse('not-found', { kind: 'unit', id: item.unitId }, `${path}.unitId`)
  const refusal = refuseWithoutStock(product, `${path}.productId`)
  if (refusal) return refusal
  if (!product.isActive) {
    return refuse('product-inactive', { productId: product.id, product: product.name }, `${path}.productId`)
  }
  if (!unit.isActive) {
    const details = { productId: product.id, product: `${product.name} (${unit.name})` }
    return refuse('product-inactive', details, `${path}.unitId`)
  }
  const bonusQuantity = item.bonusQuantity ?? 0
  const baseQuantity = toBase(item.quantity + bonusQuantity, unit.ratio)
  if (!isSafeQuantity(baseQuantity)) return refuse('amount-too-large', {}, `${path}.quantity`)
  return { index, item, product, unit, bonusQuantity, baseQuantity }
}
