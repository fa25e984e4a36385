import type { ExchangeBody } from '@quay/contract/sale-return/shapes'
import type { CartView } from '../cart/cart-view.ts'
import type { Draft } from '../drafts/draft.ts'
import { billBodyOf } from '../pay/bill-body-of.ts'
import type { TillPlace } from '../till-session.ts'

/** What of a sale goes with an exchange; points and surcharges are said where the money is. Null for an empty cart. */
export function exchangeBodyOf(draft: Draft, view: CartView, place: TillPlace): ExchangeBody | null {
  if (view.lines.length === 0) return null
  const body = billBodyOf(draft, view, place)
  const { items, discount, codes, chosenDiscounts, declinedDiscounts, priceBookId } = body
  const { prescription, buyer, noPrescriptionReason, pairReasons, acceptedAllergies, revisitOn, note } = body
  const all: { [Field in keyof ExchangeBody]: ExchangeBody[Field] | undefined } = {
    items,
    discount,
    codes,
    chosenDiscounts,
    declinedDiscounts,
    priceBookId,
    prescription,
    buyer,
    noPrescriptionReason,
    pairReasons,
    acceptedAllergies,
    revisitOn,
    note,
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as ExchangeBody
}
