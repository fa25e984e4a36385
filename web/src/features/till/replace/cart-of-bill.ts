import type { Bill } from '@quay/contract/bill/shapes'
import type { InvoiceBody } from '@quay/contract/e-invoice/shapes'
import type { VatRate } from '@quay/contract/enumeration'
import type { PrescriptionBody } from '@quay/contract/prescription/shapes'
import type { Discount } from '@quay/domain/money/discount'
import { newId } from '../../../api/new-id.ts'
import type { KnownProduct } from '../../../offline/goods/known-product.ts'
import {
  type Cart,
  type CartCustomer,
  type CartDelivery,
  type CartLine,
  type CartPayment,
  emptyCart,
} from '../cart/cart.ts'
import { usualPayment } from '../drafts/draft.ts'

type Item = Bill['items'][number]

/** What an old bill's goods are sold anew with: today's prices beside those of then, no lots. Goods that are not sold any more are named. */
export function copyOf(
  bill: Bill,
  products: readonly KnownProduct[],
  customer: CartCustomer | null,
): { cart: Cart; gone: string[] } {
  const isSold = ({ productId, unitId }: Item) =>
    products.some(
      ({ id, isActive, isSoldDirectly, units }) =>
        id === productId && isActive && isSoldDirectly && units.some(unit => unit.id === unitId && unit.isSold),
    )
  const items = bill.items.filter(({ giftOf }) => !giftOf)
  const gone = items.filter(item => !isSold(item)).map(({ productName, unitName }) => `${productName} (${unitName})`)
  const lines = items.filter(isSold).map(item => ({
    ...lineOf(item),
    price: null,
    discount: null,
    lots: null,
    orderItemId: undefined,
    seller: undefined,
  }))
  // What a liều comes to is not the price of its goods.
  const priced = items.filter(isSold).map((item, at) => [lines[at]!.id, item.sample ? null : item.price] as const)
  const prices = Object.fromEntries(priced.filter((one): one is [string, number] => one[1] !== null))
  const cart = { ...emptyCart, payment: usualPayment(), lines, customer, copied: { code: bill.code, prices } }
  return { cart, gone: [...new Set(gone)] }
}

/** A posted bill as a cart that replaces it: lots, typed prices and all that was typed stand in it. */
export function editOf(
  bill: Bill,
  customer: CartCustomer | null,
  { points, order }: { points?: Cart['points']; order?: Cart['order'] } = {},
): Cart {
  const codes = bill.discounts.flatMap(({ voucherCode, discountId, name }) =>
    voucherCode ? [{ code: voucherCode, discountId, name }] : [],
  )
  const chosen = bill.discounts.flatMap(({ voucherCode, discountId }) => (voucherCode ? [] : [discountId]))
  const care = {
    ...(bill.prescription && { prescription: prescriptionOf(bill) }),
    ...(bill.buyer && { buyer: { ...given(bill.buyer), name: bill.buyer.name } }),
    ...(bill.noPrescriptionReason && { reason: bill.noPrescriptionReason }),
    ...(bill.revisitOn && { revisitOn: bill.revisitOn }),
  }
  return {
    ...emptyCart,
    lines: bill.items.filter(({ giftOf, orderItemId }) => !giftOf || orderItemId).map(lineOf),
    customer,
    discount: discountOf(bill),
    payment: paymentOf(bill),
    note: bill.note ?? '',
    ...(bill.dueOn && { dueOn: bill.dueOn }),
    ...(bill.channel === 'DELIVERY' && { channel: bill.channel }),
    ...(Object.keys(care).length > 0 && { care }),
    ...(bill.delivery && { delivery: deliveryOf(bill.delivery) }),
    ...(bill.invoice && { invoice: { body: invoiceBodyOf(bill.invoice), isOfCustomer: false } }),
    ...(codes.length > 0 && { codes }),
    ...(chosen.length > 0 && { chosen }),
    ...(points && { points }),
    ...(bill.surchargeItems.length > 0 && {
      surcharges: Object.fromEntries(bill.surchargeItems.map(({ surchargeId, amount }) => [surchargeId, amount])),
    }),
    ...(order && { order }),
    replaces: {
      id: bill.id,
      code: bill.code,
      soldAt: bill.soldAt,
      due: dueOf(bill),
      paidBy: paidByOf(bill),
      reason: '',
      surcharges: bill.surchargeItems.map(({ surchargeId, code, name, amount, vatRate, returns }) => ({
        ...{ id: surchargeId, code, name, vatRate: vatRate as VatRate, returns, isAutomatic: false },
        amount: { unit: 2 as const, value: amount },
        billed: amount,
      })),
      lots: bill.items.flatMap(({ lots }) =>
        lots.map(({ productId, lotId, lotNumber: number, expiryDate, quantity }) => ({
          productId,
          lotId,
          number,
          expiryDate,
          quantity,
        })),
      ),
      prices: bill.items.flatMap(({ giftOf, unitId, quantity, listPrice, priceTierFrom: tierFrom }) =>
        giftOf ? [] : [{ unitId, quantity, listPrice, tierFrom }],
      ),
    },
  }
}

