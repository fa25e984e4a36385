import { readFile } from 'node:fs/promises'
import * as path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { addDays } from '@quay/domain/time/calendar'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { inStore as readInStore } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { type Counter, daysAgo, deed, History, openCounter, sell, step, takeBack } from '../../../test/sale-history.ts'
import { turnSwitch } from '../../../test/turn-switch.ts'
import { inStore } from '../../db/connection/in-store.ts'
import { withOwner } from '../../db/connection/pool.ts'
import { queryOf } from '../../db/connection/query-of.ts'
import { migrationsDirectory } from '../../db/migration/migrate.ts'
import { statements } from '../../db/migration/statements.ts'
import { breachesOf } from '../../verification/verify-database.ts'
import { advanceMark } from './advance-mark.ts'
import { rebuildSums } from './rebuild-sums.ts'
import { beforeAllDays } from './report-mark.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

/** What breaks a law as the store stands, with the mark where it is. */
const breaches = ({ storeId }: Counter) =>
  withOwner(shop.database.address, owner =>
    inStore(owner, storeId, async () => {
      const found: string[] = []
      for await (const { law, thing, expected, found: is } of breachesOf(owner, storeId))
        found.push(`${law}: ${thing}: ${expected}; ${is}`)
      return found
    }),
  )

const markOf = async ({ storeId }: Counter): Promise<string> => {
  const rows = await readInStore(shop, storeId, query =>
    query('select through::text from report_mark where store_id = $1', [storeId]),
  )
  return (rows[0] as Json)?.through ?? beforeAllDays
}

/** Waits until another transaction waits for the lock of the mark. */
async function somebodyWaits(): Promise<'waits'> {
  const sql = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%report_mark%'`
  for (let tries = 0; tries < 500; tries++) {
    if ((await shop.database.owner.query(sql)).rows.length > 0) return 'waits'
    await sleep(10)
  }
  throw new Error('Nobody waits for the mark')
}

it('cells are the documents, whatever was sold, cancelled, edited and taken back on days before and behind the mark', async () => {
  const seen = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 25, maxLength: 40 }), async deeds => {
      const counter = await openCounter(shop)
      const shopOf = new History(counter)
      for (const [at, one] of deeds.entries())
        await shopOf.do(one, Math.floor(((deeds.length - at) * 45) / deeds.length))
      expect(await breaches(counter)).toEqual([])
      for (const [kind, count] of shopOf.done) seen.set(kind, (seen.get(kind) ?? 0) + count)
    }),
    { numRuns: 4 },
  )
  expect([...seen.keys()].sort()).toEqual(['cancel', 'cancel-return', 'method', 'replace', 'return', 'sell', 'seller'])
  expect(await ledgerDifferences(shop)).toEqual([])
})

it('four who write on past days and the job at once leave every cell right', async () => {
  const counter = await openCounter(shop)
  const shopOf = new History(counter)
  // Something lies at every age, so that each step of the job has work.
  for (const days of [44, 33, 22, 11])
    await shopOf.do(
      { kind: 'sell', basket: { days, goods: [0, 3], quantity: 2, customer: 0, discount: 0 }, which: 0 },
      0,
    )
  const deeds = fc.sample(deed, { numRuns: 100, seed: 7 }).filter(({ kind }) => kind !== 'job')
  let isOver = false
  const job = async () => {
    for (let days = 45; !isOver || days > 0; days = Math.max(0, days - 1)) await step(counter, days)
  }
  const writers = [0, 1, 2, 3].map(async nth => {
    for (const [at, one] of deeds.entries()) if (at % 4 === nth) await shopOf.do(one, 0)
  })
  await Promise.all([
    Promise.all(writers).finally(() => {
      isOver = true
    }),
    job(),
  ])
  expect(await breaches(counter)).toEqual([])
  expect(await ledgerDifferences(shop)).toEqual([])
})

it.each<[what: string, prepare: boolean]>([
  ['sale', false],
  ['cancel', true],
])('a %s on a day that the job takes in just now waits for it, and counts once', async (_, isCancel) => {
  const counter = await openCounter(shop)
  const late = { days: 20, goods: [0, 3], quantity: 2, customer: 0, discount: 0 }
  const earlier = await sell(counter, late)
  expect(earlier.status, JSON.stringify(earlier.body)).toBe(201)
  const { storeId, owner: person } = counter
  let reply: Promise<Json> | undefined
  await withOwner(shop.database.address, owner =>
    inStore(owner, storeId, async () => {
      await advanceMark({ storeId, query: queryOf(owner) }, daysAgo(5))
      reply = isCancel ? person.post(`bill/${earlier.data.id}/cancel`, { reason: 'Nhầm' }) : sell(counter, late)
      // Long enough to be over, where nothing held it.
      expect(await Promise.race([reply, somebodyWaits()])).toBe('waits')
    }),
  )
  expect((await reply!).status).toBe(isCancel ? 200 : 201)
  expect(await breaches(counter)).toEqual([])
})

