import { defaultGrants, everything } from '@quay/contract/areas'
import type { Grant, Model } from '@quay/contract/right/permission'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addEmployee, someProduct } from '../../../test/factories.ts'
import { boxes, receive, unitOf } from '../../../test/receive.ts'
import { newId } from '../../db/new-id.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

const all = (...models: Model[]): Grant[] => everything.filter(({ model }) => models.includes(model))
const sells: Grant[] = [
  { model: 'sale', action: 'read' },
  { model: 'sale', action: 'create' },
  { model: 'bill', action: 'read' },
]
let made = 0
const someRole = async (person: Person, overrides: object = {}) => {
  const reply = await person.post('role', { name: `Thu ngân ${++made}`, permissions: sells, ...overrides })
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  return reply.data
}
const roles = async (person: Person) =>
  (await person.get('role?limit=200')).data.items as { id: string; name: string; isDefault: boolean }[]
const defaultRole = async (name: string) => (await roles(owner)).find(role => role.isDefault && role.name === name)!

describe('roles', () => {
  it('are listed with those who hold them, the default ones first', async () => {
    const person = await shop.registerStore()
    await addEmployee(shop, person)
    await someRole(person, { name: 'Ấm trà' })
    const { items } = (await person.get('role')).data
    expect(items.map((role: object) => role)).toMatchObject([
      { name: 'admin', isDefault: true, employeeCount: 1, permissionCount: everything.length, isAboveOwn: false },
      { name: 'management', isDefault: true, employeeCount: 0 },
      { name: 'staff', isDefault: true, employeeCount: 1 },
      { name: 'Ấm trà', isDefault: false, employeeCount: 0, permissionCount: 3 },
    ])
    expect(items[0].permissions).toBeUndefined()
    expect((await person.get('role?keyword=quan%20tri')).data.items).toMatchObject([{ name: 'admin' }])
    expect((await person.get('role?keyword=am')).data.items).toMatchObject([{ name: 'Ấm trà' }])
  })

  it('are made with their rights, once, and logged in words', async () => {
    const body = {
      id: newId(),
      name: 'Dược sĩ đứng quầy',
      note: 'ca tối',
      discountLimit: 750,
      permissions: [...sells, ...sells, { model: 'bill', action: 'delete' }],
    }
    const copies = await Promise.all([1, 2, 3].map(() => owner.post('role', body)))
    expect(copies.map(reply => reply.status)).toEqual([201, 201, 201])
    expect(copies[0]!.data).toMatchObject({ name: body.name, discountLimit: 750, permissionCount: 4, version: 1 })
    expect((await owner.get(`role/${body.id}`)).data).toEqual(copies[0]!.data)
    expect((await owner.get(`user_log?subjectId=${body.id}`)).data.items).toMatchObject([
      {
        action: 'role.create',
        after: { discountLimit: '7,5%', rights: ['Bán hàng: xem, thêm', 'Hóa đơn: xem, xóa'] },
      },
    ])
    expect((await owner.post('role', { ...body, note: 'ca sáng' })).body.error).toBe('idempotency-conflict')
  })

  it('have names of their own: taken ones are named, those of the default roles too', async () => {
    const role = await someRole(owner, { name: 'Kế toán' })
    const cases = [
      ['KẾ TOÁN', 'Kế toán'],
      ['quản trị', 'Quản trị'],
      ['Staff', 'Nhân viên'],
    ]
    for (const [asked, named] of cases)
      expect(await owner.post('role', { name: asked, permissions: [] })).toMatchObject({
        status: 409,
        body: { error: 'role-name-taken', details: { name: named }, issues: [{ path: 'name' }] },
      })
    const other = await someRole(owner)
    expect((await owner.patch(`role/${other.id}`, { version: 1, name: 'kế toán' })).body).toMatchObject({
      error: 'role-name-taken',
      details: { id: role.id },
    })
    expect((await owner.patch(`role/${role.id}`, { version: 1, name: 'KẾ TOÁN' })).data.name).toBe('KẾ TOÁN')
  })

  it('are edited: what differs is written and logged, a stale edit is refused', async () => {
    const role = await someRole(owner, { note: 'cũ' })
    const path = `role/${role.id}`
    const edited = await owner.patch(path, {
      version: 1,
      note: null,
      discountLimit: 0,
      permissions: [sells[0], { model: 'bill', action: 'delete' }],
    })
    expect(edited.data).toMatchObject({
      note: null,
      discountLimit: 0,
      version: 2,
      permissions: [
        { model: 'bill', action: 'delete' },
        { model: 'sale', action: 'read' },
      ],
    })
    const [logged] = (await owner.get(`user_log?subjectId=${role.id}&action=role.update`)).data.items
    expect(logged.before).toEqual({ note: 'cũ', discountLimit: null, rights: ['Bán hàng: xem, thêm', 'Hóa đơn: xem'] })
    expect(logged.after).toEqual({ note: null, discountLimit: '0%', rights: ['Bán hàng: xem', 'Hóa đơn: xóa'] })
    expect((await owner.patch(path, { version: 1, note: 'x' })).body).toMatchObject({
      error: 'version-conflict',
      details: { current: { version: 2 } },
    })
  })

  it('take no right that there is not, and no limit out of range', async () => {
    for (const [patch, at] of [
      [{ permissions: [{ model: 'cost', action: 'delete' }] }, 'permissions.0'],
      [{ permissions: [{ model: 'moon', action: 'read' }] }, 'permissions.0.model'],
      [{ discountLimit: 10_001 }, 'discountLimit'],
      [{ discountLimit: -1 }, 'discountLimit'],
      [{ discountLimit: 1.5 }, 'discountLimit'],
      [{ name: ' ' }, 'name'],
    ] as const)
      expect(await owner.post('role', { name: 'Lạ', permissions: [], ...patch })).toMatchObject({
        status: 422,
        body: { error: 'invalid-input', issues: [{ path: at }] },
      })
  })
})

