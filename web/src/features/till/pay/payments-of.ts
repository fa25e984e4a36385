import type { PaymentRow } from '@quay/domain/cashbook/split-payments'
import type { CartPayment, PaymentPart } from '../cart/cart.ts'

/** The rows that a bill is paid with, as the server wants them: nothing implied, nothing of 0. */
export function paymentsOf(payment: CartPayment, payable: number): PaymentRow[] {
  const parts: PaymentPart[] =
    payment.mode === 'MIXED'
      ? fillParts(payment.parts, payable)
      : [{ method: payment.mode, amount: payment.mode === 'CASH' ? (payment.tendered ?? payable) : payable }]
  return parts.flatMap(({ method, amount }) =>
    amount ? [{ method, amount, ...(method === 'BANK' && payment.accountId && { accountId: payment.accountId }) }] : [],
  )
}

/** Mixed parts with their amounts: the last one left open takes the rest, others left open take nothing. */
export function fillParts(
  parts: readonly PaymentPart[],
  payable: number,
): { method: PaymentPart['method']; amount: number }[] {
  const typed = parts.reduce((sum, part) => sum + (part.amount ?? 0), 0)
  const open = parts.findLastIndex(part => part.amount === null)
  return parts.map(({ method, amount }, index) => ({
    method,
    amount: amount ?? (index === open ? Math.max(payable - typed, 0) : 0),
  }))
}
