import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../test/app.ts'
import { inStore } from '../../../test/factories.ts'
import { ledgerDifferences } from '../../../test/ledgers.ts'
import { type ShelfLot, type Shelved, shelve } from '../../../test/shelf.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every route
type Json = any

const rows = (sql: string, values: unknown[] = []) => inStore(shop, owner.profile.store.id, query => query(sql, values))
/** Goods of which at least ten are wanted, asked for by a customer, and fifty at most. */
async function goods(lots: ShelfLot[]): Promise<Shelved> {
  const shelved = await shelve(shop, owner, lots)
  await rows('update product set min_stock = 10, max_stock = 50 where id = $1', [shelved.id])
  expect((await owner.post('customer-request', { productId: shelved.id, quantity: 1 })).status).toBe(201)
  return shelved
}
const ids = (reply: { data: Json }) => reply.data.items.map((item: Json) => item.productId ?? item.id)
const listed = async (stock: string) => ids(await owner.get(`product?stock=${stock}&limit=100`))

it('what cannot be sold is no stock wherever somebody decides by it: it is ordered, listed as short, and no want has arrived', async () => {
  const expired = await goods([{ quantity: 60, expiryDate: '2020-01-31' }])
  const held = await goods([{ quantity: 60, state: 'held' }])
  const recalled = await goods([{ quantity: 60, state: 'recalled' }])
  const apart = await goods([{ quantity: 60 }])
  const moved = { branchId: owner.branchId, to: 'quarantine', quantity: 60, reason: 'Vỡ' }
  expect((await owner.post(`lot/${apart.lots[0]}/quarantine`, moved)).status).toBe(200)
  const few = await goods([{ quantity: 4 }, { number: 'X', quantity: 60, expiryDate: '2020-01-31' }])
  const reserved = await goods([{ quantity: 15 }])
  await rows('update product_stock set reserved = 12 where product_id = $1', [reserved.id])
  const plenty = await goods([{ quantity: 60 }])
  const enough = await goods([{ quantity: 20 }, { number: 'X', quantity: 60, state: 'held' }])

  const none = [expired, held, recalled, apart].map(one => one.id)
  const short = [...none, few.id, reserved.id]
  expect((await listed('out')).sort()).toEqual(none.toSorted())
  expect((await listed('below')).sort()).toEqual(short.toSorted())
  expect((await listed('in')).sort()).toEqual([few.id, reserved.id, plenty.id, enough.id].sort())
  expect(await listed('above')).toEqual([plenty.id])

  const tasks = (await owner.get('home/tasks')).data
  expect(tasks).toMatchObject({ outOfStock: none.length, lowStock: short.length, customerRequestsArrived: 4 })
  expect(
    (await owner.get('customer-request?state=arrived')).data.items
      .map((customerRequest: Json) => customerRequest.productId)
      .sort(),
  ).toEqual([few.id, reserved.id, plenty.id, enough.id].sort())
  const customerRequests = (await owner.get('customer-request?state=open')).data.items
  expect(customerRequests.find((customerRequest: Json) => customerRequest.productId === few.id)).toMatchObject({
    stock: 4,
    isArrived: true,
  })
  expect(customerRequests.find((customerRequest: Json) => customerRequest.productId === held.id)).toMatchObject({
    stock: 0,
    isArrived: false,
  })

  const order = (await owner.get('reorder?basis=level&days=30&coverDays=30&limit=100')).data.items
  expect(order.map((row: Json) => row.productId).sort()).toEqual(short.toSorted())
  // Up to the most that should be there, and one for the customer who asked.
  expect(order.find((row: Json) => row.productId === few.id)).toMatchObject({ onHand: 64, unsellable: 60, need: 47 })
  expect(order.find((row: Json) => row.productId === reserved.id)).toMatchObject({ unsellable: 0, need: 48 })

  expect((await owner.get(`product/${few.id}`)).data).toMatchObject({ stock: 64, unsellable: 60 })
  // The sale finds the same.
  const sell = (product: Shelved, quantity: number) =>
    owner.post('bill', {
      items: [{ productId: product.id, unitId: product.units.Viên, quantity }],
      payments: [{ method: 'CASH', amount: quantity * 1_000 }],
    })
  expect((await sell(few, 5)).body.error).toBe('stock-short')
  expect((await sell(few, 4)).status).toBe(201)
  expect((await sell(reserved, 4)).body.error).toBe('stock-short')
  expect((await sell(reserved, 3)).status).toBe(201)
  const available = (await ledgerDifferences(shop)).filter(({ law }) => law.includes('available'))
  expect(available).toEqual([])
})
