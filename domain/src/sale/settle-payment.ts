import { type PaymentAccounts, type PaymentRow, splitPayments } from '../cashbook/split-payments.ts'
import { type Outcome, refuse } from '../refusal.ts'
import { formatDong } from '../text/format-number.ts'

export type { PaymentAccounts, PaymentRow } from '../cashbook/split-payments.ts'

interface SettlePaymentInput {
  payable: number
  payments: readonly PaymentRow[]
  hasCustomer: boolean
  accounts: PaymentAccounts
}

/** All in đồng; payable = paid + debt, paid = cash + Σ bank, tendered = cash + change. */
export interface SettledPayment {
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
 * Settles what is to be paid: cash and transfers reach it, and only cash may exceed it, which gives change; or a DEBT
 * row holds exactly the rest and a customer is named. Nothing is implied.
 */
export function settlePayment({
  payable,
  payments,
  hasCustomer,
  accounts,
}: SettlePaymentInput): Outcome<SettledPayment> {
  const split = splitPayments(payments, accounts)
  if (!split.ok) return split
  const { cash: tendered, bank, debt } = split
  const transferred = bank.reduce((sum, row) => sum + row.amount, 0)
  const rest = payable - transferred - tendered

  if (transferred > payable) {
    const over = transferred - payable
    return refuse('payment-over', { over, overText: formatDong(over) }, 'payments')
  }
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
  return { ok: true, tendered, change, cash, bank, paid: cash + transferred, debt }
}
