import { randomBytes } from 'node:crypto'
import { fold } from '@quay/domain/text/fold'
import { newId } from '../server/src/db/new-id.ts'
import type { DatabaseAddress } from '../server/src/db/pool.ts'
import { hashPassword } from '../server/src/features/auth/password.ts'
import { inStore } from './in-store.ts'
import { callAs, type TestStore } from './register-store.ts'

export interface Colleague extends Pick<TestStore, 'username' | 'password' | 'accessToken' | 'refreshToken' | 'call'> {
  fullName: string
}

/** Hires somebody of the default role "staff" at the store's branch, and signs them in. */
export async function addColleague(
  { baseUrl, database }: { baseUrl: string; database: DatabaseAddress },
  store: TestStore,
): Promise<Colleague> {
  const username = `lan-${randomBytes(4).toString('hex')}`
  const password = 'mat-khau-thu'
  const fullName = 'Nguyễn Thị Lan'
  const hash = await hashPassword({ memoryCost: 8, timeCost: 1, parallelism: 1 }, password)
  await inStore(database, store.id, async query => {
    const [role] = await query("select id from role where store_id = $1 and name = 'staff'", [store.id])
    const id = newId()
    await query(
      'insert into employee (store_id, id, role_id, full_name, username, password_hash) values ($1, $2, $3, $4, $5, $6)',
      [store.id, id, role?.id, fullName, username, hash],
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
