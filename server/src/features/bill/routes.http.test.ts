import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addEmployee } from '../../../test/factories.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { newId } from '../../db/new-id.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

const line = (product: Shelved, quantity: number, more: object = {}) => ({
  productId: product.id,
  unitId: product.units.Viên,
  quantity,
  ...more,
})
const cash = (amount: number) => [{ method: 'CASH', amount }]
const sell = (items: object[], payments: object[], more: object = {}, person = owner) =>
  person.post('bill', { items, payments, ...more })

async function rows<Row>(sql: string): Promise<Row[]> {
  await shop.database.owner.query(`set app.store_id = '${owner.profile.store.id}'`)
  return (await shop.database.owner.query(sql)).rows as Row[]
}

describe('a sale', () => {
  it('names in the log the goods that met an allergy, which the till asked about, and no others', async () => {
    const product = await shelve(shop, owner, [{ number: 'DU', expiryDate: '2031-01-31', quantity: 5 }])
    const sold = await sell([line(product, 1)], cash(1_000_000), {
      acceptedAllergies: [
        { productId: product.id, allergy: 'paracetamol' },
        { productId: newId(), allergy: 'penicillin' },
      ],
    })
    expect(sold.status).toBe(201)
    const [entry] = (await owner.get(`user_log?action=bill.create&keyword=${sold.data.code}`)).data.items
    expect(JSON.stringify(entry)).toContain(`${sold.data.items[0].productName}: paracetamol`)
    expect(JSON.stringify(entry)).not.toContain('penicillin')
  })

  it('takes the lots that expire first, gives change, and answers as a read would', async () => {
    const product = await shelve(shop, owner, [
      { number: 'SAU', expiryDate: '2031-01-31', quantity: 100 },
      { number: 'TRUOC', expiryDate: '2030-01-31', quantity: 15 },
    ])
    const sold = await sell([{ productId: product.id, unitId: product.units.Vỉ, quantity: 2 }], cash(50_000), {
      expectedPayable: 20_000,
    })
    expect(sold.status).toBe(201)
    expect(sold.data).toMatchObject({
      status: 'SUCCEED',
      totalPrice: 20_000,
      payable: 20_000,
      paid: 20_000,
      change: 30_000,
      debt: 0,
    })
    expect(sold.data.code).toMatch(/^HD\d{6}$/)
    expect(
      sold.data.items[0].lots.map((lot: { lotNumber: string; quantity: number }) => [lot.lotNumber, lot.quantity]),
    ).toEqual([
      ['TRUOC', 15],
      ['SAU', 5],
    ])

    const read = await owner.get(`bill/${sold.data.id}`)
    // Only a bill that is read has the name of the account.
    const asMade = (bill: { payments: object[] }) => ({
      ...bill,
      payments: bill.payments.map(payment => ({ ...payment, accountName: null })),
    })
    expect(asMade(read.data)).toEqual(asMade(sold.data))
  })

  it('keeps cash, stock and the hour’s sums in step', async () => {
    const product = await shelve(shop, owner, [{ quantity: 10, value: 6_000 }])
    const before = (await owner.get('bill/total')).data
    const sold = (await sell([line(product, 3)], cash(3_000))).data
    expect(await rows(`select quantity::int, value::int from stock where lot_id = '${product.lots[0]}'`)).toEqual([
      { quantity: 7, value: 4_200 },
    ])
    expect(
      await rows(`select on_hand::int, entry_count::int from product_stock where product_id = '${product.id}'`),
    ).toEqual([{ onHand: 7, entryCount: 2 }])
    expect(await rows(`select amount::int from cash_entry where document_id = '${sold.id}'`)).toEqual([
      { amount: 3_000 },
    ])
    const after = (await owner.get('bill/total')).data
    expect(after.payable - before.payable).toBe(3_000)
    expect(after.profit - before.profit).toBe(1_200)
  })

  it('sold twice with one id is one bill, also when both copies run at once; another content is refused', async () => {
    const product = await shelve(shop, owner, [{ quantity: 10 }])
    const id = newId()
    const copies = await Promise.all([1, 2, 3, 4].map(() => sell([line(product, 2)], cash(2_000), { id })))
    expect(new Set(copies.map(copy => copy.data.code)).size).toBe(1)
    expect(await rows(`select on_hand::int from product_stock where product_id = '${product.id}'`)).toEqual([
      { onHand: 8 },
    ])
    expect(await sell([line(product, 1)], cash(1_000), { id })).toMatchObject({
      status: 409,
      body: { error: 'idempotency-conflict' },
    })
  })

  it('two tills and the last box: one sells, one is told', async () => {
    const product = await shelve(shop, owner, [{ quantity: 1 }])
    const replies = await Promise.all([sell([line(product, 1)], cash(1_000)), sell([line(product, 1)], cash(1_000))])
    expect(replies.map(reply => reply.status).sort()).toEqual([201, 422])
    const told = replies.find(reply => reply.status === 422)!
    expect(told.body).toMatchObject({ error: 'stock-short', issues: [{ path: 'items.0.quantity' }] })
    expect(told.body.message).toContain(product.name)
  })

  it('numbers bills without gaps, refused ones in between', async () => {
    const product = await shelve(shop, owner, [{ quantity: 100 }])
    const numbers: number[] = []
    for (let i = 0; i < 5; i++) {
      await sell([line(product, 1000)], cash(1_000_000))
      numbers.push(Number((await sell([line(product, 1)], cash(1_000))).data.code.slice(2)))
    }
    expect(numbers).toEqual(numbers.map((_, i) => numbers[0]! + i))
  })
})

