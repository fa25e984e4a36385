import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { addBranch, addEmployee, inStore, someProduct, someProvider } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { boxes, receive, unitOf } from '../../../test/receive.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'
import { PreparingClient } from '../../db/connection/preparing-client.ts'
import { newId } from '../../db/new-id.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

const shop = await shopOfFile()
const owner = await shop.registerStore()
let provider: Json
let product: Json
beforeAll(async () => {
  provider = await someProvider(owner)
})
beforeEach(async () => {
  product = await someProduct(owner)
})

const rows = (sql: string, values: unknown[] = []) => inStore(shop, owner.profile.store.id, query => query(sql, values))
const cash = (amount: number) => ({ payments: [{ method: 'CASH', amount }] })
const lot = (lotNumber: string, quantity: number, expiryDate = '2030-06-30') => ({ lotNumber, expiryDate, quantity })
const stockOf = (id: string) =>
  rows(
    `select l.number, s.quantity::int, s.value::int from stock s join lot l on l.id = s.lot_id where s.product_id = $1 order by upper(l.number)`,
    [id],
  )

describe('an import of goods', () => {
  it('brings lots, value, debt and what was paid, and answers as a read would', async () => {
    const reply = await receive(
      owner,
      [
        boxes(product, 10, {
          bonusQuantity: 1,
          vatRate: 5,
          discount: { unit: 1, value: 10 },
          lots: [lot('B02', 7), lot('b01 ', 4)],
        }),
      ],
      {
        providerId: provider.id,
        invoiceNumber: '0001234',
        invoiceSeries: '1C26TAA',
        invoiceDate: '2026-11-20',
        discount: { unit: 2, value: 20_000 },
        payments: [{ method: 'CASH', amount: 100_000 }],
      },
    )
    expect(reply).toMatchObject({
      status: 201,
      data: {
        status: 'SUCCEED',
        kind: 'PURCHASE',
        providerName: provider.name,
        goodsAmount: 300_000,
        discountAmount: 50_000,
        vatAmount: 12_500,
        payable: 262_500,
        paid: 100_000,
        debt: 162_500,
        version: 1,
        items: [
          {
            quantity: 10,
            bonusQuantity: 1,
            unitName: 'Hộp',
            lots: [
              { lotNumber: 'B02', quantity: 7 },
              { lotNumber: 'b01', quantity: 4 },
            ],
          },
        ],
        payments: [
          { method: 'CASH', amount: 100_000 },
          { method: 'DEBT', amount: 162_500 },
        ],
      },
    })
    expect(reply.data.code).toMatch(/^PN\d{6}$/)
    expect((await owner.get(`inbound/${reply.data.id}`)).data).toEqual(reply.data)
    // 262.500đ over eleven boxes, the free one among them.
    expect(await stockOf(product.id)).toEqual([
      { number: 'b01', quantity: 400, value: 95_455 },
      { number: 'B02', quantity: 700, value: 167_045 },
    ])
    expect(await rows(`select amount::int, kind from debt_entry where document_id = $1`, [reply.data.id])).toEqual([
      { amount: 162_500, kind: 'INBOUND' },
    ])
    expect(await rows(`select amount::int, kind from cash_entry where document_id = $1`, [reply.data.id])).toEqual([
      { amount: -100_000, kind: 'INBOUND' },
    ])
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('of goods without lots goes to their one implicit lot', async () => {
    const mask = await someProduct(owner, { name: 'Khẩu trang y tế', type: 2, isLotManaged: false })
    for (const quantity of [2, 3])
      expect((await receive(owner, [boxes(mask, quantity, { lots: undefined })], cash(quantity * 30_000))).status).toBe(
        201,
      )
    expect(await stockOf(mask.id)).toEqual([{ number: '', quantity: 500, value: 150_000 }])
  })

  it('of the first day moves no money', async () => {
    const before = (await owner.get('cashbook')).data.closing
    const reply = await receive(owner, [boxes(product, 2)], { kind: 'OPENING' })
    expect(reply).toMatchObject({ status: 201, data: { payable: 0, paid: 0, debt: 0, payments: [] } })
    expect((await owner.get('cashbook')).data.closing).toBe(before)
    expect(await stockOf(product.id)).toEqual([{ number: 'A01', quantity: 200, value: 60_000 }])
    expect((await receive(owner, [boxes(product, 1)], { kind: 'OPENING', ...cash(1) })).body).toMatchObject({
      code: 422,
      error: 'opening-has-no-payment',
    })
  })

  it('pays by transfer from the account that is named, else from the default one', async () => {
    const reply = await receive(owner, [boxes(product, 1)], { payments: [{ method: 'BANK', amount: 30_000 }] })
    expect(reply.body).toMatchObject({
      code: 422,
      error: 'account-missing',
      issues: [{ path: 'payments.0.accountId' }],
    })
    const { data: main } = await owner.post('cash-account', { name: 'Vietcombank' })
    const { data: other } = await owner.post('cash-account', { name: 'Agribank' })
    await receive(owner, [boxes(product, 1)], { payments: [{ method: 'BANK', amount: 30_000 }] })
    const named = [{ method: 'BANK', amount: 30_000, accountId: other.id }]
    await receive(owner, [boxes(product, 1)], { payments: named })
    const balances = (await owner.get('cash-account')).data
    expect(balances.find((fund: Json) => fund.id === main.id).balance).toBe(-30_000)
    expect(balances.find((fund: Json) => fund.id === other.id).balance).toBe(-30_000)
  })

  it('shows the stock to the till at once', async () => {
    await receive(owner, [boxes(product, 3)], cash(90_000))
    const { data } = await owner.get(`product/${product.id}`)
    expect(data).toMatchObject({ stock: 300 })
    const sold = await owner.post('bill', {
      items: [{ productId: product.id, unitId: unitOf(product, 'Hộp'), quantity: 1 }],
      payments: [{ method: 'CASH', amount: 42_000 }],
    })
    expect(sold).toMatchObject({ status: 201, data: { items: [{ lots: [{ lotNumber: 'A01', quantity: 100 }] }] } })
  })

  it('is written in the log', async () => {
    const { data } = await receive(owner, [boxes(product, 1)], cash(30_000))
    const [entry] = (await owner.get(`user_log?subjectId=${data.id}`)).data.items
    expect(entry).toMatchObject({
      action: 'inbound.create',
      subjectCode: data.code,
      after: { payable: 30_000, paid: 30_000 },
    })
  })
})

describe('what is refused, with its field, and nothing written', () => {
  const cases: [string, number, string, (p: Json) => object[], object?][] = [
    ['lots-required', 422, 'items.0.lots', p => [boxes(p, 1, { lots: undefined })]],
    [
      'lot-already-expired',
      422,
      'items.0.lots.0.expiryDate',
      p => [boxes(p, 1, { lots: [lot('X', 1, '2020-01-31')] })],
    ],
    ['lot-quantity-mismatch', 422, 'items.0.lots', p => [boxes(p, 2, { lots: [lot('X', 1)] })]],
    [
      'lot-repeated',
      422,
      'items.1.lots.0.expiryDate',
      p => [boxes(p, 1), boxes(p, 1, { lots: [lot('a01', 1, '2031-01-31')] })],
    ],
    ['discount-over-price', 422, 'items.0.discount', p => [boxes(p, 1, { discount: { unit: 2, value: 30_001 } })]],
    ['discount-over-price', 422, 'discount', p => [boxes(p, 1)], { discount: { unit: 2, value: 30_001 } }],
    ['payment-over', 422, 'payments', p => [boxes(p, 1)], { payments: [{ method: 'CASH', amount: 30_001 }] }],
    ['provider-needed', 422, 'providerId', p => [boxes(p, 1)], { payments: [{ method: 'CASH', amount: 29_999 }] }],
    ['not-found', 404, 'items.0.productId', p => [boxes({ ...p, id: newId() }, 1)]],
    ['not-found', 404, 'items.0.unitId', p => [boxes(p, 1, { unitId: newId() })]],
    ['not-found', 404, 'providerId', p => [boxes(p, 1)], { providerId: newId() }],
    ['amount-too-large', 422, 'items.0.quantity', p => [boxes(p, 999_999_999, { price: 999_999_999_999 })]],
    ['invalid-input', 422, 'items', () => []],
    ['invalid-input', 422, 'items.0.quantity', p => [boxes(p, 0)]],
    ['invalid-input', 422, 'items.0.quantity', p => [boxes(p, 1e308)]],
    ['invalid-input', 422, 'items.0.lots.0.expiryDate', p => [boxes(p, 1, { lots: [lot('X', 1, '2030-02-31')] })]],
    ['invalid-input', 422, 'items.0.giá', p => [boxes(p, 1, { giá: 1 })]],
  ]
  it.each(cases)('%s: %i at %s', async (error, code, path, items, more = cash(30_000)) => {
    const reply = await receive(owner, items(product), more)
    expect(reply.body).toMatchObject({
      code,
      error,
      issues: expect.arrayContaining([expect.objectContaining({ path })]),
    })
    expect(await stockOf(product.id)).toEqual([])
    expect(await rows('select 1 from lot where product_id = $1', [product.id])).toEqual([])
  })

  it('a debt row that is not the rest', async () => {
    const reply = await receive(owner, [boxes(product, 1)], {
      providerId: provider.id,
      payments: [{ method: 'DEBT', amount: 29_999 }],
    })
    expect(reply.body).toMatchObject({ code: 422, error: 'debt-mismatch', details: { remaining: 30_000 } })
  })

  it('a lot that the store knows with another expiry', async () => {
    await receive(owner, [boxes(product, 1)], cash(30_000))
    const reply = await receive(owner, [boxes(product, 1, { lots: [lot('a01', 1, '2031-01-01')] })], cash(30_000))
    expect(reply.body).toMatchObject({
      code: 409,
      error: 'lot-expiry-differs',
      details: { lot: 'A01' },
      issues: [{ path: 'items.0.lots.0.expiryDate' }],
    })
  })

  it('lots of goods without lots, and goods no longer sold', async () => {
    const mask = await someProduct(owner, { isLotManaged: false })
    expect((await receive(owner, [boxes(mask, 1)], cash(30_000))).body).toMatchObject({ error: 'lots-not-managed' })
    await rows('update product set is_active = false where id = $1', [product.id])
    expect((await receive(owner, [boxes(product, 1)], cash(30_000))).body).toMatchObject({
      code: 422,
      error: 'product-inactive',
    })
  })

  it('more than a fund holds, where the store forbids that', async () => {
    const person = await shop.registerStore()
    const theirs = await someProduct(person)
    await inStore(shop, person.profile.store.id, query =>
      query(`insert into setting (store_id, id, key, value) values ($1, $2, 'fundMayBeNegative', 'false')`, [
        person.profile.store.id,
        newId(),
      ]),
    )
    expect((await receive(person, [boxes(theirs, 1)], cash(30_000))).body).toMatchObject({
      code: 422,
      error: 'fund-short',
      details: { account: 'Tiền mặt', available: 0 },
    })
  })

  it('another store’s goods, provider, account and branch', async () => {
    const stranger = await shop.registerStore()
    const [theirs, theirProvider] = [await someProduct(stranger), await someProvider(stranger)]
    const theirDrawer = (await stranger.get('cash-account')).data[0]
    const attempts = [
      receive(owner, [boxes(theirs, 1)], cash(30_000)),
      receive(owner, [boxes(product, 1, { unitId: unitOf(theirs, 'Hộp') })], cash(30_000)),
      receive(owner, [boxes(product, 1)], { providerId: theirProvider.id }),
      receive(owner, [boxes(product, 1)], {
        payments: [{ method: 'CASH', amount: 30_000, accountId: theirDrawer.id }],
      }),
      receive(owner, [boxes(product, 1)], { ...cash(30_000), branchId: stranger.branchId }),
    ]
    expect((await Promise.all(attempts)).map(reply => reply.status)).toEqual([404, 404, 404, 404, 404])
    const { data } = await receive(stranger, [boxes(theirs, 1)], cash(30_000))
    expect((await owner.get(`inbound/${data.id}`)).status).toBe(404)
    expect((await owner.post(`inbound/${data.id}/cancel`, { reason: 'x' })).status).toBe(404)
  })

  it('a branch that is not the caller’s', async () => {
    const branchId = await addBranch(shop, owner, 'Chi nhánh Thủ Đức')
    const { data } = await receive(owner, [boxes(product, 1)], { ...cash(30_000), branchId })
    const manager = await addEmployee(shop, owner, { roleName: 'management' })
    expect((await manager.get(`inbound/${data.id}`)).status).toBe(404)
    expect((await manager.get(`inbound?branchId=${branchId}`)).status).toBe(404)
    expect((await manager.post(`inbound/${data.id}/cancel`, { reason: 'x' })).status).toBe(404)
    const cashier = await addEmployee(shop, owner)
    expect((await receive(cashier, [boxes(product, 1)], cash(30_000))).status).toBe(403)
  })
})

describe('sent twice', () => {
  it('with one id is one import, also when both run at once; another content is refused', async () => {
    const body = { id: newId(), providerId: provider.id }
    const replies = await Promise.all([1, 2, 3].map(() => receive(owner, [boxes(product, 2)], body)))
    expect(replies.map(reply => [reply.status, reply.data?.code])).toEqual(Array(3).fill([201, replies[0]!.data.code]))
    expect(await stockOf(product.id)).toEqual([{ number: 'A01', quantity: 200, value: 60_000 }])
    expect((await receive(owner, [boxes(product, 3)], body)).body).toMatchObject({
      code: 409,
      error: 'idempotency-conflict',
    })
  })

  it('a copy whose first try emptied the fund is answered, not refused', async () => {
    const person = await shop.registerStore()
    const theirs = await someProduct(person)
    const drawer = (await person.get('cash-account')).data[0]
    await person.post(`cash-account/${drawer.id}/opening`, { amount: 30_000 })
    await inStore(shop, person.profile.store.id, query =>
      query(`insert into setting (store_id, id, key, value) values ($1, $2, 'fundMayBeNegative', 'false')`, [
        person.profile.store.id,
        newId(),
      ]),
    )
    const body = { id: newId(), ...cash(30_000) }
    const replies = await Promise.all([1, 2, 3].map(() => receive(person, [boxes(theirs, 1)], body)))
    expect(replies.map(reply => reply.status)).toEqual([201, 201, 201])
  })
})

describe('many at once', () => {
  it('keep every balance the sum of its ledger, and codes without gaps', async () => {
    const person = await shop.registerStore()
    const [first, second, supplier] = [await someProduct(person), await someProduct(person), await someProvider(person)]
    const branchId = await addBranch(shop, person)
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        receive(
          person,
          (i % 2 ? [first, second] : [second, first]).map(goods =>
            boxes(goods, 1, { lots: [lot(`L${i % 3}`, 1)], price: 10_000 + i }),
          ),
          { providerId: supplier.id, payments: [{ method: 'CASH', amount: 5_000 }], ...(i % 4 === 0 && { branchId }) },
        ),
      ),
    )
    expect(replies.map(reply => reply.status)).toEqual(Array(20).fill(201))
    expect(replies.map(reply => reply.data.code).sort()).toEqual(
      Array.from({ length: 20 }, (_, i) => `PN${String(i + 1).padStart(6, '0')}`),
    )
    const lots = await inStore(shop, person.profile.store.id, query =>
      query('select count(*)::int as count from lot where product_id = any($1)', [[first.id, second.id]]),
    )
    expect(lots).toEqual([{ count: 6 }])
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('of five hundred lines takes as many statements as one of five', async () => {
    const person = await shop.registerStore()
    const goods = [await someProduct(person), await someProduct(person)]
    const statements = vi.spyOn(PreparingClient.prototype, 'query')
    const statementsFor = async (count: number) => {
      const items = Array.from({ length: count }, (_, i) =>
        boxes(goods[i % 2], 1, { lots: [lot(`${count}L${i}`, 1)], price: 1_000 + i }),
      )
      const total = items.reduce((sum, item) => sum + item.price, 0)
      const before = statements.mock.calls.length
      const reply = await receive(person, items, cash(total))
      expect(reply).toMatchObject({ status: 201, data: { itemCount: count, payable: total } })
      return statements.mock.calls.length - before
    }
    const few = await statementsFor(5)
    expect(few).toBeGreaterThan(5)
    expect(await statementsFor(500)).toBe(few)
    statements.mockRestore()
    expect(await ledgerDifferences(shop)).toEqual([])
  })
})

describe('the list', () => {
  it('filters, pages by cursor, and sums what is completed', async () => {
    const person = await shop.registerStore()
    const goods = await someProduct(person)
    const supplier = await someProvider(person, { name: 'Dược phẩm Đông Á' })
    const completed = []
    for (const quantity of [1, 2, 3])
      completed.push(
        (await receive(person, [boxes(goods, quantity)], { providerId: supplier.id, invoiceNumber: `HD-${quantity}` }))
          .data,
      )
    await person.post('inbound', { status: 'DRAFT', items: [boxes(goods, 9)], providerId: supplier.id })
    await receive(person, [boxes(goods, 1)], { kind: 'OPENING' })

    const { data: all } = await person.get('inbound')
    expect(all).toMatchObject({ totalItem: 5, more: false })
    expect(all.items[0]).toMatchObject({ kind: 'OPENING', status: 'SUCCEED' })
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Json = (await person.get(`inbound?limit=2${cursor && `&cursor=${cursor}`}`)).data
      seen.push(...page.items.map((item: Json) => item.id))
      cursor = page.nextCursor
    }
    expect(seen).toEqual(all.items.map((item: Json) => item.id))
    const { data: second } = await person.get('inbound?limit=2&page=2&orderBy=ASC')
    expect(second.items.map((item: Json) => item.id)).toEqual(seen.toReversed().slice(2, 4))

    const count = async (filter: string) => (await person.get(`inbound?${filter}`)).data.totalItem
    const day = all.items[0].businessDay
    expect(await count('status=DRAFT')).toBe(1)
    expect(await count('kind=OPENING')).toBe(1)
    expect(await count(`providerId=${supplier.id}`)).toBe(4)
    expect(await count(`productId=${newId()}`)).toBe(0)
    expect(await count(`keyword=${completed[0].code.toLowerCase()}`)).toBe(1)
    expect(await count('keyword=HD-2')).toBe(1)
    expect(await count(`keyword=${encodeURIComponent('dong a')}`)).toBe(4)
    expect(await count(`from=${day}&to=${day}`)).toBe(5)
    expect(await count('from=2031-01-01')).toBe(0)
    expect((await person.get('inbound/total')).data).toEqual({
      count: 4,
      payable: 180_000,
      paid: 0,
      debt: 180_000,
      remaining: 180_000,
      isReported: false,
    })
  })
})

it('goods are not bought of a provider that was stopped, and an import is not given to one', async () => {
  const stopped = await someProvider(owner)
  const draft = await owner.post('inbound', { status: 'DRAFT', providerId: stopped.id, items: [boxes(product, 1)] })
  expect(draft.status).toBe(201)
  const other = await receive(owner, [boxes(product, 1)], { providerId: (await someProvider(owner)).id })
  expect((await owner.patch(`provider/${stopped.id}`, { version: stopped.version, isActive: 0 })).status).toBe(200)
  const refusal = { code: 422, error: 'provider-inactive', issues: [{ path: 'providerId' }] }
  expect((await receive(owner, [boxes(product, 1)], { providerId: stopped.id })).body).toMatchObject(refusal)
  const completed = { version: 1, status: 'SUCCEED', providerId: stopped.id, items: [boxes(product, 1)] }
  expect((await owner.put(`inbound/${draft.data.id}`, completed)).body).toMatchObject(refusal)
  const given = { version: other.data.version, providerId: stopped.id }
  expect((await owner.patch(`inbound/${other.data.id}`, given)).body).toMatchObject(refusal)
})
