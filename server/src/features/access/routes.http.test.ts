import { models } from '@quay/contract/areas'
import { actions } from '@quay/contract/right/permission'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp, testPassword } from '../../../test/app.ts'
import { addEmployee, inStore } from '../../../test/factories.ts'
import { standAtTill } from '../../../test/stand-at-till.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

const login = (username: string, password: string) =>
  shop.call({ method: 'POST', url: '/mp/api/auth/login', payload: { username, password } })

const withToken = (accessToken: string) => (method: 'GET' | 'POST', path: string, body?: object) =>
  shop.call({
    method,
    url: `/mp/api/${path}`,
    headers: { authorization: `Bearer ${accessToken}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { payload: JSON.stringify(body) }),
  })

/** As if the password had been given so much earlier than it is now. */
const agePassword = (by: string, id: string) =>
  inStore(shop, owner.profile.store.id, query =>
    query('update employee set temporary_password_until = temporary_password_until - $1::interval where id = $2', [
      by,
      id,
    ]),
  )

describe('a password given by an administrator', () => {
  it('is shown once, ends every session, and opens nothing but its own change', async () => {
    const seller = await addEmployee(shop, owner)
    const { username, id } = seller.profile
    await shop.call({ method: 'POST', url: '/mp/api/auth/forgot', payload: { username } })
    expect((await owner.get(`employee/${id}/access`)).data).toMatchObject({ passwordRequest: { address: '127.0.0.1' } })
    const { temporaryPassword } = (await owner.post(`employee/${id}/reset-password`)).data
    expect((await owner.get(`employee/${id}/access`)).data).toMatchObject({
      passwordRequest: null,
      mustChangePassword: true,
    })
    expect((await seller.get('auth/profile')).status).toBe(401)
    expect((await login(username, testPassword)).body.error).toBe('wrong-login')

    const tokens = (await login(username, temporaryPassword)).data
    const call = withToken(tokens.accessToken)
    expect((await call('GET', 'auth/profile')).data.mustChangePassword).toBe(true)
    for (const [method, path] of [
      ['GET', 'bill'],
      ['GET', 'till/context'],
      ['POST', 'bill'],
      ['GET', 'auth/session'],
      ['POST', 'auth/pin'],
    ] as const)
      expect(await call(method, path, method === 'POST' ? {} : undefined)).toMatchObject({
        status: 403,
        body: { error: 'password-change-needed' },
      })
    const change = (newPassword: string) =>
      call('POST', 'auth/change-password', { currentPassword: temporaryPassword, newPassword })
    expect(await change(temporaryPassword)).toMatchObject({ status: 422, body: { error: 'same-password' } })
    expect((await change('mat-khau-cua-lan')).body.code).toBe(204)
    expect((await call('GET', 'bill')).status).toBe(200)
    expect((await login(username, 'mat-khau-cua-lan')).status).toBe(200)
    const log = JSON.stringify((await owner.get('user_log?limit=200')).data)
    expect(log).not.toContain(temporaryPassword)
  })

  it('opens the account for seven days, and another one is asked for then', async () => {
    const { username, id } = (await addEmployee(shop, owner)).profile
    const { temporaryPassword } = (await owner.post(`employee/${id}/reset-password`)).data
    await agePassword('6 days 23 hours', id)
    expect((await login(username, temporaryPassword)).status).toBe(200)

    await agePassword('1 hour', id)
    expect(await login(username, temporaryPassword)).toMatchObject({
      status: 403,
      body: { error: 'temporary-password-expired', message: expect.stringContaining('7 ngày') },
    })
    // Only who knows the password hears so.
    expect((await login(username, 'khong phai no 99')).body.error).toBe('wrong-login')
    const log = (await owner.get('user_log?action=session.login-failed&limit=1')).data.items
    expect(log[0]).toMatchObject({ subjectId: id })
    const again = (await owner.post(`employee/${id}/reset-password`)).data.temporaryPassword
    expect((await login(username, again)).status).toBe(200)
  })

  it('runs out for somebody new too, and at a till that is passed on', async () => {
    const lan = await addEmployee(shop, owner)
    const [staff] = await inStore(shop, owner.profile.store.id, query =>
      query(`select id from role where store_id = $1 and name = 'staff'`, [owner.profile.store.id]),
    )
    const made = await owner.post('employee', {
      fullName: 'Trần Thị Cúc',
      username: 'cuc-moi',
      password: 'mat khau tam 99',
      roleId: staff!.id,
      branchIds: [owner.branchId],
    })
    expect(made.status).toBe(201)
    await agePassword('7 days', made.data.id)
    expect((await login('cuc-moi', 'mat khau tam 99')).body.error).toBe('temporary-password-expired')
    expect((await lan.post('auth/switch', { employeeId: made.data.id, password: 'mat khau tam 99' })).body.error).toBe(
      'temporary-password-expired',
    )
  })

  it('closes the way by PIN until it is changed', async () => {
    const [lan, hoa] = [await addEmployee(shop, owner), await addEmployee(shop, owner)]
    await hoa.post('auth/pin', { currentPassword: testPassword, pin: '4071' })
    await standAtTill(owner, lan)
    await owner.post(`employee/${hoa.profile.id}/reset-password`)
    expect((await lan.post('auth/switch', { employeeId: hoa.profile.id, pin: '4071' })).status).toBe(404)
  })
})

it('takes PIN and second step off, and shows who has them', async () => {
  const seller = await addEmployee(shop, owner)
  const { id } = seller.profile
  await seller.post('auth/pin', { currentPassword: testPassword, pin: '4071' })
  expect((await owner.get(`employee/${id}/access`)).data).toMatchObject({
    hasPin: true,
    hasTotp: false,
    isSelf: false,
    isOutranked: false,
  })
  expect((await owner.post(`employee/${id}/reset-pin`)).body.code).toBe(204)
  expect((await owner.post(`employee/${id}/reset-totp`)).body.code).toBe(204)
  expect((await seller.post('auth/unlock', { pin: '4071' })).body.error).toBe('pin-missing')
})

it('lists the devices of a colleague in words and ends one', async () => {
  const seller = await addEmployee(shop, owner)
  const second = await shop.signIn(seller.profile.username, testPassword)
  const sessions = (await owner.get(`employee/${seller.profile.id}/session`)).data
  expect(sessions).toHaveLength(2)
  for (const session of sessions) {
    expect(session.isCurrent).toBe(false)
    expect((await owner.delete(`employee/${seller.profile.id}/session/${session.id}`)).body.code).toBe(204)
  }
  expect((await seller.get('auth/profile')).status).toBe(401)
  expect((await second.get('auth/profile')).status).toBe(401)
  const own = (await owner.get('auth/session')).data[0]
  expect((await owner.delete(`employee/${seller.profile.id}/session/${own.id}`)).status).toBe(404)
})

describe('nobody', () => {
  const writes = ['reset-password', 'reset-pin', 'reset-totp']

  it('touches the account of somebody whose rights exceed their own', async () => {
    const manager = await addEmployee(shop, owner, {
      grants: [
        { model: 'employee', action: 'read' },
        { model: 'employee', action: 'update' },
      ],
    })
    expect((await manager.get(`employee/${owner.profile.id}/access`)).data.isOutranked).toBe(true)
    for (const write of writes)
      expect(await manager.post(`employee/${owner.profile.id}/${write}`)).toMatchObject({
        status: 403,
        body: { error: 'outranked' },
      })
    const [session] = (await manager.get(`employee/${owner.profile.id}/session`)).data
    expect((await manager.delete(`employee/${owner.profile.id}/session/${session.id}`)).status).toBe(403)
    expect((await owner.get('auth/profile')).status).toBe(200)
  })

  it('but one with all of them does, another admin too; oneself on the own page only', async () => {
    const equal = await addEmployee(shop, owner, {
      grants: models.flatMap(model => actions.map(action => ({ model, action }))),
    })
    expect((await equal.post(`employee/${owner.profile.id}/reset-pin`)).body.code).toBe(204)
    for (const write of writes)
      expect(await owner.post(`employee/${owner.profile.id}/${write}`)).toMatchObject({
        status: 409,
        body: { error: 'own-account' },
      })
  })

  it('of another store is known, and a seller has no say', async () => {
    const stranger = await shop.registerStore()
    const seller = await addEmployee(shop, owner)
    for (const write of writes) {
      expect((await stranger.post(`employee/${seller.profile.id}/${write}`)).status).toBe(404)
      expect((await seller.post(`employee/${owner.profile.id}/${write}`)).status).toBe(403)
    }
    expect((await stranger.get(`employee/${seller.profile.id}/session`)).status).toBe(404)
  })
})
