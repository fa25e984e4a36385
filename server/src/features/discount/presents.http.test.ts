import { beforeEach, describe, expect, it } from 'vitest'
import type { Person, Reply } from '../../../test/app.ts'
import { someCustomer } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { setPoints } from '../../../test/set-points.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'

const shop = await shopOfFile()
let owner: Person
let goods: Shelved
let lan: { id: string }
beforeEach(async () => {
  owner = await shop.registerStore()
  goods = await shelve(shop, owner, [{ quantity: 1_000 }], { type: 2 })
  lan = await someCustomer(owner)
})

const promote = async (part: object) => {
  const made = await owner.post('discount', { name: 'Quà', level: 'ITEM', ...part })
  expect([made.status, made.body.message]).toEqual([201, made.body.message])
  return made.data as { id: string; version: number }
}
const sell = (quantity: number, part: object = {}): Promise<Reply> =>
  owner.post('bill', {
    customerId: lan.id,
    items: [{ productId: goods.id, unitId: goods.units.Viên, quantity, price: 1_000 }],
    payments: [{ method: 'CASH', amount: 10_000_000 }],
    ...part,
  })
const returnOf = (bill: Reply, quantity: number, refund: number) =>
  owner.post('sale-return', {
    billId: bill.data.id,
    reason: 'OTHER',
    items: [{ billItemId: bill.data.items[0].id, quantity, restock: false, isIntact: true }],
    payments: [{ method: 'CASH', amount: refund }],
  })
const points = async () => (await owner.get(`point?customerId=${lan.id}`)).data.points
const clean = async () => expect(await ledgerDifferences(shop)).toEqual([])

describe('points as a present', () => {
  it('come beside what the bill earns, stand on it, and go with goods that come back or with the bill', async () => {
    await setPoints(owner, { earnPerDong: 1000, dongPerPoint: 100 })
    await promote({ effect: 'POINTS', rules: [{ minAmount: 10_000, value: 5 }] })
    await promote({ name: 'Nhân đôi', effect: 'POINTS', rules: [{ value: 10_000, pointsIn: 'RATE' }] })
    const bill = await sell(20)
    expect(bill.data).toMatchObject({
      payable: 20_000,
      pointsEarned: 50,
      discounts: [
        { name: 'Quà', amount: 0, points: 10 },
        { name: 'Nhân đôi', amount: 0, points: 20 },
      ],
    })
    expect((await owner.get(`bill/${bill.data.id}`)).data).toMatchObject({ discounts: bill.data.discounts })
    expect(await points()).toBe(50)
    await clean()
    expect((await returnOf(bill, 10, 10_000)).status).toBe(201)
    expect(await points()).toBe(25)
    await clean()
    const second = await sell(20)
    expect(await points()).toBe(75)
    await owner.post(`bill/${second.data.id}/cancel`, { reason: 'Khách đổi ý' })
    expect(await points()).toBe(25)
    await clean()
  })

  it('are for customers, and only while points are given', async () => {
    const first = await promote({ effect: 'POINTS', rules: [{ value: 5 }] })
    expect((await sell(1)).data.discounts).toEqual([])
    await setPoints(owner, { earnPoints: 0 })
    expect((await sell(1)).data).toMatchObject({ pointsEarned: 5 })
    expect((await sell(1, { customerId: undefined })).data.discounts).toEqual([])
    expect(await owner.patch(`discount/${first.id}`, { version: 1, rules: [{ value: 0 }] })).toMatchObject({
      body: { error: 'discount-value-unfit' },
    })
    await owner.patch(`discount/${first.id}`, { version: 1, rules: [{ value: 3 }], maxUses: 1 })
    expect((await sell(1)).data.discounts).toEqual([])
    await clean()
  })
})

