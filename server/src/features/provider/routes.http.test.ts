import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addEmployee, inStore, someProvider } from '../../../test/factories.ts'
import { newId } from '../../db/new-id.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

const names = async (person: Person, query: string): Promise<string[]> =>
  (await person.get(`provider?${query}`)).data.items.map((item: { name: string }) => item.name)

describe('adding a supplier', () => {
  it('numbers it and logs it', async () => {
    const provider = await someProvider(owner, { name: 'Công ty Dược Sài Gòn', taxCode: '0312770607-001' })
    expect(provider).toMatchObject({
      code: expect.stringMatching(/^NCC\d{6}$/),
      name: 'Công ty Dược Sài Gòn',
      taxCode: '0312770607-001',
      isActive: 1,
      debt: 0,
      version: 1,
    })
    expect((await owner.get(`provider/${provider.id}`)).data).toEqual(provider)
    expect((await owner.get(`user_log?subjectId=${provider.id}`)).data.items).toMatchObject([
      { action: 'provider.create', after: { name: 'Công ty Dược Sài Gòn' } },
    ])
  })

  it('refuses a name or code that another has, and what is no tax code', async () => {
    const first = await someProvider(owner, { name: 'Dược Hậu Thành', code: 'DHT' })
    expect(await owner.post('provider', { name: 'DƯỢC HẬU THÀNH' })).toMatchObject({
      status: 409,
      body: { error: 'provider-name-taken', details: { id: first.id }, issues: [{ path: 'name' }] },
    })
    expect(await owner.post('provider', { name: 'Khác', code: 'dht' })).toMatchObject({
      status: 409,
      body: { error: 'code-taken', issues: [{ path: 'code' }] },
    })
    expect(await owner.post('provider', { name: 'Khác', taxCode: '123' })).toMatchObject({
      status: 422,
      body: { error: 'tax-code-shape', issues: [{ path: 'taxCode' }] },
    })
    expect(await owner.post('provider', { name: 'Khác', taxCode: '0100109107' })).toMatchObject({
      status: 422,
      body: { error: 'tax-code-check-digit', issues: [{ path: 'taxCode' }] },
    })
    const { data: branch } = await owner.post('provider', { name: 'Đơn vị phụ thuộc', taxCode: '0100.109.106 001' })
    expect(branch.taxCode).toBe('0100109106-001')
    // One that was kept before it was checked does not stop another correction.
    await inStore(shop, owner.profile.store.id, query =>
      query(`update provider set tax_code = '0100109107' where id = $1`, [branch.id]),
    )
    const kept = { version: branch.version, taxCode: '0100109107', note: 'Gọi trước' }
    expect((await owner.patch(`provider/${branch.id}`, kept)).data).toMatchObject({ note: 'Gọi trước' })
  })

  it('makes one of copies sent at once, and refuses another content under the same id', async () => {
    const body = { id: newId(), name: 'Dược Trùng Gửi' }
    const replies = await Promise.all([1, 2, 3].map(() => owner.post('provider', body)))
    expect(replies.map(reply => [reply.status, reply.data?.code])).toEqual(Array(3).fill([201, replies[0]!.data.code]))
    expect((await owner.post('provider', { ...body, note: 'khác' })).body.error).toBe('idempotency-conflict')
  })
})

describe('editing a supplier', () => {
  it('changes what is sent and logs only that', async () => {
    const provider = await someProvider(owner, { note: 'giao thứ ba' })
    const edited = await owner.patch(`provider/${provider.id}`, {
      version: 1,
      isActive: 0,
      note: null,
      phone: '0900000001',
    })
    expect(edited.data).toMatchObject({ isActive: 0, note: null, phone: '0900000001', version: 2 })
    const [logged] = (await owner.get(`user_log?subjectId=${provider.id}&action=provider.update`)).data.items
    expect(logged.before).toEqual({ isActive: true, note: 'giao thứ ba', phone: provider.phone })
    expect(logged.after).toEqual({ isActive: false, note: null, phone: '0900000001' })
  })

  it('refuses a stale edit, a taken name, and another store’s supplier', async () => {
    const [first, second] = [await someProvider(owner), await someProvider(owner)]
    const path = `provider/${second.id}`
    expect((await owner.patch(path, { version: 1, name: first.name })).body.error).toBe('provider-name-taken')
    expect((await owner.patch(path, { version: 1, code: first.code })).body.error).toBe('code-taken')
    expect((await owner.patch(path, { version: 7, name: 'Mới' })).body).toMatchObject({
      error: 'version-conflict',
      details: { current: { version: 1, name: second.name } },
    })
    const stranger = await shop.registerStore()
    expect((await stranger.patch(path, { version: 1, name: 'Mới' })).status).toBe(404)
    expect((await stranger.get(path)).status).toBe(404)
  })
})

