import type pg from 'pg'
import { inEachStore } from '../db/connection/stores.ts'
import { knownKeys } from '../features/auth/password/password.ts'
import type { SecretKeys } from '../secret-box.ts'

/**
 * Who cannot sign in after a restore, because the secret with which the passwords were hashed is not this server's:
 * how many people, and by store the user names of those who may give the others a new one. Takes a connection of the
 * owner.
 */
export async function lockedOut(
  owner: pg.ClientBase,
  secrets: SecretKeys,
): Promise<{ people: number; admins: string[] }> {
  const admins: string[] = []
  let people = 0
  await inEachStore(owner, async storeId => {
    const { rows } = await owner.query<{ username: string; isAdmin: boolean }>(
      `select e.username, r.name = 'admin' as "isAdmin" from employee e join role r on r.store_id = e.store_id and r.id = e.role_id
       where e.store_id = $1 and e.is_active and e.password_hash like 'k1.%'
         and not (split_part(split_part(e.password_hash, '$', 1), '.', 2) = any($2::text[])) order by e.username`,
      [storeId, knownKeys(secrets)],
    )
    people += rows.length
    admins.push(...rows.filter(row => row.isAdmin).map(row => row.username))
  })
  return { people, admins }
}
