import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp, testPassword } from '../../../test/app.ts'
import { inStore } from '../../../test/factories.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const refresh = (refreshTk: string) =>
  shop.call({ method: 'POST', url: '/mp/api/auth/refresh-token', payload: { refreshTk } })

describe('sign-up', () => {
  it('makes a store with one branch, a cash fund, three roles and an admin who is signed in', async () => {
    const owner = await shop.registerStore({ storeName: 'Nhà thuốc An Khang Phúc' })
    expect(owner.profile.store).toMatchObject({ name: 'Nhà thuốc An Khang Phúc', isAgency: false })
    expect(owner.profile.role.name).toBe('admin')
    expect(owner.profile.branches).toEqual([expect.objectContaining({ isDefaultBranch: true })])
    const storeId = owner.profile.store.id
    const rows = await inStore(shop, storeId, query =>
      query('select name from role where store_id = $1 order by name', [storeId]),
    )
    expect(rows.map(row => row.name)).toEqual(['admin', 'management', 'staff'])
  })

  it('names a user name or phone that is taken, beside nothing being made', async () => {
    const owner = await shop.registerStore()
    const again = await shop.call({
      method: 'POST',
      url: '/mp/api/auth/register-store',
      payload: {
        storeName: 'Khác',
        fullName: 'Lê Minh',
        phone: '0911222333',
        username: owner.profile.username.toUpperCase(),
        password: testPassword,
      },
    })
    expect(again).toMatchObject({ status: 409, body: { code: 409, error: 'username-taken' } })
    expect(again.body.message).toContain(owner.profile.username)
  })

  it('reports every bad field at once, in Vietnamese', async () => {
    const reply = await shop.call({
      method: 'POST',
      url: '/mp/api/auth/register-store',
      payload: { storeName: '', fullName: 'A', phone: 'x', username: 'A B', password: '1', extra: 1 },
    })
    expect(reply.status).toBe(422)
    expect(reply.body.issues.map((issue: { path: string }) => issue.path).sort()).toEqual([
      'extra',
      'password',
      'phone',
      'storeName',
      'username',
    ])
  })
})

describe('log-in', () => {
  it('takes a user name or a phone, however it is written', async () => {
    const owner = await shop.registerStore({ phone: '0986 231 450' })
    for (const name of [owner.profile.username, '0986231450', '+84 986 231 450'])
      expect((await shop.signIn(name, testPassword)).profile.id).toBe(owner.profile.id)
  })

  it('refuses a wrong password and an unknown name alike, and makes a name wait after five', async () => {
    const owner = await shop.registerStore()
    const attempt = (username: string) =>
      shop.call({ method: 'POST', url: '/mp/api/auth/login', payload: { username, password: 'sai-mat-khau' } })
    expect((await attempt('khong-co-ai')).body).toEqual((await attempt(owner.profile.username)).body)
    for (let i = 0; i < 4; i++) await attempt(owner.profile.username)
    expect(await attempt(owner.profile.username)).toMatchObject({ status: 429, body: { error: 'login-locked' } })
    const log = await owner.get('user_log?action=session.login-failed')
    expect(log.data.totalItem).toBe(5)
  })
})

describe('session', () => {
  it('rotates: the new token works, the one before it gives the same successor within the grace', async () => {
    const owner = await shop.registerStore()
    const first = await refresh(owner.refreshToken)
    expect(first.body).toMatchObject({ code: 200, data: expect.any(String), accessToken: expect.any(String) })
    const twin = await refresh(owner.refreshToken)
    expect(twin.data).toBe(first.data)
    expect((await refresh(first.data)).status).toBe(200)
  })

  it('ends the family when an old token comes back, and says so in the log', async () => {
    const owner = await shop.registerStore()
    const other = await shop.signIn(owner.profile.username, testPassword)
    const second = (await refresh(owner.refreshToken)).data
    const third = (await refresh(second)).data
    expect((await refresh(owner.refreshToken)).status).toBe(401)
    expect((await refresh(third)).status).toBe(401)
    expect((await owner.get('auth/profile')).status).toBe(401)
    expect((await other.get('user_log?action=session.reuse')).data.totalItem).toBe(1)
  })

  it('answers 401 to no token, a spoilt one, and one whose session ended', async () => {
    const owner = await shop.registerStore()
    expect((await shop.call({ method: 'GET', url: '/mp/api/auth/profile' })).body).toMatchObject({
      code: 401,
      error: 'not-signed-in',
    })
    const spoilt = { authorization: `Bearer ${owner.accessToken.slice(0, -3)}abc` }
    expect((await shop.call({ method: 'GET', url: '/mp/api/auth/profile', headers: spoilt })).status).toBe(401)
    const out = await shop.call({
      method: 'POST',
      url: '/mp/api/auth/logout',
      payload: { refreshTk: owner.refreshToken },
    })
    expect(out).toMatchObject({ status: 200, body: { code: 204 } })
    expect((await owner.get('auth/profile')).status).toBe(401)
  })

  it('changes a password only with the old one, and signs other devices out', async () => {
    const owner = await shop.registerStore()
    const elsewhere = await shop.signIn(owner.profile.username, testPassword)
    const wrong = await owner.post('auth/change-password', {
      currentPassword: 'khong-phai',
      newPassword: 'mat-khau-rieng',
    })
    expect(wrong).toMatchObject({ status: 422, body: { error: 'wrong-password' } })
    expect(
      (await owner.post('auth/change-password', { currentPassword: testPassword, newPassword: 'mat-khau-rieng' })).body
        .code,
    ).toBe(204)
    expect((await elsewhere.get('auth/profile')).status).toBe(401)
    expect((await owner.get('auth/profile')).status).toBe(200)
    expect((await shop.signIn(owner.profile.username, 'mat-khau-rieng')).profile.id).toBe(owner.profile.id)
  })

  it('gives 409 with the current profile to a stale edit', async () => {
    const owner = await shop.registerStore()
    expect((await owner.patch('auth/profile', { version: 1, fullName: 'Trần Thu Hằng' })).data).toMatchObject({
      fullName: 'Trần Thu Hằng',
      version: 2,
    })
    const stale = await owner.patch('auth/profile', { version: 1, fullName: 'X' })
    expect(stale).toMatchObject({
      status: 409,
      body: { error: 'version-conflict', details: { current: { version: 2 } } },
    })
  })
})
