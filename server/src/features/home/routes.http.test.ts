import type { Grant } from '@quay/contract/right/permission'
import { addDays, dayOfMonthBefore, daysBetween } from '@quay/domain/time/calendar'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addBranch, addEmployee, inStore, someCustomer, someProduct } from '../../../test/factories.ts'
import { boxes, receive } from '../../../test/receive.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { turnSwitch } from '../../../test/turn-switch.ts'
import { zoneAtHour } from '../../../test/zone-at-hour.ts'
import { newId } from '../../db/new-id.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

let shop: TestApp
let owner: Person
let product: Shelved
beforeAll(async () => {
  shop = await testApp()
})
beforeEach(async () => {
  owner = await shop.registerStore()
  product = await shelve(shop, owner, [{ quantity: 10_000, value: 6_000_000 }])
})
afterAll(() => shop.close())

const rows = (sql: string, values: unknown[] = []) => inStore(shop, owner.profile.store.id, query => query(sql, values))

/** Sells tablets of 1.000đ that cost 600đ. */
async function sell(quantity: number, more: object = {}) {
  const reply = await owner.post('bill', {
    items: [{ productId: product.id, unitId: product.units.Viên, quantity }],
    payments: [{ method: 'CASH', amount: quantity * 1_000 }],
    ...more,
  })
  expect(reply.status).toBe(201)
  return reply.data
}

/** Moves a bill and what was counted of it to an earlier instant: a sale of the past, of which only rows can tell. */
async function moveBack(billId: string, days: number, hoursLater = 0) {
  const by = `make_interval(days => $2, hours => $3)`
  await rows(
    `update bill set sold_at = sold_at - ${by}, business_day = ((sold_at - ${by}) at time zone 'Asia/Ho_Chi_Minh')::date where id = $1`,
    [billId, days, -hoursLater],
  )
  await rows('update bill_item i set business_day = b.business_day from bill b where b.id = i.bill_id and b.id = $1', [
    billId,
  ])
  await rows(`delete from sale_hour where store_id = $1`, [owner.profile.store.id])
  await rows(
    `insert into sale_hour (store_id, id, branch_id, business_day, hour, seller_id, methods, bill_count, cancelled_count, total_price,
       discount_amount, payable, cash, bank, debt, cost)
     select store_id, gen_random_uuid(), branch_id, business_day, extract(hour from sold_at at time zone 'Asia/Ho_Chi_Minh') as hour, seller_id, 0,
       count(*), 0, sum(total_price), 0, sum(payable), sum(paid), 0, sum(debt), sum(cost)
     from bill where store_id = $1 and status = 'SUCCEED' group by store_id, branch_id, business_day, hour, seller_id`,
    [owner.profile.store.id],
  )
  await rows(
    `insert into sale_hour (store_id, id, branch_id, business_day, hour, seller_id, methods, bill_count, cancelled_count, total_price,
       discount_amount, payable, cash, bank, debt, cost, return_count, return_net, return_cost, return_fee)
     select d.store_id, gen_random_uuid(), d.branch_id, d.business_day, extract(hour from d.created_at at time zone 'Asia/Ho_Chi_Minh') as hour, b.seller_id, 7,
       0, 0, 0, 0, 0, 0, 0, 0, 0, count(*), sum(d.goods_amount), sum(d.cost), sum(d.fee + d.gift_charge)
     from sale_return d join bill b on b.id = d.bill_id where d.store_id = $1 and d.status = 'SUCCEED'
     group by d.store_id, d.branch_id, d.business_day, hour, b.seller_id`,
    [owner.profile.store.id],
  )
}

/** A customer brings tablets of a bill back to a person, and the shop keeps a fee. */
async function bringBack(person: Person, sold: Json, quantity: number, fee = 0) {
  const reply = await person.post('sale-return', {
    billId: sold.id,
    reason: 'OTHER',
    items: [{ billItemId: sold.items[0].id, quantity }],
    ...(fee > 0 && { fee: { unit: 2, value: fee } }),
    payments: [{ method: 'CASH', amount: quantity * 1_000 - fee }],
  })
  expect(reply.status).toBe(201)
  return reply.data
}

