import type { handOverBody, Shift } from '@quay/contract/shift/shapes'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { contentHash } from '../../db/write/content-hash.ts'
import { nextCode } from '../../db/write/counter.ts'
import { isRepeat } from '../../db/write/repeat.ts'
import { refuseOutsideHoursOf } from '../../http/caller/access-hours.ts'
import { requireActiveBranch } from '../../http/caller/rights.ts'
import type { Runtime } from '../../runtime.ts'
import { checkPin } from '../auth/check-pin.ts'
import { mayApprove } from '../auth/colleague-queries.ts'
import { readSetting } from '../setting/read-setting.ts'
import { shiftCodes } from './codes.ts'
import { describeEnd, endShift } from './end-shift.ts'
import { readShift } from './shift-queries.ts'
import { insertShift, lockShift, readTillName } from './shift-store.ts'

/**
 * Closes a shift and opens one of the colleague who accepts it by PIN, with what is left in the drawer: both or neither.
 * Gives the closed shift. Throws what decideCloseShift refuses, `shift-handed-to-self`, `shifts-off`, `not-found` and
 * `approver-lacks-right` for a colleague who may open no shift here, what checkPin throws, and `idempotency-conflict`.
 */
export async function handOverShift(
  tx: Tx,
  actor: Actor,
  runtime: Runtime,
  id: string,
  { pin, ...body }: z.output<typeof handOverBody>,
): Promise<Shift> {
  // Without the PIN: a hash of few digits would tell them.
  const hash = contentHash({ ...body, from: id })
  if (await isRepeat(tx, 'shift', body.nextId, hash)) return readShift(tx, actor, id)
  const taker = await mayApprove(tx, actor, { id: body.toEmployeeId, model: 'shift', action: 'create' })
  if (!taker) throw new DomainError('not-found')
  if (!taker.holdsRight) throw new DomainError('approver-lacks-right', { name: taker.fullName })
  await checkPin(tx, actor, runtime, body.toEmployeeId, pin)
  await refuseOutsideHoursOf(tx, body.toEmployeeId)
  if (!(await readSetting(tx, 'useShifts'))) throw new DomainError('shifts-off')

  // A copy that came while this one checked the PIN waits here, and finds what the first one did.
  await lockShift(tx, actor, id)
  if (await isRepeat(tx, 'shift', body.nextId, hash)) return readShift(tx, actor, id)
  const ended = await endShift(tx, actor, id, body)
  const { shift, counted, taken, today } = ended
  if (shift.heldBy === body.toEmployeeId) throw new DomainError('shift-handed-to-self')
  requireActiveBranch(actor, shift.branchId)
  const till = await readTillName(tx, shift.deviceId)
  const code = await nextCode(tx, shiftCodes)
  const { branchId, deviceId, accountId } = shift
  const openingFloat = counted - taken
  await insertShift(tx, {
    id: body.nextId,
    code,
    branchId,
    deviceId,
    accountId,
    businessDay: today,
    holder: { id: body.toEmployeeId, name: taker.fullName },
    openingFloat,
    takenOverId: id,
    hash,
  })
  await Promise.all([
    tx.audit(
      'shift.hand-over',
      { kind: 'shift', id, code: shift.code, branchId, amount: ended.difference || null },
      undefined,
      { ...describeEnd(ended), handedTo: taker.fullName },
    ),
    tx.audit('shift.open', { kind: 'shift', id: body.nextId, code, branchId }, undefined, {
      openingFloat,
      till,
      handedTo: taker.fullName,
    }),
  ])
  return readShift(tx, actor, id)
}
