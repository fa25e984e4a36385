import { type PaymentAccounts, type PaymentRow, splitPayments } from '../cashbook/split-payments.ts'
import { type Outcome, refuse } from '../refusal.ts'
import { formatDong } from '../text/format-number.ts'
import { type CashRounding, roundCash } from './round-cash.ts'

export type { PaymentAccounts, PaymentRow } from '../cashbook/split-payments.ts'

interface SettlePaymentInput {
  payable: number
  payments: readonly PaymentRow[]
  hasCustomer: boolean
  accounts: PaymentAccounts
  /** Left out or null: nothing is rounded. */
  cashRounding?: CashRounding | null | undefined
  /** Of the deposit of the order; no row of `payments` pays it. */
  depositUsed?: number | undefined
  /** Of what goods that came back in an exchange are worth; no row of `payments` pays it. */
  exchangeUsed?: number | undefined
}

/** All in đồng; payable + cashRounding = paid + debt, paid = depositUsed + exchangeUsed + cash + Σ bank, tendered = cash + change. */
export interface SettledPayment {
  /** What was put on so that cash can pay it; below zero where it was taken off. */
  cashRounding: number
  depositUsed: number
  exchangeUsed: number
  /** Cash that the customer handed over. */
  tendered: number
  change: number
  /** Cash that stays in the drawer. */
  cash: number
  /** One row for each account. */
  bank: { accountId: string; amount: number }[]
  paid: number
  debt: number
}

/**
 * Settles what is to be paid: deposit and exchange first, then cash and transfers reach the rest, and only cash may exceed it,
 * which gives change; or a DEBT row holds exactly the rest and a customer is named. Nothing is implied. What is left for
 * cash alone is rounded by the shop's rule.
 */
export function settlePayment({
  payable,
  payments,
  hasCustomer,
  accounts,
  cashRounding: rule = null,
  depositUsed = 0,
  exchangeUsed = 0,
}: SettlePaymentInput): Outcome<SettledPayment> {
  const split = splitPayments(payments, accounts)
  if (!split.ok) return split
  const { cash: tendered, bank, debt } = split
  const transferred = bank.reduce((sum, row) => sum + row.amount, 0)
  const left = payable - depositUsed - exchangeUsed - transferred
  const cashRounding = debt > 0 ? 0 : roundingOf(left, rule, { tendered, transferred })
  const rest = left + cashRounding - tendered

  if (left < 0) return refuse('payment-over', { over: 0 - left, overText: formatDong(0 - left) }, 'payments')
  if (debt > 0) {
    if (!hasCustomer) return refuse('debt-needs-customer', {}, 'customerId')
    if (debt !== rest) {
      const remaining = Math.max(rest, 0)
      return refuse('debt-mismatch', { remaining, remainingText: formatDong(remaining) }, 'payments')
    }
  } else if (rest > 0) {
    return refuse('payment-short', { missing: rest, missingText: formatDong(rest) }, 'payments')
  }
  const change = rest < 0 ? -rest : 0
  const cash = tendered - change
  const paid = depositUsed + exchangeUsed + cash + transferred
  return { ok: true, cashRounding, depositUsed, exchangeUsed, tendered, change, cash, bank, paid, debt }
}

/** Rounded is what cash pays: nothing where transfers pay it all, or where they are short and no cash was handed over. */
function roundingOf(left: number, rule: CashRounding | null, paid: { tendered: number; transferred: number }): number {
  if (left <= 0) return 0
  const rounding = roundCash(left, rule)
  const paysNothing = paid.tendered === 0 && (paid.transferred > 0 || left + rounding > 0)
  return paysNothing ? 0 : rounding
}
