import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person, Reply } from '../../../test/app.ts'
import { behindLock } from '../../../test/behind-lock.ts'
import { someCustomer } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { shopWithBooks } from '../../../test/shop-of-file.ts'
import { newId } from '../../db/new-id.ts'

const shop = await shopWithBooks()
let owner: Person
let goods: Shelved
beforeAll(async () => {
  owner = await shop.registerStore()
  await owner.patch('setting', { key: 'promoteMedicines', value: true, version: 0 })
})
beforeEach(async () => {
  for (const { id, version } of (await owner.get('discount')).data.items)
    await owner.delete(`discount/${id}`, { version })
  goods = await shelve(shop, owner, [{ quantity: 500, value: 100_000 }])
})

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

let made = 0
async function promote(part: object): Promise<string> {
  const body = { name: `Khuyến mại ${++made}`, level: 'ITEM', effect: 'PERCENT', rules: [{ value: 1000 }], ...part }
  const { status, data } = await owner.post('discount', body)
  expect(status).toBe(201)
  return data.id
}
const sell = (quantity: number, part: object = {}) =>
  owner.post('bill', {
    items: [{ productId: goods.id, unitId: goods.units.Viên, quantity }],
    payments: [{ method: 'CASH', amount: quantity * 1_000 }],
    ...part,
  })
const giveBack = (bill: Json, quantity: number, refund: number, part: object = {}) =>
  owner.post('sale-return', {
    billId: bill.id,
    reason: 'CHANGED_MIND',
    items: [{ billItemId: bill.items[0].id, quantity }],
    payments: refund > 0 ? [{ method: 'CASH', amount: refund }] : [],
    ...part,
  })
const cancel = (back: Reply, reason = 'Nhầm') =>
  owner.post(`sale-return/${back.data.id}/cancel`, { reason }, { 'idempotency-key': newId() })
const used = async (id: string) => {
  const { data } = await owner.get(`discount/${id}`)
  return [data.usedCount, data.usedAmount]
}

