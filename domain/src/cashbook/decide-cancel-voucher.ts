import { type CancellableDocument, checkCancellable } from '../ledger/check-cancellable.ts'
import type { Outcome } from '../refusal.ts'
import { type MoneyToReverse, type ReversedMoney, reverseMoney } from './reverse-money.ts'

/** A receipt or payment with the rows it wrote, and the balances now, read under lock. */
export interface CancelVoucherFacts extends MoneyToReverse {
  voucher: CancellableDocument & { purpose: 'MANUAL' | 'DEBT' | 'OPENING' | 'DEPOSIT' | 'FEE' | 'COUNT' }
  closedThrough: string | null
}

type CashKind = 'VOUCHER_CANCEL' | 'DEBT_CANCEL'

export interface CancelVoucherPlan extends ReversedMoney<CashKind, 'PAYMENT_CANCEL'> {
  voucher: { id: string; status: 'CANCELLED'; reason: string }
}

/** Decides the cancel of a receipt or payment: the opposite rows; debts that it settled are open again. */
export function decideCancelVoucher(
  { reason }: { reason: string },
  facts: CancelVoucherFacts,
): Outcome<{ plan: CancelVoucherPlan }> {
  const { voucher, closedThrough } = facts
  const refusal = checkCancellable(voucher, closedThrough)
  if (refusal) return refusal
  const cash: CashKind = voucher.purpose === 'DEBT' ? 'DEBT_CANCEL' : 'VOUCHER_CANCEL'
  const money = reverseMoney<CashKind, 'PAYMENT_CANCEL'>(facts, { cash, debt: 'PAYMENT_CANCEL' }, false)
  if (!money.ok) return money
  const { ok: _, ...undone } = money
  return { ok: true, plan: { voucher: { id: voucher.id, status: 'CANCELLED', reason }, ...undone } }
}