describe('finding suppliers', () => {
  it('finds by words without accents, phone, tax code; lists in pages, by debt and use', async () => {
    const person = await shop.registerStore()
    const storeId = person.profile.store.id
    const [a, b] = [
      await someProvider(person, { name: 'Ánh Dương', phone: '028 3812 9999', taxCode: '0309999997' }),
      await someProvider(person, { name: 'Bảo Dương 100%', phone: null }),
    ]
    await someProvider(person, { name: 'Đại Việt', taxCode: null })
    await inStore(shop, storeId, query =>
      query('update provider set debt = 1 where store_id = $1 and id = $2', [storeId, b.id]),
    )
    await person.patch(`provider/${a.id}`, { version: 1, isActive: 0 })
    expect(await names(person, 'keyword=duong')).toEqual(['Ánh Dương', 'Bảo Dương 100%'])
    expect(await names(person, 'keyword=duong%20bao')).toEqual(['Bảo Dương 100%'])
    expect(await names(person, 'keyword=100%25')).toEqual(['Bảo Dương 100%'])
    expect(await names(person, 'keyword=02838129')).toEqual(['Ánh Dương'])
    expect(await names(person, 'keyword=0309999')).toEqual(['Ánh Dương'])
    expect(await names(person, 'hasDebt=true')).toEqual(['Bảo Dương 100%'])
    expect(await names(person, 'isActive=1')).toEqual(['Bảo Dương 100%', 'Đại Việt'])
    const first = (await person.get('provider?limit=2')).data
    expect(first).toMatchObject({ totalItem: 3, nextCursor: expect.any(String) })
    expect(await names(person, `limit=2&cursor=${first.nextCursor}`)).toEqual(['Đại Việt'])
    expect(await names(person, 'limit=2&page=2')).toEqual(['Đại Việt'])
  })

  it('totals the whole filter: what is owed, and beside it what others hold; only for who sees debts', async () => {
    const person = await shop.registerStore()
    const adjust = (partnerId: string, kind: string, amount: number) =>
      person.post('debt/adjustment', { partnerKind: 'provider', partnerId, kind, amount, reason: 'Đối chiếu' })
    const [owed, holds] = [
      await someProvider(person, { name: 'Dược Cần Trả' }),
      await someProvider(person, { name: 'Dược Còn Giữ' }),
    ]
    await someProvider(person, { name: 'Vật tư Sòng Phẳng' })
    await adjust(owed.id, 'INCREASE', 700_000)
    await adjust(holds.id, 'DECREASE', 50_000)
    const total = async (query = '') => (await person.get(`provider/total?${query}`)).data
    expect(await total()).toEqual({ count: 3, debt: 700_000, credit: 50_000 })
    expect(await total('keyword=duoc')).toEqual({ count: 2, debt: 700_000, credit: 50_000 })
    expect(await total('hasDebt=true')).toEqual({ count: 1, debt: 700_000, credit: 0 })
    expect(await total('keyword=khong-co')).toEqual({ count: 0, debt: 0, credit: 0 })
    const importer = await addEmployee(shop, owner, { grants: [{ model: 'import_product', action: 'read' }] })
    expect((await importer.get('provider/total')).status).toBe(403)
  })

  it('is open to who imports goods, and to nobody else without the right', async () => {
    const importer = await addEmployee(shop, owner, {
      grants: [
        { model: 'import_product', action: 'read' },
        { model: 'import_product', action: 'create' },
      ],
    })
    const made = await someProvider(importer)
    expect((await importer.get(`provider/${made.id}`)).status).toBe(200)
    expect((await importer.patch(`provider/${made.id}`, { version: 1, note: 'x' })).status).toBe(403)
    const cashier = await addEmployee(shop, owner, { grants: [{ model: 'sale', action: 'read' }] })
    expect((await cashier.get('provider')).status).toBe(403)
  })
})
