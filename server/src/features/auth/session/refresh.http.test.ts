import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { inStore } from '../../../../test/factories.ts'
import { readRefreshToken } from './tokens.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const refresh = (refreshTk: string) =>
  shop.call({ method: 'POST', url: '/mp/api/auth/refresh-token', payload: { refreshTk } })

const sequenceOf = (owner: Person, id: string) =>
  inStore(shop, owner.profile.store.id, async query => {
    const [row] = await query('select sequence, revoked_at from session where id = $1', [id])
    return row as { sequence: number; revokedAt: string | null }
  })

/** As if the last exchange was so long ago. */
const wait = (owner: Person, id: string, time: string) =>
  inStore(shop, owner.profile.store.id, query =>
    query('update session set rotated_at = rotated_at - $2::interval where id = $1', [id, time]),
  )

it('200 refreshes of one family at once leave exactly one live token', async () => {
  const owner = await shop.registerStore()
  const { sessionId } = readRefreshToken('secret-of-tests', owner.refreshToken)!
  const replies = await Promise.all(Array.from({ length: 200 }, () => refresh(owner.refreshToken)))
  expect(replies.filter(reply => reply.status === 200)).toHaveLength(200)
  const tokens = new Set(replies.map(reply => reply.data as string))
  expect(tokens.size).toBe(1)
  expect(await sequenceOf(owner, sessionId)).toMatchObject({ sequence: 2, revokedAt: null })
  expect((await owner.get('user_log?action=session.refresh')).data.totalItem).toBe(1)

  const [successor] = tokens
  expect((await refresh(successor!)).status).toBe(200)
  expect(await sequenceOf(owner, sessionId)).toMatchObject({ sequence: 3, revokedAt: null })
})

it('200 refreshes with the two newest tokens mixed end in one live token too', async () => {
  const owner = await shop.registerStore()
  const { sessionId } = readRefreshToken('secret-of-tests', owner.refreshToken)!
  const second = (await refresh(owner.refreshToken)).data as string
  const replies = await Promise.all(Array.from({ length: 200 }, (_, i) => refresh(i % 2 ? owner.refreshToken : second)))
  // Who comes with the older one after the newer one was used is two behind: that is reuse, and ends the family.
  const { revokedAt } = await sequenceOf(owner, sessionId)
  const live = new Set(replies.filter(reply => reply.status === 200).map(reply => reply.data as string))
  if (revokedAt) for (const token of live) expect((await refresh(token)).status).toBe(401)
  else expect(live.size).toBeLessThanOrEqual(2)
})

it('an answer that was lost comes again minutes later, and a browser killed before it kept the answer comes back the next day', async () => {
  for (const time of ['7 minutes', '22 hours']) {
    const owner = await shop.registerStore()
    const { sessionId } = readRefreshToken('secret-of-tests', owner.refreshToken)!
    const lost = await refresh(owner.refreshToken)
    await wait(owner, sessionId, time)
    const again = await refresh(owner.refreshToken)
    expect(again.status).toBe(200)
    expect(again.data).toBe(lost.data)
    expect((await refresh(again.data)).status).toBe(200)
    expect(await sequenceOf(owner, sessionId)).toMatchObject({ sequence: 3, revokedAt: null })
    expect((await owner.get('user_log?action=session.reuse')).data.totalItem).toBe(0)
  }
})

it('once its successor was exchanged, a token that comes back ends the family and is logged, once however often it comes', async () => {
  const owner = await shop.registerStore()
  const { sessionId } = readRefreshToken('secret-of-tests', owner.refreshToken)!
  const other = await shop.signIn(owner.profile.username, 'mat-khau-thu')
  const second = (await refresh(owner.refreshToken)).data as string
  const third = (await refresh(second)).data as string
  const replies = await Promise.all(Array.from({ length: 20 }, () => refresh(owner.refreshToken)))
  expect(replies.map(reply => reply.status)).toEqual(Array(20).fill(401))
  expect((await refresh(third)).status).toBe(401)
  expect((await owner.get('auth/profile')).status).toBe(401)
  expect((await sequenceOf(other, sessionId)).revokedAt).not.toBeNull()
  expect((await other.get('user_log?action=session.reuse')).data.totalItem).toBe(1)
})

it('a lost answer lengthens nothing: the token before ends with its session', async () => {
  const owner = await shop.registerStore()
  const { sessionId } = readRefreshToken('secret-of-tests', owner.refreshToken)!
  await refresh(owner.refreshToken)
  const expiry = () =>
    inStore(shop, owner.profile.store.id, query => query('select expires_at from session where id = $1', [sessionId]))
  const before = await expiry()
  await wait(owner, sessionId, '3 days')
  expect((await refresh(owner.refreshToken)).status).toBe(200)
  expect(await expiry()).toEqual(before)
  await inStore(shop, owner.profile.store.id, query =>
    query(`update session set expires_at = now() - interval '1 second' where id = $1`, [sessionId]),
  )
  expect((await refresh(owner.refreshToken)).status).toBe(401)
})

it('a device that is used every day signs in anew after half a year', async () => {
  const owner = await shop.registerStore()
  const { sessionId } = readRefreshToken('secret-of-tests', owner.refreshToken)!
  const inOurs = (text: string) => inStore(shop, owner.profile.store.id, query => query(text, [sessionId]))
  await inOurs(`update session set created_at = now() - interval '179 days' where id = $1`)
  expect((await refresh(owner.refreshToken)).status).toBe(200)
  const [{ left }] = await inOurs(
    'select extract(epoch from expires_at - now()) / 3600 as left from session where id = $1',
  )
  expect(Math.round(left)).toBe(24)
})