describe('the default roles', () => {
  it('admin is never changed, reset or deleted, by an admin either', async () => {
    const { id } = await defaultRole('admin')
    expect((await owner.patch(`role/${id}`, { version: 1, permissions: [] })).body.error).toBe('role-locked')
    expect((await owner.patch(`role/${id}`, { version: 1, name: 'Sếp' })).body.error).toBe('role-locked')
    expect((await owner.post(`role/${id}/reset`, { version: 1 })).body.error).toBe('role-locked')
    expect((await owner.delete(`role/${id}`)).body.error).toBe('role-is-default')
  })

  it('the others keep their names, can be changed, and go back to what they were', async () => {
    const { id } = await defaultRole('staff')
    const path = `role/${id}`
    expect(await owner.patch(path, { version: 1, name: 'Người bán' })).toMatchObject({
      status: 409,
      body: { error: 'role-is-default', issues: [{ path: 'name' }] },
    })
    expect((await owner.delete(path)).body.error).toBe('role-is-default')
    const edited = await owner.patch(path, { version: 1, name: 'staff', permissions: sells, discountLimit: 9 })
    expect(edited.data).toMatchObject({ version: 2, permissionCount: 3 })
    const reset = await owner.post(`${path}/reset`, { version: 2 })
    expect(reset.data).toMatchObject({ version: 3, discountLimit: null, permissionCount: defaultGrants.staff.length })
    expect((await owner.get(`user_log?subjectId=${id}&action=role.reset`)).data.items).toHaveLength(1)
    expect((await owner.post(`${path}/reset`, { version: 2 })).body.error).toBe('version-conflict')
  })

  it('only they can be reset', async () => {
    const role = await someRole(owner)
    expect((await owner.post(`role/${role.id}/reset`, { version: 1 })).body.error).toBe('role-not-default')
  })
})

