import type { Shift } from '@quay/contract/shift/shapes'
import { decideReopenShift } from '@quay/domain/shift/decide-reopen-shift'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { newId } from '../../db/new-id.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { updateVersioned } from '../../db/write/update-versioned.ts'
import { lockBranchDay } from '../branch/read-branch-day.ts'
import { postCash } from '../cashbook/apply-cash.ts'
import { postingOf } from '../stock/posting.ts'
import { readShift } from './shift-queries.ts'
import { lockShift, type StoredShift } from './shift-store.ts'

const laterSql = `
  select id from shift where store_id = $1 and branch_id = $2 and device_id is not distinct from $3
    and opened_at >= $4 and id <> $5 limit 1`

const correctionsSql = `
  select e.id, e.amount from cash_entry e
  where e.store_id = $1 and e.shift_id = $2 and e.kind in ('SHIFT_DIFFERENCE', 'SHIFT_LATE')
    and not exists (select from cash_entry u where u.store_id = $1 and u.reverses_id = e.id)
  order by e.sequence`

/**
 * Opens the last shift of a drawer again, with a reason: what its count corrected is taken back, its closing stays to be
 * read. Gives the shift. Throws `not-found`, `shift-open`, `shift-not-last` and `day-closed`.
 */
export async function reopenShift(tx: Tx, actor: Actor, id: string, reason: string): Promise<Shift> {
  const { shift, fund } = await lockShift(tx, actor, id)
  const { branchId, deviceId } = shift
  const [later, corrections, { closedThrough, today }] = await Promise.all([
    tx.query(laterSql, [tx.storeId, branchId, deviceId, shift.openedAt, id]),
    tx.query<{ id: string; amount: number }>(correctionsSql, [tx.storeId, id]),
    lockBranchDay(tx, branchId),
  ])
  const decision = decideReopenShift({ shift, isLast: later.length === 0, closedThrough, fund, corrections })
  if (!decision.ok) throw refuseAs(decision)

  const difference = corrections.reduce((sum, { amount }) => sum + amount, 0)
  const posting = { ...postingOf(actor, 'shift', shift, today), shiftId: id }
  await Promise.all([
    setAside(tx, actor, shift, { reason, difference }),
    updateVersioned(tx, 'shift', id, { status: 'OPEN', ...noEnd }),
    postCash(
      tx,
      posting,
      decision.plan.cashEntries.map(entry => ({ ...entry, note: reason })),
    ),
    tx.audit(
      'shift.reopen',
      { kind: 'shift', id, code: shift.code, branchId, amount: -difference || null },
      { counted: shift.counted, difference },
      { reason },
    ),
  ])
  return readShift(tx, actor, id)
}

const noEnd = {
  closedAt: null,
  closedBy: null,
  closedByName: null,
  countId: null,
  counted: null,
  taken: null,
  reason: null,
}

/** Keeps the closing that is undone. */
const setAside = (
  tx: Tx,
  actor: Actor,
  { id, closedAt, closedByName, countId, counted, taken, reason: differenceReason }: StoredShift,
  { reason, difference }: { reason: string; difference: number },
) =>
  tx.insert('shift_reopening', [
    {
      id: newId(),
      shiftId: id,
      at: tx.now,
      byId: actor.employeeId,
      byName: actor.fullName,
      reason,
      closedAt: closedAt!,
      closedByName: closedByName!,
      countId: countId!,
      counted: counted!,
      taken: taken!,
      difference,
      differenceReason,
    },
  ])
