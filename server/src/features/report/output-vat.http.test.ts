import { readFile } from 'node:fs/promises'
import * as path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addEmployee, inStore, someProduct } from '../../../test/factories.ts'
import { askForFile, rowsOf } from '../../../test/file/exported.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { type Counter, declareMethod, openCounter, step, takeBack } from '../../../test/sale-history.ts'
import { shelve } from '../../../test/shelf.ts'
import { turnSwitch } from '../../../test/turn-switch.ts'
import { migrationsDirectory } from '../../db/migration/migrate.ts'
import { statements } from '../../db/migration/statements.ts'
import { newId } from '../../db/new-id.ts'
import { runSimulation } from '../discount/trial/run-simulation.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

/** 21 tablets of 1.000, of which 5 in 105 is VAT, that cost 14.000; beside them 11.000 with 1.000 of VAT. */
async function sellWithFee({ owner, goods, customers }: Counter, surchargeId: string): Promise<Json> {
  const { status, data, body } = await owner.post('bill', basketOf({ goods, customers }, surchargeId))
  expect(status, JSON.stringify(body)).toBe(201)
  return data
}
const basketOf = ({ goods, customers }: Pick<Counter, 'goods' | 'customers'>, surchargeId: string, quantity = 21) => ({
  items: [{ productId: goods[0]!.id, unitId: goods[0]!.units.Viên, quantity }],
  customerId: customers[0],
  surcharges: [{ surchargeId }],
  payments: [{ method: 'CASH', amount: quantity * 1_000 + 11_000 }],
})

