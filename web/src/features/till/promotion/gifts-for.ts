import type { TillProduct } from '@quay/contract/till/shapes'
import type { Promoted } from '@quay/domain/discount/effect/promoted'
import { mayPromote } from '@quay/domain/discount/validity/may-promote'
import type { Sale } from '@quay/domain/sale/run-sale'
import { freeOf } from '@quay/domain/stock/free-of'
import type { Cart } from '../cart/cart.ts'
import type { GiftView, TillItem } from '../cart/cart-view.ts'
import type { TillFacts } from '../till-facts.ts'

type Shelves = Map<string, number>

/**
 * The gifts that the promotions of a cart give, as many as are there: of each kind what the cashier chose, and the rest of the first
 * choices that were not chosen about.
 */
export function giftsFor(sale: Sale<TillProduct, TillItem>, cart: Cart, facts: TillFacts): GiftView[] {
  const given = sale.promotions.promoted.filter(({ gifts }) => gifts > 0)
  if (given.length === 0) return []
  const taken: Shelves = new Map()
  for (const { draws } of sale.lines)
    for (const { product, baseQuantity } of draws) take(taken, product.id, baseQuantity)
  return given.map(one => giftOf(one, cart, facts, taken))
}

const take = (taken: Shelves, id: string, quantity: number) => taken.set(id, (taken.get(id) ?? 0) + quantity)

function giftOf({ promotion, gifts: earned }: Promoted, cart: Cart, facts: TillFacts, taken: Shelves): GiftView {
  const there = promotion.gifts.flatMap(({ productId, unitId }) => {
    const product = facts.products.get(productId)
    const unit = product?.units.find(({ id }) => id === unitId)
    if (!product || !unit || !isGift(product, facts)) return []
    const free = freeOf(product, facts.today) - (taken.get(productId) ?? 0)
    const most = Math.floor(free / unit.ratio)
    return most > 0 ? [{ product, unit, most }] : []
  })
  const wanted = cart.gifts?.[promotion.id] ?? {}
  const given = new Map<string, number>()
  let left = earned
  const give = ({ unit, product }: (typeof there)[number], most: number) => {
    const free = freeOf(product, facts.today) - (taken.get(product.id) ?? 0)
    const quantity = Math.min(left, most, Math.floor(free / unit.ratio))
    if (quantity <= 0) return
    given.set(unit.id, quantity)
    left -= quantity
    take(taken, product.id, quantity * unit.ratio)
  }
  for (const one of there) if (one.unit.id in wanted) give(one, wanted[one.unit.id]!)
  for (const one of there) if (!(one.unit.id in wanted)) give(one, left)
  return {
    promotion: { id: promotion.id, name: promotion.name },
    earned,
    choices: there.map(({ product, unit, most }) => ({
      unitId: unit.id,
      name: `${product.name} (${unit.name})`,
      most,
    })),
    items: there.flatMap(({ product, unit }) => {
      const quantity = given.get(unit.id)
      return quantity ? [{ item: itemOf(promotion.id, product, unit, quantity), lots: [] }] : []
    }),
  }
}

const itemOf = (
  giftOf: string,
  { id: productId, name: productName }: TillProduct,
  { id: unitId, name, ratio }: TillProduct['units'][number],
  quantity: number,
): TillItem => ({
  id: `gift ${giftOf} ${unitId}`,
  productId,
  productName,
  unit: { id: unitId, name, ratio },
  unitId,
  quantity,
  price: null,
  discount: null,
  lots: null,
  note: '',
  giftOf,
})

/** Goods of the shelf that may be promoted: a combo is no gift, and a medicine only where the store promotes medicines. */
const isGift = (product: TillProduct, { context }: TillFacts) =>
  product.isActive &&
  product.parts === null &&
  mayPromote(product, product.isMedicine ?? product.type === medicineType, context?.promotesMedicines ?? false)

const medicineType = 1
