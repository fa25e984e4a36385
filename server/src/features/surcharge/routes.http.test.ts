import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addBranch, addEmployee } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { newId } from '../../db/new-id.ts'

let shop: TestApp
let owner: Person
let seller: Person
let goods: Shelved
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  seller = await addEmployee(shop, owner)
  goods = await shelve(shop, owner, [{ quantity: 5_000 }])
})
afterAll(() => shop.close())

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

const money = (value: number) => ({ unit: 2, value })
const percent = (value: number) => ({ unit: 1, value })
const add = async (overrides: object = {}): Promise<Json> => {
  const body = { name: 'Phí đóng gói', amount: money(5_000), vatRate: 8, ...overrides }
  const reply = await owner.post('surcharge', body)
  expect(reply.status).toBe(201)
  return reply.data
}
const stopAll = async () => {
  for (const { id, version, isActive } of (await owner.get('surcharge')).data.items)
    if (isActive) expect((await owner.patch(`surcharge/${id}`, { version, isActive: 0 })).status).toBe(200)
}
afterEach(stopAll)
const items = (quantity = 10) => [{ productId: goods.id, unitId: goods.units.Viên, quantity }]
const sell = (amount: number, more: object = {}, who = owner) =>
  who.post('bill', { items: items(), payments: [{ method: 'CASH', amount }], ...more })
const noBreach = async () => expect(await ledgerDifferences(shop)).toEqual([])

describe('the list of surcharges', () => {
  it('adds, changes and stops one; what a bill has is never deleted', async () => {
    const body = { id: newId(), name: 'Công pha chế', amount: percent(2.5), vatRate: 8 }
    const first = await owner.post('surcharge', body)
    expect(first.data).toMatchObject({
      code: expect.stringMatching(/^TK\d{6}$/),
      amount: percent(2.5),
      returns: 'SHARE',
      isActive: 1,
    })
    expect((await owner.post('surcharge', body)).data).toEqual(first.data)
    expect((await owner.post('surcharge', { ...body, name: 'Khác' })).body.error).toBe('idempotency-conflict')
    const { id } = first.data
    const taken = await owner.post('surcharge', { ...body, id: newId(), code: first.data.code.toLowerCase() })
    expect(taken.body).toMatchObject({ error: 'code-taken', issues: [{ path: 'code' }] })
    const changed = await owner.patch(`surcharge/${id}`, { version: 1, amount: money(3_000), position: 5 })
    expect(changed.data).toMatchObject({ amount: money(3_000), position: 5, version: 2 })
    expect((await owner.patch(`surcharge/${id}`, { version: 1, name: 'X' })).body.error).toBe('version-conflict')
    expect((await sell(13_000, { surcharges: [{ surchargeId: id }] })).status).toBe(201)
    expect((await owner.delete(`surcharge/${id}`)).body.error).toBe('surcharge-in-use')
    const { id: unused } = await add()
    expect((await owner.delete(`surcharge/${unused}`)).status).toBe(200)
    await stopAll()
  })

  it.each([
    ['nothing to take', { amount: money(0) }, 'amount'],
    ['more than all', { amount: percent(100.5) }, 'amount.value'],
    ['half a đồng', { amount: money(0.5) }, 'amount.value'],
    ['a rate that does not exist', { vatRate: 7 }, 'vatRate'],
    ['no name', { name: ' ' }, 'name'],
  ])('refuses %s', async (_what, wrong, path) => {
    const reply = await owner.post('surcharge', { name: 'Phí', amount: money(1), vatRate: 0, ...wrong })
    expect(reply).toMatchObject({ status: 422, body: { issues: [{ path }] } })
  })

  it('refuses a branch of another store', async () => {
    const reply = await owner.post('surcharge', { name: 'Phí', amount: money(1), vatRate: 0, branchId: newId() })
    expect(reply.body).toMatchObject({ error: 'not-found', issues: [{ path: 'branchId' }] })
  })

  it('is for who has the right', async () => {
    expect((await seller.get('surcharge')).status).toBe(403)
    expect((await seller.post('surcharge', { name: 'Phí', amount: money(1), vatRate: 0 })).status).toBe(403)
  })
})

