import { createHash } from 'node:crypto'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp, testPassword } from '../../../../test/app.ts'

/** Long and of no pattern, and yet in a list of breached passwords. */
const breached = 'qua trung vang so 7 bay xa'
let directory: string
let breachedPasswords: string
let shop: TestApp
let owner: Person
beforeAll(async () => {
  directory = await fs.mkdtemp(path.join(tmpdir(), 'quay-breached-'))
  breachedPasswords = path.join(directory, 'list')
  await fs.writeFile(breachedPasswords, `${createHash('sha1').update(breached).digest('hex').toUpperCase()}:52\n`)
  shop = await testApp({ breachedPasswords })
  owner = await shop.registerStore()
})
afterAll(async () => {
  await shop.close()
  await fs.rm(directory, { recursive: true })
})

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

it('a password of the operator’s list of breached ones is refused in the three places, and a lost list stops no one', async () => {
  const store = { storeName: 'Minh Tâm', fullName: 'Hà', phone: '0911000112', username: 'ha.hai' }
  const register = (password: string) =>
    shop.call({ method: 'POST', url: '/mp/api/auth/register-store', payload: { ...store, password } })
  const change = () => owner.post('auth/change-password', { currentPassword: testPassword, newPassword: breached })
  const hired = { fullName: 'Lê Mai', username: 'le.mai', branchIds: [owner.branchId], roleId: owner.profile.role.id }
  const refused = (path: string) => ({ status: 422, body: { error: 'password-breached', issues: [{ path }] } })
  expect(await register(breached)).toMatchObject(refused('password'))
  expect(await change()).toMatchObject(refused('newPassword'))
  expect(await owner.post('employee', { ...hired, password: breached })).toMatchObject(refused('password'))
  expect((await register('mot cau khac han so 8')).status).toBe(201)
  await fs.rm(breachedPasswords)
  expect((await change()).body.code).toBe(204)
})
