import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setStore } from '../src/db/connection/transaction.ts'
import { verifyDatabase } from '../src/verification/verify-database.ts'
import { type TestDatabase, testDatabase } from '../test/database.ts'
import { demoCombos } from './cast/combos.ts'
import { buildCatalogue } from './catalogue/build-catalogue.ts'
import { demoRuntime } from './demo-runtime.ts'
import { type Filled, fillDemo } from './fill-demo.ts'
import { freeSignIn } from './free-sign-in.ts'

const silent = { begin() {}, advance() {}, say() {}, end() {} }
const ofSets = demoCombos.flatMap(({ components }) => components.map(component => component.name))
const catalogue = buildCatalogue().filter(
  ({ product }, index) => index % 12 === 0 || ofSets.some(name => product.name.startsWith(name)),
)
/** A Friday evening: deliveries came on two of the days, suppliers are paid on the last. */
const end = new Date('2026-11-20T12:30:00Z')

let database: TestDatabase
let filled: Filled
let again: Filled

beforeAll(async () => {
  database = await testDatabase()
  filled = await fill()
  again = await fill()
}, 120_000)
afterAll(() => database.close())

async function fill(): Promise<Filled> {
  const signIn = await freeSignIn(database.owner)
  const plan = { days: 4, billsPerDay: [14, 9] as const, seed: 5, signIn, end, catalogue, customers: 30 }
  const runtime = demoRuntime(
    database.pool,
    { secret: 'secret-of-tests' },
    { memoryCost: 8, timeCost: 1, parallelism: 1 },
  )
  return fillDemo(plan, { pool: database.pool, runtime, progress: silent })
}

async function read<Row extends object>({ storeId }: Filled, text: string): Promise<Row[]> {
  await database.owner.query(`begin; ${setStore(storeId)}`)
  const { rows } = await database.owner.query<Row>(text, [storeId])
  await database.owner.query('commit')
  return rows
}

const billsOf = (demo: Filled) =>
  read<{ code: string; at: string; payable: number }>(
    demo,
    'select code, sold_at as at, payable, item_count, customer_name, status from bill where store_id = $1 order by code',
  )