describe('a bill', () => {
  it('takes what stands on bills by itself, beside its goods, with its VAT; a read gives what the sale gave', async () => {
    const pack = await add({ isAutomatic: true, position: 1 })
    const share = await add({ name: 'Phụ thu đêm', amount: percent(10), isAutomatic: true, vatRate: 10, position: 2 })
    const reply = await sell(15_900, { discount: money(1_000) })
    expect(reply.data).toMatchObject({ payable: 9_000, surcharges: 5_900, paid: 14_900, change: 1_000 })
    expect(reply.data.surchargeItems).toMatchObject([
      { surchargeId: pack.id, name: 'Phí đóng gói', amount: 5_000, vatRate: 8, vat: 370, isTyped: false },
      { surchargeId: share.id, amount: 900, vat: 82 },
    ])
    expect(reply.data.vatGroups).toMatchObject([
      { rate: 5, net: 9_000 },
      { rate: 8, net: 5_000, vat: 370 },
      { rate: 10, net: 900, vat: 82 },
    ])
    const read = (await owner.get(`bill/${reply.data.id}`)).data
    expect(read).toEqual({ ...reply.data, payments: read.payments })
    const context = (await owner.get('till/context')).data
    expect(context.surcharges.map((one: Json) => one.id)).toEqual([pack.id, share.id])
    await stopAll()
    await noBreach()
  })

  it('is asked again where the till shows another amount, and does not know one that is new', async () => {
    const pack = await add({ isAutomatic: true })
    const shown = { surcharges: [{ surchargeId: pack.id, amount: 4_000 }] }
    expect((await sell(14_000, shown)).body).toMatchObject({ error: 'surcharge-changed', details: { amount: 5_000 } })
    expect((await sell(10_000, { surcharges: [] })).body.error).toBe('surcharge-changed')
    expect((await sell(15_000, { surcharges: [{ surchargeId: pack.id, amount: 5_000 }] })).status).toBe(201)
    const twice = { surcharges: [{ surchargeId: pack.id }, { surchargeId: pack.id }] }
    expect((await sell(20_000, twice)).body.error).toBe('surcharge-repeated')
    await stopAll()
    expect((await sell(15_000, { surcharges: [{ surchargeId: pack.id }] })).body.error).toBe('surcharge-not-offered')
    expect((await sell(15_000, { surcharges: [{ surchargeId: newId() }] })).body.error).toBe('not-found')
  })

  it('is changed by who may', async () => {
    const pack = await add({ isAutomatic: true })
    const other = await add({ name: 'Giao gần' })
    const typed = { surcharges: [{ surchargeId: pack.id, amount: 7_000, isTyped: true }] }
    const off = { surcharges: [], declinedSurcharges: [pack.id] }
    for (const [body, path] of [
      [typed, 'surcharges.0.amount'],
      [off, 'declinedSurcharges'],
    ] as const)
      expect((await sell(20_000, body, seller)).body).toMatchObject({
        error: 'surcharge-right-missing',
        issues: [{ path }],
      })
    const usual = { surcharges: [{ surchargeId: pack.id, amount: 5_000, isTyped: true }, { surchargeId: other.id }] }
    expect((await sell(20_000, usual, seller)).data).toMatchObject({
      surcharges: 10_000,
      surchargeItems: [{ isTyped: false }, {}],
    })
    expect((await sell(17_000, typed)).data).toMatchObject({ surcharges: 7_000, surchargeItems: [{ isTyped: true }] })
    expect((await sell(10_000, off)).data).toMatchObject({ surcharges: 0, paid: 10_000 })
    await stopAll()
    await noBreach()
  })

  it('is of its branch', async () => {
    const branchId = await addBranch(shop, owner, 'Chi nhánh có phí')
    const there = await add({ isAutomatic: true, branchId })
    expect((await sell(10_000)).data.surcharges).toBe(0)
    expect((await sell(15_000, { surcharges: [{ surchargeId: there.id }] })).body.error).toBe('surcharge-not-offered')
    await stopAll()
  })

  it('keeps what the customer paid where it waited for the network', async () => {
    const pack = await add({ isAutomatic: true })
    const body = {
      items: items(),
      surcharges: [{ surchargeId: pack.id, amount: 5_000 }],
      payments: [{ method: 'CASH', amount: 15_000 }],
    }
    await owner.patch(`surcharge/${pack.id}`, { version: 1, amount: money(9_000) })
    const soldAt = new Date(Date.now() - 60_000).toISOString()
    const waited = await owner.post('bill?waited=true', { ...body, id: newId(), soldAt, paidAt: soldAt })
    expect(waited).toMatchObject({ status: 201, data: { surcharges: 5_000 } })
    await stopAll()
    await noBreach()
  })

  it('is paid by transfer, by points never, and owed as a whole', async () => {
    await add({ isAutomatic: true })
    const customer = (await owner.post('customer', { name: 'Chị Mai' })).data
    const owed = await sell(0, { customerId: customer.id, payments: [{ method: 'DEBT', amount: 15_000 }] })
    expect(owed.data).toMatchObject({ payable: 10_000, surcharges: 5_000, debt: 15_000 })
    expect((await owner.post(`bill/${owed.data.id}/cancel`, { reason: 'Nhầm' })).status).toBe(200)
    await stopAll()
    await noBreach()
  })

  it('is replaced with what it took, without a right', async () => {
    const pack = await add({ isAutomatic: true })
    const old = (await sell(17_000, { surcharges: [{ surchargeId: pack.id, amount: 7_000, isTyped: true }] })).data
    await stopAll()
    const bill = {
      items: items(20),
      surcharges: [{ surchargeId: pack.id, amount: 7_000, isTyped: true }],
      payments: [{ method: 'CASH', amount: 27_000 }],
    }
    const replaced = await owner.post(`bill/${old.id}/replace`, { reason: 'Thiếu', bill })
    expect(replaced).toMatchObject({ status: 201, data: { payable: 20_000, surcharges: 7_000 } })
    await noBreach()
  })
})

