import { readFile } from 'node:fs/promises'
import * as path from 'node:path'
import { paymentMethods } from '@quay/contract/enumeration'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ownApp, type Person, type TestApp } from '../../../../test/app.ts'
import { inStore, someCustomer } from '../../../../test/factories.ts'
import { shelve } from '../../../../test/shelf.ts'
import { migrationsDirectory } from '../../../db/migration/migrate.ts'
import { statements } from '../../../db/migration/statements.ts'

let shop: TestApp
let owner: Person
beforeAll(async () => {
  shop = await ownApp()
  owner = await shop.registerStore()
})
afterAll(() => shop.close())

it('adds up what the list shows, for every way of payment and every state', async () => {
  const product = await shelve(shop, owner, [{ quantity: 100 }])
  await owner.post('cash-account', { name: 'Vietcombank' })
  const customer = await someCustomer(owner)
  const pay = (method: string, amount: number) => ({ method, amount })
  const ways = [
    [pay('CASH', 3_000)],
    [pay('BANK', 3_000)],
    [pay('DEBT', 3_000)],
    [pay('CASH', 1_000), pay('BANK', 2_000)],
    [pay('CASH', 500), pay('BANK', 500), pay('DEBT', 2_000)],
  ]
  for (const payments of ways)
    for (const isCancelled of [false, true]) {
      const items = [{ productId: product.id, unitId: product.units.Viên, quantity: 3 }]
      const { data: bill } = await owner.post('bill', { customerId: customer.id, items, payments })
      if (isCancelled) await owner.post(`bill/${bill.id}/cancel`, { reason: 'Thử' })
    }
  for (const method of [undefined, ...paymentMethods])
    for (const status of [undefined, 'SUCCEED', 'CANCELLED']) {
      const query = new URLSearchParams({ ...(method && { method }), ...(status && { status }) })
      const { items } = (await owner.get(`bill?limit=100&${query}`)).data
      const standing = items.filter((bill: { status: string }) => bill.status === 'SUCCEED')
      const sum = (field: string) =>
        standing.reduce((all: number, bill: Record<string, number>) => all + bill[field]!, 0)
      expect((await owner.get(`bill/total?${query}`)).data, String(query)).toMatchObject({
        count: standing.length,
        cancelledCount: items.length - standing.length,
        totalPrice: sum('totalPrice'),
        payable: sum('payable'),
        paid: sum('paid'),
        debt: sum('debt'),
        profit: sum('profit'),
      })
    }
})

it('can be made anew from the bills, as the migration does that tells ways of payment apart', async () => {
  const sums = () =>
    inStore(shop, owner.profile.store.id, query =>
      query(
        `select branch_id, business_day, hour, seller_id, methods, bill_count, cancelled_count, total_price, discount_amount, payable, cash, bank, debt, cost
         from sale_hour order by methods`,
      ),
    )
  const kept = await sums()
  expect(kept.length).toBeGreaterThan(4)
  const migration = await readFile(path.join(migrationsDirectory, '20261121T1910_sale_hour_methods.sql'), 'utf8')
  await shop.database.owner.query(statements(migration).find(statement => statement.includes('do $$'))!)
  expect(await sums()).toEqual(kept)
})
