import { withDiscountsOfOrder } from '../../bill-of-order/discounts-of-order.ts'
import { postDeposit } from '../../bill-of-order/post-deposit.ts'
import { pairsAmong } from '../../sale/medicine/check-together.ts'
import { postStock } from '../../stock/post-stock.ts'
import type { BillFacts, BillInput } from '../bill-facts.ts'
import type { BillPlan, BillRow, ContraindicationRow } from '../bill-plan.ts'
import { channelOf } from '../channel-of.ts'
import type { DecidedBill } from '../decided-bill.ts'
import { writeBillDiscounts } from './write-bill-discounts.ts'
import { writeBillItems } from './write-bill-items.ts'
import { writeBillMoney } from './write-bill-money.ts'
import { writeBillPoints } from './write-bill-points.ts'

/** Lists every row of a decided sale. No rule is checked here. */
export function writeBill(input: BillInput, facts: BillFacts, decided: DecidedBill): BillPlan {
  const pointsUsed = input.points ?? 0
  const { columns, bases, presents, ...points } = writeBillPoints(input, decided, facts)
  const { items, itemParts, itemLots, movements, owed, skippedLots } = writeBillItems(decided, facts, bases)
  const cost = items.reduce((sum, item) => sum + item.cost, 0)
  return {
    bill: {
      ...headOf(input, facts),
      ...amountsOf(decided),
      dueOn: decided.payment.debt > 0 ? (input.dueOn ?? null) : null,
      orderId: facts.order?.id ?? null,
      changeKept: input.keepsChange ? decided.payment.change : 0,
      pointsUsed,
      ...columns,
      cost,
      declined: declinedIn(input, facts),
      itemCount: items.length,
    },
    prescription: input.prescription ?? null,
    buyer: input.buyer ?? null,
    contraindications: contraindicationsOf(input, facts, decided),
    items,
    itemParts,
    itemLots,
    ...withDiscountsOfOrder(writeBillDiscounts(decided, facts, presents), decided, facts.order ?? null),
    surcharges: decided.surcharges.rows.map(
      ({ surcharge: { id, code, name, vatRate, returns }, ...row }, position) => ({
        ...{ surchargeId: id, position, code, name, vatRate, returns },
        ...row,
      }),
    ),
    givenCodes: [],
    ...postStock(movements, facts.products),
    ...writeBillMoney(decided.payment, facts),
    depositEntries: facts.order
      ? postDeposit(facts.order, [{ kind: 'DEPOSIT_USED', amount: decided.payment.depositUsed }])
      : [],
    ...points,
    owed,
    skippedLots,
  }
}

const declinedIn = ({ declinedDiscounts }: BillInput, { promotions }: BillFacts) =>
  promotions.flatMap(({ id, name }) => (declinedDiscounts?.includes(id) ? [{ discountId: id, name }] : []))

function contraindicationsOf(
  { pairReasons }: BillInput,
  { pairs }: BillFacts,
  { lines }: DecidedBill,
): ContraindicationRow[] {
  if (!pairs) return []
  const reasons = new Map(pairReasons?.map(({ pair, reason }) => [pair, reason]))
  return pairsAmong(lines, pairs).map(({ key, pair, medicines: [other, own] }, position) => ({
    position,
    productId: own.productId,
    productName: own.product,
    otherProductId: other.productId,
    otherProductName: other.product,
    first: pair.first,
    second: pair.second,
    consequence: pair.consequence,
    reason: reasons.get(key)!,
  }))
}

function headOf(input: BillInput, facts: BillFacts) {
  const { customer, now, soldDay, businessDay } = facts
  return {
    id: input.id,
    branchId: input.branchId,
    customerId: customer?.id ?? null,
    customerCode: customer?.code ?? null,
    customerName: customer?.name ?? null,
    customerPhone: customer?.phone ?? null,
    doctorId: input.doctorId ?? null,
    prescriptionCode: input.prescription?.code ?? input.prescriptionCode ?? null,
    noPrescriptionReason: input.noPrescriptionReason ?? null,
    revisitOn: input.revisitOn ?? null,
    channel: channelOf(input, facts),
    soldAt: input.soldAt ?? now,
    businessDay: soldDay,
    postedDay: businessDay,
    discount: input.discount ?? null,
    note: input.note ?? null,
  } satisfies Partial<BillRow>
}

function amountsOf({ money, surcharges, payment }: DecidedBill) {
  return {
    totalPrice: money.totalPrice,
    promotionDiscount: money.promotionDiscount,
    lineDiscount: money.lineDiscount,
    promotionOrder: money.promotionOrder,
    orderDiscount: money.orderDiscount,
    pointsAmount: money.pointsAmount,
    discountAmount: money.discountAmount,
    payable: money.payable,
    surcharges: surcharges.amount,
    cashRounding: payment.cashRounding,
    depositUsed: payment.depositUsed,
    exchangeUsed: payment.exchangeUsed,
    paid: payment.paid,
    cashTendered: payment.tendered,
    change: payment.change,
    debt: payment.debt,
    vat: money.vat,
    vatGroups: money.vatGroups,
  } satisfies Partial<BillRow>
}