describe('an order', () => {
  const ordered = async (more: object = {}, who = owner): Promise<Json> =>
    who.post('order', { status: 'SUCCEED', contactName: 'Cô Hoa', contactPhone: '0912345678', items: items(), ...more })
  const billOf = (order: Json, quantity: number, amount: number, more: object = {}) => {
    const { id: orderItemId, productId, unitId } = order.items[0]
    const payments = amount > 0 ? [{ method: 'CASH', amount }] : []
    return owner.post('bill', {
      orderId: order.id,
      items: [{ orderItemId, productId, unitId, quantity }],
      payments,
      ...more,
    })
  }

  it('takes what stands on bills by itself, with its deposit; its first bill takes that, a later one nothing', async () => {
    const pack = await add({ isAutomatic: true })
    const { data: order } = await ordered({ deposit: { payments: [{ method: 'CASH', amount: 15_000 }] } })
    expect(order).toMatchObject({
      payable: 10_000,
      surcharges: 5_000,
      deposit: 15_000,
      surchargeItems: [{ surchargeId: pack.id, amount: 5_000 }],
    })
    // The store takes more by now; the order stays.
    await owner.patch(`surcharge/${pack.id}`, { version: 1, amount: money(9_000) })
    const first = await billOf(order, 4, 0)
    expect(first.data, JSON.stringify(first.body)).toMatchObject({
      payable: 4_000,
      surcharges: 5_000,
      depositUsed: 9_000,
    })
    const last = await billOf(order, 6, 0)
    expect(last.data, JSON.stringify(last.body)).toMatchObject({ payable: 6_000, surcharges: 0, depositUsed: 6_000 })
    expect((await owner.get(`order/${order.id}`)).data).toMatchObject({ progress: 'DONE', deposit: 0 })
    await noBreach()
  })

  it('takes no more deposit than goods and that, and behind its first bill than what is left of the goods', async () => {
    await add({ isAutomatic: true })
    const more = await ordered({ deposit: { payments: [{ method: 'CASH', amount: 15_001 }] } })
    expect(more.body).toMatchObject({ error: 'deposit-over', details: { rest: 15_000 } })
    const { data: order } = await ordered()
    const deposit = (amount: number) =>
      owner.post(`order/${order.id}/deposit`, { payments: [{ method: 'CASH', amount }] })
    expect((await billOf(order, 4, 9_000)).data).toMatchObject({ surcharges: 5_000 })
    expect((await deposit(6_001)).body).toMatchObject({ error: 'deposit-over', details: { rest: 6_000 } })
    expect((await deposit(6_000)).data).toMatchObject({ deposit: 6_000 })
    await noBreach()
  })

  it('keeps a typed amount when its goods change, and reckons a share again; another amount needs the right', async () => {
    const share = await add({ name: 'Công pha chế', amount: percent(10) })
    const pack = await add({ name: 'Hộp quà' })
    const surcharges = [{ surchargeId: share.id }, { surchargeId: pack.id, amount: 7_000, isTyped: true }]
    const { data: order } = await ordered({ surcharges })
    expect(order.surchargeItems.map(({ amount }: Json) => amount)).toEqual([1_000, 7_000])
    const { id, productId, unitId } = order.items[0]
    const change = (body: object, who = owner) => who.patch(`order/${order.id}`, body)
    const less = await change({ version: order.version, items: [{ id, productId, unitId, quantity: 5 }] })
    expect(less.data, JSON.stringify(less.body)).toMatchObject({ payable: 5_000, surcharges: 7_500 })
    const clerk = await addEmployee(shop, owner, {
      grants: [
        { model: 'order', action: 'read' },
        { model: 'order', action: 'update' },
      ],
    })
    const other = { version: less.data.version, surcharges: [{ surchargeId: pack.id, amount: 1_000, isTyped: true }] }
    expect((await change(other, clerk)).body).toMatchObject({ error: 'surcharge-right-missing' })
    expect((await change(other)).data).toMatchObject({ surcharges: 1_000 })
    await noBreach()
  })

  it('of several that become one takes what the store takes once, and typed amounts together', async () => {
    const pack = await add({ isAutomatic: true })
    const gift = await add({ name: 'Hộp quà' })
    const customer = (await owner.post('customer', { name: 'Chị Mai' })).data
    const typed = (amount: number) => [{ surchargeId: pack.id }, { surchargeId: gift.id, amount, isTyped: true }]
    const [one, two] = [
      (await ordered({ customerId: customer.id, surcharges: typed(2_000) })).data,
      (await ordered({ customerId: customer.id, surcharges: typed(3_000) })).data,
    ]
    const preview = await owner.post('order/merge/preview', { ids: [one.id, two.id] })
    expect(preview.data).toMatchObject({ payableBefore: 35_000, payable: 20_000, surcharges: 10_000 })
    const merged = await owner.post('order/merge', { ids: [one.id, two.id] })
    expect(merged.data, JSON.stringify(merged.body)).toMatchObject({ payable: 20_000, surcharges: 10_000 })
    await noBreach()
  })
})

