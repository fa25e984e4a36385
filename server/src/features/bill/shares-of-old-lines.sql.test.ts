import * as fs from 'node:fs/promises'
import type pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDatabase } from '../../../test/database.ts'
import { openOwner } from '../../db/connection/pool.ts'
import { migrate, migrationsDirectory } from '../../db/migration/migrate.ts'

// Bills of before kept the discount of the bill and what points paid in one share of each line.

const split = '20261123T1430_shares_of_a_line.sql'
const store = '0197a000-0000-7000-8000-000000000001'
const idOf = (n: number) => `0197a000-0000-7000-8000-${String(n).padStart(12, '0')}`
let database: Awaited<ReturnType<typeof emptyDatabase>>
let owner: pg.Client

beforeEach(async () => {
  database = await emptyDatabase()
  owner = await openOwner(database.address)
  const before = (await fs.readdir(migrationsDirectory)).filter(name => name < split)
  await migrate(owner, { only: before })
  // The rows stand for themselves: what they refer to bears on nothing here.
  await owner.query(`
    alter table bill drop constraint bill_branch_fk;
    alter table bill_item drop constraint bill_item_product_fk;
    insert into store_directory (store_id) values ('${store}');
    select set_config('app.store_id', '${store}', false);`)
})
afterEach(async () => {
  await owner.end()
  await database.drop()
})

async function keepBill(number: number, discount: number, points: number, shares: number[]) {
  const total = shares.length * 1000
  const payable = total - discount - points
  const id = idOf(number * 100)
  await owner.query(
    `insert into bill (store_id, id, code, branch_id, status, seller_id, seller_name, issuer, sold_at, posted_at, business_day, total_price,
       line_discount, order_discount, points_amount, payable, paid, cash_tendered, change, debt, vat_amount, cost, item_count, slug, content_hash)
     values ($1, $2, $3, $2, 'SUCCEED', $2, 'Lan', '{}', now(), now(), current_date, $4, 0, $5, $6, $7, $7, $7, 0, 0, 0, 0, $8, $3, '')`,
    [store, id, `HD${number}`, total, discount, points, payable, shares.length],
  )
  for (const [position, share] of shares.entries())
    await owner.query(
      `insert into bill_item (store_id, id, bill_id, position, product_id, product_code, product_name, unit_id, unit_name, ratio, quantity,
         base_quantity, list_price, unit_price, price_source, line_discount, order_share, net, vat_rate, vat, cost, business_day)
       values ($1, $2, $3, $4, $3, 'HH', 'Thuốc', $3, 'Viên', 1, 1, 1, 1000, 1000, 'UNIT', 0, $5, $6, 0, 0, 0, current_date)`,
      [store, idOf(number * 100 + position + 1), id, position, share, 1000 - share],
    )
}

async function sharesOf(number: number) {
  const { rows } = await owner.query<{ shares: [string, string] }>(
    'select array[order_share, point_share] as shares from bill_item where store_id = $1 and bill_id = $2 order by position',
    [store, idOf(number * 100)],
  )
  return rows.map(({ shares }) => shares.map(Number))
}

test('a share is parted between the discount and the points, each adding up, none above the share', async () => {
  await keepBill(1, 100, 200, [100, 100, 100])
  await keepBill(2, 1, 1, [1, 0, 1])
  await keepBill(3, 0, 3000, [1000, 1000, 1000])
  await keepBill(4, 50, 0, [30, 20])
  await keepBill(5, 700, 13, [333, 7, 0, 373])
  await migrate(owner)
  expect(await sharesOf(1)).toEqual([
    [34, 66],
    [33, 67],
    [33, 67],
  ])
  expect(await sharesOf(2)).toEqual([
    [1, 0],
    [0, 0],
    [0, 1],
  ])
  expect(await sharesOf(3)).toEqual([
    [0, 1000],
    [0, 1000],
    [0, 1000],
  ])
  expect(await sharesOf(4)).toEqual([
    [30, 0],
    [20, 0],
  ])
  const [discounts, points] = [0, 1].map(at => sharesOf(5).then(rows => rows.map(row => row[at]!)))
  expect((await points!).reduce((a, b) => a + b)).toBe(13)
  expect((await discounts!).reduce((a, b) => a + b)).toBe(700)
})