it('a day that another cut-off made today again gets its differences: of sales, returns and the cancels of both', async () => {
  const counter = await openCounter(shop)
  await turnSwitch(counter.owner, 'sellWithoutStock', false)
  while (await step(counter, -2));
  const before = await markOf(counter)
  expect(before >= new Date().toISOString().slice(0, 10)).toBe(true)
  const sold = await sell(counter, { days: 0, goods: [0, 3], quantity: 3, customer: 1, discount: 100 })
  expect(sold.status, JSON.stringify(sold.body)).toBe(201)
  const back = await takeBack(counter, sold.data, 1)
  expect(back.status, JSON.stringify(back.body)).toBe(201)
  const ofSales = async () =>
    (await breaches(counter)).filter(one => one.startsWith('sums by') || one.startsWith('sums of sales'))
  expect(await ofSales()).toEqual([])
  expect((await counter.owner.post(`sale-return/${back.data.id}/cancel`, { reason: 'Nhầm' })).status).toBe(200)
  expect(await ofSales()).toEqual([])
  expect((await counter.owner.post(`bill/${sold.data.id}/cancel`, { reason: 'Nhầm' })).status).toBe(200)
  expect(await ofSales()).toEqual([])
})

it('a step takes 31 days at most, one that is broken off leaves nothing, and days without documents cost one step', async () => {
  const counter = await openCounter(shop)
  expect((await sell(counter, { days: 40, goods: [1], quantity: 1, customer: 2, discount: 0 })).status).toBe(201)
  const first = (await readInStore(shop, counter.storeId, query =>
    query('select min(business_day)::text as day from bill where store_id = $1', [counter.storeId]),
  )) as Json
  const broken = withOwner(shop.database.address, owner =>
    inStore(owner, counter.storeId, async () => {
      await advanceMark({ storeId: counter.storeId, query: queryOf(owner) })
      throw new Error('killed')
    }),
  )
  await expect(broken).rejects.toThrow('killed')
  expect(await markOf(counter)).toBe(beforeAllDays)
  expect(await step(counter, 0)).toBe(true)
  expect(await markOf(counter)).toBe(addDays(first[0].day, 30))
  while (await step(counter, 0));
  expect(await breaches(counter)).toEqual([])
  const empty = await openCounter(shop)
  await step(empty, 60)
  expect(await step(empty, 60)).toBe(false)
})

/** All rows of a table of the store, but for the ids that each making gives anew. */
const rowsOf = ({ storeId }: Counter, table: string): Promise<Json[]> =>
  readInStore(shop, storeId, query =>
    query(`select to_jsonb(t) - 'id' as row from ${table} t where store_id = $1 order by 1`, [storeId]),
  )

const namesOfMigrations = ['20261127T0431_sums_of_reports.sql', '20261128T0310_deposits_and_gifts_in_sums.sql']

it('the sums by hour and the columns of lines come out of the documents again, as the migrations make them', async () => {
  const counter = await openCounter(shop)
  const shopOf = new History(counter)
  // When these migrations were written no bill knew whether its branch deducts VAT.
  const deeds = fc.sample(deed, { numRuns: 30, seed: 11 }).filter(({ kind }) => kind !== 'method')
  for (const one of deeds) await shopOf.do(one, 20)
  const tables = ['sale_hour', 'bill_item', 'sale_return_item']
  const read = async () => [
    await rowsOf(counter, tables[0]!),
    await rowsOf(counter, tables[1]!),
    await rowsOf(counter, tables[2]!),
  ]
  const kept = await read()
  expect(kept.map(rows => rows.length > 3)).toEqual([true, true, true])
  for (const name of namesOfMigrations) {
    const text = await readFile(path.join(migrationsDirectory, name), 'utf8')
    await shop.database.owner.query(statements(text).find(one => one.includes('sale_hour') && one.includes('do $$'))!)
  }
  const made = await read()
  // What is zero in every sum is a bill that came and went under another seller.
  const counts = (rows: Json[]) => rows.filter(({ row }) => row.bill_count || row.cancelled_count || row.return_count)
  expect(counts(made[0]!)).toEqual(counts(kept[0]!))
  expect(made.slice(1)).toEqual(kept.slice(1))
})