const feeOf = async ({ owner }: Counter, vatRate = 10): Promise<string> => {
  const made = await owner.post('surcharge', {
    name: 'Phí giao hàng',
    amount: { unit: 2, value: 11_000 },
    vatRate,
    returns: 'WHOLE',
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.data.id
}

/** The profit wherever it is shown, and what takes part in it. */
async function profits(counter: Counter) {
  const { owner } = counter
  const total = async (path: string) => (await owner.get(path)).data.total
  const [sale, goods, customer, employee, result, home, list, sums] = await Promise.all([
    total('report/sale?view=REVENUE'),
    total('report/product?view=REVENUE'),
    total('report/customer?view=REVENUE'),
    total('report/employee?view=REVENUE'),
    total('report/sale?view=RESULT'),
    owner.get('home'),
    owner.get('bill'),
    owner.get('bill/total'),
  ])
  const { data: documents } = await owner.get('report/sale/document?view=REVENUE')
  const profitsInFile = async (asked: object) =>
    (await rowsOf(await askForFile(shop, owner, 'bill/export', asked))).map(row => row['Lợi nhuận'])
  return {
    reports: [sale, goods, customer, employee, result, documents.total].map(({ profit }) => profit),
    outputVat: [sale, goods, customer, employee, result].map(one => one.outputVat),
    otherIncome: result.otherIncome,
    result: result.result,
    home: home.data.today.profit,
    bills: list.data.items.map(({ profit }: Json) => profit),
    ofBills: sums.data.profit,
    file: await profitsInFile({}),
    fileOfLines: await profitsInFile({ withLines: true }),
  }
}

it('is no profit of a branch that deducts it, in reports, at home and in the list of bills alike', async () => {
  const counter = await openCounter(shop)
  expect((await declareMethod(counter.owner, 'DEDUCTION')).status).toBe(200)
  await sellWithFee(counter, await feeOf(counter))
  const same = (value: number, times: number) => Array.from({ length: times }, () => value)
  expect(await profits(counter)).toEqual({
    reports: same(21_000 - 1_000 - 14_000, 6),
    outputVat: same(1_000, 5),
    otherIncome: 10_000,
    result: 16_000,
    home: 6_000,
    bills: [6_000],
    ofBills: 6_000,
    file: [6_000],
    fileOfLines: [6_000],
  })
  // Through the cells of past days too.
  while (await step(counter, -2));
  expect((await profits(counter)).reports).toEqual(same(6_000, 6))
})

it('is a part of the profit where revenue is taxed, and its column is not there', async () => {
  const counter = await openCounter(shop)
  expect((await declareMethod(counter.owner, 'DIRECT')).status).toBe(200)
  await sellWithFee(counter, await feeOf(counter))
  const found = await profits(counter)
  expect(found).toMatchObject({
    otherIncome: 11_000,
    result: 18_000,
    home: 7_000,
    bills: [7_000],
    ofBills: 7_000,
    fileOfLines: [7_000],
  })
  expect(found.reports).toEqual([7_000, 7_000, 7_000, 7_000, 7_000, 7_000])
  expect(found.outputVat).toEqual([undefined, undefined, undefined, undefined, undefined])
})

it('is told to who may see profit alone; a report in its order opens in the usual one where no branch deducts', async () => {
  const counter = await openCounter(shop)
  const { owner } = counter
  const seesCost = { model: 'cost', action: 'read' } as const
  const grants = [
    { model: 'sale_report', action: 'read' },
    { model: 'product_report', action: 'read' },
    seesCost,
  ] as const
  const person = await addEmployee(shop, owner, { grants: [...grants] })
  expect((await declareMethod(owner, 'DEDUCTION')).status).toBe(200)
  await sellWithFee(counter, await feeOf(counter))
  const ask = (one: Person, area = 'product') => one.get(`report/${area}?view=REVENUE&sortBy=outputVat&orderBy=ASC`)
  for (const area of ['sale', 'product']) {
    const { data } = await person.get(`report/${area}?view=REVENUE`)
    expect(data.columns.map(({ id }: Json) => id)).not.toContain('outputVat')
    expect(Object.keys(data.total)).not.toContain('outputVat')
    expect((await ask(person, area)).body.issues).toMatchObject([{ path: 'sortBy' }])
  }
  expect((await ask(owner)).data.items.length).toBe(1)
  expect((await declareMethod(owner, 'DIRECT')).status).toBe(200)
  const usual = (await owner.get('report/product?view=REVENUE')).data
  expect(await ask(owner)).toMatchObject({ status: 200, data: { items: usual.items } })
  expect((await ask(person)).body.issues).toMatchObject([{ path: 'sortBy' }])
  // A view that never has the column refuses it as before.
  expect((await owner.get('report/sale?sortBy=outputVat')).body.issues).toMatchObject([{ path: 'sortBy' }])
})

it('stays as it was when the sale was made: of what comes back, of what replaces a bill and of what is cancelled', async () => {
  const counter = await openCounter(shop)
  const { owner } = counter
  expect((await declareMethod(owner, 'DEDUCTION')).status).toBe(200)
  const fee = await feeOf(counter)
  const [first, second, third] = [
    await sellWithFee(counter, fee),
    await sellWithFee(counter, fee),
    await sellWithFee(counter, fee),
  ]
  expect((await declareMethod(owner, 'DIRECT')).status).toBe(200)
  const profit = async () => (await owner.get('report/sale?view=RESULT')).data.total.profit
  expect(await profit()).toBe(18_000)
  // A return of one tablet takes off 1.000 with 48 of VAT, and a cost of 667.
  expect((await takeBack(counter, first)).status).toBe(201)
  expect(await profit()).toBe(18_000 - (1_000 - 48 - 667))
  const { status, body } = await owner.post(`bill/${second.id}/replace`, {
    reason: 'Nhầm',
    bill: basketOf(counter, fee, 42),
  })
  expect(status, JSON.stringify(body)).toBe(201)
  expect(await profit()).toBe(18_000 - (1_000 - 48 - 667) + 6_000)
  expect((await owner.post(`bill/${third.id}/cancel`, { reason: 'Nhầm' })).status).toBe(200)
  expect(await profit()).toBe(12_000 - (1_000 - 48 - 667) + 6_000)
  // What is sold now holds its VAT.
  await sellWithFee(counter, fee)
  expect(await profit()).toBe(12_000 - (1_000 - 48 - 667) + 6_000 + 7_000)
  expect((await owner.get('home')).data.today.profit).toBe(await profit())
  expect((await owner.get('bill/total')).data.profit).toBe(await profit())
  expect(await ledgerDifferences(shop)).toEqual([])
})

it('of a service that came back for a fee as high as its price is taken off the bills together as of the bill', async () => {
  const { owner } = await openCounter(shop)
  expect((await declareMethod(owner, 'DEDUCTION')).status).toBe(200)
  const units = [{ name: 'Lần', ratio: 1, price: 11_000, isBase: true }]
  const service = await someProduct(owner, { type: 4, isLotManaged: false, vatRate: 10, units })
  const sold = await owner.post('bill', {
    items: [{ productId: service.id, unitId: service.units[0].id, quantity: 1 }],
    payments: [{ method: 'CASH', amount: 11_000 }],
  })
  const back = await owner.post('sale-return', {
    billId: sold.data.id,
    reason: 'OTHER',
    items: [{ billItemId: sold.data.items[0].id, quantity: 1 }],
    fee: { unit: 2, value: 11_000 },
    payments: [],
  })
  expect(back.status, JSON.stringify(back.body)).toBe(201)
  // The fee stays with the shop, and the VAT of the service is owed no more.
  expect((await owner.get('bill')).data.items.map(({ profit }: Json) => profit)).toEqual([11_000])
  expect((await owner.get('bill/total')).data.profit).toBe(11_000)
  expect((await owner.get(`bill/total?keyword=${sold.data.code}`)).data.profit).toBe(11_000)
})

it('is no part of the profit that a trial of a promotion tells, and what the promotion takes off holds its share of it', async () => {
  const counter = await openCounter(shop)
  const { owner, storeId } = counter
  await turnSwitch(owner, 'promoteMedicines', true)
  const draft = { name: 'Thử', level: 'ORDER', effect: 'PERCENT', rules: [{ value: 1_000 }] }
  const tried = async () => {
    const begun = await owner.post('discount/simulation', { id: newId(), draft, days: 7 })
    expect(begun.status, JSON.stringify(begun.body)).toBe(201)
    await runSimulation(shop.database.owner, { kind: 'simulate-promotion', storeId, id: begun.data.id })
    return (await owner.get(`discount/simulation/${begun.data.id}`)).data
  }
  expect((await declareMethod(owner, 'DEDUCTION')).status).toBe(200)
  await sellWithFee(counter, await feeOf(counter))
  // A tenth of 21.000, of which 100 is VAT.
  expect(await tried()).toMatchObject({ hitCount: 1, amount: 2_100, profit: 6_000, profitAfter: 6_000 - 2_000 })
  expect((await declareMethod(owner, 'DIRECT')).status).toBe(200)
  expect(await tried()).toMatchObject({ amount: 2_100, profit: 6_000, profitAfter: 4_000 })
})

it('that a promotion of goods takes off in its trial is that of these goods, not of all on the bill', async () => {
  const { owner, goods, storeId } = await openCounter(shop)
  await turnSwitch(owner, 'promoteMedicines', true)
  const untaxed = await shelve(shop, owner, [{ quantity: 100, value: 60_000 }], { vatRate: -2 })
  expect((await declareMethod(owner, 'DEDUCTION')).status).toBe(200)
  const lineOf = ({ id, units }: { id: string; units: Record<string, string> }) => ({
    productId: id,
    unitId: units.Viên,
    quantity: 10,
  })
  const sold = await owner.post('bill', {
    items: [lineOf(goods[0]!), lineOf(untaxed)],
    payments: [{ method: 'CASH', amount: 20_000 }],
  })
  expect(sold.data, JSON.stringify(sold.body)).toMatchObject({ vatAmount: 476 })
  const lostBy = async (...ids: string[]) => {
    const about = { level: 'ITEM', effect: 'PERCENT', goods: ids.map(id => ({ kind: 'PRODUCT', id })) }
    const draft = { name: 'Thử', ...about, rules: [{ value: 1_000 }] }
    const { id } = (await owner.post('discount/simulation', { id: newId(), draft, days: 7 })).data
    await runSimulation(shop.database.owner, { kind: 'simulate-promotion', storeId, id })
    const { amount, profit, profitAfter } = (await owner.get(`discount/simulation/${id}`)).data
    return [amount, profit - profitAfter]
  }
  expect(await lostBy(untaxed.id)).toEqual([1_000, 1_000])
  expect(await lostBy(goods[0]!.id)).toEqual([1_000, 952])
  expect(await lostBy(goods[0]!.id, untaxed.id)).toEqual([2_000, 1_952])
})

it('is no part of the profit that goods on the shelf are expected to bring, at the rate of today', async () => {
  const counter = await openCounter(shop)
  const { owner, goods } = counter
  const [{ id: first }, { id: second }] = goods as [(typeof goods)[number], (typeof goods)[number]]
  const day = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
  const expected = async () => {
    const report = (await owner.get('report/product?view=WAREHOUSE_VALUE&groupBy=product')).data
    const of = (id: string) => report.items.find(({ key }: Json) => key === id).values
    for (const { key, values } of report.items) {
      const { data } = await owner.get(`report/product/document?view=WAREHOUSE_VALUE&groupBy=product&key=${key}`)
      expect(data.total.expectedProfit).toBe(values.expectedProfit)
    }
    return [of(first), of(second), report.total].map(({ saleValue, heldValue, expectedProfit }) => [
      saleValue,
      saleValue - heldValue - expectedProfit,
    ])
  }
  expect(await expected()).toEqual([
    [5_000_000, 0],
    [5_000_000, 0],
    [15_000_000, 0],
  ])
  expect((await declareMethod(owner, 'DEDUCTION')).status).toBe(200)
  // 1.000 with 5 in 105: 48 of a tablet.
  expect(await expected()).toEqual([
    [5_000_000, 240_000],
    [5_000_000, 240_000],
    [15_000_000, 720_000],
  ])
  const group = (await owner.post('product-group', { name: 'Thuốc' })).data
  const { data: product } = await owner.get(`product/${second}`)
  const moved = await owner.patch(`product/${second}`, { version: product.version, groupId: group.id })
  expect(moved.status, JSON.stringify(moved.body)).toBe(200)
  for (const body of [
    { productIds: [first], vatRate: 10, from: day },
    { groupIds: [group.id], vatRate: 8, from: day },
    { productIds: [second], vatRate: 10, from: '2020-01-01', to: '2020-12-31' },
  ]) {
    const made = await owner.post('tax-data', body)
    expect(made.status, JSON.stringify(made.body)).toBe(201)
  }
  expect(await expected()).toEqual([
    [5_000_000, 5_000 * 91],
    [5_000_000, 5_000 * 74],
    [15_000_000, 5_000 * (91 + 74 + 48)],
  ])
})

it('is none where the store does without VAT: what goods are expected to bring is what its bills bring', async () => {
  const counter = await openCounter(shop)
  const { owner } = counter
  const expected = async () => (await owner.get('report/product?view=WAREHOUSE_VALUE')).data.total.expectedProfit
  expect((await declareMethod(owner, 'DEDUCTION')).status).toBe(200)
  const withVat = await expected()
  await turnSwitch(owner, 'useVat', false)
  expect(await expected()).toBe(withVat + 15_000 * 48)
  await sellWithFee(counter, await feeOf(counter, -1))
  expect((await owner.get('home')).data.today.profit).toBe(7_000)
  // Goods that come back without a bill hold none either: 1.000 for a tablet that cost 667.
  await turnSwitch(owner, 'returnWithoutBill', true)
  const { id: productId, units } = counter.goods[0]!
  const items = [{ productId, unitId: units.Viên, quantity: 1, unitPrice: 1_000 }]
  const payments = [{ method: 'CASH', amount: 1_000 }]
  const back = await owner.post('sale-return/without-bill', { reason: 'SURPLUS', items, payments })
  expect(back).toMatchObject({ status: 201, data: { vatAmount: 0, cost: 667 } })
  expect((await owner.get('home')).data.today.profit).toBe(7_000 - (1_000 - 667))
})

it('of surcharges and of what came back is written to bills of before by the upgrade, in every store', async () => {
  const counters = [await openCounter(shop), await openCounter(shop)]
  for (const counter of counters) {
    const bill = await sellWithFee(counter, await feeOf(counter))
    const [line] = (await counter.owner.get(`bill/${bill.id}/returnable`)).data.items
    for (const quantity of [20, 1]) {
      const back = { billId: bill.id, reason: 'OTHER', items: [{ billItemId: line.billItemId, quantity }] }
      const { refundable } = (await counter.owner.post('sale-return/preview', back)).data
      const payments = [{ method: 'CASH', amount: refundable }]
      expect((await counter.owner.post('sale-return', { ...back, payments })).status).toBe(201)
    }
  }
  const read = ({ storeId }: Counter) =>
    inStore(shop, storeId, async query => [
      await query('select surcharge_vat::int, returned_vat::int from bill where store_id = $1', [storeId]),
      await query('select surcharge_vat::int from sale_return where store_id = $1 order by id', [storeId]),
    ])
  const written = [[{ surchargeVat: 1_000, returnedVat: 1_000 }], [{ surchargeVat: 0 }, { surchargeVat: 1_000 }]]
  for (const counter of counters) {
    expect(await read(counter)).toEqual(written)
    await inStore(shop, counter.storeId, async query => {
      await query('update bill set surcharge_vat = 0, returned_vat = 0 where store_id = $1', [counter.storeId])
      await query('update sale_return set surcharge_vat = 0 where store_id = $1', [counter.storeId])
    })
  }
  const text = await readFile(path.join(migrationsDirectory, '20261128T0510_output_vat.sql'), 'utf8')
  await shop.database.owner.query(statements(text).find(one => one.includes('do $$'))!)
  for (const counter of counters) expect(await read(counter)).toEqual(written)
  expect(await ledgerDifferences(shop)).toEqual([])
})
