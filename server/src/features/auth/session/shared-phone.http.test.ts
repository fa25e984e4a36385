import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp, testPassword } from '../../../../test/app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const login = (username: string, password: string, more: object = {}) =>
  shop.call({ method: 'POST', url: '/mp/api/auth/login', payload: { username, password, ...more } })
const storeOf = async ({ accessToken }: { accessToken: string }) =>
  (
    await shop.call({
      method: 'GET',
      url: '/mp/api/auth/profile',
      headers: { authorization: `Bearer ${accessToken}` },
    })
  ).data.store.id
const hire = async (owner: Person, phone: string | undefined, username: string, password: string) =>
  owner.post('employee', {
    fullName: 'Lê Thị Mai',
    username,
    password,
    ...(phone && { phone }),
    roleId: owner.profile.role.id,
    branchIds: [owner.branchId],
  })

it('a shop that takes a number keeps its owner from nothing: the password tells which is meant', async () => {
  const squatter = await shop.registerStore({ phone: '0912 345 678', password: 'mat-khau-ke-chiem' })
  const owner = await shop.registerStore({ phone: '0912345678' })
  for (const written of ['0912345678', '+84 912 345 678']) {
    const entered = await login(written, testPassword)
    expect(entered.status).toBe(200)
    expect(await storeOf(entered.data)).toBe(owner.profile.store.id)
  }
  const other = await login('0912345678', 'mat-khau-ke-chiem')
  expect(await storeOf(other.data)).toBe(squatter.profile.store.id)
  expect((await login('0912345678', 'khong-phai')).body.error).toBe('wrong-login')

  // In a browser that knows one of them, the phone is that one: guesses at the other are not counted by its own rules.
  const { browserToken } = other.data
  expect((await login('0912345678', testPassword, { browserToken })).body.error).toBe('wrong-login')
  expect((await login(owner.profile.username, testPassword, { browserToken })).status).toBe(200)
})

it('within a store a phone is one person’s, and a user name one person’s in all stores', async () => {
  const owner = await shop.registerStore({ phone: '0987654321' })
  const stranger = await shop.registerStore()
  expect(await hire(owner, '0987 654 321', 'mai-a', 'mat khau tam 99')).toMatchObject({
    status: 409,
    body: { error: 'login-phone-taken', issues: [{ path: 'phone' }] },
  })
  expect((await hire(owner, undefined, 'mai-b', 'mat khau tam 99')).status).toBe(201)
  expect((await hire(stranger, undefined, 'mai-b', 'mat khau tam 99')).body.error).toBe('username-taken')
  expect((await hire(stranger, '0987654321', 'mai-c', 'mat khau tam 99')).status).toBe(201)
  // A user name that looks like a phone does not take the phone from its owner either.
  expect((await hire(stranger, undefined, '0900111222', 'mat khau tam 77')).status).toBe(201)
  const third = await shop.registerStore({ phone: '0900111222' })
  expect(await storeOf((await login('0900111222', testPassword)).data)).toBe(third.profile.store.id)
})

it('guesses at a shared phone are counted whoever of them signs in between', async () => {
  const phone = '0911222333'
  await shop.registerStore({ phone })
  await shop.registerStore({ phone, password: 'mat-khau-ke-chiem' })
  const errors = []
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 2; i++) errors.push((await login(phone, 'khong-phai')).body.error)
    errors.push((await login(phone, 'mat-khau-ke-chiem')).body.error)
  }
  expect(errors).toContain('login-locked')
})

it('all of its stores hear that the password was forgotten', async () => {
  const phone = '0933444555'
  const owners = [await shop.registerStore({ phone }), await shop.registerStore({ phone })]
  await shop.call({ method: 'POST', url: '/mp/api/auth/forgot', payload: { username: phone } })
  for (const owner of owners) expect((await owner.get('password-request')).data).toHaveLength(1)
})
