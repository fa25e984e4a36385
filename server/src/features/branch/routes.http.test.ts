import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addBranch, addEmployee, inStore, someCustomer, someProduct, someProvider } from '../../../test/factories.ts'
import { shelve } from '../../../test/shelf.ts'
import { newId } from '../../db/new-id.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

const one = async (id: string, person = owner) => (await person.get(`branch/${id}`)).data
const edit = async (id: string, fields: object, person = owner) =>
  person.patch(`branch/${id}`, { version: (await one(id, person)).version, ...fields })
const make = async (name: string, fields: object = {}, person = owner) =>
  (await person.post('branch', { name, ...fields })).data
const branchesOf = async (person: Person) =>
  (await person.get('auth/profile')).data.branches as { id: string; isDefaultBranch: boolean; isActive: boolean }[]

describe('adding', () => {
  it('opens it to whoever made it, with a drawer and the next code', async () => {
    const person = await shop.registerStore()
    const made = await make('Chi nhánh Gia Định', { address: '54 Vũ Tùng', coordinates: '10.8, 106.69' }, person)
    expect(made).toMatchObject({
      code: 'CN02',
      coordinates: '10.8,106.69',
      isDefaultBranch: false,
      isActive: 1,
      timeZone: 'Asia/Ho_Chi_Minh',
      dayCutOffHour: 0,
      employeeCount: 1,
      version: 1,
    })
    expect((await branchesOf(person)).map(branch => branch.id)).toEqual([person.branchId, made.id])
    expect((await person.get(`cash-account?branchId=${made.id}`)).data).toMatchObject([
      { kind: 'CASH', branchId: made.id, balance: 0 },
    ])
    const [log] = (await person.get('user_log')).data.items
    expect(log).toMatchObject({ action: 'branch.create', subjectCode: 'Chi nhánh Gia Định' })
    // Work can begin there at once.
    expect((await person.get(`bill?branchId=${made.id}`)).status).toBe(200)
  })

  it('twice under one id is one branch', async () => {
    const body = { id: newId(), name: 'Một lần' }
    const [first, second] = await Promise.all([owner.post('branch', body), owner.post('branch', body)])
    expect(first.data).toEqual(second.data)
    expect(await owner.post('branch', { ...body, name: 'Tên khác' })).toMatchObject({
      status: 409,
      body: { error: 'idempotency-conflict' },
    })
  })

  it('two at once without a code get two codes', async () => {
    const made = await Promise.all([owner.post('branch', { name: 'Song 1' }), owner.post('branch', { name: 'Song 2' })])
    expect(made.map(reply => reply.status)).toEqual([201, 201])
    expect(new Set(made.map(reply => reply.data.code)).size).toBe(2)
  })

  it('refuses beside the field a name or code that another has, whatever the case of its letters', async () => {
    expect(await owner.post('branch', { name: 'CHI NHÁNH CHÍNH' })).toMatchObject({
      status: 409,
      body: { error: 'branch-name-taken', issues: [{ path: 'name' }] },
    })
    expect(await owner.post('branch', { name: 'Khác', code: 'cn01' })).toMatchObject({
      status: 409,
      body: { error: 'code-taken', issues: [{ path: 'code' }] },
    })
    expect(await owner.post('branch', { name: 'Khác', coordinates: 'đâu đó' })).toMatchObject({
      status: 422,
      body: { error: 'coordinates-invalid', issues: [{ path: 'coordinates' }] },
    })
    expect(await owner.post('branch', { name: '', dayCutOffHour: 13, timeZone: 'Mars' })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'name' }, { path: 'timeZone' }, { path: 'dayCutOffHour' }] },
    })
  })
})

