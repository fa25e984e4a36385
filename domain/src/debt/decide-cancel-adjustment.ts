import { type MoneyToReverse, type ReversedMoney, reverseMoney } from '../cashbook/reverse-money.ts'
import { type CancellableDocument, checkCancellable } from '../ledger/check-cancellable.ts'
import type { Outcome } from '../refusal.ts'

/** A change of a debt by hand with the row it wrote, and the partner now, read under lock. */
export interface CancelAdjustmentFacts extends Pick<MoneyToReverse, 'debtEntries' | 'partner'> {
  adjustment: CancellableDocument
  closedThrough: string | null
  /** What it settled, and what settled it. */
  allocations: MoneyToReverse['allocations']
}

export type CancelAdjustmentPlan = Pick<ReversedMoney<never, 'ADJUSTMENT_CANCEL'>, 'debtEntries' | 'allocations'>

/**
 * Decides the cancel of a change by hand: the opposite row; what it settled is open again, what was paid towards it is free
 * for other debts. No fund moves.
 */
export function decideCancelAdjustment(facts: CancelAdjustmentFacts): Outcome<{ plan: CancelAdjustmentPlan }> {
  const { adjustment, closedThrough, ...debts } = facts
  const refusal = checkCancellable(adjustment, closedThrough)
  if (refusal) return refusal
  const money = reverseMoney<never, 'ADJUSTMENT_CANCEL'>(
    { ...debts, cashEntries: [], funds: [], mayOverdraw: true },
    { cash: undefined as never, debt: 'ADJUSTMENT_CANCEL' },
    false,
  )
  if (!money.ok) return money
  return { ok: true, plan: { debtEntries: money.debtEntries, allocations: money.allocations } }
}
