import { flowsIn, flowsOut } from '@quay/contract/entry-kinds'
import { type StockEntryKind, stockEntryKinds } from '@quay/contract/stock-entry-kind'
import { addDays } from '@quay/domain/time/calendar'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { addBranch, addEmployee } from '../../../test/factories.ts'
import { askForFile, rowsOf } from '../../../test/file/exported.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { type Counter, openCounter, sell, step } from '../../../test/sale-history.ts'
import { newId } from '../../db/new-id.ts'
import { writeMonthEnds } from '../../jobs/close-stock-months.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

async function read(person: Person, asked: object, what = ''): Promise<Json> {
  const address = Object.entries({ limit: 200, ...asked })
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(String(value))}`]))
    .join('&')
  const reply = await person.get(`report/product${what}?${address}`)
  expect(reply.status, `${address} ${JSON.stringify(reply.body)}`).toBe(200)
  return reply.data
}

/** A row of the ledger: of which goods, how many days ago, and by which of some documents. */
interface Entry {
  kind: StockEntryKind
  goods: number
  lot: number
  bucket: 'sellable' | 'quarantine'
  isThere: boolean
  days: number
  document: number
  quantity: number
  value: number
}

const valueOnly: readonly StockEntryKind[] = ['REVALUATION', 'INBOUND_REPRICED']
const entry: fc.Arbitrary<Entry> = fc
  .record({
    kind: fc.constantFrom(...stockEntryKinds),
    goods: fc.integer({ min: 0, max: 2 }),
    lot: fc.integer({ min: 0, max: 1 }),
    bucket: fc.constantFrom('sellable', 'sellable', 'quarantine'),
    isThere: fc.boolean(),
    days: fc.integer({ min: 0, max: 420 }),
    document: fc.integer({ min: 0, max: 20 }),
    quantity: fc.integer({ min: 1, max: 50 }),
    value: fc.integer({ min: 1, max: 20_000 }),
    isOut: fc.boolean(),
  })
  .map(({ isOut, ...row }) => {
    const sign = isOut ? -1 : 1
    return { ...row, quantity: valueOnly.includes(row.kind) ? 0 : sign * row.quantity, value: sign * row.value }
  })

/** A second lot of each of the goods, that expires in 60 days; those of the counter expire later or never. */
async function twoLots({ storeId, goods }: Counter): Promise<(of: Pick<Entry, 'goods' | 'lot'>) => string> {
  const { owner: database } = shop.database
  const second = goods.map(() => newId())
  for (const [at, { id }] of goods.entries())
    await database.query(
      `insert into lot (store_id, id, product_id, number, number_key, first_received_at, expiry_date) values ($1, $2, $3, 'HAI', 'hai', now(), current_date + 60)`,
      [storeId, second[at], id],
    )
  return of => (of.lot === 0 ? goods[of.goods]!.lots[0]! : second[of.goods]!)
}

/** Puts rows into the ledger as they are, and what they leave on the shelves. */
async function write(counter: Counter, there: string, today: string, entries: readonly Entry[]): Promise<void> {
  const { owner: database } = shop.database
  const { storeId, owner, goods } = counter
  await database.query(`set app.store_id = '${storeId}'`)
  const documents = Array.from({ length: 21 }, () => newId())
  const lotOf = await twoLots(counter)
  // What lies there from the beginning, so that nothing falls below zero; the first lot of the goods is on the shelf already.
  const shelves = [...new Map(entries.map(one => [[one.goods, one.lot, one.bucket, one.isThere].join(), one])).values()]
  const first = shelves
    .filter(one => one.isThere || one.lot > 0 || one.bucket !== 'sellable')
    .map(one => ({ ...one, kind: 'OPENING' as const, days: 600, quantity: 5_000, value: 1_000_000 }))
  for (const [at, one] of [...first, ...entries].entries()) {
    const branchId = one.isThere ? there : owner.branchId
    const { id } = goods[one.goods]!
    const lot = lotOf(one)
    await database.query(
      `insert into stock_entry (store_id, id, branch_id, product_id, lot_id, sequence, quantity, value, balance_after, kind, document_kind, document_id,
         document_code, employee_id, at, business_day, bucket)
       values ($1, $2, $3, $4, $5, $6, $7, $8, 0, $9, 'disposal', $10, $11, $12, now(), $13, $14)`,
      [
        storeId,
        newId(),
        branchId,
        id,
        lot,
        1_000 + at,
        one.quantity,
        one.value,
        one.kind,
        documents[one.document],
        `XH${one.document}`,
        owner.profile.id,
        addDays(today, -one.days),
        one.bucket,
      ],
    )
    await database.query(
      `merge into stock s using (values ($1::uuid, $3::uuid, $5::uuid, $8)) as a (store_id, branch_id, lot_id, bucket)
         on s.store_id = a.store_id and s.branch_id = a.branch_id and s.lot_id = a.lot_id and s.bucket = a.bucket
       when matched then update set quantity = s.quantity + $6, value = s.value + $7
       when not matched then insert (store_id, id, branch_id, product_id, lot_id, quantity, value, bucket) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [storeId, newId(), branchId, id, lot, one.quantity, one.value, one.bucket],
    )
  }
}

