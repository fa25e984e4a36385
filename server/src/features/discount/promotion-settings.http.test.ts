import type { DiscountBody } from '@quay/contract/discount/shapes'
import { draftPromotion } from '@quay/domain/discount/draft-promotion'
import { tryPromotions } from '@quay/domain/sale/promotion/try-promotions'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { addEmployee } from '../../../test/factories.ts'
import { askForFile, rowsOf } from '../../../test/file/exported.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'
import { newId } from '../../db/new-id.ts'
import { runSimulation } from './trial/run-simulation.ts'

const shop = await shopOfFile()
let owner: Person
let goods: Shelved
let made = 0
beforeAll(async () => {
  owner = await shop.registerStore()
  goods = await shelve(shop, owner, [{ quantity: 500, value: 400_000 }], { type: 2 })
})

const tenPercent = { level: 'ITEM', effect: 'PERCENT', rules: [{ value: 1000 }] }
const add = async (part: object = {}) => {
  made++
  return (await owner.post('discount', { name: `Giảm ${made}`, ...tenPercent, ...part })).data
}
const remove = async () => {
  for (const { id, version } of (await owner.get('discount')).data.items)
    await owner.delete(`discount/${id}`, { version })
}

describe('how a store uses promotions', () => {
  it('is read and changed whole, with a version, and is what new promotions begin with', async () => {
    const usual = { stackingDefault: 'SINGLE', pickDefault: 'CHEAPEST', promoteMedicines: false, printSaved: false }
    expect((await owner.get('discount/config')).data).toEqual({ ...usual, version: 0 })
    const changed = { ...usual, stackingDefault: 'COMBINE', printSaved: true }
    expect(await owner.post('discount/config', { ...changed, version: 0 })).toMatchObject({
      status: 200,
      data: { ...changed, version: 2 },
    })
    expect(await owner.post('discount/config', { ...usual, version: 0 })).toMatchObject({
      status: 409,
      body: { error: 'version-conflict', details: { current: { version: 2 } } },
    })
    expect((await owner.post('discount/config', { ...changed, version: 2 })).data.version).toBe(2)
    expect(await add()).toMatchObject({ stacking: 'COMBINE', pick: 'CHEAPEST' })
    expect((await owner.post('discount/config', { ...usual, version: 2 })).data).toMatchObject(usual)
    await remove()
  })

  it('is for who may', async () => {
    const staff = await addEmployee(shop, owner)
    expect((await staff.get('discount/config')).status).toBe(403)
    expect((await staff.post('discount/config', {})).status).toBe(403)
  })
})

describe('the order of promotions', () => {
  it('is changed at once for several, or for none where one was changed meanwhile', async () => {
    const [a, b] = [await add(), await add()]
    const ranks = (rank: number, version = 1) => [
      { id: a.id, rank, version },
      { id: b.id, rank: rank - 1, version: 1 },
    ]
    expect(await owner.patch('discount/rank', { ranks: ranks(80, 9) })).toMatchObject({
      body: { error: 'version-conflict' },
    })
    expect(await owner.patch('discount/rank', { ranks: [{ id: newId(), rank: 1, version: 1 }] })).toMatchObject({
      status: 404,
    })
    const { data } = await owner.patch('discount/rank', { ranks: ranks(80) })
    expect(data.items).toMatchObject([
      { id: b.id, rank: 79, version: 2 },
      { id: a.id, rank: 80, version: 2 },
    ])
    await remove()
  })
})

