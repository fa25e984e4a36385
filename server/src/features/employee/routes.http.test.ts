import { everything } from '@quay/contract/areas'
import type { Grant, Model } from '@quay/contract/right/permission'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp, testPassword } from '../../../test/app.ts'
import { addBranch, addEmployee, inStore, someProduct } from '../../../test/factories.ts'
import { boxes, receive } from '../../../test/receive.ts'
import { newId } from '../../db/new-id.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

const all = (...models: Model[]): Grant[] => everything.filter(({ model }) => models.includes(model))
let made = 0
const somebody = (overrides: object = {}) => {
  made++
  return {
    fullName: `Nguyễn Văn ${made}`,
    username: `nguoi-${process.pid}-${made}`,
    password: 'mat-khau-dau',
    branchIds: [owner.branchId],
    ...overrides,
  }
}
const roleId = async (name: string, person = owner): Promise<string> =>
  (await person.get('role')).data.items.find((role: { name: string; isDefault: boolean }) => role.name === name).id
const hire = async (overrides: object = {}, person = owner) => {
  const reply = await person.post('employee', { ...somebody(), roleId: await roleId('staff', person), ...overrides })
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  return reply.data
}
const freshPhone = () => `08${String(10_000_000 + ++made * 37 + (process.pid % 1000)).slice(-8)}`

