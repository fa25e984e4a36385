import { isSameMedicine } from '@quay/domain/sample-medicine/same-medicine'
import type { KnownProduct } from '../../../offline/goods/known-product.ts'
import type { Cart, CartLine } from '../cart/cart.ts'
import { freeForDose, withSubstitute } from '../doses/put-dose.ts'

const most = 12

/** Of products with an ingredient in common those that are the same medicine as one of them, what is there before what is not. */
export function alikeOf(productId: string, all: readonly KnownProduct[], today: string): KnownProduct[] {
  const own = all.find(({ id }) => id === productId)
  const same = all.filter(product => own && product !== own && isSameMedicine(own, product))
  return same.toSorted((a, b) => freeForDose(b, today) - freeForDose(a, today)).slice(0, most)
}

/** Whether a prescription names the goods of a line: then only a pharmacist hands out others in their place. */
export const isPrescribed = ({ care }: Cart, { dose, dispensed }: CartLine): boolean =>
  dose !== undefined || care?.prescription !== undefined || dispensed?.prescribed !== undefined

/**
 * The cart with another medicine in the place of a line's. Where a prescription names the one before, the line says what it stands
 * for; what belonged to the goods before (their reasons, their line of an order) goes.
 */
export function withAlike(cart: Cart, lineId: string, product: KnownProduct): Cart {
  const before = cart.lines.find(({ id }) => id === lineId)
  if (!before) return cart
  const standsFor = before.dispensed?.standsFor ?? before.productName
  const isNamed = before.dose === undefined && isPrescribed(cart, before)
  const next = withSubstitute(cart, lineId, product)
  return {
    ...next,
    lines: next.lines.map(line =>
      line.id === lineId && line.productId === product.id
        ? {
            ...line,
            postedReason: undefined,
            onShelf: undefined,
            orderItemId: undefined,
            dispensed: isNamed ? { ...line.dispensed, standsFor } : line.dispensed,
          }
        : line,
    ),
  }
}