it('of the ends of months the last 13 stay and each December, and stock of any day is the same as before', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        entry.chain(one => fc.integer({ min: 0, max: 1_500 }).map(days => ({ ...one, days }))),
        { minLength: 40, maxLength: 60 },
      ),
      fc.array(fc.integer({ min: 0, max: 1_700 }), { minLength: 6, maxLength: 6 }),
      async (entries, asked) => {
        const counter = await openCounter(shop)
        const { owner, storeId } = counter
        const there = await addBranch(shop, owner)
        const today = (await read(owner, {})).to
        await write(counter, there, today, entries)
        while (await step(counter, 1));
        const days = asked.map(ago => addDays(today, -ago))
        const stock = () =>
          Promise.all(
            days.map(day =>
              read(owner, {
                view: 'WAREHOUSE_VALUE',
                from: day,
                to: day,
                branchId: 'all',
                groupBy: 'lot',
                groupBy2: 'branch',
              }),
            ),
          )
        const before = (await stock()).map(({ items, total }: Json) => ({ items, total }))
        // As the job ran from month to month: what it kept once is built on, and goes later.
        for (const ago of [900, 500, 200, 0])
          await writeMonthEnds(shop.database.owner, new Date(Date.now() - ago * 86_400_000))
        await shop.database.owner.query(`set app.store_id = '${storeId}'`)
        const { rows } = await shop.database.owner.query(
          `select branch_id, array_agg(day::text order by day desc) as days,
             (select min(business_day) from stock_entry e where e.store_id = $1 and e.branch_id = m.branch_id)::text as first
           from stock_month_end m where store_id = $1 group by branch_id`,
          [storeId],
        )
        expect(rows.length).toBeGreaterThan(0)
        for (const { days: kept, first } of rows) {
          const all: string[] = []
          for (let end: string = kept[0]; end >= first; end = addDays(`${end.slice(0, 7)}-01`, -1)) all.push(end)
          expect(all.length).toBeGreaterThan(13)
          expect(kept).toEqual(all.filter((end, at) => at < 13 || end.endsWith('-12-31')))
        }
        const { rows: left } = await shop.database.owner.query(
          `select count(*)::int as count from stock_month m where store_id = $1 and not exists (select from stock_month_end e
             where e.store_id = $1 and e.branch_id = m.branch_id and e.day = m.day)`,
          [storeId],
        )
        expect(left).toEqual([{ count: 0 }])
        expect((await stock()).map(({ items, total }: Json) => ({ items, total }))).toEqual(before)
        const differences = (await ledgerDifferences(shop)).filter(({ law }) => law.includes('end of a month'))
        expect(differences).toEqual([])
      },
    ),
    { numRuns: 1, endOnFailure: true },
  )
}, 300_000)

const sum = (rows: readonly number[]) => rows.reduce((total, one) => total + one, 0)

