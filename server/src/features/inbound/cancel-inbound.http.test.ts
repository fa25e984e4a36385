import { beforeEach, describe, expect, it } from 'vitest'
import { inStore, someProduct, someProvider } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { boxes, receive, unitOf } from '../../../test/receive.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'
import { newId } from '../../db/new-id.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

const shop = await shopOfFile()
const owner = await shop.registerStore()
let provider: Json
let product: Json
beforeEach(async () => {
  provider = await someProvider(owner)
  product = await someProduct(owner)
})

const rows = (sql: string, values: unknown[] = []) => inStore(shop, owner.profile.store.id, query => query(sql, values))
const cancel = (id: string, more: object = {}) => owner.post(`inbound/${id}/cancel`, { reason: 'Nhập nhầm', ...more })
const sell = (quantity: number) =>
  owner.post('bill', {
    items: [{ productId: product.id, unitId: unitOf(product, 'Viên'), quantity }],
    payments: [{ method: 'CASH', amount: quantity * 500 }],
  })
const drawer = async () => (await owner.get('cash-account')).data[0].balance
const debt = async () => (await owner.get(`debt?partnerKind=provider&partnerId=${provider.id}`)).data.debt
/** What a document left in the ledgers: nothing, when it was cancelled. */
const leftBy = (documentId: string) =>
  rows(
    `select what, sum(amount)::int as amount from (
       select 'quantity of ' || lot_id as what, quantity as amount, document_id from stock_entry
       union all select 'value of ' || lot_id, value, document_id from stock_entry
       union all select 'cash', amount, document_id from cash_entry
       union all select 'debt', amount, document_id from debt_entry
     ) entry where document_id = $1 group by what having sum(amount) <> 0`,
    [documentId],
  )
const shelf = () =>
  rows('select quantity::int, value::int from stock where product_id = $1 order by lot_id', [product.id])