describe('what a sale refuses, changing nothing', () => {
  const unknown = '01890000-0000-7000-8000-000000000000'
  const cases: [
    name: string,
    items: (product: Shelved) => object[],
    payments: object[],
    more: object,
    status: number,
    error: string,
    path?: string,
  ][] = [
    ['quantity 0', p => [line(p, 0)], cash(0 + 1), {}, 422, 'invalid-input', 'items.0.quantity'],
    ['quantity −1', p => [line(p, -1)], cash(1), {}, 422, 'invalid-input', 'items.0.quantity'],
    ['quantity 0.5', p => [line(p, 0.5)], cash(1), {}, 422, 'invalid-input', 'items.0.quantity'],
    ['quantity 1e308', p => [line(p, 1e308)], cash(1), {}, 422, 'invalid-input', 'items.0.quantity'],
    ['no items', () => [], cash(1), {}, 422, 'invalid-input', 'items'],
    [
      'unknown product',
      p => [line(p, 1, { productId: unknown })],
      cash(1_000),
      {},
      404,
      'not-found',
      'items.0.productId',
    ],
    ['unknown unit', p => [line(p, 1, { unitId: unknown })], cash(1_000), {}, 404, 'not-found', 'items.0.unitId'],
    [
      'unknown lot',
      p => [line(p, 1, { lots: [{ lotId: unknown, quantity: 1 }] })],
      cash(1_000),
      {},
      404,
      'not-found',
      'items.0.lots.0.lotId',
    ],
    ['more than there is', p => [line(p, 51)], cash(51_000), {}, 422, 'stock-short', 'items.0.quantity'],
    ['more over two lines', p => [line(p, 30), line(p, 30)], cash(60_000), {}, 422, 'stock-short', 'items.1.quantity'],
    [
      'an expired lot',
      p => [line(p, 1, { lots: [{ lotId: p.lots[1], quantity: 1 }] })],
      cash(1_000),
      {},
      422,
      'lot-expired',
      'items.0.lots.0.lotId',
    ],
    [
      'a held lot',
      p => [line(p, 1, { lots: [{ lotId: p.lots[2], quantity: 1 }] })],
      cash(1_000),
      {},
      422,
      'lot-held',
      'items.0.lots.0.lotId',
    ],
    [
      'lots that do not add up',
      p => [line(p, 3, { lots: [{ lotId: p.lots[0], quantity: 2 }] })],
      cash(3_000),
      {},
      422,
      'lot-quantity-mismatch',
      'items.0.lots',
    ],
    [
      'a discount over the price',
      p => [line(p, 1, { discount: { unit: 2, value: 1_001 } })],
      cash(1),
      {},
      422,
      'discount-over-price',
      'items.0.discount',
    ],
    [
      '101 per cent',
      p => [line(p, 1, { discount: { unit: 1, value: 101 } })],
      cash(1),
      {},
      422,
      'invalid-input',
      'items.0.discount.value',
    ],
    ['too little money', p => [line(p, 2)], cash(1_999), {}, 422, 'payment-short', 'payments'],
    ['a transfer that is too much', p => [line(p, 2)], [{ method: 'BANK', amount: 3_000 }], {}, 422, 'account-missing'],
    [
      'debt without a name',
      p => [line(p, 2)],
      [{ method: 'DEBT', amount: 2_000 }],
      {},
      422,
      'debt-needs-customer',
      'customerId',
    ],
    [
      'another total than shown',
      p => [line(p, 2)],
      cash(2_000),
      { expectedPayable: 1_900 },
      409,
      'price-changed',
      'expectedPayable',
    ],
    [
      'a time to come',
      p => [line(p, 1)],
      cash(1_000),
      { soldAt: '2099-01-01T00:00:00Z' },
      422,
      'sold-at-in-future',
      'soldAt',
    ],
    ['31/02', p => [line(p, 1)], cash(1_000), { soldAt: '2026-02-31T00:00:00Z' }, 422, 'invalid-input', 'soldAt'],
    [
      'a field that is not ours',
      p => [line(p, 1, { prize: 1 })],
      cash(1_000),
      {},
      422,
      'invalid-input',
      'items.0.prize',
    ],
    ['a strange branch', p => [line(p, 1)], cash(1_000), { branchId: unknown }, 404, 'not-found'],
    ['a strange customer', p => [line(p, 1)], cash(1_000), { customerId: unknown }, 404, 'not-found', 'customerId'],
  ]
  const booked = `select count(*)::int as n, (select sum(quantity)::int from stock where store_id = mine) as stock,
    (select value::int from counter where store_id = mine and kind = 'HD') as hd
    from (select current_setting('app.store_id')::uuid as mine) of left join bill on store_id = mine group by mine`
  it.each(cases)('%s', async (_name, items, payments, more, status, error, path) => {
    const product = await shelve(shop, owner, [
      { quantity: 50 },
      { number: 'CU', expiryDate: '2020-01-31', quantity: 50 },
      { number: 'GIU', quantity: 50, state: 'held' },
    ])
    const before = await rows(booked)
    const reply = await sell(items(product), payments, more)
    expect(reply).toMatchObject({ status, body: { code: status, error } })
    expect(reply.body.message).toMatch(/\p{L}/u)
    expect(reply.body.message).not.toContain('?')
    if (path) expect(reply.body.issues.map((issue: { path: string }) => issue.path)).toContain(path)
    expect(await rows(booked)).toEqual(before)
  })

  it('malformed JSON, another content type, ten megabytes', async () => {
    const headers = { authorization: `Bearer ${owner.accessToken}`, 'content-type': 'application/json' }
    const raw = (payload: string, type = 'application/json') =>
      shop.call({ method: 'POST', url: '/mp/api/bill', headers: { ...headers, 'content-type': type }, payload })
    expect(await raw('{"items":')).toMatchObject({ status: 400, body: { error: 'malformed-request' } })
    expect(await raw('<a/>', 'text/xml')).toMatchObject({ status: 415, body: { error: 'unsupported-content' } })
    expect(await raw(JSON.stringify({ note: 'x'.repeat(10_000_000) }))).toMatchObject({
      status: 413,
      body: { error: 'body-too-large' },
    })
    expect(await raw('[]')).toMatchObject({ status: 422, body: { error: 'invalid-input' } })
  })

  it('a day that is closed, also for who may back-date', async () => {
    const product = await shelve(shop, owner, [{ quantity: 5 }])
    await rows(`update branch set days_closed_through = '2026-01-31'`)
    const reply = await sell([line(product, 1)], cash(1_000), { soldAt: '2026-01-31T05:00:00Z' })
    expect(reply).toMatchObject({ status: 422, body: { error: 'sold-on-closed-day', issues: [{ path: 'soldAt' }] } })
    expect((await sell([line(product, 1)], cash(1_000), { soldAt: '2026-02-01T05:00:00Z' })).status).toBe(201)
    await rows('update branch set days_closed_through = null')
  })

  it('goods that are no longer sold', async () => {
    const product = await shelve(shop, owner, [{ quantity: 5 }], { isActive: false })
    expect(await sell([line(product, 1)], cash(1_000))).toMatchObject({
      status: 422,
      body: { error: 'product-inactive' },
    })
  })

  it('another store’s goods and bills do not exist', async () => {
    const stranger = await shop.registerStore()
    const product = await shelve(shop, owner, [{ quantity: 5 }])
    const sold = (await sell([line(product, 1)], cash(1_000))).data
    expect((await sell([line(product, 1)], cash(1_000), {}, stranger)).status).toBe(404)
    for (const attempt of [
      stranger.get(`bill/${sold.id}`),
      stranger.post(`bill/${sold.id}/cancel`, { reason: 'thử' }),
      stranger.post(`bill/${sold.id}/reprint`),
    ])
      expect((await attempt).status).toBe(404)
    expect((await stranger.get('bill')).data.items).toEqual([])
  })
})

