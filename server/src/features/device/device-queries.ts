import type { Device } from '@quay/contract/device/shapes'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { deviceColumns, fromDevices, withMissing } from './device-store.ts'

/** The tills of the caller's branches, those in use first, by name. */
export async function listDevices(tx: Tx, actor: Actor): Promise<Device[]> {
  const devices = await tx.query<Omit<Device, 'missing'>>(
    `select ${deviceColumns} ${fromDevices} where d.store_id = $1 and d.branch_id = any($2::uuid[])
     order by d.is_active desc, d.name collate "vi-x-icu", d.id`,
    [tx.storeId, actor.branchIds],
  )
  return withMissing(tx, devices)
}
