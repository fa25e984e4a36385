import { describe, expect, it } from 'vitest'
import type { Reply } from '../../../test/app.ts'
import { addEmployee, someProvider } from '../../../test/factories.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { shopWithBooks } from '../../../test/shop-of-file.ts'
import { newId } from '../../db/new-id.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

const shop = await shopWithBooks()
const owner = await shop.registerStore()

const refused = (reply: Reply) => [reply.status, reply.body.error]
const debtOf = async (provider: Json) => (await owner.get(`provider/${provider.id}`)).data.debt
const cash = async () => (await owner.get('cash-account')).data[0].balance
const stockOf = async (product: Shelved) => (await owner.get(`product/${product.id}`)).data.stock

/** Twelve blisters for 60.000đ with 5% VAT, two of them for nothing: 5.000đ each in the end. */
async function bought(provider: Json | null, paid = 0) {
  const product = await shelve(shop, owner, [])
  const items = [
    {
      productId: product.id,
      unitId: product.units.Vỉ,
      quantity: 10,
      bonusQuantity: 2,
      price: 6_000,
      vatRate: 5,
      lots: [{ lotNumber: 'A1', expiryDate: '2028-01-31', quantity: 12 }],
    },
  ]
  const payments = paid ? [{ method: 'CASH', amount: paid }] : []
  const { status, data } = await owner.post('inbound', { status: 'SUCCEED', providerId: provider?.id, items, payments })
  expect(status).toBe(201)
  const [lot] = (await owner.get(`inbound-return/candidate?inboundId=${data.id}`)).data
  return { product, receipt: data, lot }
}

const itemOf = (product: Shelved, lot: Json, quantity: number, overrides: object = {}) => ({
  productId: product.id,
  lotId: lot.lotId,
  unitId: product.units.Vỉ,
  quantity,
  price: 5_000,
  vatRate: 5,
  ...overrides,
})
const giveBack = (body: object, person = owner) =>
  person.post('inbound-return', { status: 'SUCCEED', reason: 'NEAR_EXPIRY', ...body })

