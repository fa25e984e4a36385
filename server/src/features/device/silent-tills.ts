import type { Tx } from '../../db/connection/transaction.ts'

/** A till that has not spoken for this long has no contact: it reports every five minutes. */
const silentMinutes = 12
/** One that was last seen longer ago is switched off, unless it said that it keeps sales. */
const workingHours = 14

export interface SilentTill {
  name: string
  lastContactAt: string
  /** What it kept when it spoke last. */
  queued: number
}

/** Tills of a branch without contact that keep sales, or may keep some: they were at work within the day. */
export const readSilentTills = (tx: Tx, branchId: string): Promise<SilentTill[]> =>
  tx.query<SilentTill>(silentSql, [tx.storeId, branchId, tx.now, silentMinutes, workingHours])

const silentSql = `
  select name, last_contact_at, coalesce((report->>'queued')::int, 0) as queued from device
  where store_id = $1 and branch_id = $2 and is_active and last_contact_at is not null
    and last_contact_at < $3::timestamptz - make_interval(mins => $4)
    and (coalesce((report->>'queued')::int, 0) > 0 or last_contact_at > $3::timestamptz - make_interval(hours => $5))
  order by name`
