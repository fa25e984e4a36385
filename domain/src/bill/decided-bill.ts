import type { OrderShare } from '../bill-of-order/share-of-line.ts'
import type { Promoted } from '../discount/effect/promoted.ts'
import type { BillMoney } from '../sale/price/price-bill.ts'
import type { PutSurcharges } from '../sale/price/put-surcharges.ts'
import type { SaleLine } from '../sale/sale-line.ts'
import type { SettledPayment } from '../sale/settle-payment.ts'
import type { BillItemInput, BillProduct } from './bill-facts.ts'

/** A line of a sale on the server. */
export type BillLine = SaleLine<BillProduct, BillItemInput>

/** What the rules decided about a sale, before its rows are written. */
export interface DecidedBill {
  lines: readonly BillLine[]
  money: BillMoney
  /** What promotions gave; their lines are places in `lines`. */
  promoted: readonly Promoted[]
  surcharges: PutSurcharges
  payment: SettledPayment
  /** What its lines take of an order, by their ids. */
  ofOrder: ReadonlyMap<string, OrderShare>
}