describe('nobody grants what they lack', () => {
  const manages = [...all('role', 'employee'), ...sells]

  it('not in a new role, nor in an edit; the refusal names the rights', async () => {
    const manager = await addEmployee(shop, owner, { grants: manages })
    expect(
      await manager.post('role', { name: 'Mới', permissions: [...sells, { model: 'cost', action: 'read' }] }),
    ).toMatchObject({
      status: 403,
      body: {
        error: 'right-not-held',
        details: { rights: 'Giá vốn: xem', missing: [{ model: 'cost', action: 'read' }] },
        issues: [{ path: 'permissions' }],
      },
    })
    const own = await someRole(manager)
    const more = { version: 1, permissions: [...sells, { model: 'bill', action: 'delete' }] }
    expect((await manager.patch(`role/${own.id}`, more)).body).toMatchObject({
      error: 'right-not-held',
      details: { rights: 'Hóa đơn: xóa' },
    })
    expect((await manager.patch(`role/${own.id}`, { version: 1, permissions: sells.slice(1) })).status).toBe(200)
  })

  it('and no higher discount limit than their own', async () => {
    const limited = await someRole(owner, { permissions: manages, discountLimit: 500 })
    const manager = await addEmployee(shop, owner, { roleId: limited.id })
    for (const [discountLimit, asked] of [
      [501, '5,01%'],
      // The store's limit, which is 10 %.
      [null, '10%'],
    ] as const)
      expect(await manager.post('role', { name: 'Mới', permissions: sells, discountLimit })).toMatchObject({
        status: 403,
        body: {
          error: 'discount-limit-not-held',
          details: { asked, limit: '5%' },
          issues: [{ path: 'discountLimit' }],
        },
      })
    await someRole(manager, { discountLimit: 500 })
  })

  it('and changes no role that is above their own, down or up', async () => {
    const manager = await addEmployee(shop, owner, { grants: manages })
    const above = await someRole(owner, { permissions: [...sells, { model: 'cost', action: 'read' }] })
    expect((await manager.get(`role/${above.id}`)).data.isAboveOwn).toBe(true)
    const refusal = { status: 403, body: { error: 'role-above-own', details: { name: above.name } } }
    expect(await manager.patch(`role/${above.id}`, { version: 1, permissions: [] })).toMatchObject(refusal)
    expect(await manager.delete(`role/${above.id}`)).toMatchObject(refusal)
    const { id } = await defaultRole('management')
    expect((await manager.post(`role/${id}/reset`, { version: 1 })).body.error).toBe('role-above-own')
  })
})

describe('a role in use', () => {
  it('is not deleted: the answer says who holds it; unused it goes', async () => {
    const role = await someRole(owner, { name: 'Thủ kho' })
    const keeper = await addEmployee(shop, owner, { roleId: role.id, fullName: 'Lê Văn Kho' })
    expect(await owner.delete(`role/${role.id}`)).toMatchObject({
      status: 409,
      body: {
        error: 'role-in-use',
        message: 'Vai trò "Thủ kho" đang giao cho 1 người: Lê Văn Kho. Hãy đổi vai trò của họ trước.',
        details: { employees: [{ id: keeper.profile.id }] },
      },
    })
    const other = await someRole(owner)
    expect((await owner.delete(`role/${other.id}`)).body).toMatchObject({ code: 204 })
    expect((await owner.get(`role/${other.id}`)).status).toBe(404)
    expect((await owner.get(`user_log?subjectId=${other.id}&action=role.delete`)).data.items).toHaveLength(1)
  })

  it('given to somebody while it is deleted, either is refused', async () => {
    for (let round = 0; round < 5; round++) {
      const role = await someRole(owner)
      const person = await addEmployee(shop, owner)
      const [deleted, given] = await Promise.all([
        owner.delete(`role/${role.id}`),
        owner.patch(`employee/${person.profile.id}`, { version: 1, roleId: role.id }),
      ])
      expect([
        [409, 200],
        [200, 404],
      ]).toContainEqual([deleted.status, given.status])
      if (given.status === 404) expect(given.body.issues).toMatchObject([{ path: 'roleId' }])
    }
  })
})

