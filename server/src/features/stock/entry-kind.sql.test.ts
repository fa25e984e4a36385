import { stockEntryKinds } from '@quay/contract/stock-entry-kind'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

it('the ledger takes the kinds that the domain knows, and no other', async () => {
  const { rows } = await shop.database.owner.query<{ rule: string }>(
    "select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'stock_entry_kind_known'",
  )
  const known = [...rows[0]!.rule.matchAll(/'([A-Z_]+)'::text/g)].map(([, kind]) => kind)
  expect(known.toSorted()).toEqual([...stockEntryKinds].toSorted())
})
