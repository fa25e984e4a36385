import type { HeldBill } from '../../../../offline/outbox/held-bills.ts'
import type { CartView } from '../../cart/cart-view.ts'
import type { Draft } from '../../drafts/draft.ts'
import { localNumberOf } from './reference-of.ts'

/** A sale as this browser keeps it until it is sent; null where the server has to be asked, as of a sent one (heldOf). */
export function heldOfSale({ id, cart }: Draft, view: CartView, soldAt: string): HeldBill | null {
  const { lines, sold, gifts, payments, settled } = view
  const isCash = payments.every(({ method }) => method === 'CASH')
  const isPlain = !cart.points && !cart.order && !cart.replaces && settled?.debt === 0 && gifts.length === 0
  const isSimple = lines.every(({ line, parts }) => parts.length === 0 && !line.dose)
  if (!isCash || !isPlain || !isSimple) return null
  return {
    id,
    code: localNumberOf(id),
    soldAt,
    customerName: cart.customer?.name ?? null,
    surcharges: view.surcharges.rows.map(({ surcharge: { id: own, name, returns }, amount }) => ({
      ...{ id: own, name, amount, returns },
    })),
    lines: lines.map(({ line: { productId, productName: name, unit, quantity } }, place) => ({
      line: place,
      productId,
      name,
      unitId: unit.id,
      unitName: unit.name,
      quantity,
      net: sold.get(place)?.net ?? 0,
    })),
  }
}
