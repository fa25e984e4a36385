import type { openBody, Shift } from '@quay/contract/shift/shapes'
import { sumNotes } from '@quay/domain/shift/sum-notes'
import { formatDong } from '@quay/domain/text/format-number'
import { businessDay } from '@quay/domain/time/business-day'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'
import { nextCode } from '../../db/write/counter.ts'
import { isRepeat } from '../../db/write/repeat.ts'
import { branchOf, requireActiveBranch } from '../../http/caller/rights.ts'
import { readBranchDay } from '../branch/read-branch-day.ts'
import { fundsToPay, lockFunds } from '../cashbook/apply-cash.ts'
import { findByToken } from '../device/device-store.ts'
import { readSetting } from '../setting/read-setting.ts'
import { shiftCodes } from './codes.ts'
import { describeEnd, endShift } from './end-shift.ts'
import { findOpenShift } from './find-open-shift.ts'
import { holderAt, notLaterThan } from './holder-at.ts'
import { readShift } from './shift-queries.ts'
import { insertShift, lockShift, readOwnDevice, readTillName } from './shift-store.ts'

/**
 * Opens a shift of the caller at the drawer where they work, or one that a till opened without the network: at its own drawer, for who opened it, with the shift that
 * was handed over to it closed by its count. Gives the shift. Throws `shift-float-differs`, `shifts-off`, `shift-open-already`, `branch-inactive`, `not-found`, `idempotency-conflict` and
 * what decideCloseShift refuses.
 */
export async function openShift(tx: Tx, actor: Actor, body: z.output<typeof openBody>, hash: Buffer): Promise<Shift> {
  const id = body.id ?? newId()
  const branchId = branchOf(actor, body.branchId)
  refuseOtherFloat(body)
  // The lock of the drawer's fund: of two who open at once the second sees the first.
  const { cashAccount } = fundsToPay(await lockFunds(tx, branchId, [{ method: 'CASH' }]))
  if (await isRepeat(tx, 'shift', id, hash)) return readShift(tx, actor, id)
  const till = body.deviceToken ? await findByToken(tx, body.deviceToken) : undefined
  if (!till) requireActiveBranch(actor, branchId)
  if (!(await readSetting(tx, 'useShifts'))) throw new DomainError('shifts-off')
  if (till && body.closes) await closeHandedOver(tx, actor, body)
  const [open, { today, timeZone, cutOffHour }, deviceId, holder] = await Promise.all([
    till ? openAt(tx, branchId, till.id) : findOpenShift(tx, branchId),
    readBranchDay(tx, branchId),
    till?.id ?? readOwnDevice(tx, actor),
    till && body.heldBy ? readHolder(tx, body.heldBy) : { id: actor.employeeId, name: actor.fullName },
  ])
  if (open) throw new DomainError('shift-open-already', { shiftId: open })

  const openedAt = till ? notLaterThan(tx.now, body.openedAt) : tx.now
  const tillName = await readTillName(tx, deviceId)
  const code = await nextCode(tx, shiftCodes)
  const { openingFloat, openingNotes } = body
  await insertShift(tx, {
    id,
    code,
    branchId,
    deviceId,
    accountId: cashAccount.id,
    businessDay: openedAt === tx.now ? today : businessDay(openedAt.toISOString(), timeZone, cutOffHour),
    holder,
    openingFloat,
    openingNotes,
    takenOverId: till && body.closes ? body.closes.shiftId : null,
    openedAt,
    hash,
  })
  await tx.audit('shift.open', { kind: 'shift', id, code, branchId }, undefined, {
    openingFloat,
    till: tillName,
    ...(holder.id !== actor.employeeId && { heldBy: holder.name }),
  })
  return readShift(tx, actor, id)
}

/** A float that was counted by notes is worth its notes. */
function refuseOtherFloat({ openingFloat, openingNotes }: z.output<typeof openBody>): void {
  if (!openingNotes || sumNotes(openingNotes) === openingFloat) return
  throw refuseField('shift-float-differs', 'openingNotes', {
    notesText: formatDong(sumNotes(openingNotes)),
    floatText: formatDong(openingFloat),
  })
}

/** Who hands over without the network cannot know whether the count differs, so nobody asked why. */
const unasked = 'Bàn giao khi mất mạng, người giao không ghi lý do'

/** The shift that a till handed over without the network ends by the count that was made then. */
async function closeHandedOver(
  tx: Tx,
  actor: Actor,
  { closes, deviceToken }: z.output<typeof openBody>,
): Promise<void> {
  const { shiftId, reason = unasked, ...ending } = closes!
  const { shift } = await lockShift(tx, actor, shiftId)
  if (shift.status === 'CLOSED') return
  const ended = await endShift(tx, await holderAt(tx, actor, shift, deviceToken), shiftId, { ...ending, reason }, true)
  await tx.audit(
    'shift.close',
    { kind: 'shift', id: shiftId, code: shift.code, branchId: shift.branchId, amount: ended.difference || null },
    undefined,
    describeEnd(ended),
  )
}

const openAtSql = `
  select id from shift where store_id = $1 and branch_id = $2 and device_id = $3 and status = 'OPEN'`

async function openAt(tx: Tx, branchId: string, deviceId: string): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(openAtSql, [tx.storeId, branchId, deviceId])
  return row?.id ?? null
}

async function readHolder(tx: Tx, id: string): Promise<{ id: string; name: string }> {
  const [row] = await tx.query<{ id: string; name: string }>(
    'select id, full_name as name from employee where store_id = $1 and id = $2',
    [tx.storeId, id],
  )
  if (!row) throw new DomainError('not-found', { kind: 'employee', id })
  return row
}