describe('who sees which', () => {
  it('everybody their own, with the one that is the default; whoever manages them all', async () => {
    const person = await shop.registerStore()
    const other = await make('Chi nhánh 2', {}, person)
    const seller = await addEmployee(shop, person)
    const { data } = await seller.get('branch')
    expect(data).toMatchObject({ items: [{ id: person.branchId, isDefaultBranch: true }], totalItem: 1 })
    expect(data.items[0].employeeCount).toBeUndefined()
    expect((await seller.get('branch?scope=all')).status).toBe(403)
    expect((await seller.get(`branch/${other.id}`)).status).toBe(404)
    expect((await seller.get(`print-template?branchId=${other.id}`)).status).toBe(404)
    const manager = await addEmployee(shop, person, { roleName: 'management' })
    const all = (await manager.get('branch?scope=all')).data.items
    expect(all.map((branch: { id: string }) => branch.id)).toEqual([person.branchId, other.id])
    expect((await manager.get(`branch/${other.id}`)).data.employeeCount).toBe(1)
    expect((await manager.get('branch?scope=all&keyword=cn02')).data.totalItem).toBe(1)
  })

  it('another store’s do not exist', async () => {
    const stranger = await shop.registerStore()
    for (const reply of [
      await stranger.get(`branch/${owner.branchId}`),
      await stranger.get(`print-template?branchId=${owner.branchId}`),
      await stranger.patch(`branch/${owner.branchId}`, { version: 1, name: 'Của tôi' }),
      await stranger.delete(`branch/${owner.branchId}`),
    ])
      expect(reply).toMatchObject({ status: 404, body: { error: 'not-found' } })
  })

  it('changing needs its right', async () => {
    const reader = await addEmployee(shop, owner, { grants: [{ model: 'branch', action: 'read' }] })
    expect((await edit(owner.branchId, { name: 'X' }, reader)).status).toBe(403)
    expect((await reader.post('branch', { name: 'X' })).status).toBe(403)
    expect((await reader.delete(`branch/${owner.branchId}`)).status).toBe(403)
  })
})

describe('changing', () => {
  it('keeps what is said, clears what is null, and tells the log', async () => {
    const { id } = await make('Trước')
    const fields = {
      name: 'Sau',
      code: 'GD',
      phone: '0283 123 4567',
      dayCutOffHour: 5,
      workingHours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00' }],
      licences: [{ kind: 'gpp', number: '7/GPP', expiresOn: '2027-01-01' }],
    }
    expect((await edit(id, fields)).data).toMatchObject({ ...fields, licences: [{ number: '7/GPP' }], version: 2 })
    const [log] = (await owner.get('user_log')).data.items
    expect(log).toMatchObject({
      action: 'branch.update',
      before: { name: 'Trước', dayCutOffHour: 0, workingHours: null },
      after: { name: 'Sau', dayCutOffHour: 5, workingHours: 'mọi ngày cả ngày' },
    })
    expect((await edit(id, { phone: null, workingHours: null })).data).toMatchObject({
      phone: null,
      workingHours: null,
    })
    const profile = (await owner.get('auth/profile')).data
    expect(profile.branches.find((branch: { id: string }) => branch.id === id)).toMatchObject({
      name: 'Sau',
      dayCutOffHour: 5,
    })
  })

  it('refuses a stale version, a taken name, a code of another', async () => {
    const [a, b] = [await make('Tân Bình', { code: 'TB' }), await make('Tân Phú')]
    expect(await owner.patch(`branch/${a.id}`, { version: 9, name: 'X' })).toMatchObject({
      status: 409,
      body: { error: 'version-conflict', details: { current: { name: 'Tân Bình' } } },
    })
    expect(await edit(b.id, { name: 'TÂN BÌNH' })).toMatchObject({ body: { error: 'branch-name-taken' } })
    expect(await edit(b.id, { code: 'tb' })).toMatchObject({
      body: { error: 'code-taken', issues: [{ path: 'code' }] },
    })
  })

  it('makes another the default: exactly one, from the next call on, and for everybody', async () => {
    const person = await shop.registerStore()
    const other = await make('Mới', {}, person)
    const seller = await addEmployee(shop, person, { branchIds: [person.branchId, other.id] })
    expect((await seller.get('till/context')).data.branch.id).toBe(person.branchId)
    await edit(other.id, { isDefaultBranch: true }, person)
    const all = (await person.get('branch?scope=all')).data.items
    expect(all.filter((branch: { isDefaultBranch: boolean }) => branch.isDefaultBranch)).toMatchObject([
      { id: other.id },
    ])
    expect((await seller.get('till/context')).data.branch.id).toBe(other.id)
    const [log] = (await person.get('user_log')).data.items
    expect(log).toMatchObject({ before: { isDefaultBranch: false, previousDefault: 'Chi nhánh chính' } })
    expect(await edit(other.id, { isDefaultBranch: false }, person)).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'isDefaultBranch' }] },
    })
  })

  it('two that make two branches the default at once leave one', async () => {
    const person = await shop.registerStore()
    const [a, b] = [await make('A', {}, person), await make('B', {}, person)]
    const replies = await Promise.all([a, b].map(({ id }) => edit(id, { isDefaultBranch: true }, person)))
    expect(replies.map(reply => reply.status).sort()).toEqual([200, 200])
    const rows = await inStore(shop, person.profile.store.id, query =>
      query('select id from branch where store_id = $1 and is_default_branch', [person.profile.store.id]),
    )
    expect(rows).toHaveLength(1)
  })
})