describe('today’s figures', () => {
  it('are less what customers brought back today, with what it cost', async () => {
    const before = (await owner.get('home')).data.today
    const chartBefore = (await owner.get('home/chart')).data.items.at(-1)
    const sold = await sell(10)
    const back = await owner.post('sale-return', {
      billId: sold.id,
      reason: 'OTHER',
      items: [{ billItemId: sold.items[0].id, quantity: 4 }],
      payments: [{ method: 'CASH', amount: 4_000 }],
    })
    expect(back.status).toBe(201)
    const { today } = (await owner.get('home')).data
    expect([today.netRevenue - before.netRevenue, today.cash - before.cash, today.profit - before.profit]).toEqual([
      6_000, 6_000, 2_400,
    ])
    const chart = (await owner.get('home/chart')).data.items.at(-1)
    expect(chart.netRevenue - chartBefore.netRevenue).toBe(6_000)
    expect((await owner.get('home/feed')).data[0]).toMatchObject({ subjectKind: 'sale-return', amount: 4_000 })
    await owner.post(`sale-return/${back.data.id}/cancel`, { reason: 'Thử' }, { 'idempotency-key': newId() })
    await owner.post(`bill/${sold.id}/cancel`, { reason: 'Thử' }, { 'idempotency-key': newId() })
  })

  it('tell sales by how they were paid, cancelled ones apart, and the profit', async () => {
    const customer = await someCustomer(owner)
    await owner.post('cash-account', { name: 'Vietcombank' })
    await sell(10, { payments: [{ method: 'CASH', amount: 50_000 }] })
    await sell(20, {
      customerId: customer.id,
      payments: [
        { method: 'BANK', amount: 5_000 },
        { method: 'CASH', amount: 3_000 },
        { method: 'DEBT', amount: 12_000 },
      ],
    })
    const { id } = await sell(40)
    await owner.post(`bill/${id}/cancel`, { reason: 'Khách đổi ý' })

    const { data } = await owner.get('home')
    expect(data.today).toEqual({
      revenue: 30_000,
      returns: 0,
      returnCount: 0,
      netRevenue: 30_000,
      billCount: 2,
      cancelledCount: 1,
      cash: 13_000,
      bank: 5_000,
      debt: 12_000,
      profit: 12_000,
    })
    expect(data.yesterday).toMatchObject({ revenue: 0, billCount: 0, profit: 0 })
    expect(data.byHour).toHaveLength(24)
    expect(data.byHour.reduce((sum: number, row: Json) => sum + row.today, 0)).toBe(30_000)
  })

  it('take no deposit and no goods that came back for money that was paid now', async () => {
    const item = (quantity: number) => ({ productId: product.id, unitId: product.units.Viên, quantity })
    const cash = (amount: number) => [{ method: 'CASH', amount }]
    const order = await owner.post('order', {
      ...{ contactName: 'Chị Hòa', contactPhone: '0912345678', status: 'SUCCEED' },
      ...{ items: [item(10)], deposit: { payments: cash(4_000) } },
    })
    expect(order.status, JSON.stringify(order.body)).toBe(201)
    const { id: orderId, items } = order.data
    await sell(10, { orderId, items: [{ ...item(10), orderItemId: items[0].id }], payments: cash(6_000) })
    expect((await owner.get('home')).data.today).toMatchObject({ revenue: 10_000, cash: 6_000, bank: 0 })
    const { total } = (await owner.get('report/sale')).data
    expect(total).toMatchObject({ cash: 6_000, deposits: 4_000 })
  })

  it('compare with yesterday and last week up to the same time of day', async () => {
    const bills = [await sell(1), await sell(2), await sell(3), await sell(4)]
    await moveBack(bills[0].id, 1)
    await moveBack(bills[1].id, 7)
    const { businessDay, lastMonthDay } = (await owner.get('home')).data
    expect(lastMonthDay).toBe(dayOfMonthBefore(businessDay))
    await moveBack((await sell(5)).id, daysBetween(lastMonthDay, businessDay))
    const { data: before } = await owner.get('home')
    expect(before).toMatchObject({
      today: { revenue: 7_000 },
      lastMonth: { revenue: 5_000 },
      yesterday: { revenue: 1_000 },
      lastWeek: { revenue: 2_000 },
    })
    // Later on those days than it is now: not yet to be compared with, but seen by the hour.
    await rows(`update bill set sold_at = sold_at + interval '1 minute' where id = any($1)`, [
      [bills[0].id, bills[1].id],
    ])
    const { data: after } = await owner.get('home')
    expect(after).toMatchObject({ yesterday: { revenue: 0 }, lastWeek: { revenue: 0 } })
    expect(after.byHour.reduce((sum: number, row: Json) => sum + row.lastWeek, 0)).toBe(2_000)
  })

  it('begin with the hour at which the branch’s day begins', async () => {
    await rows('update branch set day_cut_off_hour = 4 where store_id = $1', [owner.profile.store.id])
    const { data } = await owner.get('home')
    expect(data.byHour.map((row: Json) => row.hour)).toEqual(
      [...Array(20).keys()].map(hour => hour + 4).concat(0, 1, 2, 3),
    )
  })

  it('show no profit to whoever may not see it', async () => {
    await sell(1)
    const reader = await addEmployee(shop, owner, {
      grants: ['home', 'sale_report'].map(model => ({ model, action: 'read' }) as Grant),
    })
    const { data } = await reader.get('home')
    expect(data.today.revenue).toBe(1_000)
    expect(data.today).not.toHaveProperty('profit')
  })

  it('are of one branch, and not of somebody else’s', async () => {
    await sell(1)
    const branchId = await addBranch(shop, owner)
    expect((await owner.get(`home?branchId=${branchId}`)).data.today.revenue).toBe(0)
    const stranger = await shop.registerStore()
    for (const path of [
      'home',
      'home/chart',
      'home/top-products',
      'home/morning',
      'home/top-customers',
      'home/tasks',
      'home/feed',
    ])
      expect((await stranger.get(`${path}?branchId=${owner.branchId}`)).status).toBe(404)
  })
})

