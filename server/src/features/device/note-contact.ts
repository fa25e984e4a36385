import type { Device } from '@quay/contract/device/shapes'
import type { Tx } from '../../db/connection/transaction.ts'
import { findByToken } from './device-store.ts'

/** Two words of a till within this time are one contact: it reports every five minutes. */
const pauseMs = 7 * 60_000

/** A till that delivers, as it was before this delivery. */
export interface DeliveringTill
  extends Pick<Device, 'id' | 'branchId' | 'name' | 'prefix' | 'paper' | 'print' | 'isActive' | 'lastSeenAt'> {
  lastContactAt: string | null
  contactFrom: string | null
}

/** The till of a token with its contact so far, and notes that it speaks now. Null for a token of no till of the store. */
export async function noteContact(tx: Tx, token: string | undefined): Promise<DeliveringTill | null> {
  const device = token ? await findByToken(tx, token) : undefined
  if (!device) return null
  const [before] = await tx.query<Pick<DeliveringTill, 'lastContactAt' | 'contactFrom'>>(contactSql, [
    tx.storeId,
    device.id,
  ])
  const isOn = before?.lastContactAt && tx.now.getTime() - Date.parse(before.lastContactAt) < pauseMs
  await tx.query('update device set last_contact_at = $3, contact_from = $4 where store_id = $1 and id = $2', [
    tx.storeId,
    device.id,
    tx.now,
    isOn ? before.contactFrom : tx.now,
  ])
  return { ...device, lastContactAt: before?.lastContactAt ?? null, contactFrom: before?.contactFrom ?? null }
}

const contactSql = 'select last_contact_at, contact_from from device where store_id = $1 and id = $2 for update'
