import type { SaidLine } from '@quay/contract/bill/kept-sale'
import { ownTill } from '../../../../api/session/own-till.ts'
import { clockState } from '../../../../offline/connection/clock.ts'
import type { TakenGoods, UnnumberedPart } from '../../../../offline/outbox/outbox-entry.ts'
import type { CartView, TillLine } from '../../cart/cart-view.ts'
import { lotsOfLine } from '../../cart/price-cart.ts'
import type { Draft } from '../../drafts/draft.ts'
import { localNumberOf } from './reference-of.ts'

/** What of a sale only its moment knows. */
export interface SaleMoment {
  /** ISO, by the corrected clock. */
  soldAt: string
  /** The `asOf` of the goods that it was priced with. */
  priceVersion: string | null
  shiftId: string | undefined
  /** Who sells was named and not proved. */
  sellerIsClaimed: boolean
}

/** What makes a sale one that the server takes as it happened: what the paper says, line by line, and the clock. */
export function offlinePartOf(draft: Draft, view: CartView, moment: SaleMoment): UnnumberedPart {
  const till = ownTill()
  const { customer, lines } = draft.cart
  const notedLots = lines.flatMap(({ productId, lots, notedLots = [] }) =>
    notedLots.flatMap(({ id, number, expiryDate, isNew }) =>
      isNew && lots?.some(({ lotId }) => lotId === id) ? [{ id, productId, number, expiryDate: expiryDate! }] : [],
    ),
  )
  return {
    ...(till && { deviceId: till.id }),
    localNumber: localNumberOf(draft.id),
    soldAt: moment.soldAt,
    priceVersion: moment.priceVersion,
    slug: newSlug(),
    clock: clockState(),
    ...(moment.shiftId && { shiftId: moment.shiftId }),
    ...(customer?.isNew && {
      newCustomer: { id: customer.id, name: customer.name, ...(customer.phone && { phone: customer.phone }) },
    }),
    ...(notedLots.length > 0 && { notedLots }),
    lines: soldLines(view).map(line => saidLine(line, view)),
    ...(moment.sellerIsClaimed && { sellerIsClaimed: true }),
  }
}

/** What a sale takes off the shelves, lot by lot. */
export function takenGoods(view: CartView): TakenGoods[] {
  return soldLines(view).flatMap(({ draws }) =>
    draws.flatMap(({ product, taken }) =>
      taken.map(({ lotId, quantity }) => ({ productId: product.id, lotId, quantity })),
    ),
  )
}

/** The lines as the message has them: those of the cart, then the gifts. */
function soldLines({ lines, gifts, sold }: CartView): TillLine[] {
  const all = [...sold.values()]
  const given = gifts.flatMap(({ items }) => items.flatMap(({ item }) => all.find(({ id }) => id === item.id) ?? []))
  return [...lines.flatMap((_, index) => sold.get(index) ?? []), ...given]
}

function saidLine(line: TillLine, { promotions }: CartView): SaidLine {
  const { item, product, unit } = line
  const lots = lotsOfLine(line).map(({ productId, ...lot }) => ({
    ...(productId !== product.id && { productId }),
    ...lot,
  }))
  return {
    unitPrice: line.unitPrice,
    listPrice: line.listPrice,
    source: item.giftOf ? 'GIFT' : line.source,
    bookId: line.bookId ?? null,
    bookName: line.bookName,
    tierFrom: line.tierFrom,
    promotionDiscount: line.promotionDiscount,
    lineDiscount: line.lineDiscount,
    promotionShare: line.promotionShare,
    orderShare: line.orderShare,
    pointShare: line.pointShare,
    net: line.net,
    vat: line.vat,
    vatRate: line.vatRate,
    lots,
    promotions: promotions.promoted.flatMap(({ promotion: { id: discountId }, lines }) => {
      const amount = lines.reduce((sum, one) => sum + (one.place === line.index ? one.amount : 0), 0)
      return amount > 0 ? [{ discountId, amount }] : []
    }),
    product: { code: product.code, name: item.productName, unitName: unit.name, ratio: unit.ratio },
  }
}

/** Of the public page behind the QR on the paper: 128 bits. */
export function newSlug(random: Uint8Array = crypto.getRandomValues(new Uint8Array(16))): string {
  return btoa(String.fromCharCode(...random))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
