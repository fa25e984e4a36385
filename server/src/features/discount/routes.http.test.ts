import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, type Reply, type TestApp, testApp } from '../../../test/app.ts'
import { behindLock } from '../../../test/behind-lock.ts'
import { addBranch, addEmployee, inStore, someCustomer } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { newId } from '../../db/new-id.ts'

let shop: TestApp
let owner: Person
let goods: Shelved
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())
beforeEach(async () => {
  owner = await shop.registerStore()
  goods = await shelve(shop, owner, [{ quantity: 500, value: 100_000 }])
  await promoteMedicines()
})

/** The goods on the shelf are medicines. */
const promoteMedicines = () => owner.patch('setting', { key: 'promoteMedicines', value: true, version: 0 })

const tenPercent = { name: 'Giảm 10 %', level: 'ITEM', effect: 'PERCENT', rules: [{ value: 1000 }] }
const add = (part: object = {}) => owner.post('discount', { ...tenPercent, ...part })
const sell = (quantity: number, part: object = {}) =>
  owner.post('bill', {
    items: [{ productId: goods.id, unitId: goods.units.Viên, quantity }],
    payments: [{ method: 'CASH', amount: quantity * 1_000 }],
    ...part,
  })

describe('a promotion', () => {
  it('is made with a code, listed, read, changed and put away', async () => {
    const made = await add({ goods: [{ kind: 'PRODUCT', id: goods.id }], maxUses: 3 })
    expect(made).toMatchObject({ status: 201, data: { code: 'KM000001', rank: 100, stacking: 'SINGLE', maxUses: 3 } })
    expect(made.data.names[goods.id]).toEqual(expect.any(String))
    expect((await owner.get('discount')).data.items).toEqual([made.data])
    const patch = { version: 1, isActive: false, goods: [], hours: [{ from: 1320, to: 120 }] }
    const changed = await owner.patch(`discount/${made.data.id}`, patch)
    expect(changed.data).toMatchObject({ isActive: false, goods: [], hours: [{ from: 1320, to: 120 }], version: 2 })
    expect(await owner.patch(`discount/${made.data.id}`, patch)).toMatchObject({ body: { error: 'version-conflict' } })
    expect((await owner.delete(`discount/${made.data.id}`, { version: 2 })).body.code).toBe(204)
    expect((await owner.get('discount')).data.items).toEqual([])
    expect((await owner.get(`discount/${made.data.id}`)).status).toBe(404)
  })

  it('is of branches of the one who makes it', async () => {
    const theirs = await addBranch(shop, await shop.registerStore())
    const own = await addBranch(shop, owner)
    const lan = await addEmployee(shop, owner, { roleName: 'admin' })
    expect((await lan.post('discount', { ...tenPercent, branchIds: [owner.branchId] })).status).toBe(201)
    for (const branchId of [own, theirs])
      expect((await lan.post('discount', { ...tenPercent, branchIds: [owner.branchId, branchId] })).body).toMatchObject(
        {
          error: 'not-found',
          issues: [{ path: 'branchIds.1' }],
        },
      )
  })

  it.each([
    ['a fixed price of a whole bill', { level: 'ORDER', effect: 'PRICE' }, 'discount-level-unfit', 'level'],
    ['no percentage', { rules: [{ value: 0 }] }, 'discount-value-unfit', 'rules.0.value'],
    ['more than all', { rules: [{ value: 10_001 }] }, 'discount-value-unfit', 'rules.0.value'],
    [
      'nothing to be bought',
      { effect: 'GET', rules: [{ value: 10_000 }] },
      'discount-value-unfit',
      'rules.0.minQuantity',
    ],
    [
      'nothing more',
      { effect: 'GET', rules: [{ value: 1, minQuantity: 2 }] },
      'discount-value-unfit',
      'rules.0.getQuantity',
    ],
    [
      'tiers that fall',
      {
        rules: [
          { value: 1, minQuantity: 3 },
          { value: 2, minQuantity: 3 },
        ],
      },
      'discount-tiers-not-rising',
      'rules.1.minQuantity',
    ],
    [
      'an end before its beginning',
      { startsAt: '2026-12-02T00:00', endsAt: '2026-12-01T00:00' },
      'invalid-input',
      'endsAt',
    ],
    ['goods that are nobody’s', { goods: [{ kind: 'PRODUCT', id: newId() }] }, 'not-found', undefined],
  ])('with %s is refused', async (_, part, error, path) => {
    const reply = await add(part)
    expect(reply.body.error).toBe(error)
    if (path) expect(reply.body.issues[0].path).toBe(path)
  })

  it('has its name once, and its id is sent twice without a second one', async () => {
    const id = newId()
    const body = { ...tenPercent, id }
    expect((await owner.post('discount', body)).status).toBe(201)
    expect((await owner.post('discount', body)).data.id).toBe(id)
    expect((await add({ name: 'giảm 10 %' })).body.error).toBe('discount-name-taken')
    expect((await owner.get('discount')).data.items).toHaveLength(1)
  })

  it('is for who may', async () => {
    const staff = await addEmployee(shop, owner)
    expect((await staff.get('discount')).status).toBe(403)
    expect((await staff.post('discount', tenPercent)).status).toBe(403)
  })
})

