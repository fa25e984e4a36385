import type { ExchangeBody } from '@quay/contract/sale-return/shapes'
import type { TillProduct } from '@quay/contract/till/shapes'
import { newId } from '../../../api/new-id.ts'
import { type Cart, type CartLine, emptyCart } from '../cart/cart.ts'
import type { TillContext } from '../till-facts.ts'

type Item = ExchangeBody['items'][number]

/**
 * The cart that sends such a body. Goods that the till does not sell any more are left out, as are gifts, which promotions give anew;
 * codes are checked again before they are taken.
 */
export function cartOfBody(
  { items, ...body }: ExchangeBody,
  products: readonly TillProduct[],
  context: TillContext | null,
): { cart: Cart; codes: readonly string[] } {
  const book = context?.priceBooks.find(({ id }) => id === body.priceBookId)
  const care = {
    ...(body.prescription && { prescription: body.prescription }),
    ...(body.buyer && { buyer: body.buyer }),
    ...(body.noPrescriptionReason && { reason: body.noPrescriptionReason }),
    ...(body.revisitOn && { revisitOn: body.revisitOn }),
  }
  const gifts = giftsOf(items)
  const cart: Cart = {
    ...emptyCart,
    lines: items.flatMap(item => lineOf(item, products) ?? []),
    discount: body.discount ?? null,
    note: body.note ?? '',
    ...(Object.keys(care).length > 0 && { care }),
    ...(body.pairReasons && {
      pairReasons: Object.fromEntries(body.pairReasons.map(({ pair, reason }) => [pair, reason])),
    }),
    ...(body.chosenDiscounts && { chosen: body.chosenDiscounts }),
    ...(body.declinedDiscounts && { declined: body.declinedDiscounts }),
    ...(book && { book: { id: book.id, name: book.name } }),
    ...(gifts && { gifts }),
  }
  return { cart, codes: body.codes ?? [] }
}

function lineOf(item: Item, products: readonly TillProduct[]): CartLine | null {
  const product = products.find(({ id }) => id === item.productId)
  const unit = product?.units.find(({ id }) => id === item.unitId)
  if (!product || !unit || item.giftOf) return null
  const dispensed = {
    ...(item.prescribedQuantity && { prescribed: item.prescribedQuantity }),
    ...(item.dispensingReason && { reason: item.dispensingReason }),
    ...(item.standsFor && { standsFor: item.standsFor }),
    ...(item.daysOfSupply && { days: item.daysOfSupply }),
  }
  return {
    id: newId(),
    productId: product.id,
    productName: product.name,
    unit: { id: unit.id, name: unit.name, ratio: unit.ratio },
    quantity: item.quantity,
    price: item.price ?? null,
    discount: item.discount ?? null,
    lots: item.lots ?? null,
    note: item.note ?? '',
    ...(item.postedReason && { postedReason: item.postedReason }),
    ...(Object.keys(dispensed).length > 0 && { dispensed }),
  }
}

/** How many of each unit were taken as gifts of each promotion. */
function giftsOf(items: readonly Item[]): Cart['gifts'] {
  const given = items.filter(({ giftOf }) => giftOf)
  if (given.length === 0) return undefined
  return Object.fromEntries(
    [...Map.groupBy(given, ({ giftOf }) => giftOf!)].map(([id, own]) => [
      id,
      Object.fromEntries(own.map(({ unitId, quantity }) => [unitId, quantity])),
    ]),
  )
}