describe('a promotion that is written', () => {
  const warn = async (part: object = {}) => {
    const body = { id: newId(), name: 'Mới', ...tenPercent, ...part }
    return (await owner.post('discount/warning', body)).data.items
  }
  const own = { goods: [{ kind: 'PRODUCT', id: '' }] }
  beforeAll(() => {
    own.goods[0]!.id = goods.id
  })

  it('is told of prices below cost, of goods that nobody may promote, and of others of the same goods', async () => {
    expect(await warn(own)).toEqual([])
    expect(await warn({ ...own, rules: [{ value: 2001 }] })).toMatchObject([{ code: 'below-cost', count: 1 }])
    const medicine = await shelve(shop, owner, [{ quantity: 5, value: 100 }])
    expect(await warn({ goods: [...own.goods, { kind: 'PRODUCT', id: medicine.id }] })).toMatchObject([
      { code: 'medicines', count: 1 },
    ])
    const other = await add({ ...own, rank: 50 })
    expect(await warn(own)).toMatchObject([{ code: 'same-goods', names: [other.name], rank: 50, winner: 'other' }])
    expect(await warn({ codeKind: 'SINGLE', stacking: 'COMBINE' })).toMatchObject([{ code: 'no-codes' }])
    await remove()
  })

  it('says under which number it was announced, and goes out with it as a file; presents without one are warned of', async () => {
    const rules = [{ minAmount: 100_000, value: 0, getQuantity: 1, giftWorth: 60_000 }]
    const gifts = [{ productId: goods.id, unitId: goods.units.Viên }]
    const gift = { id: newId(), name: 'Tặng quà', level: 'ORDER', effect: 'GIFT', rules, gifts }
    const warned = async (more: object) =>
      (await owner.post('discount/warning', { ...gift, ...more })).data.items.map(({ code }: { code: string }) => code)
    expect(await warned({})).toEqual(['gift-over-half', 'notice'])
    expect(await warned({ isCampaign: true, noticeRef: '12/TB-SCT' })).toEqual([])
    const kept = await owner.post('discount', { ...gift, isCampaign: true, noticeRef: '12/TB-SCT' })
    expect(kept.data).toMatchObject({ isCampaign: true, noticeRef: '12/TB-SCT' })
    expect(await rowsOf(await askForFile(shop, owner, 'discount/export', {}))).toMatchObject([
      { Mã: kept.data.code, 'Hình thức': 'Tặng hàng', 'Số thông báo': '12/TB-SCT', 'Khuyến mại tập trung': 'Có' },
    ])
    await remove()
  })

  it('is tried on a bill by its code: at its minute, for its customer, beside what it came to', async () => {
    const items = [{ productId: goods.id, unitId: goods.units.Viên, quantity: 5 }]
    const bill = (await owner.post('bill', { items, payments: [{ method: 'CASH', amount: 100_000 }] })).data
    const draft = { name: 'Thử', ...tenPercent }
    const tried = await owner.post('discount/test', { billCode: bill.code.toLowerCase(), draft })
    expect(tried.data).toMatchObject({
      bill: { code: bill.code, payable: bill.payable },
      totalPrice: bill.totalPrice,
      payable: bill.payable * 0.9,
    })
    expect(await owner.post('discount/test', { billCode: 'HD999999', draft })).toMatchObject({ status: 404 })
    const stranger = await shop.registerStore()
    expect((await stranger.post('discount/test', { billCode: bill.code, draft })).status).toBe(404)
  })

  it('is tried on the bills of some days by a job: how many it hits, for how much, and what would be left', async () => {
    const simulate = async (draft: object, days = 7) => {
      const begun = await owner.post('discount/simulation', { id: newId(), draft: { name: 'Thử', ...draft }, days })
      expect(begun).toMatchObject({ status: 201, data: { state: 'WAITING', hitCount: 0 } })
      await runSimulation(shop.database.owner, {
        kind: 'simulate-promotion',
        storeId: owner.profile.store.id,
        id: begun.data.id,
      })
      return (await owner.get(`discount/simulation/${begun.data.id}`)).data
    }
    const before = await simulate(tenPercent)
    const items = [{ productId: goods.id, unitId: goods.units.Viên, quantity: 10 }]
    const bill = (await owner.post('bill', { items, payments: [{ method: 'CASH', amount: 100_000 }] })).data
    const after = await simulate(tenPercent)
    expect(after).toMatchObject({ state: 'DONE', done: before.done + 1, total: before.total + 1 })
    expect(after.hitCount - before.hitCount).toBe(1)
    expect(after.amount - before.amount).toBe(bill.totalPrice / 10)
    expect(after.profit - after.profitAfter).toBe(after.amount)
    const few = { ...tenPercent, rules: [{ value: 1000, minQuantity: 99 }] }
    expect(await simulate(few)).toMatchObject({ hitCount: 0, amount: 0 })
    // The last one took the place of those before it.
    expect(await owner.get(`discount/simulation/${after.id}`)).toMatchObject({ status: 404 })
    expect((await owner.post('discount/simulation', { id: newId(), draft: few, days: 367 })).status).toBe(422)
    const unfit = { name: 'Thử', ...tenPercent, rules: [{ value: 0 }] }
    expect(await owner.post('discount/simulation', { id: newId(), draft: unfit, days: 7 })).toMatchObject({
      body: { error: 'discount-value-unfit' },
    })
  })

  it('a trial on days is stopped, and is nobody else’s to see; whoever sees no profit is told none', async () => {
    const begun = await owner.post('discount/simulation', {
      id: newId(),
      draft: { name: 'Thử', ...tenPercent },
      days: 7,
    })
    const { id } = begun.data
    const login = await addEmployee(shop, owner, { grants: [{ model: 'discount', action: 'read' }] })
    expect((await login.get(`discount/simulation/${id}`)).status).toBe(404)
    expect(await owner.post(`discount/simulation/${id}/stop`, {})).toMatchObject({ data: { state: 'STOPPED' } })
    expect(await owner.post(`discount/simulation/${id}/stop`, {})).toMatchObject({ data: { state: 'STOPPED' } })
    await runSimulation(shop.database.owner, { kind: 'simulate-promotion', storeId: owner.profile.store.id, id })
    expect((await owner.get(`discount/simulation/${id}`)).data).toMatchObject({ state: 'STOPPED', done: 0 })
    const theirs = await login.post('discount/simulation', {
      id: newId(),
      draft: { name: 'Thử', ...tenPercent },
      days: 7,
    })
    expect(theirs.data).not.toHaveProperty('profit')
  })

  it('gives a browser what it tries promotions with: those that run, three carts of the own goods, the goods of a bill', async () => {
    const items = [{ productId: goods.id, unitId: goods.units.Viên, quantity: 5 }]
    const bill = (await owner.post('bill', { items, payments: [{ method: 'CASH', amount: 100_000 }] })).data
    const promotion = await add()
    const { data } = await owner.post('discount/trial', { goods: [{ kind: 'PRODUCT', id: goods.id }] })
    expect(data.promotions.map(({ id }: { id: string }) => id)).toContain(promotion.id)
    expect(data.samples.map(({ size }: { size: string }) => size)).toEqual(['SMALL', 'USUAL', 'LARGE'])
    expect(data.samples[0].lines).toMatchObject([{ productId: goods.id, quantity: 1, sold: null }])
    const cart = (await owner.post('discount/trial/cart', { billCode: bill.code })).data
    expect(cart).toMatchObject({
      bill: { code: bill.code, payable: bill.payable },
      lines: [{ quantity: 5, sold: { unitPrice: bill.items[0].price, isFixed: false } }],
    })
    // What the browser works out is what the server says.
    const draft = { ...tenPercent, name: 'Thử', id: promotion.id } as DiscountBody
    const tried = tryPromotions({
      ...cart,
      books: data.books,
      promotions: [draftPromotion(promotion.id, draft)],
      chosen: [promotion.id],
    })
    const said = (await owner.post('discount/test', { billCode: bill.code, draft, chosenDiscounts: [promotion.id] }))
      .data
    expect(tried).toMatchObject({ payable: said.payable, totalPrice: said.totalPrice, lines: said.lines })
    expect((await owner.post('discount/trial/cart', { billCode: 'HD999999' })).status).toBe(404)
    await remove()
  })

  it('tells what it gave, day by day, and in the list what it gave in 30 days', async () => {
    const promotion = await add()
    const items = [{ productId: goods.id, unitId: goods.units.Viên, quantity: 5 }]
    const sell = () => owner.post('bill', { items, payments: [{ method: 'CASH', amount: 100_000 }] })
    const [first] = [await sell(), await sell()]
    const amount = first.data.promotionDiscount
    const { items: days } = (await owner.get(`discount/use?discountId=${promotion.id}`)).data
    expect(days).toMatchObject([{ day: first.data.businessDay, billCount: 2, amount: 2 * amount, giftCost: 0 }])
    expect((await owner.get('discount/use')).data.items).toMatchObject([{ billCount: 2, amount: 2 * amount }])
    await owner.post(`bill/${first.data.id}/cancel`, { reason: 'Nhầm' })
    expect((await owner.get('discount')).data.items).toMatchObject([{ id: promotion.id, recentCost: amount }])
    await remove()
  })
})
