import type { Bill } from '@quay/contract/bill/shapes'
import { addressLine } from '@quay/domain/address/address-line'
import { invoiceAsTyped } from '@quay/domain/e-invoice/read-invoice'
import { withSurchargeVat } from '@quay/domain/surcharge/with-surcharge-vat'
import { ownTill } from '../../../../api/session/own-till.ts'
import type { OutboxEntry } from '../../../../offline/outbox/outbox-entry.ts'
import type { Cart, CartDelivery, LineDose } from '../../cart/cart.ts'
import type { CartView, TillLine } from '../../cart/cart-view.ts'
import type { Draft } from '../../drafts/draft.ts'
import { type TillContext, todayAt } from '../../till-facts.ts'
import type { TillPlace } from '../../till-session.ts'
import { expectedPoints } from './expected-points.ts'
import { owedUnsent } from './owed-unsent.ts'
import { localNumberOf } from './reference-of.ts'

interface UnsentMoment {
  soldAt: string
  slug?: string | undefined
  /** The other sales that wait here: what they leave a customer owing stands on the paper too. */
  waiting?: readonly Pick<OutboxEntry, 'id' | 'body' | 'offline'>[] | undefined
}

/** A sale that the server has not confirmed, as a bill to print: under its local number; its public page works once it is there. */
export function unsentBill(
  draft: Draft,
  view: CartView,
  context: TillContext,
  place: TillPlace,
  { soldAt, slug = '', waiting = [] }: UnsentMoment,
): Bill {
  const { cart } = draft
  const { priced, settled } = view
  const { store, branch } = context
  const others = waiting.filter(({ id }) => id !== draft.id)
  const today = todayAt(context, Date.parse(cart.soldAt ?? soldAt))
  return {
    id: draft.id,
    code: localNumberOf(draft.id),
    status: 'SUCCEED',
    branchId: place.branchId,
    customerId: cart.customer?.id ?? null,
    customerName: cart.customer?.name ?? null,
    customerPhone: cart.customer?.phone ?? null,
    customerDebt: owedAfter(cart, view, others),
    sellerId: cart.seller?.id ?? place.userId,
    sellerName: cart.seller?.name ?? place.userName,
    channel: cart.order ? 'ORDER' : (cart.channel ?? 'COUNTER'),
    soldAt: cart.soldAt ?? soldAt,
    postedAt: soldAt,
    businessDay: today,
    ...pick(priced, view.surcharges.rows),
    surcharges: view.surcharges.amount,
    surchargeItems: view.surcharges.rows.map(
      ({ surcharge: { id: surchargeId, code, name, vatRate, returns }, ...row }) => ({
        ...{ surchargeId, code, name, vatRate, returns },
        ...row,
        returned: 0,
      }),
    ),
    cashRounding: settled?.cashRounding ?? 0,
    depositUsed: settled?.depositUsed ?? 0,
    exchangeUsed: settled?.exchangeUsed ?? 0,
    paid: settled?.paid ?? 0,
    change: settled?.change ?? 0,
    debt: settled?.debt ?? 0,
    dueOn: (settled?.debt ?? 0) > 0 ? (cart.dueOn ?? null) : null,
    cashTendered: settled?.tendered ?? 0,
    changeKept: cart.keepsChange ? (settled?.change ?? 0) : 0,
    itemCount: view.lines.length,
    note: cart.note || null,
    prescriptionCode: cart.care?.prescription?.code ?? null,
    // The paper of an unsent sale names the code alone; the whole prescription is read from the posted bill.
    prescription: null,
    order: null,
    buyer: null,
    invoice: cart.invoice ? invoiceAsTyped(cart.invoice.body) : null,
    invoiceState: cart.invoice?.body.isTaken === false ? 'DECLINED' : 'UNISSUED',
    noPrescriptionReason: cart.care?.reason ?? null,
    delivery: cart.delivery?.isOn ? deliveryOf(cart.delivery) : null,
    replaces: null,
    replacedBy: null,
    contraindications: [],
    discountUnit: cart.discount?.unit ?? null,
    discountValue: cart.discount?.value ?? null,
    pointsUsed: 0,
    pointsEarned: expectedPoints(cart, view, context),
    pointsBefore: cart.customer?.points ?? null,
    pointsExpiring: null,
    pointsExpireOn: null,
    slug,
    deviceName: ownTill()?.name ?? null,
    printCount: 0,
    editedAt: null,
    version: 1,
    cancelledAt: null,
    cancelledByName: null,
    cancelReason: null,
    issuer: {
      storeName: store.name,
      branchName: branch.name,
      address: branch.address ?? store.address,
      phone: branch.phone ?? store.phone,
      taxCode: store.taxCode,
    },
    declined: [],
    discounts: view.promotions.promoted.map(({ promotion: { id: discountId, code, name, level }, amount }) => ({
      discountId,
      code,
      name,
      level,
      amount,
    })),
    items: [
      ...view.lines.map((line, index) => itemOf(line, view.sold.get(index))),
      ...view.gifts.flatMap(({ items }) => items.flatMap(gift => giftItem(gift, view))),
    ],
    payments: view.payments.map(({ method, amount, accountId }) => ({
      method,
      amount,
      accountId: accountId ?? null,
      accountName: context.bankAccounts.find(({ id }) => id === accountId)?.name ?? null,
    })),
  }
}