describe('of a promotion whose goods come back', () => {
  it('the budget gets its share, and the use comes back with the last of the bill, for the customer too', async () => {
    const id = await promote({ budget: 1_000, maxUses: 1, maxUsesCustomer: 1 })
    const { id: customerId } = await someCustomer(owner)
    const bill = (await sell(7, { customerId })).data
    expect(bill.payable).toBe(6_300)
    expect(await used(id)).toEqual([1, 700])
    const first = await giveBack(bill, 3, 2_700)
    expect(await used(id)).toEqual([1, 400])
    // The use stands while something of the bill does.
    expect((await sell(1, { customerId })).data.payable).toBe(1_000)
    const rest = await giveBack(bill, 4, 3_600)
    expect(rest.status).toBe(201)
    expect(await used(id)).toEqual([0, 0])
    expect((await cancel(first)).status).toBe(200)
    // Three of them are with the customer again, and so is the use.
    expect(await used(id)).toEqual([1, 300])
    expect((await sell(1, { customerId })).data.payable).toBe(1_000)
    expect(await ledgerDifferences(shop)).toEqual([])
    expect((await cancel(rest)).status).toBe(200)
    expect(await used(id)).toEqual([1, 700])
    expect(await ledgerDifferences(shop)).toEqual([])
    expect((await giveBack(bill, 7, 6_300)).status).toBe(201)
    expect((await sell(1, { customerId })).data.payable).toBe(900)
  })

  it('a gift gives its worth back when it comes back itself', async () => {
    const present = await shelve(shop, owner, [{ quantity: 50, value: 5_000 }])
    const gift = { productId: present.id, unitId: present.units.Viên }
    const id = await promote({
      effect: 'GIFT',
      goods: [{ kind: 'PRODUCT', id: goods.id }],
      rules: [{ value: 0, minQuantity: 2, getQuantity: 1, giftWorth: 500 }],
      gifts: [gift],
      budget: 10_000,
    })
    const items = [
      { productId: goods.id, unitId: goods.units.Viên, quantity: 4 },
      { productId: present.id, unitId: present.units.Viên, quantity: 2, giftOf: id },
    ]
    const sale = await sell(4, { items })
    expect(sale.status, JSON.stringify(sale.body)).toBe(201)
    expect(await used(id)).toEqual([1, 1_000])
    const [bought, given] = sale.data.items
    const back = (quantity: number, refund: number, of: Json) =>
      giveBack(sale.data, quantity, refund, { items: [{ billItemId: of.id, quantity }] })
    expect((await back(1, 0, given)).status).toBe(201)
    expect(await used(id)).toEqual([1, 500])
    expect((await back(1, 0, given)).status).toBe(201)
    expect((await back(4, 4_000, bought)).status).toBe(201)
    expect(await used(id)).toEqual([0, 0])
  })

  it('a gift that stays without the goods that earned it is asked for, or charged at what it costs', async () => {
    const present = await shelve(shop, owner, [{ quantity: 50, value: 5_000 }])
    const id = await promote({
      effect: 'GIFT',
      goods: [{ kind: 'PRODUCT', id: goods.id }],
      rules: [{ value: 0, minQuantity: 2, getQuantity: 1, giftWorth: 500 }],
      gifts: [{ productId: present.id, unitId: present.units.Viên }],
    })
    const items = [
      { productId: goods.id, unitId: goods.units.Viên, quantity: 4 },
      { productId: present.id, unitId: present.units.Viên, quantity: 2, giftOf: id },
    ]
    const sale = (await sell(4, { items })).data
    const [bought] = sale.items
    const back = (quantity: number, refund: number, more: object = {}) =>
      giveBack(sale, quantity, refund, { items: [{ billItemId: bought.id, quantity }], ...more })
    expect((await back(1, 1_000)).body).toMatchObject({ error: 'gift-kept', details: { charge: 1_000, refundable: 0 } })
    const charged = await back(2, 1_000, { surplusGifts: 'CHARGE' })
    expect(charged.data, JSON.stringify(charged.body)).toMatchObject({ giftCharge: 1_000, refundable: 1_000 })
    const rest = await back(2, 1_000, { surplusGifts: 'CHARGE' })
    expect(rest.data, JSON.stringify(rest.body)).toMatchObject({ giftCharge: 1_000, refundable: 1_000 })
    expect(await used(id)).not.toEqual([1, 1_000])
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('a gift of an order on another bill than the goods that earned it is asked for too, once', async () => {
    const present = await shelve(shop, owner, [{ quantity: 50, value: 5_000 }])
    const id = await promote({
      effect: 'GIFT',
      goods: [{ kind: 'PRODUCT', id: goods.id }],
      rules: [{ value: 0, minQuantity: 2, getQuantity: 1, giftWorth: 500 }],
      gifts: [{ productId: present.id, unitId: present.units.Viên }],
    })
    const items = [
      { productId: goods.id, unitId: goods.units.Viên, quantity: 6 },
      { productId: present.id, unitId: present.units.Viên, quantity: 3, giftOf: id },
    ]
    const contact = { contactName: 'Cô Hoa', contactPhone: '0912345678' }
    const order = (await owner.post('order', { status: 'SUCCEED', ...contact, items })).data
    const bill = async (place: number, quantity: number) => {
      const { id: orderItemId, productId, unitId } = order.items[place]
      const line = { orderItemId, productId, unitId, quantity }
      const payments = place === 0 ? [{ method: 'CASH', amount: quantity * 1_000 }] : []
      const made = await owner.post('bill', { orderId: order.id, items: [line], payments })
      expect(made.status, JSON.stringify(made.body)).toBe(201)
      return made.data
    }
    const [first, gifts, second] = [await bill(0, 4), await bill(1, 3), await bill(0, 2)]
    // Two of six: two sets are left, and three gifts are with the customer.
    expect((await giveBack(second, 2, 2_000)).body).toMatchObject({ error: 'gift-kept', details: { charge: 1_000 } })
    const charged = await giveBack(second, 2, 1_000, { surplusGifts: 'CHARGE' })
    expect(charged.data, JSON.stringify(charged.body)).toMatchObject({ giftCharge: 1_000 })
    // One more gift comes back by itself; the set that goes asks for none.
    expect((await giveBack(gifts, 1, 0)).status).toBe(201)
    const rest = await giveBack(first, 1, 1_000, { surplusGifts: 'CHARGE' })
    expect(rest.body.error ?? rest.data.giftCharge).toBe(0)
    expect((await giveBack(first, 3, 3_000)).body).toMatchObject({ error: 'gift-kept' })
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('a code is good again once nothing of its bill is left, and the cancel is refused once it was used again', async () => {
    const id = await promote({ codeKind: 'SINGLE', level: 'ORDER', effect: 'MONEY', rules: [{ value: 100 }] })
    await owner.post(`discount/${id}/code`, { prefix: 'TET', count: 1, expiresOn: null, isIssued: true })
    const [{ code }] = (await owner.get(`discount/code?discountId=${id}`)).data.items
    const state = async () => (await owner.get(`discount/code?discountId=${id}`)).data.items[0].state
    const bill = (await sell(2, { codes: [code] })).data
    await giveBack(bill, 1, 950)
    expect(await state()).toBe('USED')
    const last = await giveBack(bill, 1, 950)
    expect(await state()).toBe('ISSUED')
    expect((await cancel(last)).status).toBe(200)
    expect(await state()).toBe('USED')
    const again = await giveBack(bill, 1, 950)
    const other = (await sell(1, { codes: [code] })).data
    expect((await cancel(again)).body).toMatchObject({
      code: 409,
      error: 'return-code-used',
      message: `Mã ${code} đã dùng lại ở hóa đơn ${other.code}. Hãy hủy hóa đơn đó trước, rồi hủy phiếu trả.`,
    })
    await owner.post(`bill/${other.id}/cancel`, { reason: 'Nhầm' })
    expect((await cancel(again)).status).toBe(200)
  })

  it('an exchange gives the use of the old goods back and takes that of the new ones', async () => {
    const id = await promote({ budget: 10_000 })
    const bill = (await sell(5)).data
    const items = [{ productId: goods.id, unitId: goods.units.Viên, quantity: 3 }]
    const swap = await giveBack(bill, 5, 1_800, { exchange: { items } })
    expect(swap.status, JSON.stringify(swap.body)).toBe(201)
    expect(await used(id)).toEqual([1, 300])
    expect((await cancel(swap)).status).toBe(200)
    expect(await used(id)).toEqual([1, 500])
  })

  it('a return and its cancel beside sales keep the sum of the uses', async () => {
    const id = await promote({ maxUses: 100 })
    const bill = (await sell(2)).data
    const lock = `select from discount where id = '${id}'`
    const [back] = await behindLock<[Reply, Reply]>(shop, owner, lock, [() => giveBack(bill, 2, 1_800), () => sell(1)])
    expect(await used(id)).toEqual([1, 100])
    const replies = await behindLock<[Reply, Reply]>(shop, owner, lock, [() => sell(1), () => cancel(back)])
    expect(replies.map(({ status }) => status)).toEqual([201, 200])
    expect(await used(id)).toEqual([3, 400])
  })
})
