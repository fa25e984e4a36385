import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { inStore, someCustomer } from '../../../../test/factories.ts'
import { type Shelved, shelve } from '../../../../test/shelf.ts'
import { newestWithProduct } from './newest-with-product.ts'

/** How long ago each bill was sold, in days; the last is without the product. */
const daysAgo = [0, 1, 2, 3, 3, 4, 5, 6, 7, 2]

let shop: TestApp
let owner: Person
let product: Shelved
/** Ids by place in `daysAgo`. */
let bills: string[]
beforeAll(async () => {
  shop = await testApp()
  owner = await shop.registerStore()
  product = await shelve(shop, owner, [{ quantity: 100 }])
  const other = await shelve(shop, owner, [{ quantity: 100 }])
  bills = []
  for (const place of daysAgo.keys()) {
    const sold = place < daysAgo.length - 1 ? [product, other] : [other]
    const items = sold.map(({ id, units }) => ({ productId: id, unitId: units.Viên, quantity: 1 }))
    const payable = sold.length * 1_000
    const payments = [{ method: 'CASH', amount: payable }]
    const { data } = await owner.post('bill', { items, payments, expectedPayable: payable })
    bills.push(data.id)
  }
  await inStore(shop, owner.profile.store.id, async query => {
    for (const [place, days] of daysAgo.entries()) {
      const earlier = `sold_at = sold_at - interval '${days} days ${place} minutes', business_day = business_day - ${days}`
      await query(`update bill set ${earlier} where id = $1`, [bills[place]])
      await query(`update bill_item set business_day = business_day - ${days} where bill_id = $1`, [bills[place]])
    }
  })
})
afterAll(() => shop.close())

const newest = (before: Date, lines: number) =>
  inStore(shop, owner.profile.store.id, query =>
    newestWithProduct({ storeId: owner.profile.store.id, query }, product.id, before.toISOString(), lines),
  )
const ago = (days: number) => new Date(Date.now() - days * 24 * 3600_000)
const of = (...places: number[]) => places.map(place => bills[place]).sort()

it('gives whole days, as many as hold the lines that were asked for', async () => {
  const three = await newest(ago(-1), 3)
  expect(three.billIds.sort()).toEqual(of(0, 1, 2))
  const four = await newest(ago(-1), 4)
  expect(four.billIds.sort()).toEqual(of(0, 1, 2, 3, 4))
  expect(four.wholeFrom! < three.wholeFrom!).toBe(true)
})

it('begins at the instant, and says when nothing older is left', async () => {
  const rest = await newest(ago(6.5), 50)
  expect(rest).toMatchObject({ wholeFrom: null })
  expect(rest.billIds).toEqual(expect.arrayContaining(of(7, 8)))
  expect(rest.billIds).not.toContain(bills[4])
})

it('lets the list by cursor show the same bills as the list at once', async () => {
  const all = (await owner.get(`bill?productId=${product.id}&limit=100`)).data
  expect(all.items.map((bill: { id: string }) => bill.id)).toEqual(bills.slice(0, -1))
  const walked: string[] = []
  for (let cursor = ''; ; ) {
    const { data } = await owner.get(`bill?productId=${product.id}&limit=2${cursor}`)
    walked.push(...data.items.map((bill: { id: string }) => bill.id))
    if (!data.nextCursor) break
    cursor = `&cursor=${data.nextCursor}`
  }
  expect(walked).toEqual(bills.slice(0, -1))
})

it('finds what a filter leaves far behind the newest, by cursor too', async () => {
  const staple = await shelve(shop, owner, [{ quantity: 100 }])
  const regular = await someCustomer(owner)
  const sell = async (customerId?: string) => {
    const items = [{ productId: staple.id, unitId: staple.units.Viên, quantity: 1 }]
    const payments = [{ method: 'CASH', amount: 1_000 }]
    const sale = { items, payments, expectedPayable: 1_000, ...(customerId && { customerId }) }
    return (await owner.post('bill', sale)).data.id as string
  }
  const [old, middle, newest] = [await sell(regular.id), await sell(), await sell(regular.id)]
  await inStore(shop, owner.profile.store.id, async query => {
    const back = async (id: string, days: number) => {
      const earlier = `interval '${days} days'`
      await query(
        `update bill set sold_at = sold_at - ${earlier}, business_day = business_day - ${days} where id = $1`,
        [id],
      )
      await query(`update bill_item set business_day = business_day - ${days} where bill_id = $1`, [id])
    }
    await back(old, 40)
    await back(middle, 3)
    // More lines of others than are looked at first.
    const copy = (table: string, key: string, fresh: string) =>
      query(
        `insert into ${table} select (jsonb_populate_record(t, ${fresh})).*
         from ${table} t cross join generate_series(1, 230) n where t.${key} = $1`,
        [middle],
      )
    await copy('bill', 'id', `jsonb_build_object('id', md5('b' || n)::uuid, 'code', 'COPY' || n, 'slug', 'copy' || n)`)
    await copy('bill_item', 'bill_id', `jsonb_build_object('id', md5('i' || n)::uuid, 'bill_id', md5('b' || n)::uuid)`)
  })
  const filter = `bill?productId=${staple.id}&customerId=${regular.id}&limit=1`
  const first = (await owner.get(filter)).data
  expect(first.items).toMatchObject([{ id: newest }])
  const second = (await owner.get(`${filter}&cursor=${first.nextCursor}`)).data
  expect(second.items).toMatchObject([{ id: old }])
  expect(second.nextCursor).toBeNull()
})

it('counts what was merged into the product', async () => {
  const double = await shelve(shop, owner, [{ quantity: 10 }])
  const items = [{ productId: double.id, unitId: double.units.Viên, quantity: 1 }]
  const payments = [{ method: 'CASH', amount: 1_000 }]
  const { data } = await owner.post('bill', { items, payments, expectedPayable: 1_000 })
  await inStore(shop, owner.profile.store.id, query =>
    query('update product set merged_into = $1, is_active = false where id = $2', [product.id, double.id]),
  )
  expect((await newest(ago(-1), 50)).billIds).toContain(data.id)
})