describe('cancelling a bill', () => {
  it('brings goods, value and money back, once', async () => {
    const product = await shelve(shop, owner, [{ quantity: 7, value: 5_000 }])
    const sold = (await sell([line(product, 3)], cash(3_000))).data
    const total = (await owner.get('bill/total')).data
    const cancelled = await owner.post(`bill/${sold.id}/cancel`, { reason: 'Khách đổi ý' })
    expect(cancelled.data).toMatchObject({
      status: 'CANCELLED',
      cancelReason: 'Khách đổi ý',
      cancelledByName: owner.profile.fullName,
    })
    expect(await rows(`select quantity::int, value::int from stock where lot_id = '${product.lots[0]}'`)).toEqual([
      { quantity: 7, value: 5_000 },
    ])
    expect(await rows(`select sum(amount)::int as left from cash_entry where document_id = '${sold.id}'`)).toEqual([
      { left: 0 },
    ])
    const after = (await owner.get('bill/total')).data
    expect([
      after.payable - total.payable,
      after.count - total.count,
      after.cancelledCount - total.cancelledCount,
    ]).toEqual([-3_000, -1, 1])
    expect(await owner.post(`bill/${sold.id}/cancel`, { reason: 'lần nữa' })).toMatchObject({
      status: 409,
      body: { error: 'already-cancelled' },
    })
  })

  it('with the first call’s key gives the first answer', async () => {
    const product = await shelve(shop, owner, [{ quantity: 7 }])
    const sold = (await sell([line(product, 3)], cash(3_000))).data
    const headers = { 'idempotency-key': newId() }
    const first = await owner.post(`bill/${sold.id}/cancel`, { reason: 'Nhầm' }, headers)
    const second = await owner.post(`bill/${sold.id}/cancel`, { reason: 'Nhầm' }, headers)
    expect(second).toEqual(first)
    expect(await owner.post(`bill/${sold.id}/cancel`, { reason: 'Khác' }, headers)).toMatchObject({
      body: { error: 'idempotency-conflict' },
    })
  })

  it('gives a transfer back through an account that is no longer used', async () => {
    const product = await shelve(shop, owner, [{ quantity: 7 }])
    const account = (await owner.post('cash-account', { name: 'Ngân hàng cũ' })).data
    const sold = (await sell([line(product, 3)], [{ method: 'BANK', amount: 3_000, accountId: account.id }])).data
    await owner.patch(`cash-account/${account.id}`, { version: account.version, isActive: false })
    expect((await owner.post(`bill/${sold.id}/cancel`, { reason: 'Nhầm' })).data).toMatchObject({ status: 'CANCELLED' })
    expect(await rows(`select sum(amount)::int as left from cash_entry where document_id = '${sold.id}'`)).toEqual([
      { left: 0 },
    ])
  })

  it('wants a reason', async () => {
    const product = await shelve(shop, owner, [{ quantity: 7 }])
    const sold = (await sell([line(product, 3)], cash(3_000))).data
    expect(await owner.post(`bill/${sold.id}/cancel`, { reason: ' ' })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'reason' }] },
    })
  })
})

