import type { Bill } from '@quay/contract/bill/shapes'
import type { Delivery } from '@quay/contract/delivery/shapes'
import type { Invoice } from '@quay/contract/e-invoice/shapes'
import type { BillItemPartRow, BillItemRow, BillPlan } from '@quay/domain/bill/bill-plan'
import { stillToEarn } from '@quay/domain/point/earn-paid'
import { withSurchargeVat } from '@quay/domain/surcharge/with-surcharge-vat'
import type { Actor } from '../../db/connection/transaction.ts'
import { invoiceStateOf } from '../e-invoice/bill-invoice.ts'
import type { BillHeading } from './complete-bill.ts'
import { keptBuyer, keptPrescription, soldPairOf } from './prescription-rows.ts'
import { billFor } from './read/bill-queries.ts'
import type { Issuer } from './sale-place.ts'

interface Posted extends BillHeading {
  issuer: Issuer
  order: { id: string; code: string } | null
  postedAt: string
  customerDebt: number | null
  delivery: Delivery | null
  invoice: Invoice | null
}

/** What payments of its debt will bring, of a bill that earns as it is paid. */
function toEarnIn({ bill: { pointRule, pointBase, pointsEarned, debt }, discounts }: BillPlan) {
  if (pointRule?.when !== 'PAID' || debt === 0) return {}
  const presents = discounts.reduce((sum, { points }) => sum + points, 0)
  const pointsToEarn = stillToEarn(pointBase, pointRule, pointsEarned - presents)
  return pointsToEarn > 0 ? { pointsToEarn } : {}
}

/** The bill that a sale just made, from its plan: what a read would give, without reading. A test holds the two together. */
export function answerOf(actor: Actor, plan: BillPlan, posted: Posted): Bill {
  const { bill } = plan
  const {
    discount,
    vat,
    vatGroups,
    pointRule: _rule,
    pointBase: _base,
    customerCode: _code,
    postedDay: _day,
    doctorId: _doctor,
    orderId: _order,
    ...head
  } = bill
  return billFor(actor, {
    ...head,
    code: posted.code,
    prescription: plan.prescription && keptPrescription(plan.prescription, posted.code),
    buyer: plan.buyer && keptBuyer(plan.buyer),
    contraindications: plan.contraindications.map(soldPairOf),
    delivery: posted.delivery,
    invoice: posted.invoice,
    invoiceState: invoiceStateOf('SUCCEED', posted.invoice),
    slug: posted.slug,
    sellerId: posted.sellerId,
    sellerName: posted.sellerName,
    deviceName: posted.device?.name ?? null,
    replaces: posted.replaces,
    replacedBy: null,
    ...(posted.isAsCharged && { isAsCharged: true }),
    ...toEarnIn(plan),
    order: posted.order,
    issuer: posted.issuer,
    postedAt: posted.postedAt,
    soldAt: new Date(bill.soldAt).toISOString(),
    customerDebt: bill.customerId ? posted.customerDebt : null,
    status: 'SUCCEED',
    discountUnit: discount?.unit ?? null,
    discountValue: discount?.value ?? null,
    vatAmount: vat,
    vatGroups: withSurchargeVat(vatGroups, plan.surcharges),
    printCount: 0,
    editedAt: null,
    version: 1,
    cancelledAt: null,
    cancelledByName: null,
    cancelReason: null,
    items: plan.items.map(item => itemOf(item, plan)),
    discounts: plan.discounts.map(({ discountId, code, name, level, amount, points, voucher }) => ({
      discountId,
      code,
      name,
      level,
      amount,
      voucherCode: voucher?.code ?? null,
      points,
    })),
    surchargeItems: plan.surcharges.map(({ position: _place, ...row }) => ({ ...row, returned: 0 })),
    givenCodes: plan.givenCodes.map(({ code, name, expiresOn }) => ({
      code,
      name,
      expiresOn,
      state: 'ISSUED' as const,
    })),
    payments: plan.payments.map(({ method, amount, accountId }) => ({ method, amount, accountId, accountName: null })),
  })
}

function itemOf(
  {
    discount,
    giftDiscountId,
    gross: _gross,
    position: _position,
    pointBase: _base,
    unitPrice,
    net,
    ...item
  }: BillItemRow,
  plan: BillPlan,
) {
  return {
    ...item,
    giftOf: giftDiscountId,
    price: unitPrice,
    amount: net,
    discountUnit: discount?.unit ?? null,
    discountValue: discount?.value ?? null,
    lots: plan.itemLots
      .filter(lot => lot.itemId === item.id)
      .map(({ productId, lotId, lotNumber, expiryDate, quantity }) => ({
        productId,
        lotId,
        lotNumber,
        expiryDate,
        quantity,
      })),
    parts: plan.itemParts.filter(part => part.itemId === item.id).map(partOf),
  }
}

const partOf = ({
  net,
  itemId: _item,
  position: _position,
  unitId: _unit,
  ratio: _ratio,
  ...part
}: BillItemPartRow) => ({
  ...part,
  amount: net,
})
