import { addDays } from '@quay/domain/time/calendar'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addBranch, addEmployee, someProduct, someProvider } from '../../../test/factories.ts'
import { boxes, receive, unitOf } from '../../../test/receive.ts'
import { newId } from '../../db/new-id.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

let shop: TestApp
let owner: Person
let today: string
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

async function freshStore() {
  owner = await shop.registerStore()
  today = (await owner.get('home')).data.businessDay
}
const suggested = async (query = ''): Promise<Json[]> => (await owner.get(`reorder?${query}`)).data.items
const of = async (goods: Json, query = '') => (await suggested(query)).find(row => row.productId === goods.id)
const sell = (goods: Json, quantity: number) =>
  owner.post('bill', {
    items: [{ productId: goods.id, unitId: unitOf(goods, 'Viên'), quantity }],
    payments: [{ method: 'CASH', amount: 10_000_000 }],
  })

describe('what to order', () => {
  it('by levels: up to the maximum, less what is there and ordered, in whole units of buying', async () => {
    await freshStore()
    const provider: Json = await someProvider(owner, { name: 'Dược An', leadDays: 3, minOrder: 500_000 })
    const scarce: Json = await someProduct(owner, { minStock: 200, maxStock: 550 })
    const enough: Json = await someProduct(owner, { minStock: 50, maxStock: 900 })
    const unwatched: Json = await someProduct(owner)
    await receive(owner, [boxes(scarce, 1), boxes(enough, 1)], { providerId: provider.id })

    const row = await of(scarce)
    expect(row).toMatchObject({
      onHand: 100,
      onOrder: 0,
      need: 450,
      unitName: 'Hộp',
      quantity: 5,
      price: 30_000,
      amount: 150_000,
      providerName: 'Dược An',
      isPreferred: false,
      daysLeft: null,
      stockOutDate: null,
    })
    expect(await of(enough)).toBeUndefined()
    expect(await of(unwatched)).toBeUndefined()
    expect((await owner.get('reorder/provider')).data.items).toEqual([
      {
        providerId: provider.id,
        providerName: 'Dược An',
        leadDays: 3,
        minOrder: 500_000,
        itemCount: 1,
        amount: 150_000,
      },
    ])

    const line = { productId: scarce.id, unitId: unitOf(scarce, 'Hộp'), quantity: 2, price: 30_000 }
    const order = await owner.post('purchase-order', { status: 'SUCCEED', providerId: provider.id, items: [line] })
    // 100 there and 200 ordered: the minimum is reached.
    expect(await of(scarce)).toBeUndefined()
    expect((await owner.get(`product/${scarce.id}`)).data.onOrder).toBe(200)
    await owner.post(`purchase-order/${order.data.id}/cancel`, { reason: 'x' })
    expect(await of(scarce)).toMatchObject({ need: 450 })
  })

  it('counts what is on its way from another branch, until it is there', async () => {
    await freshStore()
    const goods: Json = await someProduct(owner, { minStock: 200, maxStock: 550 })
    const elsewhere = await addBranch(shop, owner, 'Kho tổng')
    const provider: Json = await someProvider(owner)
    await receive(owner, [boxes(goods, 3)], { branchId: elsewhere, providerId: provider.id })
    expect(await of(goods)).toMatchObject({ onHand: 0, inTransit: 0, need: 550 })
    const line = { productId: goods.id, unitId: unitOf(goods, 'Hộp'), quantity: 1 }
    const body = { branchId: elsewhere, targetBranchId: owner.branchId, items: [line] }
    const sent = await owner.post('stock-transfer', { ...body, status: 'SUCCEED' })
    expect(sent.status, JSON.stringify(sent.body)).toBe(201)
    expect(await of(goods)).toMatchObject({ onHand: 0, inTransit: 100, need: 450, quantity: 5 })
    expect((await owner.get(`reorder?branchId=${elsewhere}`)).data.items).toEqual([])
    await owner.post('stock-transfer', { ...body, status: 'SUCCEED' })
    // 200 on their way: the minimum is reached.
    expect(await of(goods)).toBeUndefined()
  })

  it('by sales: for the days to cover and the lead time, at the pace of the days looked at', async () => {
    await freshStore()
    const provider: Json = await someProvider(owner, { leadDays: 10 })
    const sold: Json = await someProduct(owner)
    await receive(owner, [boxes(sold, 2)], { providerId: provider.id })
    expect((await sell(sold, 60)).status).toBe(201)
    const cancelled = await sell(sold, 30)
    await owner.post(`bill/${cancelled.data.id}/cancel`, { reason: 'Nhầm' })

    // 60 in 30 days are 2 a day; 140 last 70 days.
    expect(await of(sold, 'basis=sales')).toBeUndefined()
    expect(await of(sold, 'basis=sales&coverDays=90')).toMatchObject({
      sold: 60,
      daysLeft: 70,
      stockOutDate: addDays(today, 70),
      need: 60,
      quantity: 1,
    })
    expect(await of(sold, 'basis=sales&coverDays=90&days=60')).toBeUndefined()
  })

  it('goods that last longer than anybody counts have an end all the same', async () => {
    await freshStore()
    const plenty: Json = await someProduct(owner, { minStock: 900_000_000 })
    await receive(owner, [boxes(plenty, 3_000_000)], { payments: [{ method: 'CASH', amount: 90_000_000_000 }] })
    expect((await sell(plenty, 1)).status).toBe(201)
    expect(await of(plenty)).toMatchObject({ sold: 1, daysLeft: 999_999, stockOutDate: addDays(today, 36_500) })
  })

  it('has what customers asked for on top', async () => {
    await freshStore()
    const asked: Json = await someProduct(owner)
    await receive(owner, [boxes(asked, 1)], { payments: [{ method: 'CASH', amount: 30_000 }] })
    await owner.post('customer-request', { productId: asked.id, quantity: 40 })
    expect(await of(asked)).toBeUndefined()
    const { id } = (await owner.post('customer-request', { productId: asked.id, quantity: 80 })).data
    expect(await of(asked)).toMatchObject({ wanted: 120, need: 20, quantity: 1, providerId: null })
    await owner.post(`customer-request/${id}/answer`, { version: 1, outcome: 'DROPPED' })
    expect(await of(asked)).toBeUndefined()
  })

  it('follows the provider that somebody chose, the words and the group', async () => {
    await freshStore()
    const [last, chosen]: Json[] = [await someProvider(owner), await someProvider(owner, { name: 'Được Chọn' })]
    const goods: Json = await someProduct(owner, { name: 'Men vi sinh', minStock: 500 })
    const other: Json = await someProduct(owner, { minStock: 500 })
    await receive(owner, [boxes(goods, 1), boxes(other, 1)], { providerId: last.id })
    expect((await of(goods)).providerId).toBe(last.id)
    expect((await owner.put(`reorder/product/${goods.id}`, { providerId: chosen.id })).status).toBe(200)
    expect(await of(goods)).toMatchObject({ providerName: 'Được Chọn', isPreferred: true })
    expect((await suggested(`providerId=${chosen.id}`)).map(row => row.productId)).toEqual([goods.id])
    expect((await suggested('keyword=men%20vi')).map(row => row.productId)).toEqual([goods.id])
    expect(await suggested('providerId=none')).toEqual([])
    await owner.put(`reorder/product/${goods.id}`, { providerId: null })
    expect(await of(goods)).toMatchObject({ providerId: last.id, isPreferred: false })
    expect((await owner.put(`reorder/product/${goods.id}`, { providerId: newId() })).status).toBe(404)
    expect((await owner.put(`reorder/product/${newId()}`, { providerId: null })).status).toBe(404)
    const first = (await owner.get('reorder?limit=1')).data
    expect(first).toMatchObject({ totalItem: 2, nextCursor: expect.any(String) })
    expect((await suggested(`limit=1&cursor=${first.nextCursor}`))[0].productId).not.toBe(first.items[0].productId)
  })

  it('is open to who imports goods', async () => {
    const cashier = await addEmployee(shop, owner)
    expect((await cashier.get('reorder')).status).toBe(403)
    expect((await cashier.post('reorder/order', {})).status).toBe(403)
  })
})

