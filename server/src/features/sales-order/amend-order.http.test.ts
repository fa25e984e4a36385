import { beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { addEmployee, someCustomer } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { shopWithBooks } from '../../../test/shop-of-file.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

const shop = await shopWithBooks()
let owner: Person
let customer: Json
beforeEach(async () => {
  owner ??= await shop.registerStore()
  customer = await someCustomer(owner)
})

const goods = (quantity: number) => shelve(shop, owner, [{ quantity }])
const viên = (product: Shelved, quantity: number, more: object = {}) => ({
  productId: product.id,
  unitId: product.units.Viên,
  quantity,
  ...more,
})
async function ordered(items: object[], more: object = {}): Promise<Json> {
  const answer = await owner.post('order', { status: 'SUCCEED', customerId: customer.id, items, ...more })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.data
}
const read = async (id: string): Promise<Json> => (await owner.get(`order/${id}`)).data
const billOf = (from: Json, lines: [place: number, quantity: number][], paid: number, more: object = {}) =>
  owner.post('bill', {
    orderId: from.id,
    customerId: from.customerId,
    items: lines.map(([place, quantity]) => {
      const { id: orderItemId, productId, unitId } = from.items[place]
      return { orderItemId, productId, unitId, quantity }
    }),
    payments: paid > 0 ? [{ method: 'CASH', amount: paid }] : [],
    ...more,
  })
/** What an order asks for now, with so many of each line; without a number a line goes. */
const asked = (order: Json, quantities: (number | null)[]) =>
  order.items.flatMap(({ id, productId, unitId }: Json, place: number) =>
    quantities[place] === null ? [] : [{ id, productId, unitId, quantity: quantities[place] }],
  )
const amend = async (id: string, items: object[], more: object = {}) => {
  const { version } = await read(id)
  return owner.patch(`order/${id}`, { version, items, ...more })
}

describe('goods of an order that has bills', () => {
  it('that become less than the step of their price keep the promised price and name the step no more', async () => {
    const a = await goods(50)
    const tiers = { bookId: null, unitId: a.units.Viên, tiers: [{ from: 6, price: 900 }], expected: [] }
    expect((await owner.put('price-book/tiers', tiers)).status).toBe(200)
    const made = await ordered([viên(a, 10)])
    expect(made).toMatchObject({ payable: 9_000, items: [{ priceTierFrom: 6 }] })
    expect((await billOf(made, [[0, 2]], 1_800)).status).toBe(201)
    expect((await amend(made.id, asked(made, [4]))).status).toBe(200)
    expect(await read(made.id)).toMatchObject({ payable: 3_600, items: [{ priceTierFrom: null }] })
  })
  it('become less, go, or come to it as of today; what was handed out and its price stand', async () => {
    const [a, b, c] = [await goods(50), await goods(50), await goods(50)]
    const made = await ordered([viên(a, 10, { price: 123_457, discount: { unit: 2, value: 3 } }), viên(b, 5)], {
      deposit: { payments: [{ method: 'CASH', amount: 300_000 }] },
    })
    expect(made.payable).toBe(1_234_567 + 5_000)
    const first = await billOf(made, [[0, 4]], 193_827)
    expect(first.data, JSON.stringify(first.body)).toMatchObject({ payable: 493_827, depositUsed: 300_000 })

    const less = await amend(made.id, [...asked(made, [6, null]), viên(c, 2)])
    expect(less.data, JSON.stringify(less.body)).toMatchObject({
      progress: 'PARTIAL',
      itemCount: 2,
      items: [
        { quantity: 6, billedBase: 4, held: 2, price: 123_457 },
        { productId: c.id, quantity: 2, amount: 2_000, held: 2 },
      ],
    })
    const now = await read(made.id)
    const last = await billOf(
      now,
      [
        [0, 2],
        [1, 2],
      ],
      now.payable - 493_827,
    )
    expect(last.data, JSON.stringify(last.body)).toMatchObject({ payable: now.payable - 493_827 })
    expect(await read(made.id)).toMatchObject({ progress: 'DONE' })
    const held = await shop.database.owner.query(
      'select sum(reserved) as held from product_stock where product_id = any($1)',
      [[a.id, b.id, c.id]],
    )
    expect(Number(held.rows[0].held)).toBe(0)
  })

  it('do not become less than was handed out, nor more at the old price, nor cheaper', async () => {
    const product = await goods(50)
    const made = await ordered([viên(product, 10), viên(product, 5)])
    await billOf(made, [[0, 4]], 4_000)
    expect((await amend(made.id, asked(made, [3, 5]))).body).toMatchObject({
      error: 'order-line-billed',
      issues: [{ path: 'items.0.quantity' }],
    })
    expect((await amend(made.id, asked(made, [null, 5]))).body.error).toBe('order-line-billed')
    expect((await amend(made.id, asked(made, [11, 5]))).body.error).toBe('order-line-grows')
    const strange = { ...asked(made, [10, 5])[0], id: crypto.randomUUID() }
    expect((await amend(made.id, [strange])).body.error).toBe('order-line-unknown')
    expect((await amend(made.id, [...asked(made, [10, 5]), asked(made, [10, 5])[0]])).body.error).toBe(
      'order-line-unknown',
    )
    expect((await amend(made.id, asked(made, [10, 5]), { discount: { unit: 2, value: 500 } })).body.error).toBe(
      'order-has-bills',
    )
    const shown = await amend(made.id, [...asked(made, [10, 5]), viên(product, 1)], { expectedPayable: 15_000 })
    expect(shown.body).toMatchObject({ error: 'price-changed', details: { payable: 16_000 } })
    expect(await read(made.id)).toMatchObject({ payable: 15_000, items: [{ quantity: 10 }, { quantity: 5 }] })
    const seller = await addEmployee(shop, owner)
    expect((await seller.patch(`order/${made.id}`, { version: 1, items: asked(made, [10, 5]) })).body.error).toBe(
      'forbidden',
    )
  })

  it('keep the deposit within what is still to be paid', async () => {
    const product = await goods(50)
    const made = await ordered([viên(product, 10)], { deposit: { payments: [{ method: 'CASH', amount: 8_000 }] } })
    await billOf(made, [[0, 2]], 2_000, { depositUsed: 0 })
    expect((await amend(made.id, asked(made, [5]))).body).toMatchObject({
      error: 'deposit-over',
      details: { rest: 3_000 },
    })
  })

  it('give promotions what they take off less, and use those of today for what comes', async () => {
    const other = () => shelve(shop, owner, [{ quantity: 50 }], { type: 2 })
    const [a, b] = [await other(), await other()]
    const promote = async (product: Shelved) => {
      const part = { level: 'ITEM', effect: 'PERCENT', rules: [{ value: 1_000 }], maxUses: 5 }
      const made = await owner.post('discount', {
        name: `Giảm ${product.id}`,
        ...part,
        goods: [{ kind: 'PRODUCT', id: product.id }],
      })
      return made.data.id
    }
    const [ofA, ofB] = [await promote(a), await promote(b)]
    const made = await ordered([viên(a, 10)])
    expect(made).toMatchObject({ payable: 9_000 })
    await billOf(made, [[0, 4]], 3_600)
    const now = await amend(made.id, [...asked(made, [6]), viên(a, 2), viên(b, 2)])
    expect(now.data, JSON.stringify(now.body)).toMatchObject({
      payable: 5_400 + 2_000 + 1_800,
      discounts: [{ amount: 600 }, { amount: 200 }],
    })
    const uses = await shop.database.owner.query(
      'select sum(uses)::int as uses, sum(amount)::int as amount from discount_use where discount_id = any($1) group by discount_id order by 2',
      [[ofA, ofB]],
    )
    expect(uses.rows).toEqual([
      { uses: 1, amount: 200 },
      { uses: 1, amount: 600 },
    ])
    await owner.patch(`discount/${ofA}`, { isActive: false })
  })
})

describe('promotions of an order of which goods came back', () => {
  const given = async (id: string) => {
    const { usedCount, usedAmount } = (await owner.get(`discount/${id}`)).data
    return [usedCount, usedAmount]
  }

  it.each([
    { when: 'its goods change', end: (id: string, made: Json) => amend(id, asked(made, [6])), left: [1, 500] },
    {
      when: 'it is closed',
      end: (id: string) => owner.post(`order/${id}/close`, { reason: 'Thôi' }),
      left: [1, 300],
    },
  ])('keep what the order still has when $when', async ({ end, left }) => {
    const product = await shelve(shop, owner, [{ quantity: 50 }], { type: 2 })
    const promotion = {
      ...{ name: `Giảm ${product.id}`, level: 'ITEM', effect: 'PERCENT', budget: 100_000, maxUses: 5 },
      ...{ rules: [{ value: 1_000 }], goods: [{ kind: 'PRODUCT', id: product.id }] },
    }
    const { id } = (await owner.post('discount', promotion)).data
    const made = await ordered([viên(product, 10)])
    const bill = (await billOf(made, [[0, 4]], 3_600)).data
    const back = await owner.post('sale-return', {
      billId: bill.id,
      reason: 'CHANGED_MIND',
      items: [{ billItemId: bill.items[0].id, quantity: 1 }],
      payments: [{ method: 'CASH', amount: 900 }],
    })
    expect(back.status, JSON.stringify(back.body)).toBe(201)
    expect(await given(id)).toEqual([1, 900])
    const ended = await end(made.id, made)
    expect(ended.status, JSON.stringify(ended.body)).toBe(200)
    expect(await given(id)).toEqual(left)
    expect(await ledgerDifferences(shop)).toEqual([])
    await owner.patch(`discount/${id}`, { isActive: false })
  })
})

describe('goods that orders keep', () => {
  it('are named by who keeps them, in the sentence of a sale that is short', async () => {
    const product = await goods(10)
    const made = await ordered([viên(product, 7)])
    const short = await owner.post('bill', { items: [viên(product, 4)], payments: [{ method: 'CASH', amount: 4_000 }] })
    expect(short.body).toMatchObject({
      error: 'stock-reserved',
      details: { available: 3, reserved: 7, asked: 4 },
      issues: [{ path: 'items.0.quantity' }],
    })
    expect(short.body.message).toContain(`còn 3 viên, thêm 7 viên đang giữ cho đơn ${made.code}.`)
    const none = await owner.post('bill', {
      items: [viên(product, 11)],
      payments: [{ method: 'CASH', amount: 11_000 }],
    })
    expect(none.body.error).toBe('stock-reserved')
    expect((await owner.get(`order/keepers?productId=${product.id}`)).data).toMatchObject({
      available: 3,
      orders: [{ id: made.id, held: 7 }],
    })
  })

  it('go from one order to another by hand, and never more than one has and the other misses', async () => {
    const product = await goods(10)
    const [first, second] = [await ordered([viên(product, 7)]), await ordered([viên(product, 6)])]
    expect(second.items[0].held).toBe(3)
    const take = (quantity: number, more: object = {}, person = owner) =>
      person.post(`order/${second.id}/hold/take`, { fromId: first.id, productId: product.id, quantity, ...more })
    expect((await take(8)).body).toMatchObject({ error: 'hold-not-there', details: { held: 7 } })
    expect((await take(4)).body).toMatchObject({ error: 'hold-not-wanted', details: { missing: 3 } })
    expect((await take(1, { fromId: second.id })).status).toBe(404)
    expect((await take(2)).data).toMatchObject({ items: [{ held: 5 }] })
    expect(await read(first.id)).toMatchObject({ isShort: true, items: [{ held: 5 }] })
    const [one, other] = await Promise.all([take(1), take(1)])
    expect([one.status, other.status].sort()).toEqual([200, 422])
    expect(await read(first.id)).toMatchObject({ items: [{ held: 4 }] })
    const log = (await owner.get(`user_log?subjectId=${second.id}`)).data.items
    expect(log[0]).toMatchObject({ action: 'order.take-hold' })
  })
})

describe('liều in an order', () => {
  it('cost what they cost then, and are handed out as liều by its bills', async () => {
    const [a, b] = [await goods(100), await goods(100)]
    const made = await owner.post('sample-medicine', {
      name: 'Cảm cúm 3 ngày',
      priceKind: 'FIXED',
      price: 10_000,
      items: [viên(a, 2), viên(b, 4)],
    })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const sample = { sampleMedicineId: made.data.id, group: 1, count: 3 }
    const order = await ordered([viên(a, 6, { sample }), viên(b, 12, { sample })])
    expect(order).toMatchObject({
      payable: 30_000,
      items: [{ sample: { count: 3, name: 'Cảm cúm 3 ngày' } }, { sample: { count: 3 } }],
    })
    await owner.patch(`sample-medicine/${made.data.id}`, { version: 1, price: 40_000 })
    const first = await billOf(
      order,
      [
        [0, 2],
        [1, 4],
      ],
      10_000,
    )
    expect(first.data, JSON.stringify(first.body)).toMatchObject({
      payable: 10_000,
      items: [{ sample: { count: 1 } }, { sample: { count: 1 } }],
    })
    const second = await billOf(
      order,
      [
        [0, 4],
        [1, 8],
      ],
      20_000,
    )
    expect(second.data.items).toMatchObject([{ sample: { count: 2 } }, { sample: { count: 2 } }])
    const [one, other] = [await ordered([viên(a, 2, { sample })]), await ordered([viên(a, 2, { sample })])]
    const merged = await owner.post('order/merge', { ids: [one.id, other.id] })
    expect(merged.data.items.map((item: Json) => item.sample.group)).toEqual([1, 2])
    const anew = await owner.patch(`order/${merged.data.id}`, { version: merged.data.version, reprice: true })
    expect(anew.data.items[0].sample).toMatchObject({ count: 3 })
  })
})