describe('hiring', () => {
  it('gives a person who signs in by either name and must choose a password', async () => {
    const phone = freshPhone()
    const body = {
      ...somebody({
        fullName: 'Trần Thị Dược',
        phone: `+84 ${phone.slice(1)}`,
        email: 'duoc@example.com',
        note: 'ca sáng',
      }),
      id: newId(),
      roleId: await roleId('staff'),
      isPharmacist: true,
      practisingCertificate: { number: '123/CCHN-D-SYT', issuedOn: '2021-05-01', expiresOn: '2026-05-01' },
      gppCertificate: { number: 'GPP-9' },
      accessWindows: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00' }],
    }
    const copies = await Promise.all([1, 2, 3].map(() => owner.post('employee', body)))
    expect(copies.map(reply => reply.status)).toEqual([201, 201, 201])
    const person = copies[0]!.data
    expect(person).toMatchObject({
      fullName: 'Trần Thị Dược',
      role: { name: 'staff' },
      branches: [{ id: owner.branchId, isDefault: true }],
      isPharmacist: true,
      practisingCertificate: body.practisingCertificate,
      gppCertificate: { number: 'GPP-9', issuedOn: null, expiresOn: null },
      isActive: 1,
      isAboveOwn: false,
      lastUsedAt: null,
      version: 1,
    })
    expect(JSON.stringify(person)).not.toContain(body.password)
    expect((await owner.get(`employee/${body.id}`)).data).toEqual(person)
    const [logged] = (await owner.get(`user_log?subjectId=${body.id}`)).data.items
    expect(logged).toMatchObject({
      action: 'employee.create',
      after: {
        role: 'Nhân viên',
        branches: ['Chi nhánh chính'],
        accessHours: 'mọi ngày cả ngày',
        practisingCertificate: '123/CCHN-D-SYT, cấp 01/05/2021, hết hạn 01/05/2026',
      },
    })
    expect((await owner.post('employee', { ...body, note: 'khác' })).body.error).toBe('idempotency-conflict')
    for (const name of [body.username, phone]) {
      const signedIn = await shop.call({
        method: 'POST',
        url: '/mp/api/auth/login',
        payload: { username: name, password: body.password },
      })
      expect(signedIn.status, name).toBe(200)
      const profile = await shop.call({
        method: 'GET',
        url: '/mp/api/auth/profile',
        headers: { authorization: `Bearer ${signedIn.data.accessToken}` },
      })
      expect(profile.data).toMatchObject({ isPharmacist: true, mustChangePassword: true })
    }
  })

  it('names a taken user name of any store, or a phone of this one, beside its field', async () => {
    const stranger = await shop.registerStore()
    const cases = [
      ['username-taken', 'username', { username: owner.profile.username }],
      ['username-taken', 'username', { username: stranger.profile.username }],

      ['login-phone-taken', 'phone', { phone: `+84${owner.profile.phone!.slice(1)}` }],
    ] as const
    for (const [error, path, patch] of cases)
      expect(await owner.post('employee', { ...somebody(patch), roleId: await roleId('staff') })).toMatchObject({
        status: 409,
        body: { error, issues: [{ path, message: expect.stringContaining(Object.values(patch)[0] as string) }] },
      })
  })

  it('refuses what cannot be, each beside its field', async () => {
    const certificate = { number: '1', issuedOn: '2025-01-02', expiresOn: '2025-01-02' }
    const hours = { days: [1], from: '08:00', to: '17:00' }
    for (const [patch, path] of [
      [{ fullName: ' ' }, 'fullName'],
      [{ username: 'Có dấu' }, 'username'],
      [{ password: 'ngan' }, 'password'],
      [{ phone: '12' }, 'phone'],
      [{ email: 'x' }, 'email'],
      [{ branchIds: [] }, 'branchIds'],
      [{ branchIds: [owner.branchId, owner.branchId] }, 'branchIds'],
      [{ accessWindows: [{ ...hours, days: [] }] }, 'accessWindows.0.days'],
      [{ accessWindows: [{ ...hours, days: [1, 1] }] }, 'accessWindows.0.days'],
      [{ accessWindows: [{ ...hours, days: [8] }] }, 'accessWindows.0.days.0'],
      [{ accessWindows: [{ ...hours, to: '24:00' }] }, 'accessWindows.0.to'],
      [{ practisingCertificate: { number: '' } }, 'practisingCertificate.number'],
      [{ gppCertificate: certificate }, 'gppCertificate.expiresOn'],
      [{ isActive: 0 }, 'isActive'],
    ] as const)
      expect(await owner.post('employee', { ...somebody(), roleId: newId(), ...patch }), path).toMatchObject({
        status: 422,
        body: { error: 'invalid-input', issues: [{ path }] },
      })
  })

  it('knows no role, branch or picture of another store', async () => {
    const stranger = await shop.registerStore()
    const staff = await roleId('staff')
    for (const [patch, path] of [
      [{ roleId: await roleId('staff', stranger) }, 'roleId'],
      [{ branchIds: [owner.branchId, stranger.branchId] }, 'branchIds.1'],
      [{ defaultBranchId: stranger.branchId }, 'defaultBranchId'],
      [{ avatarId: newId() }, 'avatarId'],
    ] as const)
      expect(await owner.post('employee', { ...somebody(), roleId: staff, ...patch }), path).toMatchObject({
        status: 404,
        body: { error: 'not-found', issues: [{ path }] },
      })
    const person = await hire()
    const at = `employee/${person.id}`
    expect((await stranger.get(at)).status).toBe(404)
    expect((await stranger.patch(at, { version: 1, note: 'x' })).status).toBe(404)
    expect((await stranger.post(`${at}/deactivate`, { version: 1 })).status).toBe(404)
    expect((await stranger.post(`${at}/activate`, { version: 1 })).status).toBe(404)
    expect((await stranger.delete(at)).status).toBe(404)
    expect((await owner.get(at)).data).toEqual(person)
  })
})