describe('somebody who only sells', () => {
  it('sees, reads and reprints their own bills of this business day, and no others', async () => {
    const seller = await addEmployee(shop, owner, { grants: [{ model: 'sale', action: 'create' }] })
    const product = await shelve(shop, owner, [{ quantity: 100 }])
    const own = (await sell([line(product, 1)], cash(1_000), {}, seller)).data
    const older = (await sell([line(product, 1)], cash(1_000), {}, seller)).data
    const others = (await sell([line(product, 1)], cash(1_000))).data
    await rows(`update bill set business_day = business_day - 1 where id = '${older.id}'`)
    expect((await seller.get('bill')).data.items.map((bill: { id: string }) => bill.id)).toEqual([own.id])
    expect((await seller.get('bill/total')).data).toMatchObject({ count: 1, payable: 1_000 })
    expect([(await seller.get(`bill/${own.id}`)).status, (await seller.post(`bill/${own.id}/reprint`)).status]).toEqual(
      [200, 200],
    )
    for (const id of [older.id, others.id])
      expect([(await seller.get(`bill/${id}`)).status, (await seller.post(`bill/${id}/reprint`)).status]).toEqual([
        404, 404,
      ])
    await rows(`update bill set business_day = business_day + 1 where id = '${older.id}'`)
  })
})

