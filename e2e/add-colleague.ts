import { randomBytes } from 'node:crypto'
import { hash as argon2 } from '@node-rs/argon2'
import type { Grant } from '@quay/contract/right/permission'
import { fold } from '@quay/domain/text/fold'
import type { DatabaseAddress } from '../server/src/db/connection/pool.ts'
import { newId } from '../server/src/db/new-id.ts'
import { inStore, type Query } from './in-store.ts'
import { callAs, type TestStore } from './register-store.ts'

export interface Colleague extends Pick<TestStore, 'username' | 'password' | 'accessToken' | 'refreshToken' | 'call'> {
  fullName: string
}

/** One of the default roles, or a role of its own with these rights. */
export type ColleagueRole = 'admin' | 'management' | 'staff' | readonly Grant[]

/** Hires somebody at the store's branch, and signs them in. */
export async function addColleague(
  { baseUrl, database }: { baseUrl: string; database: DatabaseAddress },
  store: TestStore,
  role: ColleagueRole = 'staff',
): Promise<Colleague> {
  const username = `lan-${randomBytes(4).toString('hex')}`
  const password = 'mat-khau-thu'
  const fullName = 'Nguyễn Thị Lan'
  // Without the server's pepper, which lies in its secret: the sign-in makes the hash anew.
  const hash = await argon2(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
  await inStore(database, store.id, async query => {
    const roleId =
      typeof role === 'string' ? await defaultRole(query, store.id, role) : await ownRole(query, store.id, role)
    const id = newId()
    await query(
      'insert into employee (store_id, id, role_id, full_name, username, password_hash) values ($1, $2, $3, $4, $5, $6)',
      [store.id, id, roleId, fullName, username, hash],
    )
    await query('insert into employee_branch (store_id, id, employee_id, branch_id) values ($1, $2, $3, $4)', [
      store.id,
      newId(),
      id,
      store.branchId,
    ])
    await query('insert into login_name (folded, store_id, employee_id) values ($1, $2, $3)', [
      fold(username),
      store.id,
      id,
    ])
  })
  const { data } = await callAs(baseUrl)('POST', 'auth/login', { username, password })
  const { accessToken, refreshToken } = data
  return { fullName, username, password, accessToken, refreshToken, call: callAs(baseUrl, accessToken) }
}

async function defaultRole(query: Query, storeId: string, name: string): Promise<unknown> {
  const [role] = await query('select id from role where store_id = $1 and name = $2', [storeId, name])
  return role?.id
}

async function ownRole(query: Query, storeId: string, grants: readonly Grant[]): Promise<string> {
  const id = newId()
  await query('insert into role (store_id, id, name) values ($1, $2, $3)', [storeId, id, `Vai trò ${id.slice(-6)}`])
  for (const { model, action } of grants)
    await query('insert into role_permission (store_id, id, role_id, model, action) values ($1, $2, $3, $4, $5)', [
      storeId,
      newId(),
      id,
      model,
      action,
    ])
  return id
}