describe('editing somebody', () => {
  it('changes what is sent, clears what is null, and logs only that', async () => {
    const phone = freshPhone()
    const person = await hire({ phone, note: 'x', gppCertificate: { number: 'G1' } })
    const path = `employee/${person.id}`
    const edited = await owner.patch(path, {
      version: 1,
      fullName: 'Lê Mới',
      username: `${person.username}.moi`,
      phone: null,
      note: null,
      gppCertificate: null,
      isPharmacist: true,
      practisingCertificate: { number: 'P1', expiresOn: '2030-01-01' },
    })
    expect(edited.data).toMatchObject({ fullName: 'Lê Mới', phone: null, note: null, gppCertificate: null, version: 2 })
    const [logged] = (await owner.get(`user_log?subjectId=${person.id}&action=employee.update`)).data.items
    expect(Object.keys(logged.after).sort()).toEqual(
      ['fullName', 'gppCertificate', 'isPharmacist', 'note', 'phone', 'practisingCertificate', 'username'].sort(),
    )
    expect((await owner.patch(path, { version: 1, note: 'y' })).body).toMatchObject({
      error: 'version-conflict',
      details: { current: { version: 2, fullName: 'Lê Mới' } },
    })
    // The phone is free again, the old user name too, and the new one is not.
    await hire({ phone, username: person.username })
    expect(
      (
        await owner.post('employee', {
          ...somebody({ username: `${person.username}.moi` }),
          roleId: await roleId('staff'),
        })
      ).body.error,
    ).toBe('username-taken')
    await expect(shop.signIn(`${person.username}.moi`, 'mat-khau-dau')).resolves.toBeDefined()
  })

  it('two people who take one phone at once: one has it', async () => {
    const phone = freshPhone()
    const people = [await hire(), await hire()]
    const replies = await Promise.all(people.map(({ id }) => owner.patch(`employee/${id}`, { version: 1, phone })))
    expect(replies.map(reply => reply.status).sort()).toEqual([200, 409])
    expect(replies.find(reply => reply.status === 409)!.body).toMatchObject({
      error: 'login-phone-taken',
      issues: [{ path: 'phone' }],
    })
  })

  it('moves them between branches from their next call on; the default branch is where they begin', async () => {
    const second = await addBranch(shop, owner, 'Chi nhánh Gò Vấp')
    const person = await addEmployee(shop, owner)
    const path = `employee/${person.profile.id}`
    const both = [owner.branchId, second]
    expect((await person.get(`till/context?branchId=${second}`)).status).toBe(404)
    expect((await owner.patch(path, { version: 1, branchIds: both, defaultBranchId: second })).data).toMatchObject({
      branches: [
        { id: second, isDefault: true },
        { id: owner.branchId, isDefault: false },
      ],
    })
    expect((await person.get('till/context')).data.branch.id).toBe(second)
    expect((await person.get('auth/profile')).data.branches).toMatchObject([
      { id: second, isDefaultBranch: true },
      { id: owner.branchId, isDefaultBranch: false },
    ])
    expect((await owner.patch(path, { version: 2, branchIds: [owner.branchId] })).data.branches).toMatchObject([
      { id: owner.branchId, isDefault: true },
    ])
    expect((await person.get(`till/context?branchId=${second}`)).status).toBe(404)
    expect((await owner.patch(path, { version: 3, defaultBranchId: second })).body.issues).toMatchObject([
      { path: 'defaultBranchId' },
    ])
  })

  it('gives and takes only branches of one’s own, unless one manages branches', async () => {
    const second = await addBranch(shop, owner, `Chi nhánh ${newId()}`)
    const manager = await addEmployee(shop, owner, { grants: all('employee') })
    const nobody = await addEmployee(shop, owner, { grants: [] })
    const path = `employee/${nobody.profile.id}`
    const both = [owner.branchId, second]
    expect((await manager.patch(path, { version: 1, branchIds: both })).body).toMatchObject({
      error: 'not-found',
      issues: [{ path: 'branchIds.1' }],
    })
    expect((await manager.patch(`employee/${manager.profile.id}`, { version: 1, branchIds: both })).status).toBe(404)
    expect((await owner.patch(path, { version: 1, branchIds: both })).status).toBe(200)
    expect((await manager.patch(path, { version: 2, branchIds: [owner.branchId] })).body.issues).toMatchObject([
      { path: 'branchIds' },
    ])
    expect((await manager.patch(path, { version: 2, branchIds: both, note: 'giữ nguyên' })).status).toBe(200)
    const places = await addEmployee(shop, owner, {
      grants: [...all('employee'), { model: 'branch', action: 'update' }],
    })
    expect((await places.patch(path, { version: 3, branchIds: [second] })).status).toBe(200)
  })
})