describe('a person without the report of sales', () => {
  const sellAs = async (person: Person, quantity: number, more: object = {}) => {
    const reply = await person.post('bill', {
      items: [{ productId: product.id, unitId: product.units.Viên, quantity }],
      payments: [{ method: 'CASH', amount: quantity * 1_000 }],
      ...more,
    })
    expect(reply.status).toBe(201)
    return reply.data
  }
  const read = async (person: Person) => {
    const [figures, chart, products, customers, morning] = await Promise.all(
      ['home', 'home/chart', 'home/top-products', 'home/top-customers', 'home/morning'].map(
        async path => (await person.get(path)).data,
      ),
    )
    return {
      today: figures.today.netRevenue,
      bills: figures.today.billCount,
      hours: figures.byHour.reduce((sum: number, row: Json) => sum + row.today, 0),
      day: chart.items.at(-1).netRevenue,
      products: products.map((row: Json) => row.revenue),
      customers: customers.map((row: Json) => row.revenue),
      yesterday: morning.netRevenue,
      best: morning.best?.revenue ?? null,
    }
  }

  it('sees what they sold themselves alone, less what came back of it, whoever took it back', async () => {
    const customerId = (await someCustomer(owner)).id
    const cashier = await addEmployee(shop, owner)
    const reader = await addEmployee(shop, owner, {
      grants: ['home', 'sale_report', 'customer'].map(model => ({ model, action: 'read' }) as Grant),
    })
    await sell(50, { customerId })
    const others = await sell(20, { customerId })
    const own = await sellAs(cashier, 9, { customerId })
    await bringBack(owner, own, 2)
    await bringBack(cashier, others, 5)
    for (const quantity of [3, 4]) await moveBack((await sellAs(cashier, quantity)).id, quantity === 3 ? 1 : 8)
    await moveBack((await sell(10)).id, 1)
    const cashierSees = {
      today: 7_000,
      bills: 1,
      hours: 7_000,
      day: 7_000,
      products: [10_000],
      customers: [7_000],
      yesterday: 3_000,
      best: null,
    }
    expect(await read(cashier)).toEqual(cashierSees)
    expect(await read(reader)).toEqual({
      today: 72_000,
      bills: 3,
      hours: 72_000,
      day: 72_000,
      products: [85_000],
      customers: [72_000],
      yesterday: 13_000,
      best: 13_000,
    })
  })
})

