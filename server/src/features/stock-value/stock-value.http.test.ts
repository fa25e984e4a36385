import { addDays } from '@quay/domain/time/calendar'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { countLine, countOn, openCheck } from '../../../test/count-shop.ts'
import { addEmployee, inStore, someProduct } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { boxes, receive } from '../../../test/receive.ts'
import { type Shelved, shelve } from '../../../test/shelf.ts'
import { writeMonthEnds } from '../../jobs/close-stock-months.ts'

let shop: TestApp
let owner: Person
let products: Shelved[]
/** The last day before each thing that happened, with what the stock was worth then. */
const days = ['2026-08-15', '2026-08-31', '2026-09-10', '2026-09-30', '2026-10-05', '2026-10-31', '2026-11-03']
const worth = new Map<string, { quantity: number; value: number }>()

beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  products = [
    await shelve(shop, owner, [
      { quantity: 100, value: 33_333 },
      { quantity: 50, value: 77_777 },
    ]),
    await shelve(shop, owner, [{ quantity: 7, value: 10_001 }]),
  ]
  await moveLedger(days[0]!)
  for (const day of days) {
    await somethingHappens()
    await moveLedger(day)
    worth.set(day, await now())
  }
})
afterAll(() => shop.close())

async function now() {
  const { data } = await owner.get('stock?limit=200')
  const rows = data.items as { onHand: number; value: number }[]
  return {
    quantity: rows.reduce((sum, row) => sum + row.onHand, 0),
    value: rows.reduce((sum, row) => sum + row.value, 0),
  }
}

/** Sales, a cancelled one, a count and a disposal. */
async function somethingHappens() {
  const [pill, other] = products as [Shelved, Shelved]
  const sell = (product: Shelved, quantity: number) =>
    owner.post('bill', {
      items: [{ productId: product.id, unitId: product.units.Viên, quantity }],
      payments: [{ method: 'CASH', amount: 1_000 * quantity }],
    })
  await sell(pill, 3)
  const { data } = await sell(pill, 5)
  await owner.post(`bill/${data.id}/cancel`, { reason: 'Nhầm' })
  const check = await openCheck(owner, { kind: 'PRODUCT', productIds: [other.id] })
  await countOn(owner, check.id, [countLine(other, 'LO1', worth.size % 2 ? 5 : 9)])
  await owner.post(`inventory-check/${check.id}/complete`, {})
}

/** Moves the rows just written to another day, because no route posts into the past. */
async function moveLedger(day: string) {
  await inStore(shop, owner.profile.store.id, query =>
    query(`update stock_entry set business_day = $2 where store_id = $1 and business_day >= current_date - 1`, [
      owner.profile.store.id,
      day,
    ]),
  )
}

const valueAt = async (day: string) => {
  const { data } = await owner.get(`stock-value/total?day=${day}`)
  const list = (await owner.get(`stock-value?day=${day}&limit=200`)).data.items as { quantity: number; value: number }[]
  expect(list.reduce((sum, row) => sum + row.value, 0)).toBe(data.value)
  return { quantity: list.reduce((sum, row) => sum + row.quantity, 0), value: data.value }
}

/** The months of this store that are written; others share its server. */
async function ends(): Promise<string[]> {
  const storeId = owner.profile.store.id
  const rows = await inStore(shop, storeId, query =>
    query('select day from stock_month_end where store_id = $1 order by day', [storeId]),
  )
  return rows.map(row => row.day)
}

describe('the stock of a past day', () => {
  it('is what it was then, to the đồng, day by day', async () => {
    for (const day of days) expect(await valueAt(day), day).toEqual(worth.get(day))
    expect(await valueAt('2026-09-20')).toEqual(worth.get('2026-09-10'))
    expect(await valueAt('2026-01-01')).toEqual({ quantity: 0, value: 0 })
  })

  it('is the same when the ends of months are written, which build on one another', async () => {
    await writeMonthEnds(shop.database.owner, new Date('2026-10-02T05:00:00Z'))
    expect(await ends()).toEqual(['2026-08-31', '2026-09-30'])
    for (const day of days) expect(await valueAt(day), day).toEqual(worth.get(day))
    await writeMonthEnds(shop.database.owner, new Date('2026-11-02T05:00:00Z'))
    await writeMonthEnds(shop.database.owner, new Date('2026-11-02T05:00:00Z'))
    expect(await ends()).toEqual(['2026-08-31', '2026-09-30', '2026-10-31'])
    for (const day of days) expect(await valueAt(day), day).toEqual(worth.get(day))
    expect(await ledgerDifferences(shop)).toEqual([])
  })

  it('a written month that is not the sum of the ledger is found by verification', async () => {
    const change = (by: number) =>
      inStore(shop, owner.profile.store.id, query =>
        query(`update stock_month set value = value + $2 where store_id = $1 and day = '2026-09-30'`, [
          owner.profile.store.id,
          by,
        ]),
      )
    await change(1)
    expect(await ledgerDifferences(shop)).toMatchObject([
      { law: 'stock: the end of a month is the sum of the ledger up to it' },
      { law: 'stock: the end of a month is the sum of the ledger up to it' },
      { law: 'stock: the end of a month is the sum of the ledger up to it' },
    ])
    await change(-1)
  })

  it('is not of the month that still goes on, nor of the day before yesterday’s night shift', async () => {
    await writeMonthEnds(shop.database.owner, new Date('2026-12-01T05:00:00Z'))
    expect(await ends()).toHaveLength(3)
  })

  it('is for those who may know what goods cost; a day to come is today', async () => {
    const clerk = await addEmployee(shop, owner)
    expect((await clerk.get('stock-value')).status).toBe(403)
    const { data } = await owner.get('stock-value/total')
    expect((await owner.get(`stock-value/total?day=${addDays(data.day, 30)}`)).data).toEqual(data)
    const made = await someProduct(owner, { name: 'Oresol gói' })
    await receive(owner, [boxes(made, 1)], { kind: 'OPENING' })
    expect((await owner.get('stock-value?keyword=oresol')).data.items).toMatchObject([{ quantity: 100, value: 30_000 }])
    expect((await owner.get('stock-value/total?keyword=oresol')).data).toMatchObject({ productCount: 1, value: 30_000 })
  })

  it('goes out as the file of what the screen shows, and is a row of the log', async () => {
    const day = days[2]!
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/mp/api/stock-value/export',
      headers: { authorization: `Bearer ${owner.accessToken}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ day }),
    })
    const sheet = (await readXlsx(reply.rawPayload)).sheets[0]!
    const [titles, ...rows] = sheet.rows
    expect(titles).toEqual(['Mã hàng', 'Tên hàng', 'ĐVT', 'Tồn', 'Giá vốn bình quân', 'Giá trị'])
    const sumOf = (place: number) => rows.reduce((sum, row) => sum + Number(row[place]), 0)
    expect({ quantity: sumOf(3), value: sumOf(5) }).toEqual(worth.get(day))
    const { data } = await owner.get('user_log?limit=1')
    expect(data.items[0]).toMatchObject({ action: 'excel.export', after: { content: `Giá trị tồn kho ${day}` } })
    const clerk = await addEmployee(shop, owner)
    expect((await clerk.post('stock-value/export', {})).status).toBe(403)
  })
})
