import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp, testPassword } from '../../../test/app.ts'
import { addEmployee, inStore } from '../../../test/factories.ts'
import { totpCode, totpStepAt } from './totp.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const login = (username: string, code?: string, password = testPassword) =>
  shop.call({ method: 'POST', url: '/mp/api/auth/login', payload: { username, password, ...(code && { code }) } })

/** Each code is taken once, so tests walk through the steps that a late phone may show. */
const codeOf = (secret: string, by = 0) => totpCode(secret, totpStepAt(new Date()) + by)

async function turnOn(person: Person) {
  const started = await person.post('auth/totp/start', { currentPassword: testPassword })
  const { secret } = started.data as { secret: string; uri: string }
  const confirmed = await person.post('auth/totp/confirm', { code: codeOf(secret, -1) })
  return { secret, recoveryCodes: confirmed.data.recoveryCodes as string[] }
}

it('asks for a code behind the right password, takes it once, and not the one that turned it on', async () => {
  const owner = await shop.registerStore()
  const { username } = owner.profile
  const { secret } = await turnOn(owner)
  expect((await owner.get('auth/profile')).data.hasTotp).toBe(true)
  expect(await login(username)).toMatchObject({ status: 422, body: { error: 'code-needed' } })
  expect((await login(username, undefined, 'sai-mat-khau')).body.error).toBe('wrong-login')
  expect((await login(username, codeOf(secret, -1))).body.error).toBe('wrong-code')
  const code = codeOf(secret)
  const both = await Promise.all([login(username, code), login(username, code)])
  expect(both.map(reply => reply.status).sort()).toEqual([200, 422])
  expect((await login(username, code)).body.error).toBe('wrong-code')
})

it('asking for the code is no failure, but guessing it is', async () => {
  const owner = await shop.registerStore()
  await turnOn(owner)
  for (let i = 0; i < 8; i++) expect((await login(owner.profile.username)).body.error).toBe('code-needed')
  for (let i = 0; i < 5; i++) expect((await login(owner.profile.username, '000000')).body.error).toBe('wrong-code')
  expect((await login(owner.profile.username, '000000')).body.error).toBe('login-locked')
})

it('opens with a recovery code once, however it is typed, and keeps none of them readable', async () => {
  const owner = await shop.registerStore()
  const { secret, recoveryCodes } = await turnOn(owner)
  expect(new Set(recoveryCodes).size).toBe(10)
  // 31 signs: 24 of them are more than 112 bits.
  for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-9]{6}(-[a-z2-9]{6}){3}$/)
  const [first, second] = recoveryCodes as [string, string]
  expect((await login(owner.profile.username, first.toUpperCase())).status).toBe(200)
  expect((await login(owner.profile.username, first)).body.error).toBe('wrong-code')
  expect((await login(owner.profile.username, second.replace('-', ' '))).status).toBe(200)
  const kept = await inStore(shop, owner.profile.store.id, async query => [
    ...(await query('select * from recovery_code')),
    ...(await query('select totp_secret from employee')),
    ...(await query('select before, after from user_log')),
  ])
  const text = JSON.stringify(kept)
  for (const word of [secret, ...recoveryCodes, ...recoveryCodes.map(code => code.replaceAll('-', ''))])
    expect(text).not.toContain(word)
  expect(text).toContain('v1.')
})

it('is not on before a code came back, and off with the password', async () => {
  const owner = await shop.registerStore()
  const { username } = owner.profile
  expect((await owner.post('auth/totp/confirm', { code: '123456' })).body.error).toBe('totp-not-started')
  expect((await owner.post('auth/totp/start', { currentPassword: 'khong-phai' })).body.error).toBe('wrong-password')
  await owner.post('auth/totp/start', { currentPassword: testPassword })
  expect((await login(username)).status).toBe(200)
  expect((await owner.post('auth/totp/confirm', { code: '000000' })).body.error).toBe('wrong-code')
  await turnOn(owner)
  expect((await owner.post('auth/totp/start', { currentPassword: testPassword })).body.error).toBe('totp-on')
  expect((await owner.post('auth/totp/disable', { currentPassword: 'khong-phai' })).body.error).toBe('wrong-password')
  expect((await owner.post('auth/totp/disable', { currentPassword: testPassword })).body.code).toBe(204)
  expect((await login(username)).status).toBe(200)
})

it('cannot be passed by a PIN in a browser where the person never gave it', async () => {
  const owner = await shop.registerStore()
  await owner.post('auth/pin', { currentPassword: testPassword, pin: '407183' })
  await turnOn(owner)
  const seller = await addEmployee(shop, owner)
  expect(await seller.post('auth/switch', { employeeId: owner.profile.id, pin: '407183' })).toMatchObject({
    status: 409,
    body: { error: 'password-needed' },
  })
})
