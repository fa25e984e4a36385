import type { ExchangeBody } from '@quay/contract/sale-return/shapes'
import type { Cart } from '../cart/cart.ts'

/** The new goods of an exchange as the browser keeps them: what is sent, and the cart that it comes from. */
export interface KeptGoods {
  /** Null for what a draft of the server says, until its goods are known here. */
  cart: Cart | null
  body: ExchangeBody
}
