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
  count: {
    id: string
    counted: number
    expected: number
    entryCount: number
    /** Funds that were counted beside the drawer, with what the shift brought into each until then, and until now. */
    funds: readonly { name: string; counted: number; expected: number; expectedNow: number }[]
  } | null
  /** How many rows of money the drawer has in this shift now. */
  entryCount: number
  fund: Fund
}

export interface ClosePlan {
  /** Of the drawer: counted less expected, in đồng. */
  difference: number
  /** Whether the drawer or another fund differs, so that the reason is kept. */
  differs: boolean
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
 * shift open: neither does a fund that goes below zero by it. What differs in another fund is kept with the count and moves nothing: the statement
 * of the bank says what is there.
 */
export function decideCloseShift(input: CloseInput, facts: CloseFacts): Outcome<{ plan: ClosePlan }> {
  const { shift, count, entryCount, fund } = facts
  const refusal = checkHolder(shift, facts.actor)
  if (refusal) return refusal
  if (!count || count.id !== input.countId) return refuse('shift-count-needed', { code: shift.code })
  const fundMoved = count.funds.some(({ expected, expectedNow }) => expected !== expectedNow)
  if (count.entryCount !== entryCount || fundMoved) return refuse('shift-moved', {})
  const { counted } = count
  if (input.taken > counted) return refuse('shift-taken-over', { counted, countedText: formatDong(counted) }, 'taken')
  const difference = counted - count.expected
  const differing = count.funds.find(one => one.counted !== one.expected)
  if ((difference !== 0 || differing) && !input.reason) {
    const [off, where] =
      difference !== 0 || !differing
        ? [difference, '']
        : [differing.counted - differing.expected, ` ở ${differing.name}`]
    return refuse('shift-reason-needed', { difference: off, differenceText: `${formatDong(off)}${where}` }, 'reason')
  }
  const movement = { kind: 'SHIFT_DIFFERENCE' as const, accountId: fund.id, amount: difference }
  const [cashEntry] =
    difference === 0 ? [] : postRows([movement], [fund], row => ({ chain: row.accountId, amount: row.amount }))
  return {
    ok: true,
    plan: { difference, differs: difference !== 0 || differing !== undefined, cashEntry: cashEntry ?? null },
  }
}