function lineOf(item: Item): CartLine {
  const { productId, productName, unitId, unitName, ratio, quantity, priceSource, price, lots, parts, sample } = item
  const dispensed = {
    ...(item.prescribedQuantity && { prescribed: item.prescribedQuantity }),
    ...(item.dispensingReason && { reason: item.dispensingReason }),
    ...(item.standsFor && { standsFor: item.standsFor }),
    ...(item.daysOfSupply && { days: item.daysOfSupply }),
  }
  return {
    id: newId(),
    productId,
    productName,
    unit: { id: unitId, name: unitName, ratio },
    quantity,
    price: priceSource === 'MANUAL' ? price : null,
    discount: discountOf(item),
    lots:
      parts.length > 0 || lots.length === 0
        ? null
        : // Goods that the old bill owed are owed again.
          lots.map(({ lotId, quantity: taken }) => ({ lotId, quantity: taken, comesLater: true })),
    note: item.note ?? '',
    ...(item.soldBy && item.soldByName && { seller: { id: item.soldBy, name: item.soldByName } }),
    ...(item.postedReason && { postedReason: item.postedReason }),
    ...(item.orderItemId && { orderItemId: item.orderItemId }),
    ...(Object.keys(dispensed).length > 0 && { dispensed }),
    ...(sample && { dose: doseOf(item, sample) }),
  }
}

/** What a liều of a fixed price comes to is seen from its line; the server works it out from the template again. */
const doseOf = (item: Item, sample: NonNullable<Item['sample']>): NonNullable<CartLine['dose']> => ({
  sampleId: sample.sampleMedicineId,
  name: sample.name,
  group: sample.group,
  count: sample.count,
  need: Math.max(1, Math.round(item.baseQuantity / sample.count)),
  share: item.priceSource === 'SAMPLE' ? Math.round((item.price * item.quantity) / sample.count) : null,
  ...(sample.replacedProductId && {
    replaced: { id: sample.replacedProductId, name: sample.replacedProductName ?? '' },
  }),
})

const discountOf = ({ discountUnit, discountValue }: Pick<Bill, 'discountUnit' | 'discountValue'>): Discount | null =>
  discountUnit === null || discountValue === null ? null : ({ unit: discountUnit, value: discountValue } as Discount)

/** What a bill asked of the customer, with what was taken beside the goods and without the deposit of its order. */
const dueOf = ({
  payable,
  surcharges,
  cashRounding,
  depositUsed,
}: Pick<Bill, 'payable' | 'surcharges' | 'cashRounding' | 'depositUsed'>) =>
  payable + surcharges + cashRounding - depositUsed

/** The one way in which the whole bill was paid. */
function paidByOf({ payments, ...bill }: Bill): CartPayment['mode'] | undefined {
  const [first, ...others] = payments
  return others.length === 0 && first && first.amount >= dueOf(bill) ? first.method : undefined
}

function paymentOf({ payments }: Bill): CartPayment {
  const [first, ...others] = payments
  const accountId = payments.find(({ method }) => method === 'BANK')?.accountId ?? null
  if (!first) return emptyCart.payment
  if (others.length === 0) return { ...emptyCart.payment, mode: first.method, accountId }
  const last = payments.length - 1
  const parts = payments.map(({ method, amount, accountId: into }, place) => ({
    method,
    amount: place === last ? null : amount,
    ...(method === 'BANK' && into && into !== accountId && { accountId: into }),
  }))
  return { ...emptyCart.payment, mode: 'MIXED', accountId, parts }
}

/** A phone that is hidden from this person stays as it was: the server keeps it. */
function prescriptionOf({ code: billCode, prescription }: Bill): PrescriptionBody {
  const { code, ...rest } = prescription!
  return { ...given(rest), ...(code !== billCode && { code }) }
}

/** So is that of a delivery. */
function deliveryOf({ addressLine: _line, phone, note, ...delivery }: NonNullable<Bill['delivery']>): CartDelivery {
  return { ...delivery, isOn: true, phone: phone?.includes('•') ? '' : (phone ?? ''), note: note ?? '' }
}

function invoiceBodyOf({ isTaken, ...buyer }: NonNullable<Bill['invoice']>): InvoiceBody {
  return isTaken ? { ...given(buyer), isTaken } : { isTaken }
}

type Given<Row> = { [Field in keyof Row]?: Exclude<Row[Field], null> }

const given = <Row extends object>(row: Row): Given<Row> =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([field, value]) => value !== null && !(field === 'phone' && String(value).includes('•')),
    ),
  ) as Given<Row>