describe('nobody lifts somebody above themselves', () => {
  it('not by a role that holds more, nor by one with a higher limit', async () => {
    const manager = await addEmployee(shop, owner, { grants: all('employee') })
    expect(await manager.post('employee', { ...somebody(), roleId: await roleId('staff') })).toMatchObject({
      status: 403,
      body: { error: 'role-beyond-own', details: { name: 'Nhân viên' }, issues: [{ path: 'roleId' }] },
    })
    const nobody = await addEmployee(shop, owner, { grants: [] })
    const asked = { version: 1, roleId: await roleId('admin') }
    for (const person of [nobody, manager])
      expect((await manager.patch(`employee/${person.profile.id}`, asked)).body).toMatchObject({
        error: 'role-beyond-own',
        details: { name: 'Quản trị' },
      })
    const limited = (
      await owner.post('role', { name: `Giới hạn ${++made}`, permissions: all('employee'), discountLimit: 100 })
    ).data
    const careful = await addEmployee(shop, owner, { roleId: limited.id })
    const generous = (await owner.post('role', { name: `Rộng tay ${++made}`, permissions: [], discountLimit: 200 }))
      .data
    expect(
      (await careful.patch(`employee/${nobody.profile.id}`, { version: 1, roleId: generous.id })).body,
    ).toMatchObject({ error: 'person-above-own' })
    expect((await careful.post('employee', { ...somebody(), roleId: generous.id })).body).toMatchObject({
      error: 'discount-limit-not-held',
      details: { asked: '2%', limit: '1%' },
      issues: [{ path: 'roleId' }],
    })
  })

  it('and nobody changes a person whose rights exceed their own', async () => {
    const manager = await addEmployee(shop, owner, { grants: all('employee') })
    const path = `employee/${owner.profile.id}`
    expect((await manager.get(path)).data.isAboveOwn).toBe(true)
    const version = owner.profile.version
    const refusal = { status: 403, body: { error: 'person-above-own', details: { name: owner.profile.fullName } } }
    expect(await manager.patch(path, { version, note: 'x' })).toMatchObject(refusal)
    expect(await manager.post(`${path}/deactivate`, { version })).toMatchObject(refusal)
    expect(await manager.post(`${path}/activate`, { version })).toMatchObject(refusal)
    expect(await manager.delete(path)).toMatchObject(refusal)
  })

  it('works by action', async () => {
    const person = await hire()
    const path = `employee/${person.id}`
    const reader = await addEmployee(shop, owner, { grants: [{ model: 'employee', action: 'read' }] })
    expect((await reader.get(path)).status).toBe(200)
    expect((await reader.post('employee', somebody())).status).toBe(403)
    expect((await reader.patch(path, { version: 1 })).status).toBe(403)
    expect((await reader.post(`${path}/deactivate`, { version: 1 })).status).toBe(403)
    expect((await reader.post(`${path}/activate`, { version: 1 })).status).toBe(403)
    expect((await reader.delete(path)).status).toBe(403)
  })
})

describe('the last admin', () => {
  const hours = [{ days: [1], from: '08:00', to: '17:00' }]

  it('keeps the role, the account and all hours, whoever asks', async () => {
    const person = await shop.registerStore()
    const path = `employee/${person.profile.id}`
    const version = (await person.get(path)).data.version
    const name = { name: person.profile.fullName }
    expect((await person.patch(path, { version, roleId: await roleId('management', person) })).body).toMatchObject({
      error: 'last-admin',
      details: name,
      issues: [{ path: 'roleId' }],
    })
    expect((await person.patch(path, { version, accessWindows: hours })).body).toMatchObject({
      error: 'last-admin',
      issues: [{ path: 'accessWindows' }],
    })
    // A person with every right in a role of the shop's own is no admin, and cannot take the last one away.
    const twin = await addEmployee(shop, person, { grants: everything })
    expect((await twin.post(`${path}/deactivate`, { version })).body).toMatchObject({
      error: 'last-admin',
      details: name,
    })
    expect((await twin.delete(path)).body.error).toBe('last-admin')
    expect((await person.post(`${path}/deactivate`, { version })).body.error).toBe('own-removal')
    expect((await person.delete(path)).body.error).toBe('own-removal')
    // With a second admin it may all be done; but not for one whom hours shut out.
    const second = await addEmployee(shop, person, { roleName: 'admin' })
    expect((await second.patch(path, { version, accessWindows: hours })).status).toBe(200)
    const own = `employee/${second.profile.id}`
    expect((await second.patch(own, { version: 1, roleId: await roleId('staff', second) })).body.error).toBe(
      'last-admin',
    )
    expect((await second.patch(path, { version: version + 1, accessWindows: null })).status).toBe(200)
    expect((await person.patch(own, { version: 1, roleId: await roleId('staff', person) })).status).toBe(200)
  })

  it('is left when two admins demote, deactivate or bind each other at once', async () => {
    for (let round = 0; round < 6; round++) {
      const one = await shop.registerStore()
      const other = await addEmployee(shop, one, { roleName: 'admin' })
      const staff = await roleId('staff', one)
      const pathOf = (person: Person) => `employee/${person.profile.id}`
      const act = (by: Person, on: Person, version: number, kind: number) =>
        [
          () => by.patch(pathOf(on), { version, roleId: staff }),
          () => by.post(`${pathOf(on)}/deactivate`, { version }),
          () => by.patch(pathOf(on), { version, accessWindows: hours }),
        ][kind % 3]!()
      const replies = await Promise.all([
        act(one, other, 1, round),
        act(other, one, one.profile.version, round + (round > 2 ? 1 : 0)),
      ])
      const done = replies.filter(reply => reply.status === 200)
      expect(done, JSON.stringify(replies.map(reply => reply.body))).toHaveLength(1)
      const [left] = await inStore(shop, one.profile.store.id, query =>
        query(
          `select count(*)::int as count from employee e join role r on r.store_id = e.store_id and r.id = e.role_id
           where e.store_id = $1 and r.name = 'admin' and e.is_active and e.access_windows is null`,
          [one.profile.store.id],
        ),
      )
      expect(left).toEqual({ count: 1 })
    }
  })
})

