import type { TillProduct } from '@quay/contract/till/shapes'
import { mayPromote } from '@quay/domain/discount/may-promote'
import type { Promoted } from '@quay/domain/discount/promoted'
import type { Sale } from '@quay/domain/sale/run-sale'
import { sellableQuantity } from '@quay/domain/stock/pick-lots'
import type { Cart } from '../cart/cart.ts'
import type { GiftView, TillItem } from '../cart/cart-view.ts'
import type { TillFacts } from '../till-facts.ts'

type Shelves = Map<string, number>

/** The gifts that the promotions of a cart give: what the cashier chose, else the first choice that is there; as many as are there. */
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
    const free = sellableQuantity(product.lots, facts.today) - product.reserved - (taken.get(productId) ?? 0)
    const most = Math.floor(free / unit.ratio)
    return most > 0 ? [{ product, unit, most }] : []
  })
  const chosen = there.find(({ unit }) => unit.id === cart.gifts?.[promotion.id]) ?? there[0]
  const view = {
    promotion: { id: promotion.id, name: promotion.name },
    earned,
    choices: there.map(({ product, unit }) => ({ unitId: unit.id, name: `${product.name} (${unit.name})` })),
    lots: [],
  }
  if (!chosen) return { ...view, item: null }
  const { product, unit, most } = chosen
  const quantity = Math.min(earned, most)
  take(taken, product.id, quantity * unit.ratio)
  return {
    ...view,
    item: {
      id: `gift ${promotion.id}`,
      productId: product.id,
      productName: product.name,
      unit: { id: unit.id, name: unit.name, ratio: unit.ratio },
      unitId: unit.id,
      quantity,
      price: null,
      discount: null,
      lots: null,
      note: '',
      giftOf: promotion.id,
    },
  }
}

/** Goods of the shelf that may be promoted: a combo is no gift, and a medicine only where the store promotes medicines. */
const isGift = (product: TillProduct, { context }: TillFacts) =>
  product.isActive &&
  product.parts === null &&
  mayPromote(product, product.isMedicine ?? product.type === medicineType, context?.promotesMedicines ?? false)

const medicineType = 1
