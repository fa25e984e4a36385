import { beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { someCustomer } from '../../../test/factories.ts'
import { askForFile, rowsOf } from '../../../test/file/exported.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { setPoints } from '../../../test/set-points.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { shopOfFile } from '../../../test/shop-of-file.ts'

// How a bill is sold: at the counter, delivered, or handed out of an order.

const shop = await shopOfFile()
let owner: Person
let goods: Shelved
let lan: { id: string }
beforeAll(async () => {
  owner = await shop.registerStore()
  goods = await shelve(shop, owner, [{ quantity: 10_000 }], { type: 2 })
  lan = await someCustomer(owner)
})

const items = (quantity: number) => [{ productId: goods.id, unitId: goods.units.Viên, quantity }]
const cash = [{ method: 'CASH', amount: 10_000_000 }]
const sell = async (more: object = {}) => {
  const sold = await owner.post('bill', { customerId: lan.id, items: items(10), payments: cash, ...more })
  expect([sold.status, sold.body.message]).toEqual([201, sold.body.message])
  return sold.data
}
const sellOfOrder = async () => {
  const order = { status: 'SUCCEED', customerId: lan.id, items: items(10) }
  const made = (await owner.post('order', order)).data
  return { made, bill: await sell({ orderId: made.id, items: [{ ...items(10)[0], orderItemId: made.items[0].id }] }) }
}
const codesOf = async (channel: string) =>
  (await owner.get(`bill?channel=${channel}`)).data.items.map(({ code }: { code: string }) => code)

it('stands on the bill, narrows the list, its sums and its file, and stays on the bill that replaces it', async () => {
  const atCounter = await sell()
  const delivered = await sell({ channel: 'DELIVERY' })
  const { bill: ofOrder } = await sellOfOrder()
  expect([atCounter, delivered, ofOrder].map(({ channel }) => channel)).toEqual(['COUNTER', 'DELIVERY', 'ORDER'])
  expect(await codesOf('DELIVERY')).toEqual([delivered.code])
  expect(await codesOf('ORDER')).toEqual([ofOrder.code])
  expect((await owner.get('bill/total?channel=DELIVERY')).data).toMatchObject({ count: 1, payable: 10_000 })
  const file = await rowsOf(await askForFile(shop, owner, 'bill/export', { channel: 'ORDER' }))
  expect(file).toMatchObject([{ 'Mã hóa đơn': ofOrder.code, 'Cách bán': 'Theo đơn đặt' }])
  // A sale of an order says so by itself, and no sale without one may.
  expect((await owner.post('bill', { items: items(1), payments: cash, channel: 'ORDER' })).status).toBe(422)

  const bill = { customerId: lan.id, items: items(9), payments: cash }
  const replaced = await owner.post(`bill/${delivered.id}/replace`, { reason: 'Bấm nhầm', bill })
  expect(replaced.data.channel).toBe('DELIVERY')
  const counter = { ...bill, channel: 'COUNTER' }
  const again = await owner.post(`bill/${replaced.data.id}/replace`, { reason: 'Khách tự lấy', bill: counter })
  expect(again.data.channel).toBe('COUNTER')
})

it('decides which promotions hold, and what earns points', async () => {
  await setPoints(owner, { earnPerDong: 1000, channels: ['COUNTER'] })
  const rules = [{ value: 1000 }]
  const made = await owner.post('discount', {
    name: 'Giao tận nhà',
    level: 'ITEM',
    effect: 'PERCENT',
    rules,
    channels: ['DELIVERY', 'ORDER'],
  })
  expect(made.data).toMatchObject({ channels: ['DELIVERY', 'ORDER'] })
  expect(await sell()).toMatchObject({ payable: 10_000, pointsEarned: 10 })
  expect(await sell({ channel: 'DELIVERY' })).toMatchObject({ payable: 9_000, pointsEarned: 0 })
  const { made: order, bill } = await sellOfOrder()
  expect([order.payable, bill.payable, bill.pointsEarned]).toEqual([9_000, 9_000, 0])

  const traceOf = async (channel: string) =>
    (await owner.post('discount/test', { items: items(1), channel })).data.traces[0].code
  expect(await Promise.all(['COUNTER', 'DELIVERY'].map(traceOf))).toEqual(['other-channel', 'applied'])
  const all = await owner.patch(`discount/${made.data.id}`, { version: 1, channels: null })
  expect(all.data.channels).toBeNull()
  expect(await ledgerDifferences(shop)).toEqual([])
})
