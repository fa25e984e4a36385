import { type CloseInput, decideCloseShift } from '@quay/domain/shift/decide-close-shift'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { updateVersioned } from '../../db/write/update-versioned.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { postCash } from '../cashbook/apply-cash.ts'
import { postingOf } from '../stock/posting.ts'
import { fundsInLog, lockShift, readDrawer, readLastCount, type StoredShift, shiftActor } from './shift-store.ts'

/**
 * Ends a shift by its last count: what differs goes into the cash book. Gives the shift as it was, what was counted and what
 * differs; `owesNothing` where its till says so itself. Throws `not-found`, `shift-owes-sales` and what decideCloseShift refuses.
 */
export async function endShift(tx: Tx, actor: Actor, id: string, input: CloseInput, owesNothing = false) {
  const { shift, fund } = await lockShift(tx, actor, id)
  if (!owesNothing) await refuseOwing(tx, actor, shift)
  const [drawer, count, { today }] = await Promise.all([
    readDrawer(tx, shift),
    readLastCount(tx, shift),
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
  const { cashEntry, difference, differs } = decision.plan
  const { counted, expected } = count!
  const posting = { ...postingOf(actor, 'shift', shift, today), shiftId: id }
  const reason = differs ? (input.reason ?? null) : null
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
  return { shift, counted, expected, difference, funds: count!.funds, taken: input.taken, reason, today }
}

interface OwingTill {
  queued: number
  /** Of which shifts its unsent sales are; null where it did not say. */
  shiftIds: string[] | null
  arrived: number
}

const owingSql = `
  select coalesce((d.report->>'queued')::int, 0) as queued, (d.report->'shiftIds') as shift_ids,
    (select count(*)::int from bill b where b.store_id = $1 and b.branch_id = d.branch_id and b.device_id = d.id and b.arrived_at > d.report_at) as arrived
  from device d where d.store_id = $1 and d.id = $2 and d.report_at is not null`

/** A shift is not closed while its till keeps sales of it; who reviews shifts closes it all the same: the till may be lost. */
async function refuseOwing(tx: Tx, actor: Actor, { id, deviceId }: StoredShift): Promise<void> {
  if (!deviceId || shiftActor(actor).mayReview) return
  const [till] = await tx.query<OwingTill>(owingSql, [tx.storeId, deviceId])
  if (!till || (till.shiftIds && !till.shiftIds.includes(id))) return
  const count = till.queued - till.arrived
  if (count > 0) throw new DomainError('shift-owes-sales', { count })
}

/** What the log says of the end of a shift. */
export const describeEnd = ({
  counted,
  expected,
  difference,
  funds,
  taken,
  reason,
}: Awaited<ReturnType<typeof endShift>>) => ({
  counted,
  expected,
  difference,
  ...(funds.length > 0 && { funds: fundsInLog(funds) }),
  taken,
  reason,
})