describe('a sale', () => {
  it('gives what the promotions give, and says so on the bill, its lines and its reading', async () => {
    await add({ rules: [{ minQuantity: 3, value: 1000 }] })
    await add({ name: 'Đơn', level: 'ORDER', effect: 'MONEY', rules: [{ minAmount: 2_000, value: 100 }] })
    const bill = (await sell(3, { expectedPayable: 2_600 })).data
    expect(bill).toMatchObject({
      totalPrice: 3_000,
      promotionDiscount: 300,
      promotionOrder: 100,
      payable: 2_600,
      items: [{ promotionDiscount: 300, promotionShare: 100 }],
      discounts: [
        { code: 'KM000001', amount: 300 },
        { code: 'KM000002', amount: 100 },
      ],
    })
    const { discounts, items } = (await owner.get(`bill/${bill.id}`)).data
    expect({ discounts, items }).toEqual({ discounts: bill.discounts, items: bill.items })
    expect((await owner.get('till/context')).data.promotions).toHaveLength(2)
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('promotes no medicine unless the store says so', async () => {
    await add()
    const { version } = (await owner.get('setting')).data.items.find(
      (one: { key: string }) => one.key === 'promoteMedicines',
    )
    await owner.patch('setting', { key: 'promoteMedicines', value: false, version })
    expect((await sell(1)).data).toMatchObject({ payable: 1_000, discounts: [] })
  })

  it('leaves out what the cashier declined, what is off, and what is over', async () => {
    const { id } = (await add()).data
    const { data: without } = await sell(1, { declinedDiscounts: [id] })
    expect([without.payable, without.declined.map((one: { discountId: string }) => one.discountId)]).toEqual([
      1_000,
      [id],
    ])
    expect((await owner.get(`bill/${without.id}`)).data.declined).toEqual(without.declined)
    expect((await sell(1)).data.payable).toBe(900)
    await owner.patch(`discount/${id}`, { version: 1, endsAt: '2026-01-01T00:00' })
    expect((await sell(1)).data.payable).toBe(1_000)
  })

  it('gives nothing any more by a promotion whose group of goods was deleted', async () => {
    const { data: group } = await owner.post('product-group', { name: 'Mỹ phẩm' })
    await add({ goods: [{ kind: 'GROUP', id: group.id }] })
    expect((await sell(1)).data.payable).toBe(1_000)
    await owner.delete(`product-group/${group.id}`, { version: group.version })
    expect((await owner.get('product-group')).data).toEqual([])
    expect((await sell(1)).data.payable).toBe(1_000)
  })

  it('is refused where the screen showed another total', async () => {
    await add()
    expect((await sell(1, { expectedPayable: 1_000 })).body).toMatchObject({
      error: 'price-changed',
      details: { payable: 900 },
    })
  })

  it('that is used beyond its limit by no flagged sale is found by the verification', async () => {
    const { id } = (await add({ maxUses: 2, budget: 10_000 })).data
    expect([(await sell(1)).data.payable, (await sell(1)).data.payable, (await sell(1)).data.payable]).toEqual([
      900, 900, 1_000,
    ])
    // An owner may set a limit below what was used: that is no overrun.
    const lowered = await owner.patch(`discount/${id}`, { version: 1, maxUses: 1, budget: 100 })
    expect(lowered.status).toBe(200)
    expect(await ledgerDifferences(shop)).toEqual([])
    await inStore(shop, owner.profile.store.id, query =>
      query(`update discount set changed_at = changed_at - interval '1 hour' where id = $1`, [id]),
    )
    expect(await ledgerDifferences(shop)).toMatchObject([
      { expected: 'uses at most 1', found: 'uses 2' },
      { expected: 'gave at most 100', found: 'gave 200' },
    ])
    await inStore(shop, owner.profile.store.id, query =>
      query(`update discount set changed_at = now() where id = $1`, [id]),
    )
  })

  it('of twenty tills at once uses five of five, and a cancel gives one back', async () => {
    const { id } = (await add({ maxUses: 5 })).data
    const replies = await Promise.all(Array.from({ length: 20 }, () => sell(1)))
    expect(replies.map(reply => reply.status)).toEqual(replies.map(() => 201))
    const promoted = replies.filter(reply => reply.data.payable === 900)
    expect(promoted).toHaveLength(5)
    expect((await owner.get(`discount/${id}`)).data).toMatchObject({ usedCount: 5, usedAmount: 500 })
    await owner.post(`bill/${promoted[0]!.data.id}/cancel`, { reason: 'Thử' })
    expect((await owner.get(`discount/${id}`)).data).toMatchObject({ usedCount: 4, usedAmount: 400 })
    expect((await sell(1)).data.payable).toBe(900)
    expect((await sell(1)).data.payable).toBe(1_000)
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('is used once of once by two tills that have nothing else in common: other goods, other customers, no money', async () => {
    const { id } = (await add({ maxUses: 1 })).data
    const sale = async (phone: string) => {
      const own = await shelve(shop, owner, [{ quantity: 5, value: 1_000 }])
      const { id: customerId } = await someCustomer(owner, { name: `Khách ${phone}`, phone })
      const items = [{ productId: own.id, unitId: own.units.Viên, quantity: 1 }]
      return () => owner.post('bill', { items, customerId, payments: [{ method: 'DEBT', amount: 900 }] })
    }
    const calls: [() => Promise<Reply>, () => Promise<Reply>] = [await sale('0912345678'), await sale('0912345679')]
    const replies = await behindLock<[Reply, Reply]>(shop, owner, `select from discount where id = '${id}'`, calls)
    // A debt is for exactly what is due, and the second one owes the whole price.
    expect(replies.map(({ status, body }) => [status, body.error]).sort()).toEqual([
      [201, undefined],
      [422, 'debt-mismatch'],
    ])
    expect((await owner.get(`discount/${id}`)).data).toMatchObject({ usedCount: 1, usedAmount: 100 })
  })

  it('that waited for the network is stored as the till charged it, whatever became of the promotion and whatever it charged', async () => {
    const { id } = (await add({ maxUses: 1 })).data
    await sell(1)
    const lines = [{ place: 0, role: 'TARGET', units: 2, amount: 200 }]
    const charged = {
      id: newId(),
      expectedPayable: 1_800,
      chargedDiscounts: [{ discountId: id, amount: 200, times: 1, lines }],
    }
    const send = (part: object, path = 'bill?waited=true') =>
      owner.post(path, {
        items: [{ productId: goods.id, unitId: goods.units.Viên, quantity: 2 }],
        payments: [{ method: 'CASH', amount: 1_800 }],
        ...charged,
        ...part,
      })
    expect((await send({}, 'bill')).body.error).toBe('price-changed')
    const wrong = [{ discountId: id, amount: 201, times: 1, lines }]
    const overPrice = [{ discountId: id, amount: 2_001, times: 1, lines: [{ ...lines[0], amount: 2_001 }] }]
    for (const chargedDiscounts of [wrong, overPrice])
      expect(await send({ id: newId(), chargedDiscounts })).toMatchObject({ status: 201, data: { payable: 1_800 } })
    await owner.delete(`discount/${id}`, { version: 1 })
    const bill = await send({})
    expect(bill).toMatchObject({
      status: 201,
      data: { payable: 1_800, isAsCharged: true, discounts: [{ amount: 200 }] },
    })
    expect((await owner.get(`bill/${bill.data.id}`)).data).toMatchObject({ isAsCharged: true, promotionDiscount: 200 })
    expect((await send({})).data.id).toBe(bill.data.id)
    // The use went over the limit, which a sale that stands as it was charged may; the cancel takes it back.
    expect(await ledgerDifferences(shop)).toEqual([])
    await owner.post(`bill/${bill.data.id}/cancel`, { reason: 'Thử' })
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('gives gifts from their lots for nothing, no more than earned, and takes them back with the bill', async () => {
    const towel = await shelve(shop, owner, [{ quantity: 5, value: 5_000 }])
    const gift = { productId: towel.id, unitId: towel.units.Viên }
    const rules = [{ minQuantity: 2, getQuantity: 1, giftWorth: 1_000 }]
    const body = { name: 'Tặng khăn', effect: 'GIFT', goods: [{ kind: 'PRODUCT', id: goods.id }], budget: 2_500 }
    expect((await add({ ...body, rules: rules.map(rule => ({ ...rule, value: 0 })) })).body.error).toBe(
      'discount-gift-missing',
    )
    const { id } = (await add({ ...body, gifts: [gift], rules: rules.map(rule => ({ ...rule, value: 0 })) })).data
    const withGifts = (quantity: number) =>
      sell(4, {
        items: [
          { productId: goods.id, unitId: goods.units.Viên, quantity: 4 },
          { ...gift, quantity, giftOf: id },
        ],
      })
    expect((await withGifts(3)).body).toMatchObject({
      error: 'gift-not-earned',
      details: { got: 3, earned: 2 },
      issues: [{ path: 'items.1.giftOf' }],
    })
    const { data: bill } = await withGifts(2)
    expect(bill).toMatchObject({
      payable: 4_000,
      discounts: [{ name: 'Tặng khăn', amount: 0 }],
      items: [
        { giftOf: null },
        { giftOf: id, price: 0, listPrice: 1_000, amount: 0, vat: 0, cost: 2_000, priceSource: 'GIFT' },
      ],
    })
    expect((await owner.get(`bill/${bill.id}`)).data.items).toEqual(bill.items)
    expect((await owner.get(`discount/${id}`)).data).toMatchObject({ gifts: [gift], usedAmount: 2_000 })
    const tried = { items: [{ productId: goods.id, unitId: goods.units.Viên, quantity: 2 }] }
    await owner.patch(`discount/${id}`, { version: 1, budget: 90_000 })
    const codeOf = async () => (await owner.post('discount/test', tried)).data.traces[0].code
    expect(await codeOf()).toBe('applied')
    await inStore(shop, owner.profile.store.id, query =>
      query(`update lot set state = 'held' where product_id = $1`, [towel.id]),
    )
    expect(await codeOf()).toBe('gift-out')
    await inStore(shop, owner.profile.store.id, query =>
      query(`update lot set state = 'normal' where product_id = $1`, [towel.id]),
    )
    await owner.patch(`discount/${id}`, { version: 2, budget: 2_500 })
    // The budget has 500 left: one gift more is too dear.
    expect((await withGifts(1)).body.error).toBe('gift-not-earned')
    expect((await withGifts(1).then(() => owner.get('till/context'))).data.promotions[0].gifts).toEqual([gift])
    await owner.post(`bill/${bill.id}/cancel`, { reason: 'Thử' })
    expect((await owner.get(`discount/${id}`)).data).toMatchObject({ usedAmount: 0 })
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('is told in the report of cost, which leads to its bills; a cancelled one is none', async () => {
    const { id } = (await add()).data
    const first = (await sell(3)).data
    const second = (await sell(2)).data
    await owner.post(`bill/${second.id}/cancel`, { reason: 'Thử' })
    const { items } = (await owner.get('discount/report')).data
    const row = { discountId: id, billCount: 1, amount: 300, giftValue: 0, giftCost: 0, payable: 2_700 }
    expect(items).toMatchObject([row])
    expect((await owner.get('discount/report?to=2026-01-01')).data.items).toEqual([])
    const bills = (await owner.get(`bill?discountId=${id}&status=SUCCEED`)).data.items
    expect(bills.map((bill: { id: string }) => bill.id)).toEqual([first.id])
    expect((await owner.get(`bill/total?discountId=${id}`)).data).toMatchObject({ count: 1, cancelledCount: 1 })
  })

  it('is tried on a cart before it is stored, beside those that are, and writes nothing', async () => {
    const { id } = (await add()).data
    const items = [{ productId: goods.id, unitId: goods.units.Viên, quantity: 3 }]
    expect((await owner.post('discount/product', { items })).data).toMatchObject({
      totalPrice: 3_000,
      payable: 2_700,
      traces: [{ code: 'applied', amount: 300 }],
    })
    expect((await owner.post('discount/order', { items })).data.traces).toEqual([])
    const draft = { name: 'Nháp', level: 'ITEM', effect: 'MONEY', rules: [{ value: 500 }], goods: [] }
    const tried = (await owner.post('discount/test', { items, draft })).data
    expect(tried).toMatchObject({ payable: 1_500, lines: [{ promotionDiscount: 1_500, net: 1_500 }] })
    expect(tried.traces.map(({ code, other }: { code: string; other?: string }) => [code, other])).toEqual([
      ['beaten', 'Nháp'],
      ['applied', undefined],
    ])
    // Over the stored one of its id: only the draft counts.
    expect((await owner.post('discount/test', { items, draft: { ...draft, id } })).data.traces).toHaveLength(1)
    expect((await owner.post('discount/test', { items, customerId: newId() })).body.error).toBe('not-found')
    const strange = [{ ...items[0], productId: newId() }]
    expect((await owner.post('discount/test', { items: strange, draft })).body.error).toBe('not-found')
    const bad = { ...draft, rules: [{ value: 0 }] }
    expect((await owner.post('discount/test', { items, draft: bad })).body.error).toBe('discount-value-unfit')
    expect((await owner.get('discount')).data.items).toHaveLength(1)
  })

  it('gives no medicine away where the store promotes none', async () => {
    const rules = [{ value: 0, getQuantity: 1, giftWorth: 1 }]
    const gifts = [{ productId: goods.id, unitId: goods.units.Viên }]
    const { id } = (await add({ level: 'ORDER', effect: 'GIFT', rules, gifts })).data
    const items = [{ productId: goods.id, unitId: goods.units.Viên, quantity: 1 }]
    const given = [...items, { ...items[0], giftOf: id }]
    expect((await sell(1, { items: given })).data.items[1]).toMatchObject({ giftOf: id, amount: 0 })
    const settings = (await owner.get('setting')).data.items as { key: string; version: number }[]
    const { version } = settings.find(({ key }) => key === 'promoteMedicines')!
    await owner.patch('setting', { key: 'promoteMedicines', value: false, version })
    expect((await sell(1, { items: given })).body.error).toBe('gift-not-promotable')
  })

  it('gives each customer what the promotion allows, by two tills at once too; a cancel gives it back', async () => {
    const { id } = (await add({ maxUsesCustomer: 1, customerPeriod: 'MONTH' })).data
    const { id: customerId } = await someCustomer(owner)
    expect((await sell(1)).data.payable).toBe(1_000)
    const both = await Promise.all([sell(1, { customerId }), sell(1, { customerId })])
    expect(both.map(({ data }) => data.payable).sort()).toEqual([1_000, 900])
    const uses = async () => (await owner.get(`discount/customer-use?customerId=${customerId}`)).data.items
    expect(await uses()).toEqual([{ discountId: id, uses: 1 }])
    const other = await someCustomer(owner, { name: 'Khách khác', phone: '0912345670' })
    expect((await sell(1, { customerId: other.id })).data.payable).toBe(900)
    await owner.post(`bill/${both.find(({ data }) => data.payable === 900)!.data.id}/cancel`, { reason: 'Thử' })
    expect(await uses()).toEqual([])
    expect((await sell(1, { customerId })).data.payable).toBe(900)
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('gives what the cashier chose, what a birthday brings, and what the owner says of single goods', async () => {
    const { id } = (await add({ isAutomatic: false })).data
    expect((await sell(1)).data.payable).toBe(1_000)
    expect((await sell(1, { chosenDiscounts: [id] })).data.payable).toBe(900)
    const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
    const born = await someCustomer(owner, { birthday: `1990${today.slice(4)}` })
    await add({ name: 'Sinh nhật', birthday: 'MONTH', rank: 50, rules: [{ value: 2000 }] })
    expect((await sell(1, { customerId: born.id })).data.payable).toBe(800)
    const { version } = (await owner.get(`product/${goods.id}`)).data
    await owner.patch(`product/${goods.id}`, { version, promotable: false })
    expect((await sell(1, { customerId: born.id })).data.payable).toBe(1_000)
  })

  it('beside a cancel keeps what is used: each use once, and no more than allowed', async () => {
    const { id } = (await add({ maxUses: 3 })).data
    const sold = await Promise.all([sell(1), sell(1), sell(1)])
    const cancels = sold.map(({ data }) => owner.post(`bill/${data.id}/cancel`, { reason: 'Thử' }))
    const replies = await Promise.all([...cancels, ...Array.from({ length: 6 }, () => sell(1))])
    expect(replies.filter(({ status }) => status >= 300)).toEqual([])
    const promoted = replies.filter(({ data }) => data.status === 'SUCCEED' && data.payable === 900).length
    expect((await owner.get(`discount/${id}`)).data).toMatchObject({ usedCount: promoted, usedAmount: promoted * 100 })
    expect(promoted).toBeLessThanOrEqual(3)
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('never passes a budget, and gives no part of a discount', async () => {
    const { id } = (await add({ budget: 450 })).data
    await Promise.all(Array.from({ length: 12 }, () => sell(1)))
    expect((await owner.get(`discount/${id}`)).data).toMatchObject({ usedCount: 4, usedAmount: 400 })
  })

  it('counts what was used before the promotion had a limit', async () => {
    const { id } = (await add()).data
    await sell(2)
    await owner.patch(`discount/${id}`, { version: 1, maxUses: 1 })
    expect((await owner.get(`discount/${id}`)).data).toMatchObject({ usedCount: 1, usedAmount: 200 })
    expect((await sell(1)).data.payable).toBe(1_000)
    expect(await ledgerDifferences(shop)).toEqual([])
  })
})