describe('stopping', () => {
  it('not the default one, and what is stopped does not become it', async () => {
    const other = await make('Sẽ ngừng')
    expect(await edit(owner.branchId, { isActive: 0 })).toMatchObject({
      status: 409,
      body: { error: 'branch-is-default', issues: [{ path: 'isActive' }] },
    })
    await edit(other.id, { isActive: 0 })
    expect(await edit(other.id, { isDefaultBranch: true })).toMatchObject({
      status: 409,
      body: { error: 'branch-inactive', issues: [{ path: 'isDefaultBranch' }] },
    })
  })

  it('ends new documents and nothing else: history stays readable, old documents can be undone', async () => {
    const person = await shop.registerStore()
    const branchId = await addBranch(shop, person)
    const seller = await addEmployee(shop, person, { roleName: 'management', branchIds: [branchId] })
    const there = { ...seller, branchId }
    const good = await shelve(shop, there, [{ quantity: 100 }])
    const [customer, provider] = [await someCustomer(person), await someProvider(person)]
    const sale = () =>
      seller.post('bill', {
        branchId,
        items: [{ productId: good.id, unitId: good.units.Viên, quantity: 1 }],
        payments: [{ method: 'CASH', amount: 1_000 }],
      })
    const sold = { ...(await sale()).data }
    expect(sold.code).toBe('HD000001')
    const draft = {
      branchId,
      status: 'DRAFT',
      items: [{ productId: good.id, unitId: good.units.Viên, quantity: 1, price: 1 }],
      payments: [],
    }
    const inbound = (await seller.post('inbound', draft)).data
    const kinds = (await seller.get('voucher/kind')).data
    const [drawer] = (await seller.get(`cash-account?branchId=${branchId}`)).data

    expect((await edit(branchId, { isActive: 0 }, person)).data).toMatchObject({ isActive: 0 })
    const { version } = inbound
    const kindId = kinds.find((kind: { direction: string }) => kind.direction === 'IN').id
    const refused = [
      await sale(),
      await seller.post('inbound', draft),
      await seller.put(`inbound/${inbound.id}`, { ...draft, version, branchId }),
      await seller.post('voucher', { branchId, direction: 'IN', kindId, accountId: drawer.id, amount: 5_000 }),
      await seller.post('debt/opening', { branchId, partnerKind: 'customer', partnerId: customer.id, amount: 1_000 }),
      await seller.post('debt/collect', {
        branchId,
        customerId: customer.id,
        amount: 1_000,
        method: 'CASH',
      }),
      await seller.patch('inbound/pay-debt', {
        branchId,
        providerId: provider.id,
        amount: 1_000,
        method: 'CASH',
      }),
    ]
    expect(refused.map(reply => reply.body.error)).toEqual(refused.map(() => 'branch-inactive'))
    for (const path of ['bill', 'inbound', 'cashbook', 'lot', 'stock', 'bill/total'])
      expect((await seller.get(`${path}?branchId=${branchId}`)).status, path).toBe(200)
    expect((await seller.get(`bill/${sold.id}`)).data.code).toBe('HD000001')
    expect((await seller.post(`bill/${sold.id}/cancel`, { reason: 'Nhầm' })).status).toBe(200)
    // Where nothing is named, work goes on where it can.
    const both = await addEmployee(shop, person, { branchIds: [branchId, person.branchId] })
    expect((await both.get('till/context')).data.branch.id).toBe(person.branchId)
    expect(await branchesOf(both)).toMatchObject([
      { id: person.branchId, isActive: true },
      { id: branchId, isActive: false },
    ])

    await edit(branchId, { isActive: 1 }, person)
    expect((await sale()).status).toBe(201)
  })

  it('answers the copy of a sale that was posted before', async () => {
    const person = await shop.registerStore()
    const branchId = await addBranch(shop, person)
    const good = await shelve(shop, { ...person, branchId }, [{ quantity: 100 }])
    const body = {
      id: newId(),
      branchId,
      items: [{ productId: good.id, unitId: good.units.Viên, quantity: 1 }],
      payments: [{ method: 'CASH', amount: 1_000 }],
    }
    const first = await person.post('bill', body)
    await edit(branchId, { isActive: 0 }, person)
    expect((await person.post('bill', body)).data.code).toBe(first.data.code)
  })
})

