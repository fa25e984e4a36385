import type pg from 'pg'
import { newId } from '../../../db/new-id.ts'
import { randomSigns } from '../password/password.ts'
import { invitationHash } from './registration.ts'

/**
 * Makes an invitation for one new store, good for so many days, and forgets those that ran out. Gives its code, which
 * nothing shows again. Takes a connection of the owner.
 */
export async function makeInvitation(
  owner: pg.ClientBase,
  days: number,
  now: Date,
): Promise<{ code: string; expiresAt: Date }> {
  const code = Array.from({ length: 4 }, () => randomSigns(4)).join('-')
  const expiresAt = new Date(now.getTime() + days * 24 * 3600_000)
  await owner.query(`delete from store_directory where status = 'invited' and expires_at <= $1`, [now])
  await owner.query(
    `insert into store_directory (store_id, status, code_hash, expires_at, created_at) values ($1, 'invited', $2, $3, $4)`,
    [newId(), invitationHash(code), expiresAt, now],
  )
  return { code, expiresAt }
}
