import type { Device, DeviceReport } from '@quay/contract/device/shapes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { noteDevice } from '../auth/session/session-store.ts'
import { noteContact } from './note-contact.ts'

/** A till that is opened again and again within an hour is one opening. */
const sameOpening = 60 * 60_000

/**
 * A registered browser begins to work: gives it what it is called now, and notes when and by whom it was seen, and in
 * the session that it works there; with a report also what it says of itself. Throws
 * `not-found` for a token of no till of this store: the browser then forgets it.
 */
export async function openDevice(tx: Tx, actor: Actor, token: string, report?: DeviceReport) {
  const device = await noteContact(tx, token)
  if (!device) throw new DomainError('not-found', { kind: 'device' })
  await noteDevice(tx, actor.sessionId, device.id)
  if (report)
    await tx.query('update device set report = $3, report_at = $4 where store_id = $1 and id = $2', [
      tx.storeId,
      device.id,
      JSON.stringify(report),
      tx.now,
    ])
  if (device.isActive === 0 || isJustSeen(device, tx.now)) {
    tx.repeated = true
    return device
  }
  await tx.query('update device set last_seen_at = $3, last_seen_by = $4 where store_id = $1 and id = $2', [
    tx.storeId,
    device.id,
    tx.now,
    actor.fullName,
  ])
  await tx.audit('device.open', { kind: 'device', id: device.id, code: device.name, branchId: device.branchId })
  return device
}

const isJustSeen = ({ lastSeenAt }: Pick<Device, 'lastSeenAt'>, now: Date) =>
  lastSeenAt !== null && now.getTime() - new Date(lastSeenAt).getTime() < sameOpening