it('a deposit or a charge for gifts that the hours have and no document has is named', async () => {
  const counter = await openCounter(shop)
  const { storeId } = counter
  expect((await sell(counter, { days: 0, goods: [0], quantity: 2, customer: 0, discount: 0 })).status).toBe(201)
  const ofHours = async (change: string) => {
    await readInStore(shop, storeId, query => query(`update sale_hour set ${change} where store_id = $1`, [storeId]))
    return (await breaches(counter)).filter(one => one.startsWith('sums of sales')).map(one => one.split(': ')[1])
  }
  const law = 'each day of a seller at a branch, by way of payment, is the sum of'
  expect(await ofHours('deposit_used = 1')).toEqual([`${law} the bills`])
  expect(await ofHours('deposit_used = 0, return_gift_charge = 1')).toEqual([`${law} what came back`])
  expect(await ofHours('return_gift_charge = 0')).toEqual([])
})

it('cells that are wrong are named, and made anew from documents and ledgers', async () => {
  const counter = await openCounter(shop)
  const { storeId } = counter
  const sold = await sell(counter, { days: 12, goods: [0, 3], quantity: 2, customer: 0, discount: 50 })
  expect(sold.status, JSON.stringify(sold.body)).toBe(201)
  while (await step(counter, 0));
  const write = (text: string) => readInStore(shop, storeId, query => query(text, [storeId]))
  const lawsOf = async () => [...new Set((await breaches(counter)).map(one => one.split(': ').slice(0, 2).join(': ')))]
  await write(`update sale_product set net = net + 1 where store_id = $1 and span = 'M' and part = 0`)
  await write(`delete from sale_customer where store_id = $1`)
  await write(`insert into cash_day (store_id, account_id, business_day, branch_id, kind, amount_in, amount_out, entries)
    values ($1, gen_random_uuid(), '2026-01-01', gen_random_uuid(), 'SALE', 1, 0, 1)`)
  await write(`insert into stock_flow (store_id, span, branch_id, start, product_id, kind, quantity_in, value_in, quantity_out, value_out)
    values ($1, 'Y', gen_random_uuid(), '2026-01-01', gen_random_uuid(), 'SALE', 1, 0, 0, 0)`)
  await write(`update sale_hour set vat = vat + 1 where store_id = $1`)
  await write(`update bill_item set seller_id = gen_random_uuid() where store_id = $1`)
  expect(await lawsOf()).toEqual([
    'sums of sales: each day of a seller at a branch, by way of payment, is the sum of the bills',
    'lines of sales know their bill: its branch, day, seller, customer and whether it deducted VAT',
    'sums by product: cells of months are the documents up to the mark',
    'sums by product: cells of quarters are the sums of their months',
    'sums by product: cells of years are the sums of their months',
    'sums by product: together they are the sums of sales by hour',
    'sums by customer: cells of months are the documents up to the mark',
    'flows of stock: cells of years are the sums of their months',
    'flows of stock: with the rows since the mark they are what is on hand',
    'days of cash: they are the ledger up to the mark',
  ])
  await write(`update sale_hour set vat = vat - 1 where store_id = $1`)
  await write(
    `update bill_item i set seller_id = b.seller_id from bill b where i.store_id = $1 and b.store_id = $1 and b.id = i.bill_id`,
  )
  await withOwner(shop.database.address, rebuildSums)
  expect(await breaches(counter)).toEqual([])
  expect((await rowsOf(counter, 'sale_product')).length).toBeGreaterThan(10)
})

it('the cash book of any period says the same by days that are kept as by rows', async () => {
  const counter = await openCounter(shop)
  const shopOf = new History(counter)
  for (const one of fc.sample(deed, { numRuns: 20, seed: 3 }))
    await shopOf.do({ ...one, kind: one.kind === 'job' ? 'sell' : one.kind }, 0)
  // Rows of other days, as if they had been posted then.
  await readInStore(shop, counter.storeId, query =>
    query(`update cash_entry set business_day = business_day - (sequence % 30)::int where store_id = $1`, [
      counter.storeId,
    ]),
  )
  const today = (await readInStore(shop, counter.storeId, query =>
    query('select max(business_day)::text as day from cash_entry where store_id = $1', [counter.storeId]),
  )) as Json
  const day = (ago: number) => addDays(today[0].day, -ago)
  const periods = [
    '',
    `from=${day(12)}`,
    `to=${day(9)}`,
    `from=${day(25)}&to=${day(4)}`,
    `from=${day(3)}&to=${day(0)}`,
    `from=${day(7)}&to=${day(7)}`,
  ]
  const books = async () => {
    const read: Json[] = []
    for (const period of periods) {
      const { opening, in: paidIn, out, closing } = (await counter.owner.get(`cashbook?${period}`)).data
      read.push({ opening, paidIn, out, closing })
    }
    return read
  }
  const byRows = await books()
  expect(byRows[3].paidIn).toBeGreaterThan(0)
  for (const behind of [20, 8, 0]) {
    while (await step(counter, behind));
    expect(await books()).toEqual(byRows)
  }
})
