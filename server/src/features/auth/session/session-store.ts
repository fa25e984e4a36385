import type { Tx } from '../../../db/connection/transaction.ts'
import { newId } from '../../../db/new-id.ts'
import { refreshDays, sessionDays } from './tokens.ts'

export interface SessionRow {
  id: string
  employeeId: string
  employeeName: string
  sequence: number
  expiresAt: string
  revokedAt: string | null
  isActive: boolean
}

const day = 24 * 3600_000
const expiry = (now: Date) => new Date(now.getTime() + refreshDays * day)

export interface SessionStart {
  browserId: string
  /** A PIN opens for a colleague what a password opened before in the same shop. */
  startedBy: 'password' | 'pin'
  /** The till at which the session before it worked, whose browser it takes over. */
  deviceId?: string | null
}

/** Begins a family of refresh tokens for a person on a device. Gives its id. */
export async function insertSession(
  tx: Tx,
  employeeId: string,
  { browserId, startedBy, deviceId = null }: SessionStart,
): Promise<string> {
  const id = newId()
  await tx.insert('session', [
    {
      id,
      employeeId,
      expiresAt: expiry(tx.now),
      rotatedAt: tx.now,
      createdAt: tx.now,
      userAgent: tx.origin.userAgent,
      address: tx.origin.address,
      browserId,
      startedBy,
      passwordAt: startedBy === 'password' ? tx.now : null,
      deviceId,
    },
  ])
  return id
}

/** The family, locked: of two refreshes at once the second sees what the first did. */
export async function lockSession(tx: Tx, id: string): Promise<SessionRow | undefined> {
  const [row] = await tx.query<SessionRow>(
    `select s.id, s.employee_id, e.full_name as employee_name, s.sequence,
            s.expires_at, s.revoked_at, e.is_active
     from session s join employee e on e.store_id = s.store_id and e.id = s.employee_id
     where s.store_id = $1 and s.id = $2 for update of s`,
    [tx.storeId, id],
  )
  return row
}

/** Moves the family to its next token. However often it is used, it ends some day, and the password is asked for again. */
export async function rotateSession(tx: Tx, id: string): Promise<void> {
  await tx.query(
    `update session set sequence = sequence + 1, rotated_at = $3, expires_at = least($4, created_at + make_interval(days => $6)), address = $5
     where store_id = $1 and id = $2`,
    [tx.storeId, id, tx.now, expiry(tx.now), tx.origin.address, sessionDays],
  )
}

/** Notes that the session's person gave the password just now. */
export async function notePassword(tx: Tx, id: string): Promise<void> {
  await tx.query('update session set password_at = $3 where store_id = $1 and id = $2', [tx.storeId, id, tx.now])
}

/** Notes the registered till at which the session works. */
export async function noteDevice(tx: Tx, id: string, deviceId: string): Promise<void> {
  await tx.query(
    'update session set device_id = $3 where store_id = $1 and id = $2 and device_id is distinct from $3',
    [tx.storeId, id, deviceId],
  )
}

/** Ends a family: its access tokens fail at their next call. Gives whether it had not ended before. */
export async function revokeSession(tx: Tx, id: string, reason: string): Promise<boolean> {
  const ended = await tx.query(
    'update session set revoked_at = $3, revoke_reason = $4 where store_id = $1 and id = $2 and revoked_at is null returning id',
    [tx.storeId, id, tx.now, reason],
  )
  return ended.length > 0
}

/** Ends every session of a person but the one to keep (null: all of them). Gives how many ended. */
export async function revokeSessionsOf(
  tx: Tx,
  employeeId: string,
  keep: string | null,
  reason: string,
): Promise<number> {
  const ended = await tx.query(
    `update session set revoked_at = $4, revoke_reason = $5
     where store_id = $1 and employee_id = $2 and id is distinct from $3 and revoked_at is null returning id`,
    [tx.storeId, employeeId, keep, tx.now, reason],
  )
  return ended.length
}