describe('a return by receipt', () => {
  it('lists what was bought, what went back and what can go back, at the net price', async () => {
    const provider = await someProvider(owner)
    const { receipt, product, lot } = await bought(provider)
    expect(lot).toMatchObject({ bought: 120, returned: 0, canReturn: 120, onHand: 120, price: 5_000, vatRate: 5 })
    const items = [itemOf(product, lot, 3, { inboundItemId: lot.inboundItemId })]
    expect((await giveBack({ providerId: provider.id, inboundId: receipt.id, items })).status).toBe(201)
    const [again] = (await owner.get(`inbound-return/candidate?inboundId=${receipt.id}`)).data
    expect(again).toMatchObject({ bought: 120, returned: 30, canReturn: 90, onHand: 90 })
  })

  it('takes the goods off the shelf with what they cost, and the debt falls by the rest', async () => {
    const provider = await someProvider(owner)
    const { receipt, product, lot } = await bought(provider)
    const before = { debt: await debtOf(provider), cash: await cash() }
    const { status, data } = await giveBack({
      providerId: provider.id,
      inboundId: receipt.id,
      deduction: 750,
      items: [itemOf(product, lot, 3, { inboundItemId: lot.inboundItemId })],
      payments: [{ method: 'CASH', amount: 5_000 }],
    })
    expect(status).toBe(201)
    expect(data).toMatchObject({
      status: 'SUCCEED',
      inboundCode: receipt.code,
      goodsAmount: 15_000,
      vatAmount: 750,
      deduction: 750,
      refundable: 15_000,
      refunded: 5_000,
      debt: 10_000,
      value: 15_750,
      items: [{ lotNumber: 'A1', unitName: 'Vỉ', baseQuantity: 30, amount: 15_000, value: 15_750 }],
    })
    expect(data.code).toMatch(/^THN\d{6}$/)
    expect([await debtOf(provider), await cash()]).toEqual([before.debt - 10_000, before.cash + 5_000])
    const [row] = (await owner.get(`stock-card?productId=${product.id}`)).data.items
    expect(row).toMatchObject({ kind: 'INBOUND_RETURN', quantity: -30, value: -15_750, documentCode: data.code })
  })

  it('never gives back more than the receipt brought, all returns and lines together', async () => {
    const provider = await someProvider(owner)
    const { receipt, product, lot } = await bought(provider)
    const line = (quantity: number) => itemOf(product, lot, quantity, { inboundItemId: lot.inboundItemId })
    const body = { providerId: provider.id, inboundId: receipt.id }
    expect((await giveBack({ ...body, items: [line(5)] })).status).toBe(201)
    const over = await giveBack({ ...body, items: [line(4), line(4)] })
    expect(over.body).toMatchObject({
      error: 'return-over-bought',
      message: `${product.name} lô A1: phiếu ${receipt.code} nhập 1 hộp 2 vỉ, chỉ còn trả được 3 vỉ.`,
      issues: [{ path: 'items.1.quantity' }],
    })
    expect(refused(await giveBack({ ...body, items: [itemOf(product, lot, 1)] }))).toEqual([
      422,
      'return-not-of-receipt',
    ])
    expect(refused(await giveBack({ inboundId: receipt.id, items: [line(1)] }))).toEqual([
      422,
      'return-provider-differs',
    ])
  })

  it('by two people of the last goods happens once', async () => {
    const provider = await someProvider(owner)
    const { receipt, product, lot } = await bought(provider)
    const body = { providerId: provider.id, inboundId: receipt.id }
    const items = [itemOf(product, lot, 12, { inboundItemId: lot.inboundItemId })]
    const replies = await Promise.all([1, 2, 3].map(() => giveBack({ ...body, items })))
    expect(replies.map(reply => reply.status).sort()).toEqual([201, 422, 422])
    expect(await stockOf(product)).toBe(0)
  })

  it('keeps its receipt from being cancelled, and names itself', async () => {
    const provider = await someProvider(owner)
    const { receipt, product, lot } = await bought(provider)
    const items = [itemOf(product, lot, 1, { inboundItemId: lot.inboundItemId })]
    const { data } = await giveBack({ providerId: provider.id, inboundId: receipt.id, items })
    const cancel = () => owner.post(`inbound/${receipt.id}/cancel`, { reason: 'Giao nhầm' })
    expect((await cancel()).body).toMatchObject({
      error: 'inbound-returned',
      message: `Không hủy được phiếu nhập ${receipt.code}: đã trả hàng ở ${data.code}. Hãy hủy phiếu trả trước.`,
    })
    await owner.post(`inbound-return/${data.id}/cancel`, { reason: 'Nhầm' })
    expect((await cancel()).status).toBe(200)
    const late = await giveBack({ providerId: provider.id, inboundId: receipt.id, items })
    expect(refused(late)).toEqual([422, 'inbound-not-completed'])
  })
})

describe('the debt after a return', () => {
  it('falls at the import that brought the goods, not at the oldest; chosen documents are paid first', async () => {
    const provider = await someProvider(owner)
    const { receipt: old } = await bought(provider)
    const { receipt: own, product, lot } = await bought(provider)
    const items = [itemOf(product, lot, 1, { inboundItemId: lot.inboundItemId })]
    await giveBack({ inboundId: own.id, providerId: provider.id, items })
    const open = async () =>
      (await owner.get(`debt/open?partnerKind=provider&partnerId=${provider.id}`)).data as {
        entryId: string
        documentId: string
        remaining: number
      }[]
    const remainingOf = async (id: string) => (await open()).find(({ documentId }) => documentId === id)?.remaining
    const before = await remainingOf(old.id)
    expect(before).toBe(old.payable)
    expect(await remainingOf(own.id)).toBe(own.payable - 5_250)

    const chosen = (await open()).find(({ documentId }) => documentId === own.id)!
    const payment = {
      providerId: provider.id,
      amount: chosen.remaining,
      method: 'CASH',
      debtEntryIds: [chosen.entryId],
    }
    expect((await owner.patch('inbound/pay-debt', payment)).status).toBe(200)
    expect(await remainingOf(own.id)).toBeUndefined()
    expect(await remainingOf(old.id)).toBe(before)
  })
})

