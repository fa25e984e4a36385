import type { Fund } from '../cashbook/post-cash.ts'
import { postRows } from '../ledger/post-rows.ts'
import { type Outcome, refuse } from '../refusal.ts'
import { formatDate } from '../text/format-date.ts'
import type { ShiftFacts } from './shift-facts.ts'

export interface ReopenFacts {
  shift: ShiftFacts & { businessDay: string }
  /** No shift was opened at this drawer after it. */
  isLast: boolean
  closedThrough: string | null
  fund: Fund
  /** Rows with which the drawer was brought to what was counted, not taken back yet. */
  corrections: readonly { id: string; amount: number }[]
}

export interface ReopenPlan {
  cashEntries: {
    kind: 'SHIFT_DIFFERENCE_CANCEL'
    accountId: string
    amount: number
    sequence: number
    balanceAfter: number
    reversesId: string
  }[]
}

/** Decides that a closed shift is open again: its corrections are taken back, so that it is counted anew. */
export function decideReopenShift({
  shift,
  isLast,
  closedThrough,
  fund,
  corrections,
}: ReopenFacts): Outcome<{ plan: ReopenPlan }> {
  if (shift.status === 'OPEN') return refuse('shift-open', { code: shift.code })
  if (!isLast) return refuse('shift-not-last', {})
  if (closedThrough !== null && shift.businessDay <= closedThrough)
    return refuse('day-closed', { day: formatDate(shift.businessDay) })
  const movements = corrections.map(({ id, amount }) => ({
    kind: 'SHIFT_DIFFERENCE_CANCEL' as const,
    accountId: fund.id,
    amount: 0 - amount,
    reversesId: id,
  }))
  return {
    ok: true,
    plan: { cashEntries: postRows(movements, [fund], row => ({ chain: row.accountId, amount: row.amount })) },
  }
}
