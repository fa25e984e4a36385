import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp, testPassword } from '../../../../test/app.ts'
import { makeInvitation } from './make-invitation.ts'
import type { Registration } from './registration.ts'

const shops = {} as Record<Registration, TestApp>
beforeAll(async () => {
  for (const registration of ['invited', 'closed', 'first'] as const)
    shops[registration] = await testApp({ registration })
})
afterAll(() => Promise.all(Object.values(shops).map(shop => shop.close())))

let made = 0
function register(shop: TestApp, more: object = {}) {
  made++
  const payload = {
    storeName: 'Nhà thuốc Minh Tâm',
    fullName: 'Trần Thu Hà',
    phone: `09${String(20_000_000 + made * 7919)}`,
    username: `chu-moi-${made}`,
    password: testPassword,
    ...more,
  }
  return shop.call({ method: 'POST', url: '/mp/api/auth/register-store', payload })
}
const stateOf = async (shop: TestApp) =>
  (await shop.call({ method: 'GET', url: '/mp/api/auth/registration' })).data.state
const invite = (shop: TestApp, days = 7, now = new Date()) => makeInvitation(shop.database.owner, days, now)

it('a closed server registers no one, also not with a code', async () => {
  expect(await stateOf(shops.closed)).toBe('closed')
  const { code } = await invite(shops.closed)
  for (const more of [{}, { invitation: code }])
    expect(await register(shops.closed, more)).toMatchObject({ status: 403, body: { error: 'registration-closed' } })
})

it('a shop’s PC takes its first store and is closed then; of ten at once one is the first', async () => {
  const { first } = shops
  expect(await stateOf(first)).toBe('open')
  const replies = await Promise.all(Array.from({ length: 10 }, () => register(first)))
  expect(replies.map(reply => reply.status).toSorted()).toEqual([201, ...Array(9).fill(403)])
  expect(await stateOf(first)).toBe('closed')
  expect((await register(first)).body.error).toBe('registration-closed')
})

it('a server for who is invited asks for the code beside its field, and takes it however it is typed', async () => {
  const { invited } = shops
  expect(await stateOf(invited)).toBe('invited')
  for (const [more, error] of [
    [{}, 'invitation-needed'],
    [{ invitation: 'abcd-efgh-jkmn-pqrs' }, 'invitation-unknown'],
  ] as const)
    expect(await register(invited, more)).toMatchObject({
      status: 422,
      body: { error, issues: [{ path: 'invitation' }] },
    })
  const { code } = await invite(invited)
  expect((await register(invited, { invitation: ` ${code.toUpperCase().replaceAll('-', ' ')} ` })).status).toBe(201)
})

it('a code is good once, of ten at once too, until its day, and is not spent by a refusal', async () => {
  const { invited } = shops
  const { code } = await invite(invited)
  const taken = await register(invited, { invitation: code, username: 'chu-moi-1', password: 'password1' })
  expect(taken.status).toBe(422)
  const replies = await Promise.all(Array.from({ length: 10 }, () => register(invited, { invitation: code })))
  expect(replies.map(reply => reply.status).toSorted()).toEqual([201, ...Array(9).fill(422)])
  expect((await register(invited, { invitation: code })).body.error).toBe('invitation-unknown')

  const late = await invite(invited, 1, new Date(Date.now() - 25 * 3600_000))
  expect((await register(invited, { invitation: late.code })).body.error).toBe('invitation-unknown')
})

it('keeps no code that could be read back', async () => {
  const { code } = await invite(shops.invited)
  const { rows } = await shops.invited.database.owner.query('select * from store_directory')
  expect(JSON.stringify(rows)).not.toContain(code)
})
