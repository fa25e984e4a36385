import type { BillBody } from '@quay/contract/bill/shapes'
import type { DeliveryBody } from '@quay/contract/delivery/shapes'
import type { Promoted } from '@quay/domain/discount/effect/promoted'
import { ownTill } from '../../../api/session/own-till.ts'
import { saleText } from '../../../text/till/sale.ts'
import type { Cart, CartDelivery, CartLine, LineDose } from '../cart/cart.ts'
import type { CartView, GiftView } from '../cart/cart-view.ts'
import type { Draft } from '../drafts/draft.ts'
import type { TillPlace } from '../till-session.ts'

const longestAllergy = 100
const longestNote = 300

/** What is sent for a draft: prices only where the cashier typed them, lots only where the cashier chose them. */
export function billBodyOf(
  draft: Draft,
  view: CartView,
  { branchId, userId }: Pick<TillPlace, 'branchId' | 'userId'>,
): BillBody & { id: string } {
  const { cart } = draft
  const till = ownTill()
  // Paid with such lines, they were asked about and confirmed (allergies.ts).
  const allergies = view.lines.flatMap(({ line, allergy }) =>
    allergy === null ? [] : [{ productId: line.productId, allergy: allergy.words.slice(0, longestAllergy) }],
  )
  return {
    id: draft.id,
    branchId,
    sellerId: userId,
    ...(till && { deviceToken: till.token }),
    ...(cart.customer && { customerId: cart.customer.id }),
    ...(!cart.order && { channel: cart.channel === 'DELIVERY' ? ('DELIVERY' as const) : ('COUNTER' as const) }),
    ...(view.chosenBookId && { priceBookId: view.chosenBookId }),
    items: [
      ...view.lines.map(({ line, source, unitPrice }) => ({
        productId: line.productId,
        unitId: line.unit.id,
        quantity: line.quantity,
        ...(source === 'MANUAL' && { price: unitPrice }),
        ...(line.discount && { discount: line.discount }),
        ...(line.lots && {
          lots: line.lots.map(({ lotId, quantity, comesLater }) => ({
            lotId,
            quantity,
            ...(comesLater && { comesLater: true as const }),
          })),
        }),
        ...noteOf(line),
        ...(line.seller && { soldBy: line.seller.id }),
        ...(line.postedReason && { postedReason: line.postedReason }),
        ...(line.dispensed?.prescribed && { prescribedQuantity: line.dispensed.prescribed }),
        ...(line.dispensed?.reason && { dispensingReason: line.dispensed.reason }),
        ...(line.dispensed?.standsFor && { standsFor: line.dispensed.standsFor }),
        ...(line.dispensed?.days && { daysOfSupply: line.dispensed.days }),
        ...(line.dose && { sample: sampleOf(line.dose) }),
        ...(source === 'ORDER' && line.orderItemId && { orderItemId: line.orderItemId }),
      })),
      ...view.gifts.flatMap(giftItems),
    ],
    ...(cart.order && { orderId: cart.order.id }),
    ...(cart.points && { points: cart.points.used }),
    ...(cart.discount && { discount: cart.discount }),
    ...(cart.declined && { declinedDiscounts: [...cart.declined] }),
    ...(cart.chosen && { chosenDiscounts: [...cart.chosen] }),
    ...(cart.codes?.length && { codes: cart.codes.map(({ code }) => code) }),
    ...(view.promotions.promoted.length > 0 && { chargedDiscounts: view.promotions.promoted.map(chargedOf) }),
    payments: view.payments.map(({ method, amount, accountId }) => ({
      method,
      amount,
      ...(accountId && { accountId }),
    })),
    ...(cart.dueOn && view.payments.some(({ method }) => method === 'DEBT') && { dueOn: cart.dueOn }),
    ...(cart.keepsChange &&
      view.settled &&
      view.settled.change > 0 && {
        keepsChange: true,
        ...(cart.changePays?.of === view.settled.change && { changePays: [...cart.changePays.parts] }),
      }),
    expectedPayable: view.priced.payable,
    expectedRounding: view.due + view.deposit - view.whole,
    ...surchargesIn(cart, view),
    usesVat: view.usesVat,
    ...(cart.note !== '' && { note: cart.note }),
    ...(allergies.length > 0 && { acceptedAllergies: allergies }),
    ...(cart.pairReasons && {
      pairReasons: Object.entries(cart.pairReasons).map(([pair, reason]) => ({ pair, reason })),
    }),
    ...(cart.delivery?.isOn && { delivery: deliveryOf(cart.delivery) }),
    ...(cart.invoice && { invoice: cart.invoice.body }),
    ...(cart.seller && { soldBy: cart.seller.id }),
    ...(cart.soldAt && { soldAt: cart.soldAt }),
    ...(cart.care?.prescription && { prescription: cart.care.prescription }),
    ...(cart.care?.revisitOn && { revisitOn: cart.care.revisitOn }),
    ...(cart.care?.buyer && { buyer: cart.care.buyer }),
    ...(cart.care?.reason && { noPrescriptionReason: cart.care.reason }),
  }
}

/** What was noted of a line; of goods that the book did not have, why they were sold too. */
function noteOf({ note, onShelf }: CartLine): { note?: string } {
  const words = [note, onShelf && `${saleText.onShelfNote}: ${onShelf}`]
    .filter(Boolean)
    .join('. ')
    .slice(0, longestNote)
  return words === '' ? {} : { note: words }
}

function surchargesIn({ surcharges = {} }: Cart, { surcharges: { rows } }: CartView) {
  const declined = Object.keys(surcharges).filter(id => surcharges[id] === false)
  return {
    surcharges: rows.map(({ surcharge, amount, isTyped }) => ({
      surchargeId: surcharge.id,
      amount,
      ...(isTyped && { isTyped }),
    })),
    ...(declined.length > 0 && { declinedSurcharges: declined }),
  }
}

/** What is sent of a delivery: a phone that is hidden from who replaces its bill is left to the server. */
function deliveryOf({ isOn: _, ward, wishedTime, ...typed }: CartDelivery): DeliveryBody {
  const given = { ...typed, wardCode: ward?.code, wishedTime: typed.wishedOn && wishedTime }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value)) as DeliveryBody
}

const chargedOf = ({ promotion, amount, times, present, lines }: Promoted) => ({
  discountId: promotion.id,
  amount,
  times,
  ...(present && present.vouchers === 0 && { value: present.rate || present.points / times }),
  lines: lines.map(line => ({ ...line })),
})

const giftItems = ({ items }: GiftView) =>
  items.map(({ item: { productId, unitId, quantity, giftOf } }) => ({ productId, unitId, quantity, giftOf: giftOf! }))

const sampleOf = ({ sampleId, group, count, replaced }: LineDose) => ({
  sampleMedicineId: sampleId,
  group,
  count,
  ...(replaced && { replacedProductId: replaced.id }),
})