describe('deactivating', () => {
  it('ends every session at once, keeps the name, and is undone', async () => {
    const person = await addEmployee(shop, owner)
    const again = await shop.signIn(person.profile.username, testPassword)
    const path = `employee/${person.profile.id}`
    expect((await owner.post(`${path}/deactivate`, { version: 9 })).body.error).toBe('version-conflict')
    expect((await owner.post(`${path}/deactivate`, { version: 1 })).data).toMatchObject({ isActive: 0, version: 2 })
    for (const device of [person, again]) expect((await device.get('auth/profile')).status).toBe(401)
    const refreshed = await shop.call({
      method: 'POST',
      url: '/mp/api/auth/refresh-token',
      payload: { refreshTk: person.refreshToken },
    })
    expect(refreshed.status).toBe(401)
    await expect(shop.signIn(person.profile.username, testPassword)).rejects.toThrow(/wrong-login/)
    expect((await owner.post(`${path}/deactivate`, { version: 2 })).data).toMatchObject({ isActive: 0, version: 2 })
    expect((await owner.post(`${path}/activate`, { version: 2 })).data).toMatchObject({ isActive: 1, version: 3 })
    // Sessions of before stay ended.
    expect((await person.get('auth/profile')).status).toBe(401)
    await shop.signIn(person.profile.username, testPassword)
    const logged = (await owner.get(`user_log?subjectId=${person.profile.id}`)).data.items
    const actions = logged.map((row: { action: string }) => row.action)
    expect(actions).toContain('employee.deactivate')
    expect(actions).toContain('employee.activate')
  })
})

describe('deleting', () => {
  it('takes away somebody whom nothing names, with their sessions and names', async () => {
    const person = await addEmployee(shop, owner)
    const path = `employee/${person.profile.id}`
    expect((await owner.delete(path)).body.code).toBe(204)
    expect((await person.get('auth/profile')).status).toBe(401)
    expect((await owner.get(path)).status).toBe(404)
    await hire({ username: person.profile.username })
  })

  it('refuses it for somebody in the books, and says in which', async () => {
    const person = await addEmployee(shop, owner, { roleName: 'admin' })
    const product = await someProduct(person)
    const inbound = await receive(person, [boxes(product, 5)], { kind: 'OPENING' })
    expect(inbound.status, JSON.stringify(inbound.body)).toBe(201)
    expect(await owner.delete(`employee/${person.profile.id}`)).toMatchObject({
      status: 409,
      body: { error: 'employee-in-use', details: { uses: expect.stringContaining('phiếu nhập') } },
    })
  })

  it('leaves nothing behind that names them by a key', async () => {
    const person = await addEmployee(shop, owner)
    const { id } = person.profile
    await owner.delete(`employee/${id}`)
    const keys = await shop.database.owner.query<{ place: string; column: string }>(`
      select c.relname as place, a.attname as column from pg_constraint x
      join pg_class c on c.oid = x.conrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = x.conkey[2]
      where x.contype = 'f' and x.confrelid = 'employee'::regclass`)
    await inStore(shop, owner.profile.store.id, async query => {
      for (const { place, column } of keys.rows)
        expect(await query(`select 1 from "${place}" where "${column}" = $1`, [id]), place).toEqual([])
    })
  })
})

