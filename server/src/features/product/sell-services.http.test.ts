import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addBranch, someProduct } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { shelve } from '../../../test/shelf.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

const serviceBody = (overrides: object = {}) => ({
  type: 4,
  name: 'Đo huyết áp',
  isLotManaged: false,
  vatRate: 10,
  units: [{ name: 'Lần', ratio: 1, price: 20_000, isBase: true }],
  ...overrides,
})
const someService = (overrides: object = {}): Promise<Json> => someProduct(owner, serviceBody(overrides))
const lineOf = (product: Json, quantity: number) => ({
  productId: product.id,
  unitId: product.units[0].id,
  quantity,
})
const sell = (items: object[], amount: number, more: object = {}) =>
  owner.post('bill', { items, payments: [{ method: 'CASH', amount }], ...more })
const noBreach = async () => expect(await ledgerDifferences(shop)).toEqual([])

describe('a service', () => {
  it.each([
    ['lots', { isLotManaged: true }, 'isLotManaged'],
    ['a least stock', { minStock: 1 }, 'minStock'],
    ['a most stock', { maxStock: 9 }, 'maxStock'],
  ])('is refused with %s, when it is added and when it is changed', async (_what, wrong, path) => {
    const refused = { status: 422, body: { error: 'service-not-stocked', issues: [{ path }] } }
    expect(await owner.post('product', serviceBody(wrong))).toMatchObject(refused)
    const service = await someService()
    expect(await owner.patch(`product/${service.id}`, { version: 1, ...wrong })).toMatchObject(refused)
  })

  it('stays one, and other goods do not become one', async () => {
    const [service, tablets] = [await someService(), await someProduct(owner)]
    for (const [product, type] of [
      [service, 1],
      [service, 3],
      [tablets, 4],
    ])
      expect((await owner.patch(`product/${product.id}`, { version: 1, type })).body.error).toBe('product-type-locked')
  })

  it('is refused with a sentence where stock moves or is counted', async () => {
    const service = await someService()
    const refused = { status: 422, body: { error: 'service-has-no-stock', issues: [{ path: 'items.0.productId' }] } }
    const items = [{ ...lineOf(service, 1), price: 1 }]
    expect(await owner.post('inbound', { kind: 'OPENING', status: 'DRAFT', items })).toMatchObject(refused)
    const provider = (await owner.post('provider', { name: 'Công ty Dược An Bình' })).data
    const order = { providerId: provider.id, status: 'DRAFT', items }
    expect(await owner.post('purchase-order', order)).toMatchObject(refused)
    const other = await addBranch(shop, owner)
    const transfer = { targetBranchId: other, status: 'DRAFT', items: [lineOf(service, 1)] }
    expect(await owner.post('stock-transfer', transfer)).toMatchObject(refused)

    const check = (await owner.post('inventory-check', { kind: 'PRODUCT', productIds: [] })).data
    const sheet = (await owner.post(`inventory-check/${check.id}/sheet`, {})).data
    const at = new Date().toISOString()
    const line = {
      ...{ productId: service.id, revision: 1, startedAt: at, countedAt: at },
      parts: [{ unitId: service.units[0].id, quantity: 1 }],
    }
    expect((await owner.post(`count-sheet/${sheet.id}/line`, { clock: at, lines: [line] })).body).toMatchObject({
      error: 'service-has-no-stock',
      issues: [{ path: 'lines.0.productId' }],
    })
    expect((await owner.post('inventory-check', { kind: 'PRODUCT', productIds: [service.id] })).status).toBe(404)
  })

  it('is not among goods that ran out, and counts for nothing in what the stock is worth', async () => {
    const service = await someService({ name: 'Thay băng' })
    const found = (query: string) => owner.get(`product?keyword=Thay băng&${query}`)
    expect((await found('stock=out')).data.items).toEqual([])
    expect((await found('type=4')).data.items).toMatchObject([{ id: service.id, stock: 0, canMake: null }])
    expect((await owner.get('product/total?type=4&keyword=Thay băng')).data).toMatchObject({
      stockedCount: 0,
      value: 0,
    })
  })

  it('is merged with a service only', async () => {
    const [one, other, goods] = [
      await someService(),
      await someService(),
      await someProduct(owner, { isLotManaged: false }),
    ]
    const merge = (survivor: Json, duplicate: Json) =>
      owner.post(`product/${survivor.id}/merge`, {
        duplicateId: duplicate.id,
        duplicateVersion: duplicate.version,
      })
    expect((await merge(one, goods)).body.error).toBe('merge-service-with-goods')
    expect((await merge(one, other)).status).toBe(200)
    await noBreach()
  })
})