describe('codes as a present', () => {
  let summer: { id: string }
  beforeEach(async () => {
    summer = await promote({
      name: 'Phiếu hè',
      level: 'ORDER',
      effect: 'MONEY',
      rules: [{ value: 500 }],
      codeKind: 'SINGLE',
    })
  })
  const drawer = (count: number) =>
    owner.post(`discount/${summer.id}/code`, { prefix: 'HE', count, expiresOn: null, isIssued: false })
  const present = (part: object = {}) =>
    promote({
      effect: 'VOUCHER',
      voucherDiscountId: summer.id,
      rules: [{ minQuantity: 10, value: 0, getQuantity: 1, giftWorth: 500 }],
      ...part,
    })
  const stateOf = async (code: string) =>
    (await owner.get(`discount/code?discountId=${summer.id}&keyword=${code}`)).data.items[0].state

  it('are taken from the drawer, printed, used the next time, and worth nothing without their bill', async () => {
    await present()
    expect((await sell(20)).data.discounts).toEqual([])
    await drawer(5)
    const bill = await sell(20)
    expect(bill.data.givenCodes).toMatchObject([
      { name: 'Phiếu hè', state: 'ISSUED' },
      { name: 'Phiếu hè', state: 'ISSUED' },
    ])
    expect((await owner.get(`bill/${bill.data.id}`)).data.givenCodes).toEqual(bill.data.givenCodes)
    const [used, kept] = bill.data.givenCodes as { code: string }[]
    expect((await sell(1, { codes: [used!.code] })).data.payable).toBe(500)
    await clean()
    await owner.post(`bill/${bill.data.id}/cancel`, { reason: 'Khách đổi ý' })
    expect([await stateOf(used!.code), await stateOf(kept!.code)]).toEqual(['USED', 'CANCELLED'])
    expect((await owner.get(`bill/${bill.data.id}`)).data.givenCodes).toMatchObject([
      { state: 'USED' },
      { state: 'CANCELLED' },
    ])
    await clean()
  })

  it('go once all goods came back, and are good again once that is cancelled', async () => {
    const { id } = await present({ budget: 5_000 })
    const used = async () => (await owner.get(`discount/${id}`)).data
    await drawer(5)
    const bill = await sell(10)
    const [{ code }] = bill.data.givenCodes
    const items = [{ billItemId: bill.data.items[0].id, quantity: 4, restock: false, isIntact: true }]
    const asked = { billId: bill.data.id, reason: 'OTHER', items }
    expect((await owner.post('sale-return/preview', asked)).data.warnings).toMatchObject([
      { kind: 'codes-given', sentence: expect.stringContaining(code) },
    ])
    expect((await returnOf(bill, 4, 4_000)).status).toBe(201)
    expect(await stateOf(code)).toBe('ISSUED')
    expect(await used()).toMatchObject({ usedCount: 1, usedAmount: 300 })
    const last = await returnOf(bill, 6, 6_000)
    expect(await stateOf(code)).toBe('CANCELLED')
    expect(await used()).toMatchObject({ usedCount: 0, usedAmount: 0 })
    await clean()
    expect((await owner.post(`sale-return/${last.data.id}/cancel`, { reason: 'Nhầm' })).status).toBe(200)
    expect(await stateOf(code)).toBe('ISSUED')
    await clean()
  })

  it('of eight tills at once with five in the drawer are five, and every sale is made', async () => {
    await present()
    await drawer(5)
    const bills = await Promise.all(Array.from({ length: 8 }, () => sell(10, { customerId: undefined })))
    expect(bills.map(({ status }) => status)).toEqual(bills.map(() => 201))
    const given = bills.flatMap(({ data }) => data.givenCodes.map(({ code }: { code: string }) => code))
    expect([given.length, new Set(given).size]).toEqual([5, 5])
    await clean()
  })

  it('are no present of a sale whose customer has left', async () => {
    await present()
    await drawer(5)
    const waited = await owner.post('bill?waited=true', {
      items: [{ productId: goods.id, unitId: goods.units.Viên, quantity: 10 }],
      payments: [{ method: 'CASH', amount: 10_000_000 }],
    })
    expect(waited.data.givenCodes).toEqual([])
    await clean()
  })

  it.each([
    ['no promotion', { voucherDiscountId: null }, 'discount-voucher-missing'],
    ['one without codes', {}, 'discount-voucher-unfit'],
  ])('refuses %s', async (_, part, error) => {
    const plain = await promote({ name: 'Không mã', level: 'ORDER', effect: 'MONEY', rules: [{ value: 500 }] })
    const body = { name: 'Tặng', level: 'ITEM', effect: 'VOUCHER', rules: [{ value: 0, getQuantity: 1 }] }
    expect(await owner.post('discount', { ...body, voucherDiscountId: plain.id, ...part })).toMatchObject({
      status: 422,
      body: { error, issues: [{ path: 'voucherDiscountId' }] },
    })
  })
})