describe('net revenue', () => {
  it('is that of the report of sales, whatever the shop keeps as a fee', async () => {
    const customerId = (await someCustomer(owner)).id
    const sold = await sell(10, { customerId })
    await bringBack(owner, sold, 4, 500)
    const [figures, chart, products, customers, report] = await Promise.all(
      ['home', 'home/chart', 'home/top-products', 'home/top-customers', 'report/sale?view=REVENUE&groupBy=day'].map(
        async path => (await owner.get(path)).data,
      ),
    )
    expect(report.total).toMatchObject({ revenue: 10_000, returns: 4_000, netRevenue: 6_000, profit: 2_400 })
    const { revenue, returns, netRevenue, profit } = figures.today
    expect({ revenue, returns, netRevenue, profit }).toEqual({
      revenue: report.total.revenue,
      returns: report.total.returns,
      netRevenue: report.total.netRevenue,
      profit: report.total.profit,
    })
    expect(figures.today).toMatchObject({ returnCount: 1, cash: 6_500 })
    expect(figures.byHour.reduce((sum: number, row: Json) => sum + row.today, 0)).toBe(6_000)
    expect(chart.items.at(-1).netRevenue).toBe(6_000)
    expect(products[0].revenue).toBe(6_000)
    expect(customers[0].revenue).toBe(6_000)
    await rows('update sale_return set business_day = business_day - 1 where store_id = $1', [owner.profile.store.id])
    await moveBack(sold.id, 1)
    expect((await owner.get('home/morning')).data.netRevenue).toBe(6_000)
  })
})

describe('the chart', () => {
  it('has every day of the period beside the one a period before', async () => {
    const bills = [await sell(1), await sell(2), await sell(4), await sell(8)]
    await moveBack(bills[1].id, 6)
    await moveBack(bills[2].id, 7)
    await moveBack(bills[3].id, 14)
    const { data } = await owner.get('home/chart')
    const today = (await owner.get('home')).data.businessDay
    expect(data.items.map((item: Json) => item.key)).toEqual([6, 5, 4, 3, 2, 1, 0].map(back => addDays(today, -back)))
    expect(data.items[0]).toMatchObject({ netRevenue: 2_000, billCount: 1 })
    expect(data.items[6]).toEqual({ key: today, netRevenue: 1_000, billCount: 1, previous: 4_000 })
    const { data: month } = await owner.get('home/chart?period=30days')
    expect(month.items).toHaveLength(30)
    expect(month.items.reduce((sum: number, item: Json) => sum + item.netRevenue, 0)).toBe(15_000)
    expect((await owner.get('home/chart?period=8days')).status).toBe(422)
  })
})

describe('a period', () => {
  const bySums = async (path: string) =>
    (await owner.get(path)).data.items.reduce((sum: number, item: Json) => sum + item.netRevenue, 0)

  it('is told by hour, by day and by weekday, and each adds up to the same', async () => {
    const bills = [await sell(1), await sell(2), await sell(4)]
    await moveBack(bills[1].id, 1)
    await moveBack(bills[2].id, 8)
    const today = (await owner.get('home')).data.businessDay
    for (const by of ['hour', 'day', 'weekday']) {
      expect(await bySums(`home/chart?period=today&by=${by}`)).toBe(1_000)
      expect(await bySums(`home/chart?period=yesterday&by=${by}`)).toBe(2_000)
      expect(await bySums(`home/chart?period=30days&by=${by}`)).toBe(7_000)
    }
    const { data: yesterday } = await owner.get('home/chart?period=yesterday&by=weekday')
    expect(yesterday).toMatchObject({ from: addDays(today, -1), before: { from: addDays(today, -8) } })
    expect(yesterday.items).toHaveLength(7)
    expect(yesterday.items.find((item: Json) => item.netRevenue > 0)).toMatchObject({
      key: String(new Date(`${addDays(today, -1)}T00:00:00Z`).getUTCDay() || 7),
      previous: 4_000,
    })
    expect((await owner.get('home/chart?period=today&by=hour')).data.items).toHaveLength(24)
  })

  it('is this month up to today or the whole last month, in the chart and among goods and customers', async () => {
    const customerId = (await someCustomer(owner)).id
    const today = (await owner.get('home')).data.businessDay
    const [now, last] = [await sell(1, { customerId }), await sell(2, { customerId })]
    // The last day of the last month.
    await moveBack(last.id, Number(today.slice(8)))
    expect(now.status).toBe('SUCCEED')
    for (const [period, money] of [
      ['month', 1_000],
      ['lastMonth', 2_000],
    ] as const) {
      expect(await bySums(`home/chart?period=${period}`)).toBe(money)
      expect((await owner.get(`home/top-products?period=${period}`)).data[0].revenue).toBe(money)
      expect((await owner.get(`home/top-customers?period=${period}`)).data[0].revenue).toBe(money)
    }
    const { data } = await owner.get('home/chart?period=month')
    expect(data).toMatchObject({ from: `${today.slice(0, 8)}01`, to: today })
    expect(data.items).toHaveLength(Number(today.slice(8)))
  })
})

