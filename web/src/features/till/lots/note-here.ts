import type { TillProduct } from '@quay/contract/till/shapes'
import { checkNotedLot } from '@quay/domain/lot/check-noted-lot'
import type { Refusal } from '@quay/domain/refusal'
import { lotKey } from '@quay/domain/stock/lot-key'
import { newId } from '../../../api/new-id.ts'
import type { CartLot } from '../cart/cart.ts'

interface Here {
  product: TillProduct
  /** Lots of these goods that open carts wrote down. */
  noted: readonly CartLot[]
  /** The business day. */
  today: string
  /** ISO, by the corrected clock. */
  now: string
}

/** Writes down a lot without the network, by the rules of the server: one that the till knows is that lot, another one comes with its sale. */
export function noteHere(
  { number, expiryDate }: { number: string; expiryDate: string },
  { product, noted, today, now }: Here,
): { lot: CartLot } | { refusal: Refusal } {
  const key = lotKey(number)
  const known = [...product.lots, ...noted].find(lot => lotKey(lot.number) === key) ?? null
  const refusal = checkNotedLot({ number, expiryDate }, { product: { ...product, survivor: null }, known, today })
  if (refusal) return { refusal }
  if (known) return { lot: known }
  const fresh = { id: newId(), number, expiryDate, state: 'normal' as const, quantity: 0, firstReceivedAt: now }
  return { lot: { ...fresh, isNew: true } }
}