it('stock of any day, and how it came to that, are the rows of the ledger, wherever the mark is', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(entry, { minLength: 30, maxLength: 80 }),
      fc.array(fc.tuple(fc.integer({ min: 0, max: 430 }), fc.integer({ min: 0, max: 400 })), {
        minLength: 4,
        maxLength: 4,
      }),
      fc.integer({ min: 0, max: 90 }),
      // Whether the ends of months are written, and until how many days ago.
      fc.option(fc.integer({ min: 0, max: 200 })),
      async (entries, periods, markBehind, endsBehind) => {
        const counter = await openCounter(shop)
        const { owner, goods, storeId } = counter
        const there = await addBranch(shop, owner)
        const today = (await read(owner, {})).to
        await write(counter, there, today, entries)
        if (markBehind < 60) while (await step(counter, markBehind));
        if (endsBehind !== null)
          await writeMonthEnds(shop.database.owner, new Date(Date.now() - endsBehind * 86_400_000))
        await shop.database.owner.query(`set app.store_id = '${storeId}'`)
        const { rows } = await shop.database.owner.query(
          `select e.product_id, e.lot_id, e.bucket, e.kind, e.quantity::int, e.value::int, e.business_day::text as day from stock_entry e
           where e.store_id = $1 and e.branch_id = $2`,
          [storeId, owner.branchId],
        )
        for (const [ago, length] of periods) {
          const from = addDays(today, -ago)
          const to = addDays(from, Math.min(length, ago))
          const asked = { view: 'INVENTORY_DETAIL', from, to }
          const report = await read(owner, asked)
          for (const { id } of goods) {
            const mine = rows.filter(row => row.productId === id)
            const before = mine.filter(row => row.day < from)
            const until = mine.filter(row => row.day <= to)
            const { values } = report.items.find((row: Json) => row.key === id) ?? { values: null }
            if (values === null) {
              expect([sum(until.map(row => row.quantity)), sum(until.map(row => row.value))]).toEqual([0, 0])
              continue
            }
            const say = JSON.stringify({ asked, markBehind, values })
            for (const [unit, field] of [
              ['Units', 'quantity'],
              ['Value', 'value'],
            ] as const) {
              const opening = sum(before.map(row => row[field]))
              const closing = sum(until.map(row => row[field]))
              const ofKinds = (...kinds: StockEntryKind[]) =>
                sum(until.filter(row => row.day >= from && kinds.includes(row.kind)).map(row => row[field]))
              expect(values[`opening${unit}`], say).toBe(opening)
              expect(values[`held${unit}`], say).toBe(closing)
              expect(values[`bought${unit}`], say).toBe(ofKinds('INBOUND', 'INBOUND_CANCEL', 'INBOUND_REPRICED'))
              expect(values[`issued${unit}`], say).toBe(0 - ofKinds('SALE', 'SALE_CANCEL'))
              expect(values[`lost${unit}`], say).toBe(0 - ofKinds('DISPOSAL', 'DISPOSAL_CANCEL'))
              expect(values[`found${unit}`] - values[`missing${unit}`], say).toBe(
                ofKinds('COUNT', 'COUNT_CANCEL', 'CHECK_CORRECTED'),
              )
            }
            const into = sum(flowsIn.map(flow => values[`${flow}Value`]))
            const outOf = sum(flowsOut.map(flow => values[`${flow}Value`]))
            expect(values.openingValue + into - outOf + values.adjustedValue, say).toBe(values.heldValue)
          }
          const short = await read(owner, { ...asked, view: 'INVENTORY' })
          const { openingValue, inValue, outValue, adjustedValue, heldValue } = short.total
          expect(openingValue + inValue - outValue + adjustedValue).toBe(heldValue)
          expect(heldValue).toBe(report.total.heldValue)
          const worth = await read(owner, { ...asked, view: 'WAREHOUSE_VALUE' })
          const opening = { quantity: 0, value: 0 }
          const apart = rows.filter(row => row.bucket === 'quarantine' && row.day <= to)
          expect(worth.total).toMatchObject({
            heldUnits: report.total.heldUnits,
            heldValue,
            quarantineUnits: sum([opening.quantity, ...apart.map(row => row.quantity)]),
            quarantineValue: sum([opening.value, ...apart.map(row => row.value)]),
          })
          const byLot = await read(owner, { ...asked, view: 'WAREHOUSE_VALUE', groupBy: 'lot' })
          for (const { key, values } of byLot.items)
            expect([values.heldUnits, values.heldValue], JSON.stringify({ asked, key })).toEqual(
              (['quantity', 'value'] as const).map(field =>
                sum(rows.filter(row => row.lotId === key && row.day <= to).map(row => row[field])),
              ),
            )
          for (const id of ['heldUnits', 'heldValue', 'saleValue', 'quarantineUnits'])
            for (const groupBy of ['expiryStep', 'lot', 'product'])
              expect((await read(owner, { ...asked, view: 'EXPIRY', groupBy })).total[id], id).toBe(worth.total[id])
          const destroyed = await read(owner, { ...asked, view: 'CANCEL' })
          expect(destroyed.total).toMatchObject({
            lostUnits: report.total.lostUnits,
            lostValue: report.total.lostValue,
          })
          for (const view of ['WAREHOUSE_VALUE', 'INVENTORY', 'INVENTORY_DETAIL', 'CANCEL', 'EXPIRY'])
            for (const more of [
              {},
              { branchId: 'all', groupBy: 'branch' },
              { groupBy: 'topGroup' },
              { groupBy: 'lot' },
              ...(view === 'EXPIRY' ? [{ expiry: 'D90', groupBy: 'product', groupBy2: 'expiryStep' }] : []),
            ]) {
              const of = await read(owner, { ...asked, view, ...more })
              for (const row of [{ key: undefined, values: of.total }, ...of.items]) {
                const documents = await read(owner, { ...asked, view, ...more, key: row.key }, '/document')
                for (const { id } of documents.columns) {
                  expect(documents.total[id], `${id} ${JSON.stringify({ asked, view, more, row })}`).toBe(
                    row.values[id],
                  )
                  expect(sum(documents.items.map((one: Json) => one.values[id]))).toBe(row.values[id])
                }
              }
            }
        }
      },
    ),
    { numRuns: 2, endOnFailure: true },
  )
}, 300_000)

