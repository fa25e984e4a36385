import type { openBody, Shift } from '@quay/contract/shift/shapes'
import type { z } from 'zod'
import { nextCode } from '../../db/counter.ts'
import { DomainError } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { isRepeat } from '../../db/repeat.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { branchOf, requireActiveBranch } from '../../http/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { fundsToPay, lockFunds } from '../cashbook/apply-cash.ts'
import { readSetting } from '../setting/read-setting.ts'
import { findOpenShift } from './find-open-shift.ts'
import { readShift } from './shift-queries.ts'
import { insertShift, readOwnDevice, readTillName } from './shift-store.ts'

/**
 * Opens a shift of the caller at the drawer where they work. Gives the shift. Throws `shifts-off`, `shift-open-already`,
 * `branch-inactive`, `not-found` and `idempotency-conflict`.
 */
export async function openShift(tx: Tx, actor: Actor, body: z.output<typeof openBody>, hash: Buffer): Promise<Shift> {
  const id = body.id ?? newId()
  const branchId = branchOf(actor, body.branchId)
  // The lock of the drawer's fund: of two who open at once the second sees the first.
  const { cashAccount } = fundsToPay(await lockFunds(tx, branchId, [{ method: 'CASH' }]))
  if (await isRepeat(tx, 'shift', id, hash)) return readShift(tx, actor, id)
  requireActiveBranch(actor, branchId)
  const [isOn, open, { today }, deviceId] = await Promise.all([
    readSetting(tx, 'useShifts'),
    findOpenShift(tx, branchId),
    readBranchDay(tx, branchId),
    readOwnDevice(tx, actor),
  ])
  if (!isOn) throw new DomainError('shifts-off')
  if (open) throw new DomainError('shift-open-already', { shiftId: open })

  const till = await readTillName(tx, deviceId)
  const code = await nextCode(tx, 'CA')
  const { openingFloat } = body
  const holder = { id: actor.employeeId, name: actor.fullName }
  await insertShift(tx, {
    id,
    code,
    branchId,
    deviceId,
    accountId: cashAccount.id,
    businessDay: today,
    holder,
    openingFloat,
    takenOverId: null,
    hash,
  })
  await tx.audit('shift.open', { kind: 'shift', id, code, branchId }, undefined, { openingFloat, till })
  return readShift(tx, actor, id)
}
