import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../test/app.ts'
import { addEmployee } from '../../test/factories.ts'
import { newId } from '../db/new-id.ts'

let shop: TestApp
let owner: Person
let other: Person
beforeAll(async () => {
  shop = await testApp({ publicRateLimit: { max: 60, timeWindow: '1 minute' } })
  owner = await shop.registerStore()
  other = await shop.registerStore()
})
afterAll(() => shop.close())

const hire = (person: Person, roleId: string) =>
  person.post('employee', {
    fullName: 'Lê Thị Mai',
    username: `nv-${newId().slice(-12)}`,
    password: 'sang som nang len 42',
    roleId,
    branchIds: [person.branchId],
  })

const countStatuses = (replies: readonly { status: number }[]): Record<number, number> =>
  Object.fromEntries([...Map.groupBy(replies, ({ status }) => status)].map(([status, of]) => [status, of.length]))

/** So many calls, some of them at once: refusals of strangers come late. */
async function statuses(times: number, call: () => Promise<{ status: number }>, atOnce = 1) {
  const replies = []
  for (let done = 0; done < times; done += atOnce)
    replies.push(...(await Promise.all(Array.from({ length: Math.min(atOnce, times - done) }, call))))
  return countStatuses(replies)
}

describe('calls a minute', () => {
  it('that hash passwords are limited for each store, and one store uses up nothing of another', async () => {
    expect(await statuses(32, () => hire(owner, owner.profile.role.id))).toEqual({ 201: 30, 429: 2 })
    expect((await hire(other, other.profile.role.id)).status).toBe(201)
    const mai = await addEmployee(shop, owner)
    const reset = () => owner.post(`employee/${mai.profile.id}/reset-password`)
    expect(await statuses(22, reset)).toEqual({ 200: 20, 429: 2 })
  })

  it('that could guess at codes are limited for each session, and a colleague is not kept waiting', async () => {
    const mai = await addEmployee(shop, owner)
    const guess = (person: Person) => () => person.post('discount/code/check', { code: 'KHONGCO1' })
    expect(await statuses(22, guess(mai))).toEqual({ 404: 20, 429: 2 })
    expect((await guess(owner)()).status).toBe(404)
  })

  it('of strangers are limited by address: exchanging and ending sessions, and the health', async () => {
    const from = (remoteAddress: string, url: string, payload?: object) =>
      shop.call({ method: payload ? 'POST' : 'GET', url: `/mp/api/${url}`, remoteAddress, ...(payload && { payload }) })
    const junk = { refreshTk: 'rac' }
    expect(await statuses(302, () => from('203.0.113.1', 'auth/refresh-token', junk), 4)).toEqual({ 401: 300, 429: 2 })
    expect(await statuses(302, () => from('203.0.113.1', 'auth/logout', junk), 4)).toEqual({ 200: 300, 429: 2 })
    expect(await statuses(602, () => from('203.0.113.1', 'health'), 4)).toEqual({ 200: 600, 429: 2 })
    expect((await from('203.0.113.2', 'auth/refresh-token', junk)).status).toBe(401)
  })
})
