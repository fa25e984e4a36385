import type { SampleItemInput } from '@quay/contract/sample-medicine/shapes'
import { type Outcome, refuse } from '../refusal.ts'
import { sharePrice } from './share-price.ts'

interface SampleProduct {
  id: string
  name: string
  /** Made of other products: a liều takes those themselves. */
  isCombo: boolean
  units: readonly { id: string; price: number }[]
}

interface AskedSample {
  priceKind: 'SUM' | 'FIXED'
  price: number | null
  items: readonly SampleItemInput[]
  /** Those that the items name and that the store has. */
  products: readonly SampleProduct[]
}

/**
 * Decides what a template is made of: each product once, in a unit of its own, no combos; with a fixed price what each
 * component brings of it (đồng of one liều), by what they cost now.
 */
export function decideSample({
  priceKind,
  price,
  items,
  products,
}: AskedSample): Outcome<{ shares: (number | null)[] }> {
  const unitPrices: number[] = []
  const seen = new Set<string>()
  for (const [index, item] of items.entries()) {
    const path = `items.${index}`
    const product = products.find(({ id }) => id === item.productId)
    if (!product) return refuse('not-found', { kind: 'product', id: item.productId }, `${path}.productId`)
    const named = { productId: product.id, product: product.name }
    if (product.isCombo) return refuse('sample-combo', named, `${path}.productId`)
    if (seen.has(product.id)) return refuse('sample-product-repeated', named, `${path}.productId`)
    seen.add(product.id)
    const unit = product.units.find(({ id }) => id === item.unitId)
    if (!unit) return refuse('not-found', { kind: 'unit', id: item.unitId }, `${path}.unitId`)
    unitPrices.push(unit.price)
  }
  if (priceKind === 'SUM') return { ok: true, shares: items.map(() => null) }
  if (price === null) return refuse('sample-price-missing', {}, 'price')
  return {
    ok: true,
    shares: sharePrice(
      price,
      items.map((item, index) => ({ ...item, unitPrice: unitPrices[index]! })),
    ),
  }
}
