import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp, testPassword } from '../../../../test/app.ts'

const attacker = '203.0.113.7'
const home = '198.51.100.20'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const login = (
  username: string,
  password: string,
  { from = home, browserToken = undefined as string | undefined } = {},
) =>
  shop.call({
    method: 'POST',
    url: '/mp/api/auth/login',
    remoteAddress: from,
    payload: { username, password, ...(browserToken && { browserToken }) },
  })

const hammer = async (username: string, times: number, from = attacker) => {
  for (let i = 0; i < times; i++) await login(username, `doan-${i}`, { from })
}

describe('somebody who guesses from one address', () => {
  it('makes the name wait there, and nowhere else', async () => {
    const owner = await shop.registerStore()
    await hammer(owner.profile.username, 40)
    expect(await login(owner.profile.username, testPassword, { from: attacker })).toMatchObject({ status: 429 })
    expect(await login(owner.profile.username, testPassword, { from: home })).toMatchObject({ status: 200 })
  })

  it('keeps nobody out of a browser in which they signed in before, even from the same address', async () => {
    const owner = await shop.registerStore()
    const { browserToken } = (await login(owner.profile.username, testPassword)).data
    await hammer(owner.profile.username, 40, home)
    expect(await login(owner.profile.username, testPassword, { from: home })).toMatchObject({ status: 429 })
    expect(await login(owner.profile.username, testPassword, { from: home, browserToken })).toMatchObject({
      status: 200,
    })
  })

  it('gains nothing by a browser of their own, by the ways to write a phone, or by guessing all at once', async () => {
    const owner = await shop.registerStore({ phone: '0903 517 248' })
    const own = await shop.registerStore()
    const { browserToken } = (await login(own.profile.username, testPassword, { from: '203.0.113.8' })).data
    const spellings = ['0903517248', '0903 517 248', '+84 903 517 248', '(0903) 517.248', '84903517248']
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        login(spellings[i % 5]!, `doan-${i}`, { from: '203.0.113.8', browserToken }),
      ),
    )
    expect(replies.filter(reply => reply.body.error === 'wrong-login')).toHaveLength(5)
    for (const reply of replies.filter(one => one.body.error !== 'wrong-login')) {
      expect(reply).toMatchObject({ status: 429, body: { error: 'login-locked' } })
      expect(reply.body.details.seconds).toBeGreaterThan(0)
    }
    expect((await owner.get('user_log?action=session.login-failed')).data.totalItem).toBe(5)
  })

  it('is told the same of a name that nobody has', async () => {
    const owner = await shop.registerStore()
    const seen = async (username: string, from: string) => {
      const replies = []
      for (let i = 0; i < 7; i++) {
        const { status, body } = await login(username, 'doan', { from })
        replies.push({ status, error: body.error, message: body.message })
      }
      return replies
    }
    expect(await seen('khong-co-ai-ten-nay', '203.0.113.9')).toEqual(await seen(owner.profile.username, '203.0.113.10'))
  })

  it('cannot try thirty names at once either', async () => {
    const replies = []
    for (let i = 0; i < 33; i++) replies.push(await login(`nguoi-${i}`, 'mat-khau', { from: '203.0.113.11' }))
    expect(replies.filter(reply => reply.body.error === 'wrong-login')).toHaveLength(30)
  })

  it('from very many addresses makes the name wait, but not where its owner was before', async () => {
    const owner = await shop.registerStore()
    await login(owner.profile.username, testPassword, { from: home })
    for (let host = 0; host < 22; host++) await hammer(owner.profile.username, 5, `192.0.2.${host}`)
    expect(await login(owner.profile.username, testPassword, { from: '192.0.2.200' })).toMatchObject({ status: 429 })
    expect(await login(owner.profile.username, testPassword, { from: home })).toMatchObject({ status: 200 })
  })
})

it('some devices of one person may sign in at once', async () => {
  const owner = await shop.registerStore()
  const replies = await Promise.all([1, 2, 3, 4].map(() => login(owner.profile.username, testPassword)))
  expect(replies.map(reply => reply.body.error ?? reply.status)).toEqual([200, 200, 200, 200])
})

it('a signed-in device gives no more guesses at the password than the sign-in page, and locks nobody but itself', async () => {
  const owner = await shop.registerStore()
  const elsewhere = await shop.signIn(owner.profile.username, testPassword)
  const guess = () => owner.post('auth/change-password', { currentPassword: 'doan-mo', newPassword: 'mat-khau-rieng' })
  for (let i = 0; i < 5; i++) expect(await guess()).toMatchObject({ status: 422, body: { error: 'wrong-password' } })
  expect(await guess()).toMatchObject({ status: 429, body: { error: 'login-locked' } })
  expect((await owner.get('user_log?action=session.login-failed')).data.totalItem).toBe(5)
  expect((await owner.get('auth/profile')).status).toBe(200)
  const change = { currentPassword: testPassword, newPassword: 'mat-khau-rieng' }
  expect((await elsewhere.post('auth/change-password', change)).body.code).toBe(204)
})

it('a device that was signed out already is signed out once in the log', async () => {
  const owner = await shop.registerStore()
  const here = await shop.signIn(owner.profile.username, testPassword)
  const other = (await here.get('auth/session')).data.find((one: { isCurrent: boolean }) => !one.isCurrent)
  for (let i = 0; i < 2; i++) expect((await here.delete(`auth/session/${other.id}`)).body.code).toBe(204)
  expect((await here.get('user_log?action=session.logout')).data.totalItem).toBe(1)
})

it('all other devices are signed out with one call', async () => {
  const owner = await shop.registerStore()
  const others = [
    await shop.signIn(owner.profile.username, testPassword),
    await shop.signIn(owner.profile.username, testPassword),
  ]
  expect((await owner.delete('auth/session')).body.code).toBe(204)
  for (const other of others) expect((await other.get('auth/profile')).status).toBe(401)
  expect((await owner.get('auth/session')).data).toHaveLength(1)
  expect((await owner.delete('auth/session')).body.code).toBe(204)
})

describe('a forgotten password', () => {
  const forgot = (username: string, from: string) =>
    shop.call({ method: 'POST', url: '/mp/api/auth/forgot', remoteAddress: from, payload: { username } })

  it('is told to the administrators once, and to nobody else whether there is such a name', async () => {
    const owner = await shop.registerStore()
    const known = await forgot(owner.profile.username, '203.0.113.20')
    const unknown = await forgot('khong-co-ai-ca', '203.0.113.20')
    expect(known).toEqual(unknown)
    expect(known.body.code).toBe(204)
    await forgot(owner.profile.phone!, '203.0.113.20')
    expect((await owner.get('password-request')).data).toEqual([
      expect.objectContaining({
        employeeId: owner.profile.id,
        fullName: owner.profile.fullName,
        address: '203.0.113.20',
      }),
    ])
    expect((await owner.get('user_log?action=password.forgot')).data.totalItem).toBe(1)
    const [request] = (await owner.get('password-request')).data
    expect((await owner.delete(`password-request/${request.id}`)).body.code).toBe(204)
    expect((await owner.get('password-request')).data).toEqual([])
    expect((await owner.delete(`password-request/${request.id}`)).status).toBe(404)
  })

  it('can be told five times from one address, then waits', async () => {
    for (let i = 0; i < 5; i++) expect((await forgot(`ai-do-${i}`, '203.0.113.21')).status).toBe(200)
    expect(await forgot('ai-do', '203.0.113.21')).toMatchObject({ status: 429, body: { error: 'login-locked' } })
    expect((await forgot('ai-do', '203.0.113.22')).status).toBe(200)
  })
})
