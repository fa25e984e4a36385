import { cashEntryKinds } from '@quay/contract/money/cash-entry-kind'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

it('the ledger of cash takes the kinds that have a name, and no other', async () => {
  const { rows } = await shop.database.owner.query<{ rule: string }>(
    "select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'cash_entry_kind_known'",
  )
  const known = [...rows[0]!.rule.matchAll(/'([A-Z_]+)'::text/g)].map(([, kind]) => kind)
  expect(known.toSorted()).toEqual([...cashEntryKinds].toSorted())
})
