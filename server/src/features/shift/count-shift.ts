import type { countBody, Shift } from '@quay/contract/shift/shapes'
import { checkHolder } from '@quay/domain/shift/check-holder'
import { sumNotes } from '@quay/domain/shift/sum-notes'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { refuseAs } from '../../db/refuse-as.ts'
import { holderAt, notLaterThan } from './holder-at.ts'
import { readShift } from './shift-queries.ts'
import {
  fundsInLog,
  insertCount,
  lockShift,
  readDrawer,
  readLastCount,
  readOtherFunds,
  shiftActor,
} from './shift-store.ts'

/**
 * Writes down a count of the drawer beside what had to be there at that moment. Gives the shift, whose last count now says
 * what differs; transfers too, fund by fund, where they were counted. Throws `not-found`, `shift-closed`, `shift-of-another` and `shift-fund-unknown`.
 */
export async function countShift(
  tx: Tx,
  caller: Actor,
  id: string,
  { notes, funds: typed = [], id: countId, countedAt, deviceToken }: z.output<typeof countBody>,
): Promise<Shift> {
  const { shift } = await lockShift(tx, caller, id)
  if (countId && (await isCounted(tx, countId))) {
    tx.repeated = true
    return readShift(tx, caller, id)
  }
  const actor = await holderAt(tx, caller, shift, deviceToken)
  const refusal = checkHolder(shift, shiftActor(actor))
  if (refusal) throw refuseAs(refusal)
  const at = notLaterThan(tx.now, countedAt)
  const [drawer, last, others] = await Promise.all([
    readDrawer(tx, shift),
    readLastCount(tx, shift),
    typed.length > 0 ? readOtherFunds(tx, id) : [],
  ])
  const funds = typed.map(({ accountId, counted }, place) => {
    const fund = others.find(one => one.accountId === accountId)
    if (!fund) throw refuseField('shift-fund-unknown', `funds.${place}.accountId`)
    return { ...fund, counted }
  })

  const counted = sumNotes(notes)
  const position = (last?.position ?? 0) + 1
  await Promise.all([
    insertCount(tx, actor, { id: countId ?? newId(), shiftId: id, position, notes, at, counted, funds, ...drawer }),
    tx.audit('shift.count', { kind: 'shift', id, code: shift.code, branchId: shift.branchId }, undefined, {
      count: position,
      counted,
      expected: drawer.expected,
      difference: counted - drawer.expected,
      ...(funds.length > 0 && { funds: fundsInLog(funds) }),
    }),
  ])
  return readShift(tx, caller, id)
}

const isCounted = async (tx: Tx, id: string) =>
  (await tx.query('select id from shift_count where store_id = $1 and id = $2', [tx.storeId, id])).length > 0
