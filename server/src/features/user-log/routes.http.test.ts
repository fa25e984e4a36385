import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp, testPassword } from '../../../test/app.ts'
import { addBranch, addEmployee, inStore, someCustomer } from '../../../test/factories.ts'
import { shelve } from '../../../test/shelf.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

it('shows what happened in the caller’s branches and in the store, and nothing of other branches', async () => {
  const elsewhere = await addBranch(shop, owner)
  const manager = await addEmployee(shop, owner, { roleName: 'management', branchIds: [elsewhere] })
  const product = await shelve(shop, owner, [{ quantity: 5 }])
  const items = [{ productId: product.id, unitId: product.units.Viên, quantity: 1 }]
  const sold = await owner.post('bill', { items, payments: [{ method: 'CASH', amount: 1_000 }] })
  const sales = async (person: Person) => (await person.get(`user_log?subjectId=${sold.data.id}`)).data.totalItem
  expect(await sales(owner)).toBe(1)
  expect(await sales(manager)).toBe(0)
  expect((await manager.get('user_log?action=session.login')).data.totalItem).toBe(1)
})

it('holds no password, no token and no whole phone of a customer', async () => {
  const customer = await someCustomer(owner, { phone: '0377123456' })
  await owner.patch(`customer/${customer.id}`, { version: 1, phone: '0377123457' })
  await owner.post('auth/change-password', { currentPassword: testPassword, newPassword: 'mat-khau-khac' })
  const rows = await inStore(shop, owner.profile.store.id, query =>
    query('select before, after, subject_code from user_log'),
  )
  expect(rows.length).toBeGreaterThan(3)
  expect(JSON.stringify(rows)).not.toMatch(/argon2|mat-khau|eyJ|0377123/)
})
