import type { PaymentMethod } from '@quay/contract/enumeration'
import type { ReturnPreview } from '@quay/contract/sale-return/shapes'
import { roundCash } from '@quay/domain/sale/round-cash'
import { roundRefund } from '@quay/domain/sale-return/settle-return'

/** How money goes between shop and customer: parts by amount, and what is left of the sum in one way. */
export interface RefundWays {
  /** The way of all that no part takes. */
  method: PaymentMethod
  accountId: string | null
  /** Amounts (đồng) by transfer or on the account; never of `method`. */
  parts: { BANK?: number | null; DEBT?: number | null }
}

export const waysFrom = (method: PaymentMethod): RefundWays => ({ method, accountId: null, parts: {} })

/** The ways of which a part may be named beside the way of the rest: cash takes the rest, so that it alone is rounded. */
export const partWays = (method: PaymentMethod, hasCustomer: boolean): ('BANK' | 'DEBT')[] =>
  (['BANK', 'DEBT'] as const).filter(way => way !== method && (way === 'BANK' || hasCustomer))

/** A sum that has to be settled to the đồng. */
export interface Sum extends Pick<ReturnPreview, 'cashRounding' | 'roundingRoom'> {
  amount: number
  /** The customer pays the shop: cash is rounded as at a sale. */
  isDue: boolean
}

/** What has to move: the difference that a customer pays for an exchange, else the rest that they get. */
export function sumOf({ rest, exchange, cashRounding, roundingRoom }: SumOfPreview): Sum {
  const isDue = (exchange?.due ?? 0) > 0
  return { amount: isDue ? exchange!.due : rest, isDue, cashRounding, roundingRoom }
}
type SumOfPreview = Pick<ReturnPreview, 'rest' | 'cashRounding' | 'roundingRoom'> & {
  exchange?: { due: number } | null
}

export interface SettledWays {
  payments: { method: PaymentMethod; amount: number; accountId?: string }[]
  /** What goes in the way of the rest, rounded where that is cash. */
  main: number
  cashRounding: number
  /** The parts are more than the sum. */
  isOver: boolean
}

/** The payments that settle a sum exactly. */
export function settleWays({ method, accountId, parts }: RefundWays, sum: Sum, hasCustomer: boolean): SettledWays {
  const ways = partWays(method, hasCustomer)
  const taken = ways.map(way => ({ method: way, amount: parts[way] ?? 0 })).filter(({ amount }) => amount > 0)
  const left = sum.amount - taken.reduce((all, { amount }) => all + amount, 0)
  const cashRounding = method === 'CASH' && left > 0 ? roundingOf(left, sum) : 0
  const main = Math.max(0, left) + cashRounding
  const account = accountId ? { accountId } : {}
  const payments = [{ method, amount: main }, ...taken]
    .filter(({ amount }) => amount > 0)
    .map(row => ({ ...row, ...(row.method === 'BANK' && account) }))
  return { payments, main, cashRounding, isOver: left < 0 }
}

const roundingOf = (left: number, { isDue, cashRounding, roundingRoom }: Sum) =>
  isDue ? roundCash(left, cashRounding) : roundRefund(left, cashRounding, roundingRoom)
