import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp, testPassword } from '../../../test/app.ts'
import { addEmployee, inStore } from '../../../test/factories.ts'
import { newId } from '../../db/new-id.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

const inOurStore = (text: string, values: unknown[]) =>
  inStore(shop, owner.profile.store.id, query => query(text, values))
const newProduct = {
  type: 1,
  name: 'Bông',
  isLotManaged: false,
  vatRate: 5,
  units: [{ name: 'Gói', ratio: 1, price: 1, isBase: true }],
}

describe('what changes for a person holds on the next call', () => {
  it('a right that is given and taken away, and one that was only given in a transaction that was undone', async () => {
    const seller = await addEmployee(shop, owner, { grants: [{ model: 'sale', action: 'create' }] })
    const status = async () => (await seller.get('user_log')).status
    expect(await status()).toBe(403)
    const roleId = seller.profile.role.id
    const grant = async (query: typeof inOurStore) => {
      await query(
        `insert into role_permission (store_id, id, role_id, model, action) values ($1, $2, $3, 'user_log', 'read')`,
        [owner.profile.store.id, newId(), roleId],
      )
      await query('update role set version = version + 1 where id = $1', [roleId])
    }
    const undone = inStore(shop, owner.profile.store.id, async query => {
      await grant(query)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await status()).toBe(403)
    await inStore(shop, owner.profile.store.id, grant)
    expect(await status()).toBe(200)
    await inStore(shop, owner.profile.store.id, async query => {
      await query(`delete from role_permission where role_id = $1 and model = 'user_log'`, [roleId])
      await query('update role set version = version + 1 where id = $1', [roleId])
    })
    expect(await status()).toBe(403)
  })

  it('somebody who left: neither the token nor its successor, nor the password', async () => {
    const seller = await addEmployee(shop, owner)
    await inOurStore('update employee set is_active = false where id = $1', [seller.profile.id])
    expect((await seller.get('auth/profile')).status).toBe(401)
    const refresh = {
      method: 'POST',
      url: '/mp/api/auth/refresh-token',
      payload: { refreshTk: seller.refreshToken },
    } as const
    expect((await shop.call(refresh)).status).toBe(401)
    const login = { username: seller.profile.username, password: testPassword }
    expect(await shop.call({ method: 'POST', url: '/mp/api/auth/login', payload: login })).toMatchObject({
      body: { error: 'wrong-login' },
    })
  })
})

it('somebody without a branch sells nowhere and sees no branch, but may keep the catalogue', async () => {
  const keeper = await addEmployee(shop, owner, { roleName: 'management' })
  await inOurStore('delete from employee_branch where employee_id = $1', [keeper.profile.id])
  await inOurStore('update employee set version = version + 1 where id = $1', [keeper.profile.id])
  for (const path of ['bill', 'bill/total', 'lot', 'cashbook'])
    expect(await keeper.get(path)).toMatchObject({ status: 404, body: { error: 'not-found' } })
  expect(await keeper.post('product', newProduct)).toMatchObject({ status: 201, data: { stock: 0 } })
})

it('who makes a role and a person with our ids in a store of their own lends their rights to nobody here', async () => {
  const seller = await addEmployee(shop, owner, { grants: [{ model: 'sale', action: 'create' }] })
  const { id, role, username } = seller.profile
  const elsewhere = await shop.registerStore()
  const made = await elsewhere.post('role', {
    id: role.id,
    name: 'Như chủ',
    permissions: elsewhere.profile.role.permissions,
  })
  expect(made.status).toBe(201)
  const twin = { id, fullName: 'Người trùng mã', username: `${username}-2`, password: 'mat khau tam 123' }
  const people = { ...twin, roleId: role.id, branchIds: [elsewhere.branchId] }
  expect((await elsewhere.post('employee', people)).status).toBe(201)
  await inStore(shop, elsewhere.profile.store.id, async query => {
    await query('update employee set must_change_password = false, version = 1 where id = $1', [id])
    await query('update role set version = 1 where id = $1', [role.id])
  })
  const twinInside = await shop.signIn(twin.username, twin.password)
  // Both are read for the first time now, the stranger's first.
  await inOurStore('update employee set version = 7 where id = $1', [id])
  await inStore(shop, elsewhere.profile.store.id, query => query('update employee set version = 7 where id = $1', [id]))
  expect((await twinInside.get('user_log')).status).toBe(200)
  expect((await seller.get('user_log')).status).toBe(403)
})