describe('the list', () => {
  it('pages by cursor give the whole, newest first, and the total counts it', async () => {
    const lister = await shop.registerStore()
    const product = await shelve(shop, lister, [{ quantity: 1_000 }])
    for (let i = 0; i < 23; i++) await sell([line(product, 1)], cash(1_000), {}, lister)
    const seen: string[] = []
    let cursor = ''
    do {
      const page: { items: { code: string }[]; nextCursor: string | null } = (
        await lister.get(`bill?limit=5${cursor && `&cursor=${cursor}`}`)
      ).data
      seen.push(...page.items.map(item => item.code))
      cursor = page.nextCursor ?? ''
    } while (cursor)
    expect(seen).toEqual(Array.from({ length: 23 }, (_, i) => `HD${String(23 - i).padStart(6, '0')}`))
    expect((await lister.get('bill?limit=5&page=2')).data).toMatchObject({
      totalItem: 23,
      items: [{ code: 'HD000018' }, {}, {}, {}, {}],
    })
    expect((await lister.get('bill?keyword=hd000007')).data.items).toMatchObject([{ code: 'HD000007' }])
    expect((await lister.get(`bill/total?productId=${product.id}`)).data).toMatchObject({ count: 23, payable: 23_000 })
    expect(await lister.get('bill?page=600&limit=20')).toMatchObject({ status: 422, body: { error: 'use-cursor' } })
    expect(await lister.get('bill?from=2026-02-31')).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'from' }] },
    })
  })

  it('behind the receipt’s QR: the goods, and nothing about the person', async () => {
    const product = await shelve(shop, owner, [{ quantity: 10 }])
    const sold = (await sell([line(product, 1)], cash(1_000))).data
    const page = await shop.call({ method: 'GET', url: `/mp/api/public/bill/${sold.slug}` })
    expect(page.data).toMatchObject({
      code: sold.code,
      payable: 1_000,
      items: [{ name: product.name, quantity: 1, amount: 1_000 }],
    })
    expect(Object.keys(page.data).sort()).toEqual([
      'cashRounding',
      'code',
      'discountAmount',
      'issuer',
      'items',
      'payable',
      'soldAt',
      'status',
      'surcharges',
      'totalPrice',
    ])
    expect((await shop.call({ method: 'GET', url: '/mp/api/public/bill/AAAAAAAAAAAAAAAAAAAAAA' })).status).toBe(404)
  })

  it('counts prints', async () => {
    const product = await shelve(shop, owner, [{ quantity: 10 }])
    const sold = (await sell([line(product, 1)], cash(1_000))).data
    expect((await owner.post(`bill/${sold.id}/reprint`)).data).toEqual({ printCount: 1 })
    expect((await owner.post(`bill/${sold.id}/reprint`)).data).toEqual({ printCount: 2 })
  })
})

it('corrects the words of a bill, once for each version, and nothing of its goods and money', async () => {
  const goods = await shelve(shop, owner, [{ quantity: 10 }])
  const { data: bill } = await owner.post('bill', {
    items: [{ productId: goods.id, unitId: goods.units.Viên, quantity: 1 }],
    payments: [{ method: 'CASH', amount: 1_000 }],
    note: 'Giao tận nơi',
  })
  const key = () => ({ 'idempotency-key': newId() })
  const edited = await owner.patch(
    `bill/${bill.id}`,
    { version: 1, note: 'Khách tự lấy', prescriptionCode: 'DT01' },
    key(),
  )
  expect(edited.data).toMatchObject({ version: 2, note: 'Khách tự lấy', prescriptionCode: 'DT01', payable: 1_000 })
  expect(edited.data.editedAt).not.toBeNull()
  const late = await owner.patch(`bill/${bill.id}`, { version: 1, note: null }, key())
  expect(late.body).toMatchObject({
    code: 409,
    error: 'version-conflict',
    details: { current: { note: 'Khách tự lấy' } },
  })
  expect((await owner.patch(`bill/${bill.id}`, { version: 2, payable: 1 }, key())).status).toBe(422)
  const seller = await addEmployee(shop, owner)
  expect((await seller.patch(`bill/${bill.id}`, { version: 2, note: null }, key())).status).toBe(403)
  await owner.post(`bill/${bill.id}/cancel`, { reason: 'Nhầm' }, key())
  expect((await owner.patch(`bill/${bill.id}`, { version: 3, note: null }, key())).body.error).toBe('already-cancelled')
})
