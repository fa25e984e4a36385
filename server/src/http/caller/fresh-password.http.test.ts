import { asksPassword, isWrite } from '@quay/contract/route'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp, testPassword } from '../../../test/app.ts'
import { allRoutes } from '../../../test/every-route/all-routes.ts'
import { addEmployee, inStore } from '../../../test/factories.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

const ofOwner = <T>(text: string, values: unknown[] = []) =>
  inStore(shop, owner.profile.store.id, query => query(text, values)) as Promise<T[]>
/** As if the owner's password was given so long ago; null in no time of this session. */
const passwordWas = (ago: string | null) =>
  ofOwner('update session set password_at = now() - $1::interval where employee_id = $2', [ago, owner.profile.id])
const confirm = (password = testPassword) => owner.post('auth/confirm-password', { password })

it('is asked for by every write about people, roles, tills and devices that are signed in, by signatures, and by nothing that the shop does all day', () => {
  const routes = allRoutes.map(([, route]) => route)
  const asking = routes.filter(asksPassword).map(route => `${route.method} ${route.path}`)
  const people = routes
    .filter(isWrite)
    .map(route => `${route.method} ${route.path}`)
    .filter(name => /^\S+ \/(employee|role|device|recovery-key)(\/|$)/.test(name))
    // Says hello, and reads what the list shows: they change nothing.
    .filter(name => !['POST /device/open', 'POST /employee/export'].includes(name))
  // Plain sign-out (POST /auth/logout) never asks.
  const sessions = ['DELETE /auth/session', 'DELETE /auth/session/:id']
  // A signature says who signs.
  const signatures = ['POST /gpp-book/sign']
  expect(asking.toSorted()).toEqual([...people, ...sessions, ...signatures].toSorted())
})

it('is asked for minutes after the sign-in, opens the session again, and no other', async () => {
  const staff = (
    await ofOwner<{ id: string }>(`select id from role where store_id = '${owner.profile.store.id}' and name = 'staff'`)
  )[0]!.id
  const hire = (username: string) =>
    owner.post('employee', {
      fullName: 'Lê Thị Mai',
      username,
      password: 'mat khau tam 99',
      roleId: staff,
      branchIds: [owner.branchId],
    })
  expect((await hire('mai-mot')).status).toBe(201)
  for (const ago of ['11 minutes', null]) {
    await passwordWas(ago)
    expect(await hire('mai-hai')).toMatchObject({ status: 403, body: { error: 'password-confirm-needed' } })
    expect(await owner.post('role', { name: 'Thử', permissions: [] })).toMatchObject({ status: 403 })
    expect((await owner.get('employee')).status).toBe(200)
  }
  expect(await confirm('khong-phai')).toMatchObject({ status: 422, body: { error: 'wrong-password' } })
  expect((await hire('mai-hai')).status).toBe(403)

  const elsewhere = await shop.signIn(owner.profile.username, testPassword)
  await passwordWas(null)
  expect((await confirm()).body.code).toBe(204)
  expect((await hire('mai-hai')).status).toBe(201)
  expect((await elsewhere.post('role', { name: 'Thử', permissions: [] })).body.error).toBe('password-confirm-needed')
  expect((await owner.get('user_log?action=session.confirm')).data.totalItem).toBe(1)
})

it('is asked for in a session that a PIN began, however long ago the password was given elsewhere', async () => {
  const lan = await addEmployee(shop, owner)
  await confirm()
  await owner.post('auth/pin', { currentPassword: testPassword, pin: '407183' })
  await shop.call({
    method: 'POST',
    url: '/mp/api/auth/login',
    payload: { username: owner.profile.username, password: testPassword },
  })
  await inStore(shop, owner.profile.store.id, query =>
    query('update session set browser_id = (select browser_id from session where id = $1) where employee_id = $2', [
      sidOf(lan),
      owner.profile.id,
    ]),
  )
  const reply = await lan.post('auth/switch', { employeeId: owner.profile.id, pin: '407183' })
  expect(reply.status).toBe(200)
  const reset = await shop.call({
    method: 'POST',
    url: `/mp/api/employee/${lan.profile.id}/reset-password`,
    headers: { authorization: `Bearer ${reply.data.accessToken}` },
  })
  expect(reset).toMatchObject({ status: 403, body: { error: 'password-confirm-needed' } })
})

it('is asked of who has the right only, and a colleague’s PIN lifts neither', async () => {
  const lan = await addEmployee(shop, owner)
  await confirm()
  await owner.post('auth/pin', { currentPassword: testPassword, pin: '407183' })
  const staff = (
    await ofOwner<{ id: string }>(`select id from role where store_id = '${owner.profile.store.id}' and name = 'staff'`)
  )[0]!.id
  const more = { name: 'Thử', permissions: [{ model: 'sale', action: 'create' }] }
  for (const path of ['role', `role/${staff}/reset`]) {
    const refused = await lan.post(path, more)
    expect(refused).toMatchObject({ status: 403, body: { error: 'forbidden' } })
    expect(refused.body.details?.subject).toBeUndefined()
  }
  // Also when the caller makes up the subject that the refusal did not give.
  const granted = await lan.post('auth/override', {
    employeeId: owner.profile.id,
    pin: '407183',
    model: 'role',
    action: 'create',
    subject: 'POST /role x',
  })
  expect(granted).toMatchObject({ status: 403, body: { error: 'forbidden' } })
})

it('is asked for before a device is signed out from elsewhere, never for leaving this one', async () => {
  const lan = await addEmployee(shop, owner)
  const phone = await shop.signIn(lan.profile.username, testPassword)
  const passwordOfLan = (ago: string | null) =>
    ofOwner('update session set password_at = now() - $1::interval where employee_id = $2', [ago, lan.profile.id])
  await passwordOfLan('11 minutes')
  await passwordWas('11 minutes')
  const paths: [Person, string][] = [
    [lan, 'auth/session'],
    [lan, `auth/session/${sidOf(phone)}`],
    [owner, `employee/${lan.profile.id}/session/${sidOf(phone)}`],
  ]
  for (const [person, path] of paths)
    expect(await person.delete(path)).toMatchObject({ status: 403, body: { error: 'password-confirm-needed' } })
  expect((await phone.get('auth/profile')).status).toBe(200)
  await lan.post('auth/confirm-password', { password: testPassword })
  expect((await lan.delete(`auth/session/${sidOf(phone)}`)).body.code).toBe(204)
  expect((await phone.get('auth/profile')).status).toBe(401)

  await passwordOfLan(null)
  expect((await lan.post('auth/logout', { refreshTk: lan.refreshToken })).body.code).toBe(204)
  expect((await lan.get('auth/profile')).status).toBe(401)
})

const sidOf = ({ accessToken }: Person): string =>
  JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()).sid
