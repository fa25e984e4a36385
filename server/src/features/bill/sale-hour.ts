import { zonedTime } from '@quay/domain/time/zoned-time'
import { newId } from '../../db/new-id.ts'
import type { Tx } from '../../db/transaction.ts'

/** What the sums by hour take from a bill. */
export interface CountedBill {
  branchId: string
  businessDay: string
  soldAt: string
  /** Of the branch: the hour is that of its clock. */
  timeZone: string
  sellerId: string
  totalPrice: number
  discountAmount: number
  payable: number
  surcharges: number
  cashRounding: number
  cost: number
  payments: readonly { method: 'CASH' | 'BANK' | 'DEBT'; amount: number }[]
}

/** The ways a bill was paid, added up: the sums tell each mixture apart. */
export const methodBits = { CASH: 1, BANK: 2, DEBT: 4 } as const

const addSql = `
  insert into sale_hour (store_id, id, branch_id, business_day, hour, seller_id, bill_count, cancelled_count, total_price,
    discount_amount, payable, cash, bank, debt, cost, methods, cash_rounding, surcharges)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
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
    surcharges = sale_hour.surcharges + excluded.surcharges`

/** Counts a bill in the sums of its own day and hour: 1 when it is posted, −1 when it is cancelled. */
export const addToSaleHour = (tx: Tx, bill: CountedBill, sign: 1 | -1): Promise<void> =>
  count(tx, bill, sign, sign < 0 ? 1 : 0)

/** Counts a bill as sold by somebody else. */
export async function moveSaleHour(tx: Tx, bill: CountedBill, sellerId: string): Promise<void> {
  await count(tx, bill, -1, 0)
  await count(tx, { ...bill, sellerId }, 1, 0)
}

async function count(tx: Tx, bill: CountedBill, sign: 1 | -1, cancelled: 0 | 1): Promise<void> {
  const paidBy = (method: string) =>
    bill.payments.reduce((sum, row) => sum + (row.method === method ? row.amount : 0), 0)
  await tx.query(addSql, [
    tx.storeId,
    newId(),
    bill.branchId,
    bill.businessDay,
    Number(zonedTime(bill.soldAt, bill.timeZone).time.slice(0, 2)),
    bill.sellerId,
    sign,
    cancelled,
    sign * bill.totalPrice,
    sign * bill.discountAmount,
    sign * bill.payable,
    sign * paidBy('CASH'),
    sign * paidBy('BANK'),
    sign * paidBy('DEBT'),
    sign * bill.cost,
    [...new Set(bill.payments.map(row => methodBits[row.method]))].reduce((sum: number, bit) => sum + bit, 0),
    sign * bill.cashRounding,
    sign * bill.surcharges,
  ])
}