describe('the best sellers', () => {
  it('are ranked in the base unit, by money or by quantity, without cancelled bills', async () => {
    const cheap = await shelve(shop, owner, [{ quantity: 1_000 }], { name: 'Oresol' })
    await rows('update product_unit set price = 10 where product_id = $1', [cheap.id])
    await sell(50)
    await owner.post('bill', {
      items: [{ productId: cheap.id, unitId: cheap.units.Vỉ, quantity: 30 }],
      payments: [{ method: 'CASH', amount: 300 }],
    })
    const { id } = await sell(400)
    await owner.post(`bill/${id}/cancel`, { reason: 'Nhầm' })

    expect((await owner.get('home/top-products')).data).toEqual([
      { productId: product.id, name: product.name, revenue: 50_000, quantity: 50, baseUnit: 'Viên' },
      { productId: cheap.id, name: 'Oresol', revenue: 300, quantity: 300, baseUnit: 'Viên' },
    ])
    const byQuantity = (await owner.get('home/top-products?by=quantity&period=today')).data
    expect(byQuantity.map((row: Json) => row.name)).toEqual(['Oresol', product.name])
  })
})

describe('the morning', () => {
  it('has yesterday against the mean of such weekdays on which anything was sold, and the groups that rose and fell', async () => {
    const { data: risen } = await owner.post('product-group', { name: 'Kháng sinh' })
    const { data: fallen } = await owner.post('product-group', { name: 'Vitamin' })
    const other = await shelve(shop, owner, [{ quantity: 1_000 }], { name: 'Vitamin C' })
    await rows('update product set group_id = $2 where id = $1', [product.id, risen.id])
    await rows('update product set group_id = $2 where id = $1', [other.id, fallen.id])
    const items = [{ productId: other.id, unitId: other.units.Viên, quantity: 10 }]
    const payments = [{ method: 'CASH', amount: 10_000 }]
    // Yesterday 30 of one; a week before 10 of one and 10 of the other; two weeks before nothing; three weeks before 4.
    for (const [quantity, back] of [
      [30, 1],
      [10, 8],
      [4, 22],
    ] as const)
      await moveBack((await sell(quantity)).id, back)
    await moveBack((await owner.post('bill', { items, payments })).data.id, 8)
    const { data } = await owner.get('home/morning')
    expect(data).toMatchObject({
      day: addDays((await owner.get('home')).data.businessDay, -1),
      netRevenue: 30_000,
      billCount: 1,
      daysOfMean: 2,
      meanNetRevenue: 12_000,
      best: { groupId: risen.id, name: 'Kháng sinh', revenue: 30_000, mean: 7_000 },
      worst: { groupId: fallen.id, name: 'Vitamin', revenue: 0, mean: 5_000 },
      shifts: { count: 0, open: 0, difference: 0 },
    })
    expect((await (await addEmployee(shop, owner)).get('home/morning')).data).not.toHaveProperty('shifts')
  })

  it('takes off what customers brought back, and a day with nothing but returns is none of the mean', async () => {
    const { data: group } = await owner.post('product-group', { name: 'Kháng sinh' })
    await rows('update product set group_id = $2 where id = $1', [product.id, group.id])
    const sold = await sell(50)
    for (const [quantity, back] of [
      [5, 1],
      [7, 15],
    ] as const) {
      const { id } = await bringBack(owner, sold, quantity)
      await rows('update sale_return set business_day = business_day - $2::int where id = $1', [id, back])
    }
    for (const [quantity, back] of [
      [30, 1],
      [10, 8],
    ] as const)
      await moveBack((await sell(quantity)).id, back)
    expect((await owner.get('home/morning')).data).toMatchObject({
      netRevenue: 25_000,
      daysOfMean: 1,
      meanNetRevenue: 10_000,
      best: { groupId: group.id, revenue: 25_000, mean: 10_000 },
    })
  })

  it('of a new store compares nothing and names nothing', async () => {
    await moveBack((await sell(3)).id, 1)
    const { data } = await owner.get('home/morning')
    expect(data).toMatchObject({ netRevenue: 3_000, daysOfMean: 0, meanNetRevenue: 0, best: null, worst: null })
  })

  it('tells what the closed shifts of yesterday had too little', async () => {
    await turnSwitch(owner, 'useShifts', true)
    const { data: shift } = await owner.post('shift', { openingFloat: 100_000 })
    const counted = await owner.post(`shift/${shift.id}/count`, { notes: [{ value: 10_000, quantity: 9 }] })
    const countId = counted.data.counts.at(-1).id
    const closed = await owner.post(`shift/${shift.id}/close`, { countId, taken: 0, reason: 'Thối nhầm' })
    expect(closed.status).toBe(200)
    await rows('update shift set business_day = business_day - 1 where id = $1', [shift.id])
    expect((await owner.get('home/morning')).data.shifts).toEqual({ count: 1, open: 0, difference: -10_000 })
  })
})