describe('deleting', () => {
  it('takes an empty one with its drawer, and those who worked there forget it', async () => {
    const { id } = await make('Thoáng qua')
    expect((await branchesOf(owner)).some(branch => branch.id === id)).toBe(true)
    expect(await owner.delete(`branch/${id}`)).toMatchObject({ status: 200, body: { code: 204 } })
    expect((await branchesOf(owner)).some(branch => branch.id === id)).toBe(false)
    expect((await owner.get(`branch/${id}`)).status).toBe(404)
    expect((await owner.get(`bill?branchId=${id}`)).status).toBe(404)
    const [log] = (await owner.get('user_log')).data.items
    expect(log).toMatchObject({ action: 'branch.delete', before: { name: 'Thoáng qua' }, after: null })
    // The name is free again.
    expect((await owner.post('branch', { name: 'Thoáng qua' })).status).toBe(201)
  })

  it('not the default', async () => {
    expect(await owner.delete(`branch/${owner.branchId}`)).toMatchObject({ body: { error: 'branch-is-default' } })
  })

  it.each<[string, string, (person: Person, branchId: string) => Promise<unknown>]>([
    ['goods', '1 mặt hàng còn tồn', (person, branchId) => shelve(shop, { ...person, branchId }, [{ quantity: 1 }])],
    [
      'an open draft',
      '1 phiếu nhập',
      async (person, branchId) => {
        const product = await someProduct(person)
        const items = [{ productId: product.id, unitId: product.units[0].id, quantity: 1, price: 1 }]
        await person.post('inbound', { branchId, status: 'DRAFT', items, payments: [] })
      },
    ],
    [
      'a row of money',
      '1 phiếu thu chi',
      async (person, branchId) => {
        const [drawer] = (await person.get(`cash-account?branchId=${branchId}`)).data
        await person.post(`cash-account/${drawer.id}/opening`, { amount: 50_000 })
      },
    ],
    [
      'somebody who works nowhere else',
      '1 nhân viên chỉ làm việc ở đây',
      (person, branchId) => addEmployee(shop, person, { branchIds: [branchId] }),
    ],
  ])('not one with %s, and says so', async (_name, words, fill) => {
    const person = await shop.registerStore()
    const { id } = await make('Đang dùng', {}, person)
    await fill(person, id)
    const reply = await person.delete(`branch/${id}`)
    expect(reply).toMatchObject({ status: 409, body: { error: 'branch-in-use', details: { name: 'Đang dùng' } } })
    expect(reply.body.message).toContain(words)
    expect((await one(id, person)).name).toBe('Đang dùng')
  })
})
