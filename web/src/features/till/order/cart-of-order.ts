import type { Cart } from '../cart/cart.ts'

/**
 * The cart as an order prices it: by the promotions of orders, and without points. An order keeps no points; they are
 * spent on its bill.
 */
export const cartOfOrder = (cart: Cart): Cart => ({ ...cart, channel: 'ORDER', points: undefined })