describe('a return', () => {
  const back = (bill: Json, quantity: number, amount: number) =>
    owner.post('sale-return', {
      billId: bill.id,
      reason: 'CHANGED_MIND',
      items: [{ billItemId: bill.items[0].id, quantity, restock: true, isIntact: true }],
      payments: [{ method: 'CASH', amount }],
    })

  it('gives a share back with the goods, another with the last of them, and some never', async () => {
    const all = [
      await add({ name: 'Theo hàng', amount: money(1_000), returns: 'SHARE' }),
      await add({ name: 'Khi hết', amount: money(2_000), returns: 'WHOLE' }),
      await add({ name: 'Không trả', amount: money(4_000), returns: 'NEVER' }),
    ]
    const bill = (await sell(17_000, { surcharges: all.map(({ id }) => ({ surchargeId: id })) })).data
    const first = await back(bill, 3, 3_300)
    expect(first).toMatchObject({ status: 201, data: { goodsAmount: 3_000, surchargesBack: 300, refundable: 3_300 } })
    await noBreach()
    const last = await back(bill, 7, 9_700)
    expect(last).toMatchObject({ status: 201, data: { goodsAmount: 7_000, surchargesBack: 2_700 } })
    expect((await owner.get(`bill/${bill.id}`)).data.surchargeItems).toMatchObject([
      { returned: 1_000 },
      { returned: 2_000 },
      { returned: 0 },
    ])
    await noBreach()
    expect((await owner.post(`sale-return/${last.data.id}/cancel`, { reason: 'Nhầm' })).status).toBe(200)
    expect((await owner.get(`bill/${bill.id}`)).data.surchargeItems).toMatchObject([
      { returned: 300 },
      { returned: 0 },
      { returned: 0 },
    ])
    await noBreach()
    const today = first.data.businessDay
    const report = (await owner.get(`surcharge/report?from=${today}&to=${today}`)).data.items
    expect(report.find((one: Json) => one.surchargeId === all[0].id)).toMatchObject({
      billCount: 1,
      amount: 1_000,
      returned: 300,
    })
    await stopAll()
  })

  it('of an exchange takes what stands on bills by itself beside the new goods; somebody takes it off by right', async () => {
    const sold = (await sell(10_000)).data
    const pack = await add({ isAutomatic: true })
    const exchange = { items: items(12) }
    const back = { billId: sold.id, reason: 'CHANGED_MIND', items: [{ billItemId: sold.items[0].id, quantity: 10 }] }
    const preview = (await owner.post('sale-return/preview', { ...back, exchange })).data
    expect(preview).toMatchObject({
      refundable: 10_000,
      exchange: { payable: 12_000, due: 7_000, surcharges: [{ surchargeId: pack.id, usual: 5_000, amount: 5_000 }] },
    })
    const without = { ...exchange, surcharges: [], declinedSurcharges: [pack.id] }
    expect((await owner.post('sale-return/preview', { ...back, exchange: without })).data.exchange.due).toBe(2_000)
    const pay = (amount: number) => ({ payments: [{ method: 'CASH', amount }] })
    const refused = await seller.post('sale-return', { ...back, exchange: without, ...pay(2_000) })
    expect(refused.body).toMatchObject({ error: 'surcharge-right-missing' })
    const made = await owner.post('sale-return', { ...back, exchange, ...pay(7_000) })
    expect(made.data, JSON.stringify(made.body)).toMatchObject({ exchangeUsed: 10_000, refunded: 0 })
    expect((await owner.get(`bill/${made.data.exchangeBillId}`)).data).toMatchObject({
      payable: 12_000,
      surcharges: 5_000,
      paid: 17_000,
    })
    await noBreach()
    expect((await owner.post(`sale-return/${made.data.id}/cancel`, { reason: 'Thử' })).status).toBe(200)
    await noBreach()
  })
})
