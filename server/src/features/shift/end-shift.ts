import { type CloseInput, decideCloseShift } from '@quay/domain/shift/decide-close-shift'
import { refuseAs } from '../../db/refuse-as.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { updateVersioned } from '../../db/update-versioned.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { postCash } from '../cashbook/apply-cash.ts'
import { postingOf } from '../stock/posting.ts'
import { lockShift, readDrawer, readLastCount, shiftActor } from './shift-store.ts'

/**
 * Ends a shift by its last count: what differs goes into the cash book. Gives the shift as it was, what was counted and what
 * differs. Throws `not-found` and what decideCloseShift refuses.
 */
export async function endShift(tx: Tx, actor: Actor, id: string, input: CloseInput) {
  const { shift, fund } = await lockShift(tx, actor, id)
  const [drawer, count, { today }] = await Promise.all([
    readDrawer(tx, shift),
    readLastCount(tx, id),
    readBranchDay(tx, shift.branchId),
  ])
  const decision = decideCloseShift(input, {
    shift,
    actor: shiftActor(actor),
    count,
    entryCount: drawer.entryCount,
    fund,
  })
  if (!decision.ok) throw refuseAs(decision)
  const { cashEntry, difference } = decision.plan
  const { counted, expected } = count!
  const posting = { ...postingOf(actor, 'shift', shift, today), shiftId: id }
  const reason = difference === 0 ? null : (input.reason ?? null)
  await Promise.all([
    postCash(tx, posting, cashEntry ? [{ ...cashEntry, note: reason }] : []),
    updateVersioned(tx, 'shift', id, {
      status: 'CLOSED',
      closedAt: tx.now,
      closedBy: actor.employeeId,
      closedByName: actor.fullName,
      countId: count!.id,
      counted,
      taken: input.taken,
      reason,
    }),
  ])
  return { shift, counted, expected, difference, taken: input.taken, reason, today }
}

/** What the log says of the end of a shift. */
export const describeEnd = ({
  counted,
  expected,
  difference,
  taken,
  reason,
}: Awaited<ReturnType<typeof endShift>>) => ({
  counted,
  expected,
  difference,
  taken,
  reason,
})