describe('hours', () => {
  it('refuse a call outside them with a sentence, in a session that runs too, and let it in again inside', async () => {
    const person = await addEmployee(shop, owner)
    const path = `employee/${person.profile.id}`
    // A window on the day after tomorrow only, so never now.
    const weekday = ((new Date(Date.now() + 7 * 3600_000).getUTCDay() + 6) % 7) + 1
    const later = ((weekday + 1) % 7) + 1
    const windows = [{ days: [later], from: '08:00', to: '17:00' }]
    expect((await owner.patch(path, { version: 1, accessWindows: windows })).status).toBe(200)
    const names = ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN']
    for (const route of ['auth/profile', 'bill', 'till/context'])
      expect(await person.get(route)).toMatchObject({
        status: 403,
        body: {
          error: 'outside-access-hours',
          message: `Tài khoản của Nguyễn Thị Lan chỉ dùng được vào: ${names[later - 1]} 08:00–17:00.`,
        },
      })
    await expect(shop.signIn(person.profile.username, testPassword)).rejects.toThrow(/outside-access-hours/)
    const around = [{ days: [weekday, (weekday % 7) + 1], from: '00:00', to: '00:00' }]
    expect((await owner.patch(path, { version: 2, accessWindows: around })).status).toBe(200)
    expect((await person.get('bill')).status).toBe(200)
    expect((await owner.patch(path, { version: 3, accessWindows: [] })).data.accessWindows).toBeNull()
    expect((await person.get('bill')).status).toBe(200)
  })
})

describe('finding people', () => {
  it('by words without accents, names to sign in with, role, branch, state and certificates', async () => {
    const person = await shop.registerStore({ fullName: 'Ông Chủ' })
    const second = await addBranch(shop, person)
    const phone = freshPhone()
    const staff = await roleId('staff', person)
    const at = { branchIds: [person.branchId] }
    const hired = async (overrides: object) => hire({ roleId: staff, ...at, ...overrides }, person)
    await hired({
      fullName: 'Ánh Dương',
      phone,
      isPharmacist: true,
      gppCertificate: { number: '1', expiresOn: '2001-01-01' },
    })
    const bao = await hired({ fullName: 'Bảo Dương', branchIds: [second] })
    await hired({ fullName: 'Đặng Xa', practisingCertificate: { number: '2', expiresOn: '2999-01-01' } })
    await person.post(`employee/${bao.id}/deactivate`, { version: 1 })
    const names = async (query: string): Promise<string[]> =>
      (await person.get(`employee?${query}`)).data.items.map((item: { fullName: string }) => item.fullName)
    expect(await names('')).toEqual(['Ánh Dương', 'Đặng Xa', 'Ông Chủ', 'Bảo Dương'])
    expect(await names('keyword=duong')).toEqual(['Ánh Dương', 'Bảo Dương'])
    expect(await names(`keyword=${phone.slice(-6)}`)).toEqual(['Ánh Dương'])
    expect(await names(`keyword=${person.profile.username}`)).toEqual(['Ông Chủ'])
    expect(await names(`roleId=${staff}&isActive=1`)).toEqual(['Ánh Dương', 'Đặng Xa'])
    expect(await names('isActive=0')).toEqual(['Bảo Dương'])
    expect(await names('isPharmacist=true')).toEqual(['Ánh Dương'])
    expect(await names('certificate=warning')).toEqual(['Ánh Dương'])
    expect((await person.get('home/tasks')).data.certificates).toBe(1)
    expect(await names(`branchId=${second}`)).toEqual(['Ông Chủ', 'Bảo Dương'])
    expect((await person.get(`employee?branchId=${newId()}`)).status).toBe(404)
    const first = (await person.get('employee?limit=3')).data
    expect(first).toMatchObject({ totalItem: 4, nextCursor: expect.any(String) })
    expect(await names(`limit=3&cursor=${first.nextCursor}`)).toEqual(['Bảo Dương'])
  })
})