describe('post and cancel is zero', () => {
  it('of more than was to be paid, which stays a credit with the provider until then', async () => {
    const money = await drawer()
    const { data, status } = await receive(owner, [boxes(product, 1)], {
      providerId: provider.id,
      payments: [{ method: 'CASH', amount: 50_000 }],
    })
    expect(status).toBe(201)
    expect(data).toMatchObject({ payable: 30_000, paid: 50_000, debt: -20_000 })
    expect([await debt(), (await drawer()) - money]).toEqual([-20_000, -50_000])
    const next = await receive(owner, [boxes(product, 1)], { providerId: provider.id })
    const open = (await owner.get(`debt/open?partnerKind=provider&partnerId=${provider.id}`)).data
    expect(open).toMatchObject([{ documentCode: next.data.code, remaining: 10_000 }])
    expect((await cancel(data.id, { keepPayments: false })).status).toBe(200)
    expect([await debt(), await drawer()]).toEqual([30_000, money])
    expect(await leftBy(data.id)).toEqual([])
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('of more than was to be paid, where the money stays with the provider', async () => {
    const { data } = await receive(owner, [boxes(product, 1)], {
      providerId: provider.id,
      payments: [{ method: 'CASH', amount: 50_000 }],
    })
    const money = await drawer()
    // By default the payment stays as credit.
    expect((await cancel(data.id)).status).toBe(200)
    expect([await debt(), await drawer()]).toEqual([-50_000, money])
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('in stock, cash and debt', async () => {
    const other = await someProduct(owner, { isLotManaged: false })
    const money = await drawer()
    const { data } = await receive(
      owner,
      [
        boxes(product, 3, {
          bonusQuantity: 1,
          vatRate: 8,
          lots: [1, 3].map(quantity => ({ lotNumber: `L${quantity}`, expiryDate: '2030-06-30', quantity })),
        }),
        boxes(other, 7, { price: 1_234, lots: undefined }),
      ],
      { providerId: provider.id, payments: [{ method: 'CASH', amount: 12_345 }] },
    )
    const reply = await cancel(data.id, { keepPayments: false })
    expect(reply).toMatchObject({
      status: 200,
      data: { status: 'CANCELLED', cancelReason: 'Nhập nhầm', cancelledByName: 'Trần Thu Hà', version: 2 },
    })
    expect((await owner.get(`inbound/${data.id}`)).data).toEqual(reply.data)
    expect(await leftBy(data.id)).toEqual([])
    expect(await drawer()).toBe(money)
    expect(await debt()).toBe(0)
    expect(await shelf()).toEqual([
      { quantity: 0, value: 0 },
      { quantity: 0, value: 0 },
    ])
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('of the first day’s stock', async () => {
    const { data } = await receive(owner, [boxes(product, 3)], { kind: 'OPENING' })
    expect((await cancel(data.id)).status).toBe(200)
    expect(await leftBy(data.id)).toEqual([])
    expect(await rows('select kind from stock_entry where document_id = $1 order by sequence', [data.id])).toEqual([
      { kind: 'OPENING' },
      { kind: 'OPENING_CANCEL' },
    ])
  })

  it('with the revaluation of what was sold in between at the average of two imports', async () => {
    const { data: cheap } = await receive(owner, [boxes(product, 1, { price: 10_000 })], { providerId: provider.id })
    const { data: dear } = await receive(owner, [boxes(product, 1, { price: 30_000 })], { providerId: provider.id })
    expect((await sell(100)).status).toBe(201)
    expect(await shelf()).toEqual([{ quantity: 100, value: 20_000 }])
    // What is left came in at 20.000đ on average; taking 30.000đ out would owe 10.000đ.
    expect((await cancel(dear.id)).status).toBe(200)
    expect(await shelf()).toEqual([{ quantity: 0, value: 0 }])
    expect(
      await rows(`select quantity::int, value::int from stock_entry where document_id = $1 and kind = 'REVALUATION'`, [
        dear.id,
      ]),
    ).toEqual([{ quantity: 0, value: 10_000 }])
    expect((await cancel(cheap.id)).body).toMatchObject({ code: 409, error: 'inbound-goods-sold' })
    expect(await ledgerDifferences(shop)).toEqual([])
  })
})

describe('the money', () => {
  it('may stay with the provider as a credit', async () => {
    const money = await drawer()
    const { data } = await receive(owner, [boxes(product, 2)], {
      providerId: provider.id,
      payments: [{ method: 'CASH', amount: 40_000 }],
    })
    expect((await cancel(data.id, { keepPayments: true })).status).toBe(200)
    expect(await drawer()).toBe(money - 40_000)
    expect(await debt()).toBe(-40_000)
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('cannot stay with nobody', async () => {
    const { data } = await receive(owner, [boxes(product, 1)], { payments: [{ method: 'CASH', amount: 30_000 }] })
    expect((await cancel(data.id, { keepPayments: true })).body).toMatchObject({
      code: 422,
      error: 'keep-payments-needs-partner',
      issues: [{ path: 'keepPayments' }],
    })
  })

  it('that was paid later becomes a credit, and settles the next import', async () => {
    const { data } = await receive(owner, [boxes(product, 2)], { providerId: provider.id })
    await owner.patch('inbound/pay-debt', { providerId: provider.id, amount: 50_000, method: 'CASH' })
    expect((await cancel(data.id)).status).toBe(200)
    expect(await debt()).toBe(-50_000)
    const { data: next } = await receive(owner, [boxes(product, 3)], { providerId: provider.id })
    expect((await owner.get(`debt/open?partnerKind=provider&partnerId=${provider.id}`)).data).toMatchObject([
      { documentCode: next.code, amount: 90_000, remaining: 40_000 },
    ])
  })
})

describe('is refused', () => {
  it('when goods of it are sold, saying which', async () => {
    const { data } = await receive(owner, [boxes(product, 2)], { providerId: provider.id })
    await sell(30)
    expect((await cancel(data.id)).body).toMatchObject({
      code: 409,
      error: 'inbound-goods-sold',
      details: { lots: [{ productId: product.id, lot: 'A01', needed: 200, available: 170 }] },
    })
    expect(await shelf()).toMatchObject([{ quantity: 170 }])
  })

  it('the second time, unless it is the first call’s copy', async () => {
    const { data } = await receive(owner, [boxes(product, 2)], { providerId: provider.id })
    const key = { 'idempotency-key': newId() }
    const body = { reason: 'Nhập nhầm' }
    const first = await owner.post(`inbound/${data.id}/cancel`, body, key)
    expect(first.status).toBe(200)
    expect((await owner.post(`inbound/${data.id}/cancel`, body, key)).data).toEqual(first.data)
    expect((await cancel(data.id)).body).toMatchObject({
      code: 409,
      error: 'already-cancelled',
      details: { code: data.code },
    })
  })

  it('of two at once, one', async () => {
    const { data } = await receive(owner, [boxes(product, 2)], { providerId: provider.id })
    const replies = await Promise.all([cancel(data.id), cancel(data.id)])
    expect(replies.map(reply => reply.status).sort()).toEqual([200, 409])
    expect(await leftBy(data.id)).toEqual([])
  })

  it('or carried out whole, while others sell the same goods', async () => {
    const { data } = await receive(owner, [boxes(product, 1)], { providerId: provider.id })
    const replies = await Promise.all([sell(100), cancel(data.id), sell(100)])
    expect(replies.filter(reply => reply.status < 300)).toHaveLength(1)
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('on a closed day, and without a reason', async () => {
    const { data } = await receive(owner, [boxes(product, 1)], { providerId: provider.id })
    expect((await cancel(data.id, { reason: '' })).body).toMatchObject({ code: 422, issues: [{ path: 'reason' }] })
    await rows('update branch set days_closed_through = $1 where id = $2', [data.businessDay, owner.branchId])
    expect((await cancel(data.id)).body).toMatchObject({ code: 409, error: 'day-closed' })
    await rows('update branch set days_closed_through = null')
  })
})

it('a draft is cancelled without a trace in the ledgers', async () => {
  const { data } = await owner.post('inbound', { status: 'DRAFT', items: [boxes(product, 1)], providerId: provider.id })
  expect((await cancel(data.id)).data).toMatchObject({ status: 'CANCELLED', cancelReason: 'Nhập nhầm' })
})

describe('paying a provider', () => {
  const pay = (amount: number, more: object = {}) =>
    owner.patch('inbound/pay-debt', { providerId: provider.id, amount, method: 'CASH', ...more })

  it('settles the oldest import first and writes a payment', async () => {
    const { data: first } = await receive(owner, [boxes(product, 1)], { providerId: provider.id })
    const { data: second } = await receive(owner, [boxes(product, 2)], { providerId: provider.id })
    const money = await drawer()
    const paid = await pay(50_000, { id: newId(), note: 'Trả đợt 1' })
    expect(paid).toMatchObject({ status: 200, data: { debt: 40_000 } })
    expect(paid.data.voucherCode).toMatch(/^PC\d{6}$/)
    expect(await drawer()).toBe(money - 50_000)
    const open = (await owner.get(`debt/open?partnerKind=provider&partnerId=${provider.id}`)).data
    expect(open).toMatchObject([{ documentCode: second.code, remaining: 40_000 }])
    expect((await owner.post(`voucher/${paid.data.voucherId}/cancel`, { reason: 'Nhầm' })).status).toBe(200)
    expect(await debt()).toBe(90_000)
    expect((await cancel(first.id)).status).toBe(200)
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('is refused when nothing is owed, and for somebody else’s provider', async () => {
    expect((await pay(1_000)).body).toMatchObject({ code: 422, error: 'debt-settled' })
    const stranger = await shop.registerStore()
    const theirs = await someProvider(stranger)
    expect((await pay(1_000, { providerId: theirs.id })).body).toMatchObject({
      code: 404,
      issues: [{ path: 'providerId' }],
    })
  })

  it('sent twice is paid once', async () => {
    await receive(owner, [boxes(product, 1)], { providerId: provider.id })
    const body = { id: newId() }
    const replies = await Promise.all([pay(30_000, body), pay(30_000, body)])
    expect(replies.map(reply => reply.data)).toEqual(Array(2).fill({ ...replies[0]!.data, debt: 0 }))
    expect((await pay(20_000, body)).body).toMatchObject({ code: 409, error: 'idempotency-conflict' })
  })
})
