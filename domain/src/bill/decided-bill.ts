import type { SaleLine } from './find-lines.ts'
import type { PricedBill } from './price-bill.ts'
import type { SettledPayment } from './settle-payment.ts'
import type { LineLots } from './take-lots.ts'

/** What the rules decided about a sale, before its rows are written. */
export interface DecidedBill {
  lines: readonly SaleLine[]
  /** One for each line. */
  lineLots: readonly LineLots[]
  bill: PricedBill
  payment: SettledPayment
}
