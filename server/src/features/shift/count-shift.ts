import type { Notes, Shift } from '@quay/contract/shift/shapes'
import { checkHolder } from '@quay/domain/shift/check-holder'
import { sumNotes } from '@quay/domain/shift/sum-notes'
import { newId } from '../../db/new-id.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { readShift } from './shift-queries.ts'
import { insertCount, lockShift, readDrawer, readLastCount, shiftActor } from './shift-store.ts'

/**
 * Writes down a count of the drawer beside what had to be there at that moment. Gives the shift, whose last count now says
 * what differs. Throws `not-found`, `shift-closed` and `shift-of-another`.
 */
export async function countShift(tx: Tx, actor: Actor, id: string, notes: Notes): Promise<Shift> {
  const { shift } = await lockShift(tx, actor, id)
  const refusal = checkHolder(shift, shiftActor(actor))
  if (refusal) throw refuseAs(refusal)
  const [drawer, last] = await Promise.all([readDrawer(tx, shift), readLastCount(tx, id)])

  const counted = sumNotes(notes)
  const position = (last?.position ?? 0) + 1
  await Promise.all([
    insertCount(tx, actor, { id: newId(), shiftId: id, position, notes, counted, ...drawer }),
    tx.audit('shift.count', { kind: 'shift', id, code: shift.code, branchId: shift.branchId }, undefined, {
      count: position,
      counted,
      expected: drawer.expected,
      difference: counted - drawer.expected,
    }),
  ])
  return readShift(tx, actor, id)
}