describe('the routes of roles', () => {
  it('know nothing of another store', async () => {
    const stranger = await shop.registerStore()
    const role = await someRole(owner)
    const path = `role/${role.id}`
    expect((await stranger.get(path)).status).toBe(404)
    expect((await stranger.patch(path, { version: 1, permissions: [] })).status).toBe(404)
    expect((await stranger.post(`${path}/reset`, { version: 1 })).status).toBe(404)
    expect((await stranger.delete(path)).status).toBe(404)
    expect((await owner.get(path)).data).toEqual(role)
    expect((await stranger.post('role', { name: role.name, permissions: [] })).status).toBe(201)
  })

  it('are open by action; the list serves who looks after people, too', async () => {
    const role = await someRole(owner)
    const reader = await addEmployee(shop, owner, { grants: [{ model: 'employee', action: 'read' }] })
    expect((await reader.get('role')).status).toBe(200)
    expect((await reader.get(`role/${role.id}`)).status).toBe(403)
    const onlyReads = await addEmployee(shop, owner, { grants: [{ model: 'role', action: 'read' }] })
    expect((await onlyReads.post('role', { name: 'x', permissions: [] })).status).toBe(403)
    expect((await onlyReads.patch(`role/${role.id}`, { version: 1 })).status).toBe(403)
    expect((await onlyReads.delete(`role/${role.id}`)).status).toBe(403)
  })
})

describe('a change of a role', () => {
  it('is felt at the next call of every device, 100 times of 100, while others call', async () => {
    const role = await someRole(owner, { permissions: [] })
    const person = await addEmployee(shop, owner, { roleId: role.id })
    let wrong = 0
    let isOver = false
    // Calls that never stop, so that each change meets some that are under way and would remember what they read.
    const noise = Array.from({ length: 2 }, async () => {
      while (!isOver) await person.get('bill')
    })
    for (let turn = 1; turn <= 100; turn++) {
      const holds = turn % 2 === 1
      const changed = await owner.patch(`role/${role.id}`, {
        version: turn,
        permissions: holds ? [{ model: 'bill', action: 'read' }] : [],
      })
      expect(changed.status).toBe(200)
      const { status } = await person.get('bill')
      if (status !== (holds ? 200 : 403)) wrong++
    }
    isOver = true
    await Promise.all(noise)
    expect(wrong).toBe(0)
  }, 60_000)

  it('gives the till and the bill its discount limit: the role’s own before the store’s', async () => {
    const product = await someProduct(owner)
    await receive(owner, [boxes(product, 5)], { kind: 'OPENING' })
    const sellAt = (person: Person, percent: number) => {
      const discount = { unit: 1, value: percent }
      const items = [{ productId: product.id, unitId: unitOf(product, 'Vỉ'), quantity: 10, discount }]
      return person.post('bill', { items, payments: [{ method: 'CASH', amount: 45_000 }] })
    }
    const role = await someRole(owner, { permissions: sells })
    const seller = await addEmployee(shop, owner, { roleId: role.id })
    expect((await seller.get('till/context')).data.discountLimit).toBe(1_000)
    await owner.patch(`role/${role.id}`, { version: 1, discountLimit: 250 })
    expect((await seller.get('till/context')).data.discountLimit).toBe(250)
    expect(await sellAt(seller, 2.51)).toMatchObject({
      status: 403,
      body: { error: 'discount-over-limit', details: { limit: '2,5%' }, issues: [{ path: 'items.0.discount' }] },
    })
    expect((await sellAt(seller, 2.5)).status).toBe(201)
    await owner.patch(`role/${role.id}`, {
      version: 2,
      permissions: [...sells, { model: 'discount_limit', action: 'update' }],
    })
    expect((await seller.get('till/context')).data.discountLimit).toBeNull()
  })
})
