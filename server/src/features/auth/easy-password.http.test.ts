import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp, testPassword } from '../../../test/app.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

const refusal = (path: string) => ({ status: 422, body: { error: 'password-too-easy', issues: [{ path }] } })

it('a store does not begin with a password that everybody tries', async () => {
  for (const password of ['12345678', 'nhathuoc2026', 'MinhTam-99']) {
    const payload = { storeName: 'Minh Tâm', fullName: 'Hà', phone: '0911000111', username: 'ha.moi', password }
    expect(await shop.call({ method: 'POST', url: '/mp/api/auth/register-store', payload })).toMatchObject(
      refusal('password'),
    )
  }
})

it('nor is one’s own name a new password, nor the first one of somebody who is hired', async () => {
  const change = { currentPassword: testPassword, newPassword: `${owner.profile.username}!` }
  expect(await owner.post('auth/change-password', change)).toMatchObject(refusal('newPassword'))
  const body = { fullName: 'Lê Mai', username: 'le.mai.ban', password: 'LeMaiBan123', branchIds: [owner.branchId] }
  expect(await owner.post('employee', { ...body, roleId: owner.profile.role.id })).toMatchObject(refusal('password'))
})