it('values are for who may see what goods cost; stock of a past day without its documents is their balance', async () => {
  const { owner, goods } = await openCounter(shop)
  const today = (await read(owner, {})).to
  const clerk = await addEmployee(shop, owner, {
    grants: [
      { model: 'product_report', action: 'read' },
      { model: 'data_export', action: 'create' },
    ],
  })
  const columns = (report: Json) => report.columns.map(({ id }: Json) => id)
  expect(columns(await read(owner, { view: 'WAREHOUSE_VALUE' }))).toEqual([
    'heldUnits',
    'averageCost',
    'heldValue',
    'valueShare',
    'salePrice',
    'saleValue',
    'expectedProfit',
    'quarantineUnits',
    'quarantineValue',
    'onWayUnits',
    'onWayValue',
  ])
  for (const [view, shown] of [
    ['WAREHOUSE_VALUE', ['heldUnits', 'salePrice', 'saleValue', 'quarantineUnits', 'onWayUnits']],
    ['INVENTORY', ['openingUnits', 'inUnits', 'outUnits', 'heldUnits']],
    ['CANCEL', ['lostUnits']],
  ] as const) {
    expect(columns(await read(clerk, { view }))).toEqual(shown)
    expect(columns(await read(clerk, { view }, '/document'))).toEqual(shown.filter(id => id !== 'salePrice'))
  }
  // Without the value, the order is that of the quantity.
  const { items } = await read(clerk, { view: 'WAREHOUSE_VALUE' })
  expect(items.map((row: Json) => row.values.heldUnits)).toEqual([5_000, 5_000, 5_000])
  const file = await rowsOf(await askForFile(shop, clerk, 'report/product/export', { view: 'INVENTORY' }))
  expect(Object.keys(file[0]!)).toEqual(['Mặt hàng', 'Chi tiết', 'SL đầu kỳ', 'SL nhập', 'SL xuất', 'SL tồn'])
  expect(file.at(-1)).toMatchObject({ 'Mặt hàng': 'Tổng cộng', 'SL nhập': 15_000, 'SL tồn': 15_000 })

  const tomorrow = addDays(today, 1)
  const ofProduct = { view: 'INVENTORY', from: tomorrow, to: tomorrow, key: goods[0]!.id }
  expect((await read(owner, ofProduct, '/document')).items).toMatchObject([
    {
      kind: 'balance',
      id: '00000000-0000-0000-0000-000000000000',
      businessDay: today,
      values: { openingUnits: 5_000, openingValue: 3_333_333, inUnits: 0, heldUnits: 5_000, heldValue: 3_333_333 },
    },
  ])
  expect((await read(owner, { ...ofProduct, from: today, to: today }, '/document')).items).toMatchObject([
    { kind: 'opening', values: { openingUnits: 0, inUnits: 5_000, heldUnits: 5_000 } },
  ])
  const { total } = await read(owner, { view: 'WAREHOUSE_VALUE', from: '2020-01-01', to: '2020-01-31' })
  expect(total).toMatchObject({
    heldUnits: 0,
    averageCost: null,
    heldValue: 0,
    valueShare: null,
    salePrice: null,
    saleValue: 0,
  })
})

