import type { TillProduct } from '@quay/contract/till/shapes'
import type { ResolvedPrice } from '@quay/domain/sale/price/resolve-price'
import type { SaleFacts } from '@quay/domain/sale/run-sale'
import type { Cart, CartOrder } from './cart.ts'
import type { TillItem } from './cart-view.ts'

type Promotions = SaleFacts<TillProduct, TillItem>['promotions']

/** How a cart is priced that hands out an order. */
export interface OrderPricing {
  /** The frozen price of a line of the order; null for all others. */
  priceOf: (item: TillItem) => ResolvedPrice | null
  /** What the order took off its lines, and the promotions of today for the lines beside them. */
  promotions: (today: Promotions) => Promotions
  /** Goods with what the order keeps for itself. */
  own: (product: TillProduct | undefined) => TillProduct | undefined
}

let pricing: ((cart: Cart, order: CartOrder) => OrderPricing) | null = null

/** The part that hands out orders brings it: a till that hands out none opens without it. */
export const bringOrderStep = (step: NonNullable<typeof pricing>) => {
  pricing = step
}

export const orderPricing = (cart: Cart): OrderPricing | null =>
  cart.order && pricing ? pricing(cart, cart.order) : null

/** What the deposit pays of what is due. */
export const depositOf = ({ order }: Cart, due: number): number => (order ? Math.min(order.deposit, due) : 0)
