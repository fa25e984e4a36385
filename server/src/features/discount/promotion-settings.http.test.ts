import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { askForFile, rowsOf } from '../../../test/exported.ts'
import { addEmployee } from '../../../test/factories.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'
import { newId } from '../../db/new-id.ts'

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

  it('is tried on the bills of some days: how many it hits, for how much, and what would be left', async () => {
    const before = (await owner.post('discount/simulate', { draft: { name: 'Thử', ...tenPercent }, days: 7 })).data
    const items = [{ productId: goods.id, unitId: goods.units.Viên, quantity: 10 }]
    const bill = (await owner.post('bill', { items, payments: [{ method: 'CASH', amount: 100_000 }] })).data
    const after = (await owner.post('discount/simulate', { draft: { name: 'Thử', ...tenPercent }, days: 7 })).data
    expect(after.hitCount - before.hitCount).toBe(1)
    expect(after.amount - before.amount).toBe(bill.totalPrice / 10)
    expect(after.profit - after.profitAfter).toBe(after.amount)
    const few = { name: 'Thử', ...tenPercent, rules: [{ value: 1000, minQuantity: 99 }] }
    expect((await owner.post('discount/simulate', { draft: few, days: 7 })).data).toMatchObject({
      hitCount: 0,
      amount: 0,
    })
    expect((await owner.post('discount/simulate', { draft: few, days: 93 })).status).toBe(422)
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