describe('a free return', () => {
  it('may make the provider owe the store', async () => {
    const provider = await someProvider(owner)
    const product = await shelve(shop, owner, [{ quantity: 100 }])
    const items = [itemOf(product, { lotId: product.lots[0] }, 2, { vatRate: null })]
    const { data } = await giveBack({ providerId: provider.id, reason: 'WRONG_DELIVERY', items })
    expect(data).toMatchObject({ refundable: 10_000, refunded: 0, debt: 10_000, inboundId: null })
    expect(await debtOf(provider)).toBe(-10_000)
  })

  it('finds the goods of a provider, and any by a word', async () => {
    const provider = await someProvider(owner)
    const { product } = await bought(provider)
    const other = await shelve(shop, owner, [{ quantity: 5, number: 'ZX9' }])
    const find = async (query: string) => (await owner.get(`inbound-return/candidate?${query}`)).data
    expect((await find(`providerId=${provider.id}`)).map((row: Json) => row.productId)).toEqual([product.id])
    expect(await find('keyword=zx9')).toMatchObject([{ productId: other.id, price: null, canReturn: 5 }])
  })

  it('refuses what is not there, what nobody owes for, and money that does not add up', async () => {
    const provider = await someProvider(owner)
    const product = await shelve(shop, owner, [{ quantity: 15 }])
    const lot = { lotId: product.lots[0] }
    const item = (quantity: number, overrides: object = {}) =>
      itemOf(product, lot, quantity, { vatRate: null, ...overrides })
    const body = { providerId: provider.id, items: [item(1)] }
    expect(refused(await giveBack({ ...body, items: [item(2)] }))).toEqual([422, 'lot-short'])
    expect(refused(await giveBack({ ...body, items: [item(1, { bucket: 'quarantine' })] }))).toEqual([422, 'lot-short'])
    expect(refused(await giveBack({ items: [item(1)] }))).toEqual([422, 'provider-needed'])
    expect(refused(await giveBack({ ...body, deduction: 5_001 }))).toEqual([422, 'deduction-over-goods'])
    const pay = (amount: number, method = 'CASH') => giveBack({ ...body, payments: [{ method, amount }] })
    expect(refused(await pay(5_001))).toEqual([422, 'payment-over'])
    expect(refused(await pay(1, 'DEBT'))).toEqual([422, 'debt-mismatch'])
    expect(refused(await giveBack({ ...body, items: [item(1, { inboundItemId: newId() })] }))).toEqual([
      422,
      'return-not-of-receipt',
    ])
    expect(refused(await giveBack({ ...body, providerId: newId() }))).toEqual([404, 'not-found'])
    const paidBack = await giveBack({ items: [item(1)], payments: [{ method: 'CASH', amount: 5_000 }] })
    expect(paidBack.data).toMatchObject({ providerName: null, refunded: 5_000, debt: 0 })
  })
})

describe('a draft of a return', () => {
  it('is the basket of goods that wait: changed, then completed', async () => {
    const provider = await someProvider(owner)
    const product = await shelve(shop, owner, [{ quantity: 20 }])
    const items = [itemOf(product, { lotId: product.lots[0] }, 1)]
    const basket = (await giveBack({ status: 'DRAFT', providerId: provider.id, deadline: '2026-12-15', items })).data
    expect(basket).toMatchObject({ status: 'DRAFT', deadline: '2026-12-15', value: 0, refunded: 0 })
    expect(await stockOf(product)).toBe(20)
    expect((await owner.get('home/tasks')).data.draftReturns).toBe(1)
    const put = (body: object) =>
      owner.put(`inbound-return/${basket.id}`, { reason: 'EXPIRED', providerId: provider.id, items, ...body })
    expect((await put({ version: 1, status: 'DRAFT' })).data).toMatchObject({ version: 2, code: basket.code })
    expect(refused(await put({ version: 1, status: 'DRAFT' }))).toEqual([409, 'version-conflict'])
    expect((await put({ version: 2, status: 'SUCCEED' })).data.status).toBe('SUCCEED')
    expect(refused(await put({ version: 3, status: 'SUCCEED' }))).toEqual([409, 'not-a-draft'])
    expect(await stockOf(product)).toBe(10)
  })
})