describe('what a morning begins with', () => {
  const at = (hour: number) =>
    rows('update branch set time_zone = $2 where store_id = $1', [owner.profile.store.id, zoneAtHour(hour)])

  it('tells the debts that are due and the lots that expire, of what the caller may see, until noon', async () => {
    await at(8)
    const today = (await owner.get('home')).data.businessDay
    await shelve(
      shop,
      owner,
      [-1, 30, 400].map(days => ({ quantity: 5, expiryDate: addDays(today, days) })),
    )
    const customer = await someCustomer(owner)
    await sell(7, { customerId: customer.id, payments: [{ method: 'DEBT', amount: 7_000 }] })
    expect((await owner.get('home/morning')).data).toMatchObject({
      isMorning: true,
      customersDue: { count: 1, remaining: 7_000 },
      providersDue: { count: 0, remaining: 0 },
      lots: { expired: 1, expiring: 2, withinDays: 90 },
    })
    const some = await addEmployee(shop, owner, {
      grants: [
        { model: 'home', action: 'read' },
        { model: 'customer', action: 'read' },
      ],
    })
    const { data } = await some.get('home/morning')
    expect(data).toMatchObject({ customersDue: { count: 1 } })
    expect(data).not.toHaveProperty('providersDue')
    expect(data).not.toHaveProperty('lots')
    await at(15)
    expect((await owner.get('home/morning')).data).not.toHaveProperty('lots')
  })
})

describe('the best customers', () => {
  it('are those who bought most less what they brought back, or who owe most', async () => {
    const [much, little] = [await someCustomer(owner), await someCustomer(owner)]
    const debt = (amount: number) => ({ payments: [{ method: 'DEBT', amount }] })
    const first = await sell(50, { customerId: much.id })
    await sell(20, { customerId: little.id, ...debt(20_000) })
    await sell(5, { customerId: much.id, ...debt(5_000) })
    await owner.post('sale-return', {
      billId: first.id,
      reason: 'OTHER',
      items: [{ billItemId: first.items[0].id, quantity: 10 }],
      payments: [{ method: 'CASH', amount: 10_000 }],
    })
    expect((await owner.get('home/top-customers')).data).toEqual([
      { customerId: much.id, name: much.name, revenue: 45_000, billCount: 2, debt: 5_000 },
      { customerId: little.id, name: little.name, revenue: 20_000, billCount: 1, debt: 20_000 },
    ])
    const debtors = (await owner.get('home/top-customers?by=debt')).data
    expect(debtors.map((row: Json) => [row.customerId, row.debt])).toEqual([
      [little.id, 20_000],
      [much.id, 5_000],
    ])
  })
})

