import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  references,
  referencesToBranch,
  referencesToCustomer,
  referencesToEmployee,
  referencesToProduct,
  referencesToProvider,
} from '../src/references.ts'
import { type TestDatabase, testDatabase } from './database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** Columns of foreign keys to a table, and those that are called like one: documents and ledgers name people without a key. */
const referringSql = `
  select c.conrelid::regclass::text || '.' || a.attname as name
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attname <> 'store_id'
    join pg_class t on t.oid = c.conrelid and not t.relispartition
  where c.contype = 'f' and c.confrelid = $1::regclass
  union
  select t.relname || '.' || a.attname
  from pg_attribute a join pg_class t on t.oid = a.attrelid and t.relkind in ('r', 'p') and not t.relispartition
  where t.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped and a.attname ~ $2
  order by 1`

const kinds = [
  { table: 'product', called: '(^|_)product_id$', declared: referencesToProduct, least: 40 },
  {
    table: 'employee',
    called: '^(employee_id|created_by|seller_id|counter_id)$',
    declared: referencesToEmployee,
    least: 25,
  },
  {
    table: 'customer',
    called: '(^|_)customer_id$|^partner_id$',
    declared: referencesToCustomer,
    least: 15,
  },
  {
    table: 'provider',
    called: '(^|_)provider_id$|^partner_id$',
    declared: referencesToProvider,
    least: 10,
  },
  { table: 'branch', called: '(^|_)branch_id$', declared: referencesToBranch, least: 30 },
] as const

describe.each(kinds)('what refers to a $table', ({ table, called, declared, least }) => {
  it('is declared by the feature of its table', async () => {
    const { rows } = await database.owner.query<{ name: string }>(referringSql, [table, called])
    const found = rows.map(row => row.name)
    expect(found.length).toBeGreaterThan(least)
    const undeclared = found.filter(name => !(name in declared))
    const remedy = `Declare under "${table}" in server/src/features/<feature>/references.ts, and the file in server/src/references.ts: ${undeclared.join(', ')}`
    expect(undeclared, remedy).toEqual([])
    const gone = Object.keys(declared).filter(name => !found.includes(name))
    expect(gone, `Declared under "${table}", but the database has no such column: take it out`).toEqual([])
  })
})

it('a row that goes with no product has a word, so that a person reads what keeps the product', async () => {
  const { rows } = await database.owner.query<{ name: string }>(`
    select t.relname || '.' || a.attname as name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attname <> 'store_id'
      join pg_class t on t.oid = c.conrelid and not t.relispartition
    where c.contype = 'f' and c.confrelid = 'product'::regclass and c.confdeltype <> 'c' order by 1`)
  // These rows of the product itself are deleted with it.
  const ownRows = ['product_barcode.product_id', 'product_unit.product_id']
  const wordless = rows
    .map(({ name }) => name)
    .filter(name => !ownRows.includes(name) && !referencesToProduct[name]?.word)
  expect(rows.length).toBeGreaterThan(15)
  expect(wordless, 'Give them a `word` in the references.ts of their feature').toEqual([])
})

it('each column is declared once', () => {
  // Of two declarations the last would win.
  const names = references.flatMap(one =>
    Object.entries(one).flatMap(([kind, columns]) => Object.keys(columns).map(name => `${kind} ${name}`)),
  )
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})