it('goods on their way are those of the branch that sent them, until they arrive or come back, and each look opens its transfer', async () => {
  const { owner, goods } = await openCounter(shop)
  const there = await addBranch(shop, owner)
  const today = (await read(owner, {})).to
  const [{ id: productId, units }] = goods as [(typeof goods)[number]]
  const send = await owner.post('stock-transfer', {
    status: 'SUCCEED',
    targetBranchId: there,
    items: [{ productId, unitId: units.Viên, quantity: 40 }],
  })
  expect(send.status, JSON.stringify(send.body)).toBe(201)
  const asked = { view: 'WAREHOUSE_VALUE', from: today, to: today, productId }
  const onWay = async (more: object) => {
    const { total } = await read(owner, { ...asked, ...more })
    return [total.heldUnits, total.onWayUnits]
  }
  expect(await onWay({})).toEqual([4_960, 40])
  expect(await onWay({ branchId: there })).toEqual([0, 0])
  expect(await onWay({ branchId: 'all' })).toEqual([4_960, 40])
  expect(await onWay({ from: addDays(today, -1), to: addDays(today, -1) })).toEqual([0, 0])
  const { items } = await read(owner, { ...asked, key: productId }, '/document')
  expect(items.map((one: Json) => [one.kind, one.values.heldUnits, one.values.onWayUnits])).toEqual([
    ['stock-transfer', -40, 40],
    ['opening', 5_000, 0],
  ])
  expect((await owner.post(`stock-transfer/${send.data.id}/receive?branchId=${there}`, { version: 1 })).status).toBe(
    200,
  )
  expect(await onWay({})).toEqual([4_960, 0])
  expect(await onWay({ branchId: 'all' })).toEqual([5_000, 0])
})

it('goods of which all is on its way have a row', async () => {
  const { owner, goods } = await openCounter(shop)
  const there = await addBranch(shop, owner)
  const [{ id: productId, units }] = goods as [(typeof goods)[number]]
  const items = [{ productId, unitId: units.Viên, quantity: 5_000 }]
  const send = await owner.post('stock-transfer', { status: 'SUCCEED', targetBranchId: there, items })
  expect(send.status, JSON.stringify(send.body)).toBe(201)
  const gone = { heldUnits: 0, onWayUnits: 5_000 }
  for (const groupBy of ['product', 'lot', 'branch', 'maker']) {
    const { items: rows, total } = await read(owner, { view: 'WAREHOUSE_VALUE', groupBy, productId })
    expect(total).toMatchObject(gone)
    expect(rows, groupBy).toMatchObject([{ values: gone }])
  }
})

it('goods that stand still say since when, and say nothing where they were never sold', async () => {
  const counter = await openCounter(shop)
  const { owner, goods } = counter
  const sold = await sell(counter, { days: 4, goods: [0], quantity: 3, customer: 2, discount: 0 })
  expect(sold.status, JSON.stringify(sold.body)).toBe(201)
  const { items } = await read(owner, { view: 'SLOW' })
  const idle = (at: number) => items.find((row: Json) => row.key === goods[at]!.id).values.idleDays
  // Sold four days ago, posted today: by the ledger it left today.
  expect([idle(0), idle(1)]).toEqual([0, null])
})

it('goods that came within the period had no time to sell and stand behind those that lay there before, in both orders', async () => {
  const counter = await openCounter(shop)
  const { owner, goods } = counter
  const there = await addBranch(shop, owner)
  const today = (await read(owner, {})).to
  const row = { bucket: 'sellable', isThere: false, days: 0, document: 0, quantity: 1, value: 1_000 } as const
  await write(counter, there, today, [
    // Some of the first goods lie there since long, what came of the second is worth more.
    { ...row, kind: 'COUNT', goods: 0, lot: 1 },
    { ...row, kind: 'INBOUND', goods: 1, lot: 0, value: 90_000_000 },
  ])
  const asked = { view: 'SLOW', from: addDays(today, -29), to: today }
  for (const sort of [{}, { sortBy: 'stockDays', orderBy: 'ASC' }]) {
    const { items } = await read(owner, { ...asked, ...sort })
    expect(items.map(({ key, values }: Json) => [key, values.openingUnits]).slice(0, 2), JSON.stringify(sort)).toEqual([
      [goods[0]!.id, 5_000],
      [goods[1]!.id, 0],
    ])
  }
})