describe('ordering what is suggested', () => {
  it('takes the chosen goods alone, and their drafts count as on their way', async () => {
    await freshStore()
    const provider: Json = await someProvider(owner, { name: 'A' })
    const [one, two]: Json[] = await Promise.all([1, 2].map(() => someProduct(owner, { minStock: 150, maxStock: 300 })))
    await receive(owner, [boxes(one, 1), boxes(two, 1)], { providerId: provider.id })
    const made = await owner.post('reorder/order', { productIds: [one.id] })
    expect(made).toMatchObject({ status: 201, data: { orders: [{ itemCount: 1 }], left: 0 } })
    expect((await suggested()).map(row => row.productId)).toEqual([two.id])
    expect((await owner.post('reorder/order', { productIds: [one.id] })).body.error).toBe('nothing-to-order')
    // What was sold meanwhile is ordered beside the draft.
    await owner.patch(`product/${one.id}`, { version: one.version, minStock: 400, maxStock: 600 })
    expect(await of(one)).toMatchObject({ onOrder: 0, drafted: 200, need: 300 })
    await owner.post(`purchase-order/${made.data.orders[0].id}/cancel`, { reason: 'x' })
    expect(await of(one)).toMatchObject({ drafted: 0, need: 500 })
  })

  it('makes a draft for each provider, with what somebody changed', async () => {
    await freshStore()
    const [a, b]: Json[] = [
      await someProvider(owner, { name: 'A', leadDays: 2 }),
      await someProvider(owner, { name: 'B' }),
    ]
    const goods: Json[] = []
    for (const providerId of [a.id, a.id, b.id, b.id]) {
      const product: Json = await someProduct(owner, { minStock: 150, maxStock: 300 })
      await receive(owner, [boxes(product, 1)], { providerId })
      goods.push(product)
    }
    const orphan: Json = await someProduct(owner, { minStock: 10 })
    const changes = [
      { productId: goods[0].id, quantity: 7 },
      { productId: goods[2].id, quantity: 0 },
    ]
    const key = { 'idempotency-key': newId() }
    const made = await owner.post('reorder/order', { changes }, key)
    expect(made).toMatchObject({
      status: 201,
      data: {
        orders: [
          { providerName: 'A', itemCount: 2, payable: 9 * 31_500 },
          { providerName: 'B', itemCount: 1, payable: 63_000 },
        ],
        left: 1,
      },
    })
    expect((await owner.post('reorder/order', { changes }, key)).data).toEqual(made.data)
    const first = (await owner.get(`purchase-order/${made.data.orders[0].id}`)).data
    expect(first).toMatchObject({ progress: 'DRAFT', expectedDate: addDays(today, 2) })
    expect(first.items.map((item: Json) => item.quantity).sort()).toEqual([2, 7])
    const nothing = await owner.post('reorder/order', { changes: [], providerId: (await someProvider(owner)).id })
    expect(nothing.body.error).toBe('nothing-to-order')
    expect(orphan.id).toBeDefined()
  })
})
