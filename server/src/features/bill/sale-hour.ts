import type { SaleChannel } from '@quay/contract/enumeration'
import { zonedTime } from '@quay/domain/time/zoned-time'
import type { Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'

interface Payment {
  method: 'CASH' | 'BANK' | 'DEBT'
  amount: number
}

/** What the sums by hour take from a bill. */
export interface CountedBill {
  branchId: string
  businessDay: string
  soldAt: string
  /** Of the branch: the hour is that of its clock. */
  timeZone: string
  sellerId: string
  channel: SaleChannel
  totalPrice: number
  promotionDiscount: number
  lineDiscount: number
  promotionOrder: number
  orderDiscount: number
  pointsAmount: number
  /** All five together. */
  discountAmount: number
  payable: number
  vat: number
  /** Its branch deducted VAT when it was posted: what it holds of it is no revenue. */
  deductsVat: boolean
  itemCount: number
  surcharges: number
  /** Contained in them. */
  surchargeVat: number
  cashRounding: number
  /** Of the order, what of it the bill used. */
  depositUsed: number
  cost: number
  payments: readonly Payment[]
}

/** What they take from a return, on its own day, of whoever had sold the goods. */
export interface CountedReturn {
  branchId: string
  businessDay: string
  createdAt: string
  timeZone: string
  sellerId: string
  channel: SaleChannel
  goodsAmount: number
  vatAmount: number
  deductsVat: boolean
  cost: number
  fee: number
  giftCharge: number
  surchargesBack: number
  surchargeVat: number
  billRounding: number
  cashRounding: number
  debtReduced: number
  credited: number
  exchangeUsed: number
  payments: readonly Payment[]
}

/** The ways a bill was paid, added up: the sums tell each mixture apart. */
export const methodBits = { CASH: 1, BANK: 2, DEBT: 4 } as const

/** How the sums write the way in which a bill was sold. */
export const channelNumbers: Readonly<Record<SaleChannel, number>> = { COUNTER: 0, DELIVERY: 1, ORDER: 2 }

/** The columns of a bill that `readCountedBill` and who cancels it read. */
export const countedColumns = `
  b.branch_id, b.business_day, b.sold_at, b.seller_id, b.channel, b.total_price, b.promotion_discount, b.line_discount, b.promotion_order,
  b.order_discount, b.points_amount, b.total_price - b.payable as discount_amount, b.payable, b.vat_amount as vat, b.deducts_vat, b.item_count,
  b.surcharges, b.surcharge_vat, b.cash_rounding, b.deposit_used, b.cost`

const addBillSql = `
  insert into sale_hour (store_id, id, branch_id, business_day, hour, seller_id, methods, channel, bill_count, cancelled_count, total_price,
    discount_amount, payable, cash, bank, debt, cost, cash_rounding, surcharges, promotion_discount, line_discount, promotion_order,
    order_discount, points_amount, discounted_count, item_count, vat, deposit_used, output_vat, surcharge_output_vat)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28,
    $29, $30)
  on conflict on constraint sale_hour_once do update set
    bill_count = sale_hour.bill_count + excluded.bill_count,
    cancelled_count = sale_hour.cancelled_count + excluded.cancelled_count,
    total_price = sale_hour.total_price + excluded.total_price,
    discount_amount = sale_hour.discount_amount + excluded.discount_amount,
    payable = sale_hour.payable + excluded.payable,
    cash = sale_hour.cash + excluded.cash,
    bank = sale_hour.bank + excluded.bank,
    debt = sale_hour.debt + excluded.debt,
    cost = sale_hour.cost + excluded.cost,
    cash_rounding = sale_hour.cash_rounding + excluded.cash_rounding,
    surcharges = sale_hour.surcharges + excluded.surcharges,
    promotion_discount = sale_hour.promotion_discount + excluded.promotion_discount,
    line_discount = sale_hour.line_discount + excluded.line_discount,
    promotion_order = sale_hour.promotion_order + excluded.promotion_order,
    order_discount = sale_hour.order_discount + excluded.order_discount,
    points_amount = sale_hour.points_amount + excluded.points_amount,
    discounted_count = sale_hour.discounted_count + excluded.discounted_count,
    item_count = sale_hour.item_count + excluded.item_count,
    vat = sale_hour.vat + excluded.vat,
    deposit_used = sale_hour.deposit_used + excluded.deposit_used,
    output_vat = sale_hour.output_vat + excluded.output_vat,
    surcharge_output_vat = sale_hour.surcharge_output_vat + excluded.surcharge_output_vat`

const addReturnSql = `
  insert into sale_hour (store_id, id, branch_id, business_day, hour, seller_id, methods, channel, bill_count, cancelled_count, total_price,
    discount_amount, payable, cash, bank, debt, cost, return_count, return_net, return_vat, return_cost, return_fee, return_surcharges,
    return_rounding, refund_cash, refund_bank, refund_debt, refund_exchange, return_gift_charge,
    return_output_vat, return_surcharge_output_vat)
  values ($1, $2, $3, $4, $5, $6, $7, $8, 0, 0, 0, 0, 0, 0, 0, 0, 0, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21,
    $22)
  on conflict on constraint sale_hour_once do update set
    return_count = sale_hour.return_count + excluded.return_count,
    return_net = sale_hour.return_net + excluded.return_net,
    return_vat = sale_hour.return_vat + excluded.return_vat,
    return_cost = sale_hour.return_cost + excluded.return_cost,
    return_fee = sale_hour.return_fee + excluded.return_fee,
    return_surcharges = sale_hour.return_surcharges + excluded.return_surcharges,
    return_rounding = sale_hour.return_rounding + excluded.return_rounding,
    refund_cash = sale_hour.refund_cash + excluded.refund_cash,
    refund_bank = sale_hour.refund_bank + excluded.refund_bank,
    refund_debt = sale_hour.refund_debt + excluded.refund_debt,
    refund_exchange = sale_hour.refund_exchange + excluded.refund_exchange,
    return_gift_charge = sale_hour.return_gift_charge + excluded.return_gift_charge,
    return_output_vat = sale_hour.return_output_vat + excluded.return_output_vat,
    return_surcharge_output_vat = sale_hour.return_surcharge_output_vat + excluded.return_surcharge_output_vat`

/** Counts a bill in the sums of its own day and hour: 1 when it is posted, −1 when it is cancelled. */
export const addToSaleHour = (tx: Tx, bill: CountedBill, sign: 1 | -1): Promise<void> =>
  count(tx, bill, sign, sign < 0 ? 1 : 0)

/** Counts a bill as sold by somebody else. */
export async function moveSaleHour(tx: Tx, bill: CountedBill, sellerId: string): Promise<void> {
  await count(tx, bill, -1, 0)
  await count(tx, { ...bill, sellerId }, 1, 0)
}

/** Counts a return in the sums of its own day and hour: 1 when it is posted, −1 when it is cancelled. */
export async function addReturnToSaleHour(tx: Tx, back: CountedReturn, sign: 1 | -1): Promise<void> {
  const refunded = { CASH: paidBy(back, 'CASH'), BANK: paidBy(back, 'BANK'), DEBT: back.debtReduced + back.credited }
  const bits = (['CASH', 'BANK', 'DEBT'] as const).filter(method => refunded[method] > 0)
  await tx.query(addReturnSql, [
    tx.storeId,
    newId(),
    back.branchId,
    back.businessDay,
    hourOf(back.createdAt, back.timeZone),
    back.sellerId,
    sumOf(bits),
    channelNumbers[back.channel],
    sign,
    sign * back.goodsAmount,
    sign * back.vatAmount,
    sign * back.cost,
    sign * back.fee,
    sign * back.surchargesBack,
    sign * (back.billRounding + back.cashRounding),
    sign * refunded.CASH,
    sign * refunded.BANK,
    sign * refunded.DEBT,
    sign * back.exchangeUsed,
    sign * back.giftCharge,
    sign * outputVat(back, back.vatAmount),
    sign * outputVat(back, back.surchargeVat),
  ])
}

const hourOf = (instant: string, timeZone: string) => Number(zonedTime(instant, timeZone).time.slice(0, 2))

const paidBy = ({ payments }: { payments: readonly Payment[] }, method: Payment['method']) =>
  payments.reduce((sum, row) => sum + (row.method === method ? row.amount : 0), 0)

/** What of an amount of VAT the branch owes, because it deducts what it paid itself. */
const outputVat = ({ deductsVat }: { deductsVat: boolean }, vat: number) => (deductsVat ? vat : 0)

const sumOf = (methods: readonly Payment['method'][]) =>
  [...new Set(methods)].reduce((sum, method) => sum + methodBits[method], 0)

async function count(tx: Tx, bill: CountedBill, sign: 1 | -1, cancelled: 0 | 1): Promise<void> {
  await tx.query(addBillSql, [
    tx.storeId,
    newId(),
    bill.branchId,
    bill.businessDay,
    hourOf(bill.soldAt, bill.timeZone),
    bill.sellerId,
    sumOf(bill.payments.map(row => row.method)),
    channelNumbers[bill.channel],
    sign,
    cancelled,
    sign * bill.totalPrice,
    sign * bill.discountAmount,
    sign * bill.payable,
    sign * paidBy(bill, 'CASH'),
    sign * paidBy(bill, 'BANK'),
    sign * paidBy(bill, 'DEBT'),
    sign * bill.cost,
    sign * bill.cashRounding,
    sign * bill.surcharges,
    sign * bill.promotionDiscount,
    sign * bill.lineDiscount,
    sign * bill.promotionOrder,
    sign * bill.orderDiscount,
    sign * bill.pointsAmount,
    bill.discountAmount > 0 ? sign : 0,
    sign * bill.itemCount,
    sign * bill.vat,
    sign * bill.depositUsed,
    sign * outputVat(bill, bill.vat),
    sign * outputVat(bill, bill.surchargeVat),
  ])
}
