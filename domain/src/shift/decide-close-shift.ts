import type { Fund } from '../cashbook/post-cash.ts'
import { postRows } from '../ledger/post-rows.ts'
import { type Outcome, refuse } from '../refusal.ts'
import { formatDong } from '../text/format-number.ts'
import { checkHolder } from './check-holder.ts'
import type { ShiftActor, ShiftFacts } from './shift-facts.ts'

export interface CloseInput {
  countId: string
  /** Đồng taken to the safe; the rest stays in the drawer. */
  taken: number
  reason?: string | undefined
}

export interface CloseFacts {
  shift: ShiftFacts
  actor: ShiftActor
  /** The last count; null before the first. */
  count: { id: string; counted: number; expected: number; entryCount: number } | null
  /** How many rows of money the drawer has in this shift now. */
  entryCount: number
  fund: Fund
}

export interface ClosePlan {
  /** Counted less expected, in đồng. */
  difference: number
  /** Brings the fund to what was counted; null where nothing differs. */
  cashEntry: {
    kind: 'SHIFT_DIFFERENCE'
    accountId: string
    amount: number
    sequence: number
    balanceAfter: number
  } | null
}

/**
 * Decides the end of a shift by its last count. What differs is written as a row of money with a reason and never keeps a
 * shift open: neither does a fund that goes below zero by it.
 */
export function decideCloseShift(input: CloseInput, facts: CloseFacts): Outcome<{ plan: ClosePlan }> {
  const { shift, count, entryCount, fund } = facts
  const refusal = checkHolder(shift, facts.actor)
  if (refusal) return refusal
  if (!count || count.id !== input.countId) return refuse('shift-count-needed', { code: shift.code })
  if (count.entryCount !== entryCount) return refuse('shift-moved', {})
  const { counted } = count
  if (input.taken > counted) return refuse('shift-taken-over', { counted, countedText: formatDong(counted) }, 'taken')
  const difference = counted - count.expected
  if (difference !== 0 && !input.reason)
    return refuse('shift-reason-needed', { difference, differenceText: formatDong(difference) }, 'reason')
  const movement = { kind: 'SHIFT_DIFFERENCE' as const, accountId: fund.id, amount: difference }
  const [cashEntry] =
    difference === 0 ? [] : postRows([movement], [fund], row => ({ chain: row.accountId, amount: row.amount }))
  return { ok: true, plan: { difference, cashEntry: cashEntry ?? null } }
}
