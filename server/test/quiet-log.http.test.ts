import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { quietLog } from '../src/start/quiet-log.ts'
import { type Person, type TestApp, testApp, testPassword } from './app.ts'
import { addEmployee, inStore } from './factories.ts'

const lines: string[] = []
let shop: TestApp
let owner: Person
beforeAll(async () => {
  const logger = pino({ ...quietLog, level: 'trace' }, { write: line => void lines.push(line) })
  shop = await testApp({}, { logger })
  owner = await shop.registerStore({ phone: '0977123456' })
})
afterAll(() => shop.close())

it('no password, PIN, token, code, phone or searched name is in the log, at the most talkative level and when things fail', async () => {
  const send = (path: string, payload: object) => shop.call({ method: 'POST', url: `/mp/api/auth/${path}`, payload })
  const secrets: Record<string, string> = { password: testPassword, phone: '0977123456' }

  await send('login', { username: owner.profile.username, password: 'sai-hoan-toan' })
  secrets.wrongPassword = 'sai-hoan-toan'
  await send('login', { username: '0977123456', password: testPassword })
  const refreshed = await send('refresh-token', { refreshTk: owner.refreshToken })
  Object.assign(secrets, {
    refresh: owner.refreshToken.split('.')[3],
    nextRefresh: refreshed.data.split('.')[3],
    access: owner.accessToken.split('.')[2],
    nextAccess: refreshed.body.accessToken.split('.')[2],
  })
  await owner.post('auth/pin', { currentPassword: testPassword, pin: '840271' })
  await owner.post('auth/unlock', { pin: '119933' })
  Object.assign(secrets, { pin: '840271', wrongPin: '119933' })
  secrets.totp = (await owner.post('auth/totp/start', { currentPassword: testPassword })).data.secret

  const person = await addEmployee(shop, owner)
  secrets.temporary = (await owner.post(`employee/${person.profile.id}/reset-password`)).data.temporaryPassword
  await owner.post('customer', { name: 'Bà Tư Kín Tiếng', phone: '0966000777' })
  await owner.get('customer?keyword=0966000777')
  await owner.get(`customer?keyword=${encodeURIComponent('Kín Tiếng')}`)
  Object.assign(secrets, { customersPhone: '0966000777', customersName: 'Kín' })
  await shop.call({ method: 'GET', url: `/mp/api/public/bill/${'Sl'.repeat(11)}` })
  secrets.slug = 'Sl'.repeat(11)

  // Things fail: a rule of the database that nobody knows of, and a row that it will not read.
  await shop.database.owner.query(
    `alter table customer add constraint broken check (phone is distinct from '0955111222')`,
  )
  expect((await owner.post('customer', { name: 'Ông Năm', phone: '0955111222' })).status).toBe(500)
  secrets.failingPhone = '0955111222'
  await inStore(shop, owner.profile.store.id, query => query('alter table customer drop constraint broken'))

  const log = lines.join('')
  expect(lines.length).toBeGreaterThan(20)
  expect(log).toContain('/mp/api/auth/login')
  expect(log).toContain('violates check constraint')
  for (const [what, secret] of Object.entries(secrets)) expect(log.includes(secret), what).toBe(false)
  expect(log).not.toMatch(/Bearer|authorization/i)
})
