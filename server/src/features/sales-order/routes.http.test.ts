import { beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { behindLock } from '../../../test/behind-lock.ts'
import { addEmployee, someCustomer, someProduct } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { shopWithBooks } from '../../../test/shop-of-file.ts'
import { newId } from '../../db/new-id.ts'
import { keepGoodsThatCame, releaseHolds } from '../../jobs/keep-for-orders.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

const shop = await shopWithBooks()
let owner: Person
let customer: Json
beforeEach(async () => {
  owner = await shop.registerStore()
  customer = await someCustomer(owner)
})

const goods = (quantity: number) => shelve(shop, owner, [{ quantity }])
const viên = (product: Shelved, quantity: number, more: object = {}) => ({
  productId: product.id,
  unitId: product.units.Viên,
  quantity,
  ...more,
})
const cash = (amount: number) => ({ payments: [{ method: 'CASH', amount }] })
const order = (items: object[], more: object = {}, person = owner) =>
  person.post('order', { status: 'SUCCEED', customerId: customer.id, items, ...more })
const ordered = async (items: object[], more: object = {}): Promise<Json> => {
  const answer = await order(items, more)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.data
}
const read = async (id: string): Promise<Json> => (await owner.get(`order/${id}`)).data
/** A bill of so many of the first line of an order. */
const billOf = (from: Json, quantity: number, paid: number, more: object = {}, place = 0) => {
  const { id: orderItemId, productId, unitId } = from.items[place]
  return owner.post('bill', {
    orderId: from.id,
    customerId: customer.id,
    items: [{ orderItemId, productId, unitId, quantity }],
    payments: paid > 0 ? [{ method: 'CASH', amount: paid }] : [],
    ...more,
  })
}
const sale = (product: Shelved, quantity: number) =>
  owner.post('bill', { items: [viên(product, quantity)], ...cash(quantity * 1_000) })
async function reserved(product: Shelved): Promise<number> {
  const { rows } = await shop.database.owner.query('select reserved from product_stock where product_id = $1', [
    product.id,
  ])
  return Number(rows[0].reserved)
}
const drawer = async () => (await owner.get('cash-account')).data[0].balance
const tools = () => ({ address: shop.database.address }) as never
const comeIn = () =>
  keepGoodsThatCame.run(tools(), { storeId: owner.profile.store.id, kind: 'top-up-holds', id: owner.branchId })
async function setting(key: string, value: unknown) {
  const { items } = (await owner.get('setting')).data
  const { version } = items.find((item: Json) => item.key === key)
  expect((await owner.patch('setting', { key, value, version })).status).toBe(200)
}

describe('an order', () => {
  it('keeps what is there, and no other sale takes it', async () => {
    const product = await goods(10)
    const made = await ordered([viên(product, 8)], { expectedOn: '2030-01-05', note: 'Lấy buổi chiều' })
    expect(made).toMatchObject({
      code: 'DH000001',
      progress: 'OPEN',
      payable: 8_000,
      deposit: 0,
      isShort: false,
      isLate: false,
      items: [{ held: 8, billedBase: 0, amount: 8_000 }],
    })
    expect(await reserved(product)).toBe(8)
    expect((await sale(product, 3)).body.error).toBe('stock-reserved')
    expect((await sale(product, 2)).status).toBe(201)
    expect((await billOf(made, 8, 8_000)).status).toBe(201)
    expect(await reserved(product)).toBe(0)
    expect(await read(made.id)).toMatchObject({
      progress: 'DONE',
      items: [{ billedBase: 8 }],
      bills: [{ payable: 8_000 }],
    })
  })

  it('is a draft first: it keeps nothing, and is confirmed at the price of then', async () => {
    const product = await goods(5)
    const draft = await ordered([viên(product, 5)], { status: 'DRAFT', customerId: undefined, contactName: 'Chị Hòa' })
    expect(draft).toMatchObject({ progress: 'DRAFT', customerName: 'Chị Hòa' })
    expect(await reserved(product)).toBe(0)
    const confirm = (version: number, more: object = {}) =>
      owner.post(`order/${draft.id}/confirm`, { version, ...more })
    expect((await confirm(1)).body).toMatchObject({ error: 'order-needs-somebody', issues: [{ path: 'contactPhone' }] })
    const named = await owner.patch(`order/${draft.id}`, { version: 1, contactPhone: '0912345678' })
    expect(named.status, JSON.stringify(named.body)).toBe(200)
    expect((await confirm(1)).body.error).toBe('version-conflict')
    const confirmed = await confirm(2, { deposit: cash(2_000), expectedPayable: 5_000 })
    expect(confirmed.data, JSON.stringify(confirmed.body)).toMatchObject({
      progress: 'OPEN',
      deposit: 2_000,
      code: draft.code,
    })
    expect(await reserved(product)).toBe(5)
    expect((await confirm(3)).body.error).toBe('not-a-draft')
  })

  it('is sent twice and taken once', async () => {
    const product = await goods(5)
    const body = {
      id: newId(),
      status: 'SUCCEED',
      customerId: customer.id,
      items: [viên(product, 2)],
      deposit: cash(1_000),
    }
    const before = await drawer()
    const [first, second] = [await owner.post('order', body), await owner.post('order', body)]
    expect([first.data.code, second.data.code]).toEqual(['DH000001', 'DH000001'])
    expect([await reserved(product), (await drawer()) - before]).toEqual([2, 1_000])
    expect((await owner.post('order', { ...body, note: 'Khác' })).body.error).toBe('idempotency-conflict')
  })

  it('asks for goods that are there only where that is asked, and waits for the others', async () => {
    const product = await goods(3)
    expect((await order([viên(product, 5)], { requireStock: true })).body).toMatchObject({
      error: 'hold-short',
      message: `${product.name}: chỉ giữ được 3 trên 5.`,
    })
    const made = await ordered([viên(product, 5)])
    expect(made).toMatchObject({ isShort: true, items: [{ held: 3, reservations: [{ wanted: 5, held: 3 }] }] })
    expect((await owner.get('order?short=true')).data.items).toHaveLength(1)
  })

  it('refuses who may not, another store, and a price without the right', async () => {
    const product = await goods(5)
    const made = await ordered([viên(product, 1)])
    const clerk = await addEmployee(shop, owner, { grants: [{ model: 'order', action: 'read' }] })
    expect((await clerk.post('order', {})).status).toBe(403)
    expect((await clerk.post(`order/${made.id}/cancel`, {})).status).toBe(403)
    expect((await clerk.get(`order/${made.id}`)).status).toBe(200)
    const other = await shop.registerStore()
    expect((await other.get(`order/${made.id}`)).status).toBe(404)
    const seller = await addEmployee(shop, owner, {
      grants: [
        { model: 'order', action: 'create' },
        { model: 'order', action: 'read' },
      ],
    })
    expect((await order([viên(product, 1, { price: 500 })], {}, seller)).body.error).toBe('sale-price-right-missing')
  })
})

describe('a deposit', () => {
  it('moves to the bills, first to the first, and none of it is a debt', async () => {
    const product = await goods(300)
    const before = await drawer()
    const made = await ordered([viên(product, 207)], { deposit: cash(170_000) })
    expect(made).toMatchObject({ payable: 207_000, deposit: 170_000, vouchers: [{ direction: 'IN', amount: 170_000 }] })
    expect((await drawer()) - before).toBe(170_000)
    expect((await owner.get(`customer/${customer.id}`)).data.debt).toBe(0)
    const first = await billOf(made, 112, 0)
    expect(first.data, JSON.stringify(first.body)).toMatchObject({
      payable: 112_000,
      depositUsed: 112_000,
      paid: 112_000,
      debt: 0,
    })
    expect(first.data).toEqual((await owner.get(`bill/${first.data.id}`)).data)
    expect(await read(made.id)).toMatchObject({ progress: 'PARTIAL', deposit: 58_000 })
    const second = await billOf(made, 95, 37_000)
    expect(second.data).toMatchObject({
      payable: 95_000,
      depositUsed: 58_000,
      payments: [{ method: 'CASH', amount: 37_000 }],
    })
    expect(await read(made.id)).toMatchObject({ progress: 'DONE', deposit: 0 })
    expect((await drawer()) - before).toBe(207_000)
  })

  it('is not more than is to be paid, and a bill does not use more than there is', async () => {
    const product = await goods(10)
    expect((await order([viên(product, 5)], { deposit: cash(5_001) })).body.error).toBe('deposit-over')
    const made = await ordered([viên(product, 5)], { deposit: cash(2_000) })
    const more = (amount: number) => owner.post(`order/${made.id}/deposit`, cash(amount))
    expect((await more(3_001)).body).toMatchObject({ error: 'deposit-over' })
    expect((await more(500)).data.deposit).toBe(2_500)
    expect((await billOf(made, 2, 0, { depositUsed: 2_600 })).body.error).toBe('deposit-not-held')
    expect((await billOf(made, 2, 0, { depositUsed: 2_100 })).body.error).toBe('deposit-over')
    expect((await billOf(made, 2, 1_500, { depositUsed: 500 })).data).toMatchObject({
      depositUsed: 500,
      payable: 2_000,
    })
  })

  it('is given back, kept as credit, or said of: an order does not end with it', async () => {
    const product = await goods(20)
    const made = await ordered([viên(product, 5)], { deposit: cash(3_000) })
    const cancel = (id: string, more: object = {}) =>
      owner.post(`order/${id}/cancel`, { reason: 'Khách thôi', ...more })
    expect((await cancel(made.id)).body.error).toBe('deposit-choice-needed')
    expect((await cancel(made.id, { deposit: 'REFUND', ...cash(2_999) })).body.error).toBe('deposit-mismatch')
    expect((await cancel(made.id, { deposit: 'REFUND' })).data).toMatchObject({ status: 'CANCELLED', deposit: 0 })
    expect(await reserved(product)).toBe(0)
    const kept = await ordered([viên(product, 5)], { deposit: cash(3_000) })
    expect((await cancel(kept.id, { deposit: 'CREDIT' })).data.deposit).toBe(0)
    expect((await owner.get(`customer/${customer.id}`)).data.debt).toBe(-3_000)
    const walkIn = await ordered([viên(product, 5)], {
      customerId: undefined,
      contactName: 'Anh Tư',
      contactPhone: '0987654321',
      deposit: cash(3_000),
    })
    expect((await cancel(walkIn.id, { deposit: 'CREDIT' })).body.error).toBe('deposit-credit-needs-customer')
    const refund = (amount: number) => owner.post(`order/${walkIn.id}/deposit/refund`, cash(amount))
    expect((await refund(3_001)).body.error).toBe('deposit-not-held')
    expect((await refund(1_000)).data.deposit).toBe(2_000)
    const [voucher] = (await read(walkIn.id)).vouchers
    expect((await owner.post(`voucher/${voucher.id}/cancel`, { reason: 'Nhầm' })).body.error).toBe('deposit-of-order')
  })
})

describe('a bill of an order', () => {
  it('takes the price, the discounts and the goods of the order, and shares add up', async () => {
    const product = await goods(100)
    const made = await ordered([viên(product, 10, { price: 123_457, discount: { unit: 2, value: 3 } })])
    expect(made.payable).toBe(1_234_567)
    const seller = await addEmployee(shop, owner, { grants: [{ model: 'sale', action: 'create' }] })
    const item = { orderItemId: made.items[0].id, productId: product.id, unitId: product.units.Viên }
    const sell = (quantity: number, amount: number) =>
      seller.post('bill', { orderId: made.id, items: [{ ...item, quantity, price: 1 }], ...cash(amount) })
    const first = await sell(4, 493_827)
    expect(first.data, JSON.stringify(first.body)).toMatchObject({
      payable: 493_827,
      items: [{ priceSource: 'ORDER' }],
    })
    expect((await sell(7, 900_000)).body).toMatchObject({
      error: 'order-over-billed',
      issues: [{ path: 'items.0.quantity' }],
    })
    expect((await sell(6, 740_740)).data).toMatchObject({ payable: 740_740 })
    expect((await sell(1, 123_457)).body.error).toBe('order-closed')
  })

  it('sells other goods beside it at their own price, and takes nothing further off', async () => {
    const [product, other] = [await goods(10), await goods(10)]
    const made = await ordered([viên(product, 5)])
    const { id: orderItemId } = made.items[0]
    const items = [{ ...viên(product, 5), orderItemId }, viên(other, 2)]
    const sell = (more: object) => owner.post('bill', { orderId: made.id, items, ...cash(7_000), ...more })
    expect((await sell({ discount: { unit: 2, value: 500 } })).body.error).toBe('order-price-kept')
    const twice = await sell({ items: [items[0], { ...items[0], quantity: 1 }] })
    expect(twice.body.error).toBe('order-line-unknown')
    expect((await sell({})).data).toMatchObject({ payable: 7_000 })
  })

  it('that is cancelled gives its goods and its deposit back to the order', async () => {
    const product = await goods(10)
    const made = await ordered([viên(product, 8)], { deposit: cash(5_000) })
    const bill = (await billOf(made, 3, 0)).data
    expect([await reserved(product), (await read(made.id)).deposit]).toEqual([5, 2_000])
    expect((await owner.post(`bill/${bill.id}/cancel`, { reason: 'Nhầm' })).status).toBe(200)
    expect(await read(made.id)).toMatchObject({ progress: 'OPEN', deposit: 5_000, items: [{ held: 8, billedBase: 0 }] })
    expect(await reserved(product)).toBe(8)
    const again = (await billOf(made, 3, 0)).data
    const close = await owner.post(`order/${made.id}/close`, { reason: 'Khách lấy đủ', deposit: 'REFUND' })
    expect(close.data, JSON.stringify(close.body)).toMatchObject({ progress: 'CLOSED', deposit: 0 })
    expect(await reserved(product)).toBe(0)
    expect((await owner.post(`bill/${again.id}/cancel`, { reason: 'Nhầm' })).status).toBe(200)
    expect(await read(made.id)).toMatchObject({ progress: 'CLOSED', deposit: 3_000 })
    expect((await owner.post(`order/${made.id}/deposit/refund`, cash(3_000))).data.deposit).toBe(0)
  })

  it('may be priced by what holds now, while the order has no bill', async () => {
    const product = await goods(20)
    const made = await ordered([viên(product, 4)])
    const { rows } = await shop.database.owner.query(
      'update product_unit set price = 1200 where id = $1 returning id',
      [product.units.Viên],
    )
    expect(rows).toHaveLength(1)
    expect((await billOf(made, 1, 1_000)).data.payable).toBe(1_000)
    expect((await billOf(made, 1, 1_200, { pricing: 'NOW' })).body.error).toBe('order-has-bills')
    const cancelled = await ordered([viên(product, 1)])
    const bill = (await billOf(cancelled, 1, 1_200)).data
    await owner.post(`bill/${bill.id}/cancel`, { reason: 'Nhầm' })
    const { version } = await read(cancelled.id)
    const items = [viên(product, 2)]
    expect((await owner.patch(`order/${cancelled.id}`, { version, items })).data.payable).toBe(2_400)
    const second = await ordered([viên(product, 2, { price: 900 }), viên(product, 2)])
    expect(second.payable).toBe(900 * 2 + 2_400)
    const third = await ordered([viên(product, 2)])
    await shop.database.owner.query('update product_unit set price = 1300 where id = $1', [product.units.Viên])
    const refreshed = (await read(third.id)).items[0]
    const now = await owner.post('bill', {
      orderId: third.id,
      pricing: 'NOW',
      items: [{ orderItemId: refreshed.id, productId: product.id, unitId: product.units.Viên, quantity: 2 }],
      ...cash(2_600),
    })
    expect(now.data, JSON.stringify(now.body)).toMatchObject({ payable: 2_600 })
  })
})

describe('what is kept', () => {
  it('ends after its days, and comes back when it is asked for', async () => {
    const product = await goods(10)
    const made = await ordered([viên(product, 8)])
    const until = new Date(made.holdUntil).getTime() - new Date(made.confirmedAt).getTime()
    expect(until).toBe(3 * 86_400_000)
    await shop.database.owner.query('update sales_order set hold_until = now() where id = $1', [made.id])
    await releaseHolds.run(tools(), null)
    expect(await read(made.id)).toMatchObject({ isHoldEnded: true, progress: 'OPEN', items: [{ held: 0 }] })
    expect((await sale(product, 4)).status).toBe(201)
    const again = await owner.post(`order/${made.id}/hold`, { until: null })
    expect(again.data).toMatchObject({ isHoldEnded: false, isShort: true, items: [{ held: 6 }] })
    await setting('orderHoldDays', null)
    expect((await ordered([viên(product, 1)])).holdUntil).toBeNull()
  })

  it('is made whole by goods that come, for who was confirmed first', async () => {
    const product = await goods(4)
    const [first, second] = [await ordered([viên(product, 6)]), await ordered([viên(product, 6)])]
    const sold = await shelve(shop, owner, [{ quantity: 1 }])
    expect(sold.id).not.toBe(product.id)
    await shop.database.owner.query(
      `with s as (update stock set quantity = quantity + 5, value = value + 3000 where product_id = $1 returning lot_id)
       update product_stock set on_hand = on_hand + 5 where product_id = $1`,
      [product.id],
    )
    await comeIn()
    expect([(await read(first.id)).items[0].held, (await read(second.id)).items[0].held]).toEqual([6, 3])
    await shop.database.owner.query(
      `with s as (update stock set quantity = quantity - 5, value = value - 3000 where product_id = $1 returning lot_id)
       update product_stock set on_hand = on_hand - 5 where product_id = $1`,
      [product.id],
    )
  })
})

it('keeps the price of a quantity that the order reached for a bill of a part of it', async () => {
  const product = await goods(10)
  const tiers = [{ from: 3, price: 900 }]
  const body = { bookId: null, unitId: product.units.Viên, tiers, expected: [] }
  expect((await owner.put('price-book/tiers', body)).status).toBe(200)
  const made = await ordered([viên(product, 4)])
  expect(made.payable).toBe(3_600)
  const bill = await billOf(made, 1, 900)
  expect(bill.data, JSON.stringify(bill.body)).toMatchObject({ payable: 900 })
})

describe('a change', () => {
  it('of words keeps price and hold; of goods prices anew, and none after a bill', async () => {
    const product = await goods(10)
    const made = await ordered([viên(product, 4)], { deposit: cash(4_000) })
    const patch = (version: number, body: object) => owner.patch(`order/${made.id}`, { version, ...body })
    expect((await patch(made.version, { note: 'Gọi trước' })).data).toMatchObject({ note: 'Gọi trước', payable: 4_000 })
    const { version } = await read(made.id)
    expect((await patch(version, { items: [viên(product, 3)] })).body.error).toBe('deposit-over')
    const more = await patch(version, { items: [viên(product, 9)], expectedPayable: 9_000 })
    expect(more.data, JSON.stringify(more.body)).toMatchObject({ payable: 9_000, items: [{ held: 9 }] })
    expect(await reserved(product)).toBe(9)
    expect((await patch(version, { note: 'Cũ' })).body.error).toBe('version-conflict')
    await billOf(more.data, 1, 0)
    const after = await read(made.id)
    expect((await patch(after.version, { reprice: true })).body.error).toBe('order-has-bills')
    expect((await patch(after.version, { expectedOn: '2030-02-01' })).data.expectedOn).toBe('2030-02-01')
  })

  it('merges orders of one customer: goods, deposits and discounts go over', async () => {
    const [product, other] = [await goods(10), await goods(10)]
    const first = await ordered([viên(product, 4)], { deposit: cash(1_000) })
    const second = await ordered([viên(other, 5)], { deposit: cash(2_000), discount: { unit: 2, value: 500 } })
    const ids = [first.id, second.id]
    expect((await owner.post('order/merge/preview', { ids })).data).toEqual({
      payableBefore: 8_500,
      payable: 8_500,
      surcharges: 0,
      deposit: 3_000,
      itemCount: 2,
    })
    const merged = await owner.post('order/merge', { ids, expectedPayable: 8_500 })
    expect(merged.data, JSON.stringify(merged.body)).toMatchObject({ code: 'DH000003', payable: 8_500, deposit: 3_000 })
    expect(await read(first.id)).toMatchObject({ status: 'CANCELLED', deposit: 0, mergedInto: { code: 'DH000003' } })
    expect([await reserved(product), await reserved(other)]).toEqual([4, 5])
    expect((await owner.post('order/merge', { ids: [merged.data.id, first.id] })).body.error).toBe(
      'orders-not-mergeable',
    )
    const stranger = await shop.registerStore()
    const theirs = await someProduct(stranger)
    const unitId = theirs.units.find((unit: { isBase: boolean }) => unit.isBase).id
    const items = [{ productId: theirs.id, unitId, quantity: 1 }]
    const foreign = await stranger.post('order', {
      status: 'SUCCEED',
      contactName: 'Lan',
      contactPhone: '0912000222',
      items,
    })
    expect(foreign.status, JSON.stringify(foreign.body)).toBe(201)
    expect((await owner.post('order/merge', { ids: [merged.data.id, foreign.data.id] })).body.error).toBe(
      'orders-not-mergeable',
    )
    const picking = (await owner.get(`order/${merged.data.id}/picking`)).data
    expect(picking.lines).toMatchObject([
      { wanted: 4, available: 4, lots: [{ lotNumber: 'LO1', quantity: 4 }] },
      { wanted: 5, available: 5 },
    ])
  })
})

describe('promotions of an order', () => {
  const promote = async (part: object) =>
    (
      await owner.post('discount', {
        name: 'Giảm 10 %',
        level: 'ITEM',
        effect: 'PERCENT',
        rules: [{ value: 1000 }],
        ...part,
      })
    ).data
  const usesOf = async (id: string) => {
    const { rows } = await shop.database.owner.query(
      'select coalesce(sum(uses), 0)::int as uses, coalesce(sum(amount), 0)::int as amount from discount_use where discount_id = $1',
      [id],
    )
    return [rows[0].uses, rows[0].amount]
  }

  it('are used once, taken over by its bills, and free again as far as no bill handed them out', async () => {
    const product = await shelve(shop, owner, [{ quantity: 100 }], { type: 2 })
    const ten = await promote({ maxUses: 1, goods: [{ kind: 'PRODUCT', id: product.id }] })
    const whole = await promote({
      name: 'Đơn',
      level: 'ORDER',
      effect: 'MONEY',
      rules: [{ minAmount: 5_000, value: 101 }],
    })
    const made = await ordered([viên(product, 10)])
    expect(made).toMatchObject({
      payable: 8_899,
      promotionDiscount: 1_000,
      promotionOrder: 101,
      discounts: [{ amount: 1_000 }, { amount: 101 }],
    })
    expect((await ordered([viên(product, 1)])).payable).toBe(1_000)
    const first = await billOf(made, 3, 2_670)
    expect(first.data, JSON.stringify(first.body)).toMatchObject({
      payable: 2_670,
      discounts: [{ code: ten.code }, { code: whole.code }],
    })
    expect([await usesOf(ten.id), await usesOf(whole.id)]).toEqual([
      [1, 1_000],
      [1, 101],
    ])
    await owner.post(`order/${made.id}/close`, { reason: 'Đủ' })
    const [used] = (await owner.get(`bill/${first.data.id}`)).data.discounts
    expect(await usesOf(ten.id)).toEqual([1, used.amount])
    await owner.post(`bill/${first.data.id}/cancel`, { reason: 'Nhầm' })
    expect(await usesOf(ten.id)).toEqual([0, 0])
    expect((await ordered([viên(product, 1)])).payable).toBe(900)
  })

  it('goods that came back of such a bill give their price back', async () => {
    const product = await shelve(shop, owner, [{ quantity: 100 }], { type: 2 })
    await promote({ goods: [{ kind: 'PRODUCT', id: product.id }] })
    const made = await ordered([viên(product, 10)], { deposit: cash(9_000) })
    const bill = (await billOf(made, 4, 0)).data
    const back = await owner.post('sale-return', {
      billId: bill.id,
      reason: 'CHANGED_MIND',
      items: [{ billItemId: bill.items[0].id, quantity: 4 }],
      ...cash(3_600),
    })
    expect(back.status, JSON.stringify(back.body)).toBe(201)
  })

  it('of a bill of which goods came back get their share back, and the use once nothing of a done order is left', async () => {
    const product = await shelve(shop, owner, [{ quantity: 100 }], { type: 2 })
    const ten = await promote({ maxUses: 1, goods: [{ kind: 'PRODUCT', id: product.id }] })
    const made = await ordered([viên(product, 10)])
    const [first, rest] = [(await billOf(made, 4, 3_600)).data, (await billOf(made, 6, 5_400)).data]
    const back = (bill: Json, quantity: number) =>
      owner.post('sale-return', {
        billId: bill.id,
        reason: 'CHANGED_MIND',
        items: [{ billItemId: bill.items[0].id, quantity }],
        ...cash(quantity * 900),
      })
    expect((await back(first, 2)).status).toBe(201)
    expect(await usesOf(ten.id)).toEqual([1, 800])
    expect((await back(first, 2)).status).toBe(201)
    expect(await usesOf(ten.id)).toEqual([1, 600])
    const last = await back(rest, 6)
    expect(last.status, JSON.stringify(last.body)).toBe(201)
    expect(await usesOf(ten.id)).toEqual([0, 0])
    expect((await owner.post(`sale-return/${last.data.id}/cancel`, { reason: 'Nhầm' })).status).toBe(200)
    expect(await usesOf(ten.id)).toEqual([1, 600])
  })

  it('count free units again when what earned them comes back of a bill of an order', async () => {
    const [bought, free] = [
      await shelve(shop, owner, [{ quantity: 100 }], { type: 2 }),
      await shelve(shop, owner, [{ quantity: 100 }], { type: 2 }),
    ]
    await promote({
      name: 'Mua 2 tặng 1',
      effect: 'GET',
      rules: [{ minQuantity: 2, getQuantity: 1, value: 10_000 }],
      goods: [{ kind: 'PRODUCT', id: bought.id }],
      target: [{ kind: 'PRODUCT', id: free.id }],
    })
    const made = await ordered([viên(bought, 6), viên(free, 3)])
    expect(made).toMatchObject({ payable: 6_000 })
    const items = made.items.map(({ id: orderItemId, productId, unitId }: Json, place: number) => ({
      ...{ orderItemId, productId, unitId },
      quantity: place === 0 ? 4 : 2,
    }))
    const bill = (await billOf(made, 1, 4_000, { items })).data
    const back = (quantity: number, more: object) =>
      owner.post('sale-return', {
        billId: bill.id,
        reason: 'CHANGED_MIND',
        items: [{ billItemId: bill.items[0].id, quantity }],
        ...more,
      })
    expect((await back(2, cash(2_000))).body).toMatchObject({ error: 'gift-kept' })
    const charged = await back(2, { surplusGifts: 'CHARGE', ...cash(1_000) })
    expect(charged.data, JSON.stringify(charged.body)).toMatchObject({ giftCharge: 1_000 })
  })
})

describe('two at once', () => {
  it('two bills of one order take the last units once', async () => {
    const product = await goods(5)
    const made = await ordered([viên(product, 5)], { deposit: cash(3_000) })
    const bills = await Promise.all([1, 2, 3, 4].map(() => billOf(made, 3, 0)))
    expect(bills.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422])
    expect(await read(made.id)).toMatchObject({ deposit: 0, items: [{ billedBase: 3 }] })
  })

  it('copies of the bill that takes the last units are one bill, also while the first is under way', async () => {
    const product = await goods(5)
    const made = await ordered([viên(product, 5)])
    const id = newId()
    const sell = () => billOf(made, 5, 5_000, { id })
    const select = `select from sales_order where id = '${made.id}'`
    const copies = await behindLock(shop, owner, select, [sell, sell])
    expect(copies.map(({ status, body }) => [status, body.error])).toEqual([
      [201, undefined],
      [201, undefined],
    ])
    expect(await read(made.id)).toMatchObject({ items: [{ billedBase: 5 }] })
  })

  it('goods that come in are kept for an order or sold, and none of them twice', async () => {
    const product = await goods(7)
    const bill = (await sale(product, 3)).data
    const made = await ordered([viên(product, 6)])
    expect(await reserved(product)).toBe(4)
    const back = { billItemId: bill.items[0].id, quantity: 3, restock: true, isIntact: true }
    const body = { billId: bill.id, reason: 'CHANGED_MIND', items: [back], ...cash(3_000) }
    expect((await owner.post('sale-return', body)).status).toBe(201)
    const [, sold] = await Promise.all([comeIn(), sale(product, 3)])
    expect((await read(made.id)).items[0].held).toBe(sold.status === 201 ? 4 : 6)
    expect(await reserved(product)).toBe(sold.status === 201 ? 4 : 6)
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('a deposit is used once by two bills, and orders never keep more than there is', async () => {
    const product = await goods(6)
    const made = await Promise.all([1, 2, 3, 4].map(() => ordered([viên(product, 3)], { deposit: cash(2_000) })))
    expect(await reserved(product)).toBe(6)
    const kept: Json[] = []
    for (const { id } of made) kept.push((await read(id)).items[0].held)
    expect(kept.sort()).toEqual([0, 0, 3, 3])
    const holder = (await Promise.all(made.map(({ id }) => read(id)))).find(one => one.items[0].held === 3)
    const bills = await Promise.all([
      billOf(holder, 1, 0, { depositUsed: 1_000 }),
      billOf(holder, 2, 0, { depositUsed: 2_000 }),
    ])
    expect(bills.filter(({ status }) => status === 201).length).toBeGreaterThan(0)
    const used = bills.flatMap(({ status, data }) => (status === 201 ? [data.depositUsed] : []))
    expect(used.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(2_000)
  })
})
