import { type Cart, emptyCart } from '../cart/cart.ts'
import { useTill } from '../sale-context.ts'

/** The cart that is shown. */
export const useActiveCart = (): Cart =>
  useTill(state => state.drafts.find(draft => draft.id === state.activeId)?.cart ?? emptyCart)
