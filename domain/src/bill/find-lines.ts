import { isSafeQuantity } from '../money/safe-amount.ts'
import { toBase } from '../quantity/convert-unit.ts'
import { type Outcome, type Refusal, refuse } from '../refusal.ts'
import type { LineSample } from '../sample-medicine/apply-samples.ts'
import type { BillFacts, BillItemInput, ComboPart, SaleProduct, SaleRights, SaleUnit } from './bill-facts.ts'
import { type PriceContext, type ResolvedPrice, resolvePrice } from './resolve-price.ts'

/** Goods that a line takes from the shelves: itself, or a component of a combo. */
export interface SaleDraw {
  product: SaleProduct
  baseQuantity: number
  /** Null for a line that is no combo. */
  part: ComboPart | null
}

/** A line of the bill with what it names. */
export interface SaleLine {
  index: number
  item: BillItemInput
  product: SaleProduct
  unit: SaleUnit
  baseQuantity: number
  price: ResolvedPrice
  draws: readonly SaleDraw[]
  /** Of a liều of a fixed price: đồng that the line costs less than its unit price says (priceComponent). */
  rounding?: number
  sample?: LineSample
}

/** Finds the product, unit and price of each line. Refuses what does not exist, is no longer sold, or is priced without the right. */
export function findLines(
  items: readonly BillItemInput[],
  { products, rights, prices }: Pick<BillFacts, 'products' | 'rights' | 'prices'>,
): Outcome<{ lines: SaleLine[] }> {
  if (items.length === 0) return refuse('no-items', {}, 'items')
  const byId = new Map(products.map(product => [product.id, product]))
  const lines: SaleLine[] = []
  for (const [index, item] of items.entries()) {
    const line = findLine(index, item, byId, rights, prices)
    if ('ok' in line) return line
    lines.push(line)
  }
  return { ok: true, lines }
}

type Products = ReadonlyMap<string, SaleProduct>

function findLine(
  index: number,
  item: BillItemInput,
  products: Products,
  rights: SaleRights,
  prices: PriceContext,
): SaleLine | Refusal {
  const path = `items.${index}`
  const product = products.get(item.productId)
  if (!product) return refuse('not-found', { kind: 'product', id: item.productId }, `${path}.productId`)
  const unit = product.units.find(({ id }) => id === item.unitId)
  if (!unit) return refuse('not-found', { kind: 'unit', id: item.unitId }, `${path}.unitId`)

  const named = { productId: product.id, product: product.name }
  if (!product.isActive) return refuse('product-inactive', named, `${path}.productId`)
  if (!product.isSoldDirectly) return refuse('product-not-sold-directly', named, `${path}.productId`)
  const inUnit = { ...named, product: `${product.name} (${unit.name})` }
  if (!unit.isActive) return refuse('product-inactive', inUnit, `${path}.unitId`)
  if (!unit.isSold) return refuse('product-not-sold-directly', inUnit, `${path}.unitId`)
  const price = resolvePrice(unit, prices, { quantity: item.quantity, manualPrice: item.price })
  if (price.source === 'MANUAL' && !rights.mayChangePrice) {
    return refuse('sale-price-right-missing', named, `${path}.price`)
  }
  if (price.isBlocked) return refuse('goods-off-price-book', { ...named, book: price.offBook! }, `${path}.productId`)
  const baseQuantity = toBase(item.quantity, unit.ratio)
  const draws = findDraws(index, item.quantity, product, baseQuantity, products)
  if ('ok' in draws) return draws
  return { index, item, product, unit, baseQuantity, price, draws }
}

/** What a line takes from the shelves. A combo takes its components, each of which has to be sold still. */
function findDraws(
  index: number,
  quantity: number,
  product: SaleProduct,
  baseQuantity: number,
  products: Products,
): SaleDraw[] | Refusal {
  const draws: SaleDraw[] = []
  for (const part of product.parts ?? [null]) {
    const drawn = part ? products.get(part.productId) : product
    if (!drawn) return refuse('not-found', { kind: 'product', id: product.id }, `items.${index}.productId`)
    if (!drawn.isActive) {
      const named = { productId: drawn.id, product: `${product.name}: ${drawn.name}` }
      return refuse('product-inactive', named, `items.${index}.productId`)
    }
    const need = part ? toBase(quantity * part.quantity, part.ratio) : baseQuantity
    if (!isSafeQuantity(need)) return refuse('amount-too-large', {}, `items.${index}.quantity`)
    draws.push({ product: drawn, baseQuantity: need, part })
  }
  return draws
}