describe('a cancelled return', () => {
  it('brings goods, money and debt back as they were', async () => {
    const provider = await someProvider(owner)
    const { receipt, product, lot } = await bought(provider, 20_000)
    const before = { debt: await debtOf(provider), cash: await cash() }
    const items = [itemOf(product, lot, 12, { inboundItemId: lot.inboundItemId })]
    const payments = [{ method: 'CASH', amount: 30_000 }]
    const { data } = await giveBack({ providerId: provider.id, inboundId: receipt.id, items, payments })
    expect(data).toMatchObject({ refundable: 63_000, value: 63_000, debt: 33_000 })
    const cancelled = await owner.post(`inbound-return/${data.id}/cancel`, { reason: 'Họ không nhận' })
    expect(cancelled.data).toMatchObject({ status: 'CANCELLED', cancelReason: 'Họ không nhận' })
    expect({ debt: await debtOf(provider), cash: await cash() }).toEqual(before)
    expect(await stockOf(product)).toBe(120)
    const again = await owner.post(`inbound-return/${data.id}/cancel`, { reason: 'x' })
    expect(refused(again)).toEqual([409, 'already-cancelled'])
  })
})

describe('returns as a list', () => {
  it('can be filtered, summed up, and told by their reasons', async () => {
    const provider = await someProvider(owner, { name: 'Dược Hòa Hiệp' })
    const product = await shelve(shop, owner, [{ quantity: 100 }])
    const items = (quantity: number) => [itemOf(product, { lotId: product.lots[0] }, quantity, { vatRate: null })]
    for (const [quantity, reason] of [
      [1, 'EXPIRED'],
      [2, 'DAMAGED'],
      [3, 'EXPIRED'],
    ] as const)
      await giveBack({ providerId: provider.id, reason, items: items(quantity) })
    const of = `providerId=${provider.id}`
    expect((await owner.get(`inbound-return?${of}&keyword=hoa+hiep`)).data).toMatchObject({ totalItem: 3 })
    expect((await owner.get(`inbound-return/total?${of}`)).data).toEqual({
      count: 3,
      refundable: 30_000,
      refunded: 0,
      debt: 30_000,
      isReported: false,
    })
    expect((await owner.get(`inbound-return/by-reason?${of}`)).data).toEqual([
      { reason: 'EXPIRED', count: 2, itemCount: 2, refundable: 20_000, deduction: 0, value: 24_000 },
      { reason: 'DAMAGED', count: 1, itemCount: 1, refundable: 10_000, deduction: 0, value: 12_000 },
    ])
  })

  it('is not for everybody, hides what the goods cost, and knows no other store', async () => {
    const product = await shelve(shop, owner, [{ quantity: 10 }])
    const provider = await someProvider(owner)
    const id = newId()
    const body = { id, providerId: provider.id, items: [itemOf(product, { lotId: product.lots[0] }, 1)] }
    const [one, other] = await Promise.all([giveBack(body), giveBack(body)])
    expect([one.status, other.status, one.data.code === other.data.code]).toEqual([201, 201, true])
    expect(refused(await giveBack({ ...body, deduction: 1 }))).toEqual([409, 'idempotency-conflict'])
    const clerk = await addEmployee(shop, owner, { grants: [{ model: 'return_product', action: 'read' }] })
    const { data } = await clerk.get(`inbound-return/${id}`)
    expect([data.value, data.items[0].value, data.refundable]).toEqual([undefined, undefined, 5_250])
    expect((await giveBack(body, clerk)).status).toBe(403)
    const stranger = await shop.registerStore()
    expect((await stranger.get(`inbound-return/${id}`)).status).toBe(404)
    expect((await stranger.post(`inbound-return/${id}/cancel`, { reason: 'x' })).status).toBe(404)
  })
})
