import { afterEach, expect, it, vi } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'

let shop: TestApp
afterEach(() => shop.close())

const login = (username: string, from: string) =>
  shop.call({
    method: 'POST',
    url: '/mp/api/auth/login',
    remoteAddress: from,
    payload: { username, password: 'sai-mat-khau' },
  })

it('a refusal takes as long for a name that nobody has as for one that somebody has', async () => {
  // The password itself takes a thousandth of it here: what is measured is when the answer is let go.
  const refusedSignInMs = 300
  shop = await testApp({ refusedSignInMs })
  const owner = await shop.registerStore()
  const timeOf = async (username: string, from: string) => {
    const began = performance.now()
    expect((await login(username, from)).body.error).toBe('wrong-login')
    return performance.now() - began
  }
  for (const round of [1, 2, 3]) {
    const known = await timeOf(owner.profile.username, `203.0.113.${round}`)
    const unknown = await timeOf('khong-co-ai', `203.0.113.${round + 10}`)
    expect(Math.min(known, unknown)).toBeGreaterThanOrEqual(refusedSignInMs - 5)
  }
})

it('sign-ins that are being checked hold no connection: the shop goes on', async () => {
  // About a fifth of a second on the machines of today.
  shop = await testApp({ passwordCost: { memoryCost: 65_536, timeCost: 4, parallelism: 1 } })
  const owner = await shop.registerStore()
  let answered = 0
  const many = Array.from({ length: 40 }, (_, i) => login(`ai-${i}`, `198.51.100.${i}`).then(() => answered++))
  const inUse = () => shop.database.pool.totalCount - shop.database.pool.idleCount
  await vi.waitFor(() => expect(inUse()).toBeLessThan(4), { timeout: 5_000 })
  expect((await owner.get('auth/profile')).status).toBe(200)
  // The call of a signed-in person did not wait behind forty passwords.
  expect(answered).toBeLessThan(40)
  await Promise.all(many)
}, 60_000)