describe('selling a service', () => {
  it('asks no shelf, costs nothing, pays its VAT, and is undone', async () => {
    const service = await someService()
    const tablets = await shelve(shop, owner, [{ quantity: 10 }])
    const items = [lineOf(service, 3), { productId: tablets.id, unitId: tablets.units.Viên, quantity: 2 }]
    const bill = (await sell(items, 62_000)).data
    expect(bill).toMatchObject({ payable: 62_000, cost: 1_200 })
    expect(bill.items[0]).toMatchObject({ productId: service.id, amount: 60_000, vatRate: 10, vat: 5_455, lots: [] })
    await noBreach()
    expect((await owner.post(`bill/${bill.id}/cancel`, { reason: 'Nhầm' })).status).toBe(200)
    await noBreach()
  })

  it('is not owed by a store that sells what is not there', async () => {
    await owner.patch('setting', { sellWithoutStock: true })
    const service = await someService()
    expect((await sell([lineOf(service, 1)], 20_000)).status).toBe(201)
    await owner.patch('setting', { sellWithoutStock: false })
    await noBreach()
  })

  it('refuses lots of other goods for it', async () => {
    const service = await someService()
    const tablets = await shelve(shop, owner, [{ quantity: 10 }])
    const line = { ...lineOf(service, 1), lots: [{ lotId: tablets.lots[0], quantity: 1 }] }
    expect((await sell([line], 20_000)).body).toMatchObject({
      error: 'not-found',
      issues: [{ path: 'items.0.lots.0.lotId' }],
    })
  })

  it('goes into a combo, whose number only goods limit', async () => {
    const service = await someService()
    const mask = await shelve(shop, owner, [{ quantity: 5 }], { isLotManaged: false })
    const components = [lineOf(service, 1), { productId: mask.id, unitId: mask.units.Viên, quantity: 2 }]
    const units = [{ name: 'Gói', ratio: 1, price: 21_000, isBase: true }]
    const combo = await someProduct(owner, {
      type: 3,
      name: 'Gói đo và khẩu trang',
      isLotManaged: false,
      units,
      components,
    })
    expect(combo).toMatchObject({ canMake: 2, components: [{ stock: null }, { stock: 5 }] })
    const bill = (await sell([lineOf(combo, 2)], 42_000)).data
    expect(bill.items[0].parts).toMatchObject([{ productId: service.id }, { productId: mask.id, baseQuantity: 4 }])
    await noBreach()
    const back = await owner.post('sale-return', {
      billId: bill.id,
      reason: 'CHANGED_MIND',
      items: [{ billItemId: bill.items[0].id, quantity: 2, restock: true, isIntact: true }],
      payments: [{ method: 'CASH', amount: 42_000 }],
    })
    expect(back).toMatchObject({ status: 201, data: { refundable: 42_000 } })
    await noBreach()
  })

  it('gives its money back in parts, and nothing goes to a shelf', async () => {
    const service = await someService()
    const bill = (await sell([lineOf(service, 3)], 50_000, { discount: { unit: 2, value: 10_000 } })).data
    const item = { billItemId: bill.items[0].id, restock: true, isIntact: false }
    const back = (quantity: number, amount: number) =>
      owner.post('sale-return', {
        billId: bill.id,
        reason: 'CHANGED_MIND',
        items: [{ ...item, quantity }],
        payments: [{ method: 'CASH', amount }],
      })
    expect((await owner.get(`bill/${bill.id}/returnable`)).data.items).toMatchObject([{ left: 3, lots: [] }])
    expect(await back(1, 16_667)).toMatchObject({ status: 201, data: { items: [{ restock: false, lots: [] }] } })
    expect((await back(3, 33_333)).body.error).toBe('return-over-sold')
    const last = await back(2, 33_333)
    expect(last.status).toBe(201)
    await noBreach()
    const { id } = last.data
    expect((await owner.post(`sale-return/${id}/cancel`, { reason: 'Nhầm' })).status).toBe(200)
    await noBreach()
  })

  it('is ordered without keeping anything, and its bill ends the order', async () => {
    const service = await someService()
    const tablets = await shelve(shop, owner, [{ quantity: 1 }])
    const items = [lineOf(service, 2), { productId: tablets.id, unitId: tablets.units.Viên, quantity: 1 }]
    const reply = await owner.post('order', {
      ...{ status: 'SUCCEED', items, requireStock: true },
      ...{ contactName: 'Chị Hạnh', contactPhone: '0912000111' },
    })
    const order = reply.data
    expect(order).toMatchObject({ isShort: false, progress: 'OPEN' })
    await noBreach()
    const take = (place: number, quantity: number) => ({
      ...items[place]!,
      quantity,
      orderItemId: order.items[place].id,
    })
    expect((await sell([take(0, 1)], 20_000, { orderId: order.id })).status).toBe(201)
    expect((await owner.get(`order/${order.id}`)).data.progress).toBe('PARTIAL')
    expect((await sell([take(0, 1), take(1, 1)], 21_000, { orderId: order.id })).status).toBe(201)
    expect((await owner.get(`order/${order.id}`)).data.progress).toBe('DONE')
    await noBreach()
  })
})