describe('what is to be done', () => {
  it('counts what the lists behind the cards hold', async () => {
    const today = (await owner.get('home')).data.businessDay
    await shelve(shop, owner, [
      { number: 'CU', expiryDate: addDays(today, -1), quantity: 5 },
      { number: 'NAY', expiryDate: today, quantity: 5 },
      { number: 'GAN', expiryDate: addDays(today, 90), quantity: 5 },
      { number: 'XA', expiryDate: addDays(today, 91), quantity: 5 },
      { number: 'HET', expiryDate: addDays(today, 1), quantity: 0, value: 0 },
    ])
    const scarce = await someProduct(owner, { minStock: 10 })
    const customer = await someCustomer(owner)
    await sell(7, { customerId: customer.id, payments: [{ method: 'DEBT', amount: 7_000 }] })
    await owner.post('inbound', { status: 'DRAFT', items: [boxes(scarce, 1)] })
    const ordered = { productId: product.id, unitId: product.units.Viên, quantity: 1 }
    for (const status of ['SUCCEED', 'DRAFT'])
      await owner.post('order', {
        ...{ contactName: 'Chị Hòa', contactPhone: '0912345678', status, items: [ordered] },
      })
    expect((await owner.get('home/tasks')).data).toEqual({
      // Owed at once, so it is due today.
      customersDue: 1,
      providersDue: 0,
      expiredLots: 1,
      expiringLots: 3,
      expiringWithinDays: 90,
      lowStock: 1,
      outOfStock: 1,
      debtors: 1,
      debtorsAmount: 7_000,
      draftInbounds: 1,
      draftReturns: 0,
      transfersIncoming: 0,
      transferRequests: 0,
      transferApprovals: 0,
      lateOrders: 0,
      waitingOrders: 1,
      unsignedBooks: 0,
      taxFilings: 0,
      revenueNotices: 0,
      controlledReports: 0,
      customerRequestsArrived: 0,
      providerCertificates: 0,
      storeLicences: 0,
      branchLicences: 0,
      certificates: 0,
      storageReadings: 0,
      calibrations: 0,
      withdrawnMedicines: 0,
      openChecks: 0,
      billsToLookAt: 0,
      missingBills: 0,
      unsentIncidents: 0,
      // Asked for from the 20th of a month.
      qualityDue: expect.any(Number),
    })
    expect((await owner.get('product?stock=below&isActive=1')).data.totalItem).toBe(1)
    expect((await owner.get('product?stock=out&isActive=1')).data.totalItem).toBe(1)
  })

  it('counts lots near their expiry as the list of lots and the filter of goods do', async () => {
    const person = await shop.registerStore()
    const today = (await person.get('home')).data.businessDay
    const shelved = await shelve(
      shop,
      person,
      [-1, 0, 45, 46].map(days => ({ quantity: 5, expiryDate: addDays(today, days) })),
    )
    await person.post(`lot/${shelved.lots[2]}/quarantine`, { to: 'quarantine', quantity: 2, reason: 'Vỏ rách' })
    await shelve(shop, person, [{ quantity: 5, expiryDate: today }])
    expect((await person.patch('setting', { key: 'nearExpiryDays', value: 45, version: 0 })).status).toBe(200)
    const tasks = (await person.get('home/tasks')).data
    // The third lot lies on both shelves.
    expect(tasks).toMatchObject({ expiredLots: 1, expiringLots: 5, expiringWithinDays: 45 })
    for (const [days, count] of [
      [0, tasks.expiredLots],
      [45, tasks.expiringLots],
    ]) {
      expect((await person.get(`lot/shelf?days=${days}`)).data.items).toHaveLength(count)
      const { steps } = (await person.get('lot/expiring')).data
      expect(steps.find((step: Json) => step.days === days)).toMatchObject({ count })
    }
    const goodsWithin = async (days: number) =>
      (await person.get(`product?expiringWithinDays=${days}`)).data.items.length
    expect([await goodsWithin(0), await goodsWithin(45)]).toEqual([1, 2])
  })

  it('tells nobody of a task whose list they may not open', async () => {
    const today = (await owner.get('home')).data.businessDay
    await shelve(shop, owner, [{ quantity: 5, expiryDate: addDays(today, -1) }])
    await owner.post('inbound', { status: 'DRAFT', items: [boxes(await someProduct(owner), 1)] })
    const customer = await someCustomer(owner)
    await sell(7, { customerId: customer.id, payments: [{ method: 'DEBT', amount: 7_000 }] })
    const home = { model: 'home', action: 'read' } as const
    const tasksOf = async (...grants: Grant[]) =>
      (await (await addEmployee(shop, owner, { grants: [home, ...grants] })).get('home/tasks')).data
    const { expiringWithinDays: _, ...none } = await tasksOf()
    expect(new Set(Object.values(none))).toEqual(new Set([0]))
    expect(await tasksOf({ model: 'import_product', action: 'read' })).toMatchObject({
      draftInbounds: 1,
      expiredLots: 0,
    })
    expect(await tasksOf({ model: 'list_product', action: 'read' })).toMatchObject({ expiredLots: 1, debtors: 0 })
    expect(await tasksOf({ model: 'customer', action: 'read' })).toMatchObject({ debtors: 1, debtorsAmount: 7_000 })
  })

  it('tells of papers that ran out or do so within 60 days, to whoever may see them', async () => {
    const person = await shop.registerStore()
    const today = (await person.get('home')).data.businessDay
    const paper = (kind: string, days: number | null) => ({
      kind,
      number: '12',
      expiresOn: days === null ? null : addDays(today, days),
    })
    const { version } = (await person.get('store')).data
    await person.patch('store', {
      version,
      licences: [paper('gpp', 60), paper('pharmacy', 61), paper('business', null)],
    })
    const branch = (await person.get(`branch/${person.branchId}`)).data
    await person.patch(`branch/${branch.id}`, {
      version: branch.version,
      licences: [paper('gpp', -1), paper('pharmacy', 3)],
    })
    expect((await person.get('home/tasks')).data).toMatchObject({ storeLicences: 1, branchLicences: 2 })
    const seller = await addEmployee(shop, person)
    expect((await seller.get('home/tasks')).data).toMatchObject({ storeLicences: 0, branchLicences: 0 })
  })
})

