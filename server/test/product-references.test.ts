import { afterAll, beforeAll, expect, it } from 'vitest'
import { productReferences } from '../src/features/product/product-references.ts'
import { type TestDatabase, testDatabase } from './database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** Columns of foreign keys to products, and those that are called like one. */
const referringSql = `
  select c.conrelid::regclass::text || '.' || a.attname as name
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attname <> 'store_id'
  where c.contype = 'f' and c.confrelid = 'product'::regclass
  union
  select a.attrelid::regclass::text || '.' || a.attname
  from pg_attribute a join pg_class t on t.oid = a.attrelid and t.relkind in ('r', 'p') and not t.relispartition
  where t.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped and a.attname ~ '(^|_)product_id$'
  order by 1`

it('every reference to a product says what becomes of it when the product is merged into another', async () => {
  const { rows } = await database.owner.query<{ name: string }>(referringSql)
  const found = rows.map(row => row.name)
  expect(found.length).toBeGreaterThan(30)
  const undeclared = found.filter(name => !productReferences[name])
  const declare = `Say in server/src/features/product/product-references.ts what becomes of them on a merge: ${undeclared.join(', ')}`
  expect(undeclared, declare).toEqual([])
  const gone = Object.keys(productReferences).filter(name => !found.includes(name))
  expect(gone, 'Declared in product-references.ts, but the database has no such column').toEqual([])
})
