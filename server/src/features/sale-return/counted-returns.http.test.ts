import { beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../test/app.ts'
import { someCustomer } from '../../../test/factories.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { shopWithBooks } from '../../../test/shop-of-file.ts'
import { newId } from '../../db/new-id.ts'

const shop = await shopWithBooks()

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

let owner: Person
let goods: Shelved
let bill: Json
let back: Json

/** Ten tablets for 10.000đ of a customer, four of them back less a fee of 10 %. */
beforeAll(async () => {
  owner = await shop.registerStore()
  await owner.patch('setting', { key: 'useShifts', value: true, version: 0 })
  await owner.post('shift', { openingFloat: 100_000 })
  goods = await shelve(shop, owner, [{ quantity: 100, value: 60_000 }])
  const { id: customerId } = await someCustomer(owner)
  const items = [{ productId: goods.id, unitId: goods.units.Viên, quantity: 10 }]
  bill = (await owner.post('bill', { items, customerId, payments: [{ method: 'CASH', amount: 10_000 }] })).data
  back = await owner.post('sale-return', {
    billId: bill.id,
    reason: 'SURPLUS',
    items: [{ billItemId: bill.items[0].id, quantity: 4 }],
    fee: { unit: 1, value: 10 },
    payments: [
      { method: 'CASH', amount: 1_600 },
      { method: 'DEBT', amount: 2_000 },
    ],
  })
  expect(back.status, JSON.stringify(back.body)).toBe(201)
})

const figures = async () => (await owner.get('home')).data
const sumOf = (rows: Json[], field: string) => rows.reduce((sum, row) => sum + row[field], 0)

it('counts on its own day: in the figures, their hours, the days, and what sold best', async () => {
  const { today, byHour } = await figures()
  expect(today).toMatchObject({ netRevenue: 6_000, billCount: 1, cash: 8_400, debt: -2_000, profit: 2_400 })
  expect(sumOf(byHour, 'today')).toBe(6_000)
  expect((await owner.get('home/chart?period=7days')).data.items.at(-1)).toMatchObject({
    netRevenue: 6_000,
    billCount: 1,
  })
  expect((await owner.get('home/top-products?period=today&by=revenue')).data[0]).toMatchObject({
    revenue: 6_000,
    quantity: 6,
  })
})

it('counts with its bill where bills are summed', async () => {
  const { items } = (await owner.get('bill')).data
  expect(items[0]).toMatchObject({ payable: 10_000, returned: 3_600, profit: 2_800 })
  const sums = { count: 1, payable: 10_000, returned: 3_600, profit: 2_800 }
  expect((await owner.get('bill/total')).data).toMatchObject(sums)
  expect((await owner.get(`bill/total?keyword=${bill.code}`)).data).toMatchObject(sums)
})

it('stands in the report of its shift and of its day, with how the money went', async () => {
  const returns = {
    count: 1,
    amount: 3_600,
    cash: 1_600,
    bank: 0,
    credited: 2_000,
    debtReduced: 0,
    exchanged: 0,
  }
  const [{ id }] = (await owner.get('shift')).data.items
  expect((await owner.get(`shift/${id}`)).data.report).toMatchObject({ payable: 10_000, returns })
  expect((await owner.get('shift/day')).data.report).toMatchObject({ payable: 10_000, returns })
})

it('counts nowhere once it was cancelled', async () => {
  await owner.post(`sale-return/${back.data.id}/cancel`, { reason: 'Nhầm' }, { 'idempotency-key': newId() })
  expect((await figures()).today).toMatchObject({ revenue: 10_000, profit: 4_000 })
  expect((await owner.get('bill/total')).data).toMatchObject({ returned: 0, profit: 4_000 })
  expect((await owner.get('shift/day')).data.report.returns).toMatchObject({ count: 0, amount: 0 })
})