describe('the feed', () => {
  it('after a row tells only what may have come since it', async () => {
    const old = await sell(1)
    await rows(`update user_log set at = at - interval '2 minutes' where subject_id = $1`, [old.id])
    const known = await sell(2)
    const [newest] = (await owner.get('home/feed')).data
    expect(newest).toMatchObject({ subjectCode: known.code })
    const later = await sell(3)
    const { data } = await owner.get(`home/feed?after=${newest.id}`)
    expect(data.map((row: Json) => row.subjectCode)).toEqual([later.code, known.code])
    expect((await owner.get('home/feed')).data).toHaveLength(3)
  })

  it('tells of documents, newest first, with their amount', async () => {
    const goods = await someProduct(owner)
    const sold = await sell(3)
    const { data: received } = await receive(owner, [boxes(goods, 1)], {
      payments: [{ method: 'CASH', amount: 30_000 }],
    })
    await owner.post(`bill/${sold.id}/cancel`, { reason: 'Nhầm' })
    const { data } = await owner.get('home/feed')
    expect(data.map((row: Json) => [row.actionText, row.subjectCode, row.amount])).toEqual([
      ['Hủy hóa đơn', sold.code, 3_000],
      ['Lập phiếu nhập', received.code, 30_000],
      ['Bán hàng', sold.code, 3_000],
    ])
    expect(data[0]).toMatchObject({ employeeName: 'Trần Thu Hà', subjectKind: 'bill', subjectId: sold.id })
  })

  it('tells of goods destroyed, without what they cost', async () => {
    const items = [{ productId: product.id, unitId: product.units.Viên, lotId: product.lots[0], quantity: 7 }]
    const gone = await owner.post('disposal', { status: 'SUCCEED', reason: 'DAMAGED', items })
    expect(gone.status).toBe(201)
    expect((await owner.get('home/feed')).data[0]).toMatchObject({
      subjectKind: 'disposal',
      subjectCode: gone.data.code,
      amount: null,
    })
  })

  it('tells of every kind of document to who may read all that it names', async () => {
    const logged = async (action: string, subjectKind: string) =>
      rows(
        `insert into user_log (store_id, id, at, branch_id, employee_id, employee_name, action, subject_kind, subject_code, after)
         values ($1, $2, now(), $3, $4, 'Trần Thu Hà', $5, $6, $5, '{"amount": 5000}')`,
        [owner.profile.store.id, newId(), owner.branchId, owner.profile.id, action, subjectKind],
      )
    const acts = [
      ['fund-transfer.create', 'fund-transfer', 5_000, ['cashbook']],
      ['debt.offset', 'customer', 5_000, ['customer', 'provider']],
      ['order.create', 'order', 5_000, ['order']],
      ['purchase-order.confirm', 'purchase-order', null, ['import_product']],
      ['stock-transfer.send', 'stock-transfer', null, ['stock_transfer']],
      ['inventory-check.complete', 'inventory-check', null, ['check_inventory']],
      ['disposal.complete', 'disposal', null, ['disposal']],
    ] as const
    for (const [action, subjectKind] of acts) await logged(action, subjectKind)
    for (const [action, , amount, models] of acts) {
      const grants = ['home', ...models].map(model => ({ model, action: 'read' }) as Grant)
      const seen = async (some: Grant[]) =>
        (await (await addEmployee(shop, owner, { grants: some })).get('home/feed')).data.map((row: Json) => [
          row.action,
          row.amount,
        ])
      expect(await seen(grants)).toEqual([[action, amount]])
      expect(await seen(grants.slice(0, -1))).toEqual([])
    }
  })

  it('shows each only what they may read', async () => {
    const goods = await someProduct(owner)
    await receive(owner, [boxes(goods, 1)], { payments: [{ method: 'CASH', amount: 30_000 }] })
    await sell(1)
    const cashier = await addEmployee(shop, owner)
    expect((await cashier.get('home/feed')).data.map((row: Json) => row.action)).toEqual(['bill.create'])
  })
})
