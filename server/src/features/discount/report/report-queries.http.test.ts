import type { ReportRow } from '@quay/contract/discount/report'
import { beforeAll, expect, it } from 'vitest'
import type { Person, Reply } from '../../../../test/app.ts'
import { addBranch, addEmployee } from '../../../../test/factories.ts'
import { askForFile, rowsOf } from '../../../../test/file/exported.ts'
import { setPoints } from '../../../../test/set-points.ts'
import { type Shelved, shelve } from '../../../../test/shelf.ts'
import { shopOfFile } from '../../../../test/shop-of-file.ts'

const shop = await shopOfFile()
let owner: Person
let milk: Shelved
let tea: Shelved
let cup: Shelved
let otherBranch: string

const done = (reply: Reply) => {
  expect([reply.status < 300, reply.body.message]).toEqual([true, reply.body.message])
  return reply.data
}
const promote = async (name: string, part: object): Promise<string> =>
  done(await owner.post('discount', { name, level: 'ITEM', stacking: 'COMBINE', ...part })).id
const line = (goods: Shelved, quantity: number, part: object = {}) => ({
  productId: goods.id,
  unitId: goods.units.Viên,
  quantity,
  ...part,
})
const sell = async (items: object[]) =>
  done(await owner.post('bill', { items, payments: [{ method: 'CASH', amount: 10_000_000 }] }))
const giveBack = async (bill: { id: string; items: { id: string }[] }, place: number, quantity: number) => {
  const ask = {
    billId: bill.id,
    reason: 'OTHER',
    items: [{ billItemId: bill.items[place]!.id, quantity, restock: false }],
  }
  const { rest } = done(await owner.post('sale-return/preview', { ...ask, surplusGifts: 'WAIVE' }))
  const payments = rest > 0 ? [{ method: 'CASH', amount: rest }] : []
  done(await owner.post('sale-return', { ...ask, surplusGifts: 'WAIVE', payments }))
}
const report = async (by: string): Promise<ReportRow[]> => done(await owner.get(`discount/report?by=${by}`)).items
const sums = (rows: readonly ReportRow[]): [amount: number, gifts: number, cost: number] => [
  rows.reduce((sum, { amount }) => sum + amount, 0),
  rows.reduce((sum, { giftValue }) => sum + giftValue, 0),
  rows.reduce((sum, { giftCost }) => sum + giftCost!, 0),
]

beforeAll(async () => {
  owner = await shop.registerStore()
  milk = await shelve(shop, owner, [{ quantity: 1_000, value: 100_000 }], { type: 2 })
  tea = await shelve(shop, owner, [{ quantity: 1_000, value: 33_000 }], { type: 2 })
  cup = await shelve(shop, owner, [{ quantity: 1_000, value: 77_000 }], { type: 2 })
  otherBranch = await addBranch(shop, owner)
  await setPoints(owner)
})

it('tells the same sums by promotion, by goods and by branch, and each row leads to its bills', async () => {
  await promote('Sữa rẻ', { effect: 'PERCENT', rules: [{ value: 1_234 }], goods: [{ kind: 'PRODUCT', id: milk.id }] })
  await promote('Cả đơn', { level: 'ORDER', effect: 'MONEY', rules: [{ minAmount: 1_000, value: 777 }] })
  const gift = await promote('Tặng ly', {
    effect: 'GIFT',
    rules: [{ minQuantity: 3, value: 0, getQuantity: 1, giftWorth: 450 }],
    goods: [{ kind: 'PRODUCT', id: tea.id }],
    gifts: [{ productId: cup.id, unitId: cup.units.Viên }],
  })
  await promote('Tặng điểm', { effect: 'POINTS', rules: [{ minQuantity: 2, value: 3, giftWorth: 100 }] })
  const first = await sell([line(milk, 7), line(tea, 3), line(cup, 1, { giftOf: gift })])
  await sell([line(tea, 2)])
  await sell([line(milk, 3), line(tea, 7), line(cup, 2, { giftOf: gift })])
  const gone = await sell([line(milk, 1)])
  done(await owner.post(`bill/${gone.id}/cancel`, { reason: 'Thử' }))
  await giveBack(first, 0, 3)
  await giveBack(first, 1, 1)
  await giveBack(first, 2, 1)

  const [promotions, goods, branches] = [await report('PROMOTION'), await report('PRODUCT'), await report('BRANCH')]
  expect(sums(promotions)[0]).toBeGreaterThan(1_000)
  expect(sums(promotions)[1]).toBeGreaterThan(400)
  expect(sums(promotions)[2]).toBeGreaterThan(0)
  expect(sums(goods)).toEqual(sums(promotions))
  expect(sums(branches)).toEqual(sums(promotions))
  expect(branches).toMatchObject([{ branchId: owner.branchId, billCount: 3 }])
  expect(goods.map(({ productId }) => productId).sort()).toEqual([milk.id, tea.id, cup.id].sort())
  // What gifts cost stands at the gifts alone.
  expect(goods.filter(({ giftCost }) => giftCost! > 0).map(({ productId }) => productId)).toEqual([cup.id])
  for (const { productId, billCount } of goods)
    expect((await owner.get(`bill/total?status=SUCCEED&promotedProductId=${productId}`)).data.count).toBe(billCount)
  const file = await rowsOf(await askForFile(shop, owner, 'discount/report/export', { by: 'PRODUCT' }))
  expect(file.map(row => row['Tiền giảm'])).toEqual(goods.map(({ amount }) => amount))
})

it('tells a person of one branch of that one alone', async () => {
  const there = await addEmployee(shop, owner, {
    grants: [{ model: 'discount', action: 'read' }],
    branchIds: [otherBranch],
  })
  expect(done(await there.get('discount/report?by=BRANCH')).items).toEqual([])
})