describe('a few days of the demo', () => {
  it('leave books in which every balance is the sum of its ledger', async () => {
    expect(await verifyDatabase(database.owner)).toEqual([])
  })

  it('have sold, in the order of the clock and never after the end', async () => {
    const bills = await billsOf(filled)
    expect(bills.length).toBe(filled.bills)
    expect(bills.length).toBeGreaterThan(60)
    const times = bills.map(bill => bill.at)
    expect(times).toEqual([...times].sort())
    expect(times.at(-1)! <= end.toISOString()).toBe(true)
    expect(times.at(-1)! > '2026-11-20').toBe(true)
  })

  it('were sold by several people, each in their own branch', async () => {
    const rows = await read<{ branch: string; name: string }>(
      filled,
      `select distinct b.branch_id as branch, e.full_name as name from bill b
       join employee e on e.store_id = b.store_id and e.id = b.seller_id where b.store_id = $1`,
    )
    const names = Map.groupBy(rows, row => row.branch)
    expect(names.size).toBe(2)
    expect(rows.length).toBeGreaterThan(5)
    const branchesOf = Map.groupBy(rows, row => row.name)
    expect(branchesOf.get('Phạm Thị Bích Tuyền')).toHaveLength(1)
  })

  it('sold sets of several goods, each from the lots of its components', async () => {
    const sets = await read<{ name: string }>(filled, 'select name from product where store_id = $1 and type = 3')
    expect(sets.length).toBeGreaterThan(1)
    const sold = await read<{ parts: number }>(
      filled,
      `select (select count(*)::int from bill_item_part p where p.store_id = i.store_id and p.item_id = i.id) as parts
       from bill_item i join product p on p.store_id = i.store_id and p.id = i.product_id and p.type = 3 where i.store_id = $1`,
    )
    expect(sold.length).toBeGreaterThan(0)
    for (const { parts } of sold) expect(parts).toBeGreaterThan(1)
  })

  it('brought goods from suppliers and paid some of them', async () => {
    const inbounds = await read<{ kind: string }>(filled, 'select kind from inbound where store_id = $1')
    expect(new Set(inbounds.map(inbound => inbound.kind))).toEqual(new Set(['OPENING', 'PURCHASE']))
    const paid = await read(filled, `select id from debt_entry where store_id = $1 and partner_kind = 'provider'`)
    expect(paid.length).toBeGreaterThan(0)
  })

  it('were taken in by somebody of the branch, and looked at', async () => {
    const taken = await read<{ receiver: string | null; inspected: boolean }>(
      filled,
      `select receiver_name as receiver, is_inspected as inspected from inbound where store_id = $1 and kind = 'PURCHASE'`,
    )
    expect(new Set(taken.map(({ receiver }) => receiver)).size).toBeGreaterThan(2)
    expect(taken.filter(({ inspected }) => inspected).length).toBeGreaterThan(0)
  })

  it('end with debts put right, goods that came damaged, and a check of two', async () => {
    const adjusted = await read<{ kind: string; status: string }>(
      filled,
      'select kind, status from debt_adjustment where store_id = $1',
    )
    expect(new Set(adjusted.map(({ kind }) => kind)).size).toBeGreaterThan(1)
    expect(adjusted.filter(({ status }) => status === 'CANCELLED')).toHaveLength(1)
    expect(
      await read(
        filled,
        `select m.status, count(*)::int as checks from inventory_check c
         join inventory_check m on m.store_id = c.store_id and m.id = c.merged_into where c.store_id = $1 group by m.id, m.status`,
      ),
    ).toEqual([{ status: 'DRAFT', checks: 2 }])
    const damaged = await read(
      filled,
      `select id from stock_transfer where store_id = $1 and damage_reason is not null`,
    )
    expect(damaged).toHaveLength(1)
  })

  it('end with sales under promotions, points that customers earned, and a piece that came back', async () => {
    const promoted = await read<{ name: string }>(
      filled,
      `select distinct d.name from bill_discount b join discount d on d.store_id = b.store_id and d.id = b.discount_id where b.store_id = $1`,
    )
    expect(promoted.map(({ name }) => name)).toContain('Men vi sinh giảm 10%')
    const earned = await read(filled, `select id from point_entry where store_id = $1 and kind = 'EARN'`)
    expect(earned.length).toBeGreaterThan(0)
    expect(await read(filled, 'select id from sale_return where store_id = $1')).toHaveLength(1)
  })

  it('end with a shift that was closed a note short, and one that is open', async () => {
    const shifts = await read<{ status: string; holder: string; reason: string | null }>(
      filled,
      'select status, held_by_name as holder, reason from shift where store_id = $1 order by code',
    )
    expect(shifts).toEqual([
      { status: 'CLOSED', holder: expect.any(String), reason: 'Thối thừa một tờ cho khách' },
      { status: 'OPEN', holder: 'Phạm Thị Bích Tuyền', reason: null },
    ])
    const settings = await read<{ value: boolean }>(
      filled,
      `select value from setting where store_id = $1 and key = 'useShifts'`,
    )
    expect(settings).toEqual([{ value: true }])
    const sold = await read(
      filled,
      `select b.id from bill b join shift s on s.store_id = $1 and s.id = b.shift_id and s.status = 'OPEN' where b.store_id = $1`,
    )
    expect(sold.length).toBeGreaterThan(0)
  })

  it('say of medicines of known customers how long they last, so that somebody is to be called', async () => {
    const lines = await read<{ days: number }>(
      filled,
      'select days_of_supply as days from bill_item where store_id = $1 and days_of_supply is not null',
    )
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.every(({ days }) => days >= 5 && days <= 30)).toBe(true)
  })

  it('are the same for the same seed', async () => {
    expect(await billsOf(again)).toEqual(await billsOf(filled))
    const [mine, other] = await Promise.all([filled, again].map(({ storeId }) => storeId))
    expect(mine).not.toBe(other)
  })

  it('give each pharmacy of a database a sign-in of its own', async () => {
    expect(await freeSignIn(database.owner)).toEqual({ username: 'demo3', phone: '0908123458' })
  })
})
