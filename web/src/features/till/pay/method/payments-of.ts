import type { PaymentRow } from '@quay/domain/cashbook/split-payments'
import { type CashRounding, roundCash } from '@quay/domain/sale/round-cash'
import type { CartPayment, PaymentPart } from '../../cart/cart.ts'

/** The rows that a bill is paid with, as the server wants them: nothing implied, nothing of 0. */
export function paymentsOf(payment: CartPayment, payable: number, rounding: CashRounding | null = null): PaymentRow[] {
  const parts: PaymentPart[] =
    payment.mode === 'MIXED'
      ? fillParts(payment.parts, payable, rounding)
      : [
          {
            method: payment.mode,
            amount: payment.mode === 'CASH' ? (payment.tendered ?? rounded(payable, rounding)) : payable,
          },
        ]
  return parts.flatMap(({ method, amount, accountId = payment.accountId }) =>
    amount ? [{ method, amount, ...(method === 'BANK' && accountId && { accountId }) }] : [],
  )
}

/** Mixed parts with their amounts: the last one left open takes the rest, rounded where cash takes it; others left open take nothing. */
export function fillParts(
  parts: readonly PaymentPart[],
  payable: number,
  rounding: CashRounding | null = null,
): (PaymentPart & { amount: number })[] {
  const typed = parts.reduce((sum, part) => sum + (part.amount ?? 0), 0)
  const open = parts.findLastIndex(part => part.amount === null)
  const rest = Math.max(payable - typed, 0)
  const isOwed = parts.some(({ method, amount }) => method === 'DEBT' && amount !== null && amount > 0)
  return parts.map(({ method, amount, ...part }, index) => ({
    ...part,
    method,
    amount: amount ?? (index !== open ? 0 : method === 'CASH' && !isOwed ? rounded(rest, rounding) : rest),
  }))
}

const rounded = (amount: number, rule: CashRounding | null) => amount + roundCash(amount, rule)
