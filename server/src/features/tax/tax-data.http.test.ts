import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addBranch, addEmployee, inStore, someProduct } from '../../../test/factories.ts'
import { shelve } from '../../../test/shelf.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
})
beforeEach(async () => {
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

const vietnamDay = (days = 0) => new Date(Date.now() + 7 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)
const today = vietnamDay()

async function group(name: string, parentId?: string): Promise<string> {
  return (await owner.post('product-group', { name, parentId })).data.id
}
const rateOf = async (productId: string, day?: string, branchId?: string, person = owner) =>
  (await person.post('tax-data/get-by-products', { productIds: [productId], day, branchId })).data.items[0]

describe('a dated rate', () => {
  it('of a group holds for all below it, on its days, until a nearer one does', async () => {
    const top = await group('Không phải thuốc')
    const near = await group('Thực phẩm chức năng', top)
    const product = await someProduct(owner, { groupId: near, vatRate: 10 })
    const reduced = { groupIds: [top], vatRate: 8, from: '2025-07-01', to: '2026-12-31', branchId: null }
    const made = await owner.post('tax-data', reduced)
    expect(made).toMatchObject({
      status: 201,
      data: { productCount: 1, items: [{ name: 'Không phải thuốc', vatRate: 8, branchId: null, version: 1 }] },
    })
    expect(await rateOf(product.id, '2025-06-30')).toMatchObject({ vatRate: 10, source: 'own', taxDataId: null })
    expect(await rateOf(product.id, '2026-12-31')).toMatchObject({
      vatRate: 8,
      source: 'group',
      groupName: 'Không phải thuốc',
      taxDataId: made.data.items[0].id,
      to: '2026-12-31',
    })
    expect(await rateOf(product.id, '2027-01-01')).toMatchObject({ vatRate: 10 })

    await owner.post('tax-data', { groupIds: [near], vatRate: 0, from: '2026-01-01', branchId: null })
    await owner.post('tax-data', {
      productIds: [product.id],
      vatRate: -2,
      from: '2026-05-01',
      to: '2026-05-31',
      branchId: null,
    })
    expect(await rateOf(product.id, '2026-04-30')).toMatchObject({ vatRate: 0, groupName: 'Thực phẩm chức năng' })
    expect(await rateOf(product.id, '2026-05-31')).toMatchObject({ vatRate: -2, source: 'product' })
  })

  it('of a branch goes before that of all branches, and holds there only', async () => {
    const product = await someProduct(owner, { vatRate: 10 })
    const second = await addBranch(shop, owner)
    await owner.post('tax-data', { productIds: [product.id], vatRate: 8, from: today, branchId: null })
    const own = await owner.post('tax-data', { productIds: [product.id], vatRate: 5, from: today })
    expect(own.data.items[0].branchId).toBe(owner.branchId)
    expect((await rateOf(product.id)).vatRate).toBe(5)
    expect((await rateOf(product.id, today, second)).vatRate).toBe(8)
    expect((await owner.get(`tax-data?branchId=${second}`)).data.items).toHaveLength(1)
    expect((await owner.get('tax-data')).data.items).toHaveLength(2)
  })

  it('never overlaps another of the same target: the other is named', async () => {
    const product = await someProduct(owner, { name: 'Kem chống nắng' })
    const target = { productIds: [product.id], branchId: null }
    await owner.post('tax-data', { ...target, vatRate: 8, from: '2026-01-01', to: '2026-12-31' })
    const refused = await owner.post('tax-data', { ...target, vatRate: 10, from: '2026-12-31' })
    expect(refused).toMatchObject({ status: 409, body: { error: 'tax-rate-overlaps', issues: [{ path: 'from' }] } })
    expect(refused.body.message).toBe(
      'Kem chống nắng đã có thuế suất 8% từ 01/01/2026 đến 31/12/2026. Hãy sửa dòng đó trước.',
    )
    expect((await owner.post('tax-data', { ...target, vatRate: 10, from: '2027-01-01' })).status).toBe(201)
  })

  it('lets the one before it end when asked', async () => {
    const product = await someProduct(owner)
    const target = { productIds: [product.id], branchId: null }
    const before = await owner.post('tax-data', { ...target, vatRate: 8, from: '2026-01-01' })
    const next = { ...target, vatRate: 10, from: '2027-01-01', closePrevious: true }
    expect((await owner.post('tax-data', next)).status).toBe(201)
    const items = (await owner.get(`tax-data?productId=${product.id}`)).data.items
    expect(items).toMatchObject([
      { vatRate: 10, from: '2027-01-01', to: null },
      { id: before.data.items[0].id, vatRate: 8, to: '2026-12-31', version: 2 },
    ])
  })

  it('cannot overlap when two people give one at the same moment', async () => {
    const product = await someProduct(owner)
    const body = { productIds: [product.id], vatRate: 8, from: today, branchId: null }
    const replies = await Promise.all(Array.from({ length: 6 }, () => owner.post('tax-data', body)))
    expect(replies.map(reply => reply.status).sort()).toEqual([201, 409, 409, 409, 409, 409])
  })

  it('is refused by the database itself where the code would forget', async () => {
    const product = await someProduct(owner)
    const write = () =>
      inStore(shop, owner.profile.store.id, query =>
        query(
          `insert into tax_data (store_id, id, product_id, vat_rate, from_day, created_by_name, created_at)
           values ($1, gen_random_uuid(), $2, 8, '2026-01-01', 'x', now())`,
          [owner.profile.store.id, product.id],
        ),
      )
    await write()
    await expect(write()).rejects.toThrow(/tax_data_no_overlap/)
  })

  it('is edited under its version, and deleted', async () => {
    const product = await someProduct(owner)
    const made = await owner.post('tax-data', {
      productIds: [product.id],
      vatRate: 8,
      from: '2026-01-01',
      branchId: null,
    })
    const { id } = made.data.items[0]
    const edited = await owner.patch(`tax-data/${id}`, { version: 1, vatRate: 5, to: '2026-06-30' })
    expect(edited).toMatchObject({
      status: 200,
      data: { vatRate: 5, from: '2026-01-01', to: '2026-06-30', state: 'past' },
    })
    expect((await owner.patch(`tax-data/${id}`, { version: 1, vatRate: 8 })).body.error).toBe('version-conflict')
    const turned = await owner.patch(`tax-data/${id}`, { version: 2, from: '2026-07-01' })
    expect(turned).toMatchObject({ status: 422, body: { issues: [{ path: 'to' }] } })
    expect((await owner.delete(`tax-data/${id}`, { branchId: owner.branchId })).body.code).toBe(204)
    expect((await owner.delete(`tax-data/${id}`, {})).status).toBe(404)
    expect((await owner.get('tax-data')).data.totalItem).toBe(0)
  })

  it.each([
    [{ vatRate: 8, from: '2026-01-01' }, 'groupIds'],
    [{ productIds: [], groupIds: [], vatRate: 8, from: '2026-01-01' }, 'groupIds'],
    [{ productIds: ['x'], vatRate: 7, from: '31/12/2026' }, 'productIds.0'],
  ])('refuses %j', async (body, path) => {
    const refused = await owner.post('tax-data', body)
    expect(refused.status).toBe(422)
    expect(refused.body.issues.map((issue: { path: string }) => issue.path)).toContain(path)
  })

  it('knows no product, group or branch of another store', async () => {
    const stranger = await shop.registerStore()
    const theirs = await someProduct(stranger)
    const body = { vatRate: 8, from: today, branchId: null }
    expect((await owner.post('tax-data', { ...body, productIds: [theirs.id] })).status).toBe(404)
    expect((await owner.post('tax-data/preview', { ...body, productIds: [theirs.id] })).status).toBe(404)
    expect((await owner.post('tax-data/get-by-products', { productIds: [theirs.id] })).status).toBe(404)
    const mine = await someProduct(owner)
    const elsewhere = { ...body, branchId: stranger.branchId, productIds: [mine.id] }
    expect((await owner.post('tax-data', elsewhere)).status).toBe(404)
    const made = await stranger.post('tax-data', { ...body, productIds: [theirs.id] })
    expect((await owner.patch(`tax-data/${made.data.items[0].id}`, { version: 1, vatRate: 5 })).status).toBe(404)
    expect((await owner.delete(`tax-data/${made.data.items[0].id}`, {})).status).toBe(404)
  })

  it('may be looked up by who sells, and given by who has the right only', async () => {
    const product = await someProduct(owner)
    const cashier = await addEmployee(shop, owner)
    expect((await rateOf(product.id, undefined, undefined, cashier)).vatRate).toBe(5)
    expect((await cashier.get('tax-data')).status).toBe(403)
    expect((await cashier.post('tax-data', { productIds: [product.id], vatRate: 8, from: today })).status).toBe(403)
    expect((await owner.get('user_log?action=access.refused')).data.totalItem).toBe(2)
  })
})

describe('the preview', () => {
  it('counts what would change, shows some of it, and says what stands in the way', async () => {
    const cosmetics = await group('Mỹ phẩm')
    for (const name of ['Kem A', 'Kem B']) await someProduct(owner, { name, groupId: cosmetics, vatRate: 10 })
    await someProduct(owner, { name: 'Kem C', groupId: cosmetics, vatRate: 8 })
    await someProduct(owner, { name: 'Thuốc', vatRate: 5 })
    const body = { groupIds: [cosmetics], vatRate: 8, from: today, branchId: null }
    expect((await owner.post('tax-data/preview', body)).data).toMatchObject({
      productCount: 3,
      changedCount: 2,
      samples: [
        { name: 'Kem A', before: 10, after: 8 },
        { name: 'Kem B', before: 10, after: 8 },
      ],
      closedCount: 0,
      problem: null,
    })
    expect((await owner.get('tax-data')).data.totalItem).toBe(0)
    await owner.post('tax-data', body)
    const again = (await owner.post('tax-data/preview', { ...body, vatRate: 10 })).data
    expect(again.problem).toMatch(/Mỹ phẩm đã có thuế suất 8%/)
    const tomorrow = { ...body, vatRate: 10, from: vietnamDay(1), closePrevious: true }
    expect((await owner.post('tax-data/preview', tomorrow)).data).toMatchObject({
      closedCount: 1,
      changedCount: 3,
      problem: null,
    })
  })
})

describe('the sale and the till', () => {
  it('take the rate of the day on which was sold', async () => {
    const goods = await group('Thực phẩm chức năng')
    const product = await shelve(shop, owner, [{ quantity: 9 }], { vatRate: 10 })
    await owner.patch(`product/${product.id}`, { version: 1, groupId: goods })
    await owner.post('tax-data', { groupIds: [goods], vatRate: 8, from: vietnamDay(-1), to: today, branchId: null })
    const sell = async (soldAt?: string) => {
      const items = [{ productId: product.id, unitId: product.units.Viên, quantity: 1 }]
      const { data } = await owner.post('bill', { items, payments: [{ method: 'CASH', amount: 1_000 }], soldAt })
      return data.items[0]
    }
    expect(await sell()).toMatchObject({ vatRate: 8, vat: 74 })
    expect(await sell(`${vietnamDay(-2)}T12:00:00+07:00`)).toMatchObject({ vatRate: 10, vat: 91 })
  })

  it('keep rates with their days in the catalogue, and hear of it when they change', async () => {
    const goods = await group('Thực phẩm chức năng')
    const product = await someProduct(owner, { groupId: goods, vatRate: 10 })
    await inStore(shop, owner.profile.store.id, query =>
      query(`update product set changed_at = changed_at - interval '1 hour' where store_id = $1`, [
        owner.profile.store.id,
      ]),
    )
    const { asOf } = (await owner.get('till/catalogue')).data
    expect((await owner.get(`till/catalogue?since=${asOf}`)).data.items).toEqual([])
    await owner.post('tax-data', {
      groupIds: [goods],
      vatRate: 8,
      from: '2025-07-01',
      to: '2026-12-31',
      branchId: null,
    })
    expect((await owner.get(`till/catalogue?since=${asOf}`)).data.items).toMatchObject([
      {
        id: product.id,
        vatRate: 10,
        vatRates: [{ level: 1, ofBranch: false, from: '2025-07-01', to: '2026-12-31', rate: 8 }],
      },
    ])
  })

  it('let a group with rates go once it is empty', async () => {
    const goods = await group('Bỏ đi')
    await owner.post('tax-data', { groupIds: [goods], vatRate: 8, from: today, branchId: null })
    expect((await owner.delete(`product-group/${goods}`)).body.code).toBe(204)
    expect((await owner.get('tax-data')).data.totalItem).toBe(0)
  })
})