/** What a customer owes with this sale: as it was seen last, what waits here, and what is owed or kept of this one. */
function owedAfter(
  { customer, keepsChange }: Cart,
  { settled }: CartView,
  waiting: NonNullable<UnsentMoment['waiting']>,
): number | null {
  if (!customer) return null
  const { debt = 0, change = 0 } = settled ?? {}
  return customer.debt + owedUnsent(customer.id, waiting) + debt - (keepsChange ? change : 0)
}

const unmeasured = { carrier: null, carrierFee: null, weight: null, length: null, width: null, height: null }

function deliveryOf({ isOn: _isOn, ...typed }: CartDelivery): Bill['delivery'] {
  return { ...unmeasured, ...typed, note: typed.note || null, addressLine: addressLine(typed) ?? '' }
}

function pick({ vat, vatGroups, ...priced }: CartView['priced'], surcharges: CartView['surcharges']['rows']) {
  const beside = surcharges.map(({ surcharge: { vatRate }, amount, vat }) => ({ vatRate, amount, vat }))
  return { ...priced, vatAmount: vat, vatGroups: withSurchargeVat(vatGroups, beside) }
}

const sampleOf = ({ sampleId, name, group, count, replaced }: LineDose) => ({
  sampleMedicineId: sampleId,
  code: '',
  name,
  group,
  count,
  replacedProductId: replaced?.id ?? null,
  replacedProductName: replaced?.name ?? null,
})

function giftItem({ item, lots }: CartView['gifts'][number]['items'][number], { sold }: CartView) {
  const sale = [...sold.values()].find(({ id }) => id === item.id)
  if (!sale) return []
  const { product, listPrice, unitPrice, source } = sale
  const line = { ...plainView, line: item, product, listPrice, unitPrice, source, lots }
  return [{ ...itemOf(line, sale), giftOf: item.giftOf ?? null }]
}

const plainView = {
  parts: [],
  bookName: null,
  tierFrom: null,
  nextTier: null,
  offBook: null,
  amount: 0,
  promotionOff: 0,
  posted: null,
  refusedLot: null,
  left: '',
  allergy: null,
  warning: null,
  isCounted: true,
  problem: null,
}

function itemOf(view: CartView['lines'][number], sale: TillLine | undefined) {
  const { line, product, listPrice, unitPrice, source, bookName, tierFrom, posted, lots } = view
  return {
    id: line.id,
    productId: line.productId,
    productCode: product?.code ?? '',
    productName: line.productName,
    unitId: line.unit.id,
    unitName: line.unit.name,
    ratio: line.unit.ratio,
    quantity: line.quantity,
    baseQuantity: line.quantity * line.unit.ratio,
    listPrice,
    price: unitPrice,
    priceSource: source,
    priceBookId: null,
    priceBookName: bookName,
    priceTierFrom: tierFrom,
    postedPrice: posted,
    postedReason: posted === null ? null : (line.postedReason ?? null),
    discountUnit: line.discount?.unit ?? null,
    discountValue: line.discount?.value ?? null,
    promotionDiscount: sale?.promotionDiscount ?? 0,
    lineDiscount: sale?.lineDiscount ?? 0,
    promotionShare: sale?.promotionShare ?? 0,
    orderShare: sale?.orderShare ?? 0,
    pointShare: sale?.pointShare ?? 0,
    amount: sale?.net ?? 0,
    vatRate: sale?.vatRate ?? (-2 as const),
    vat: sale?.vat ?? 0,
    note: line.note || null,
    prescribedQuantity: line.dispensed?.prescribed ?? null,
    dispensingReason: line.dispensed?.reason ?? null,
    standsFor: line.dispensed?.standsFor ?? null,
    daysOfSupply: line.dispensed?.days ?? null,
    ...(line.dose && { sample: { ...sampleOf(line.dose), strength: product?.strength ?? null } }),
    lots: lots.map(({ productId, lotId, number, expiryDate, quantity }) => ({
      productId,
      lotId,
      lotNumber: number,
      expiryDate,
      quantity,
    })),
    parts: (sale?.draws ?? []).flatMap(({ product, part, baseQuantity }, place) => {
      if (!part) return []
      const { net, vatRate, vat } = sale!.parts![place]!
      return [
        {
          productId: product.id,
          productCode: product.code,
          productName: product.name,
          unitName: part.unitName,
          quantity: line.quantity * part.quantity,
          baseQuantity,
          amount: net,
          vatRate,
          vat,
        },
      ]
    }),
  }
}
