import { readdir, readFile } from 'node:fs/promises'
import * as path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrationsDirectory } from '../src/db/migration/migrate.ts'
import { schemaText } from '../src/db/migration/schema-text.ts'
import { statements } from '../src/db/migration/statements.ts'
import { type TestDatabase, testDatabase } from './database.ts'

/** Read before the store is known, and without anything worth stealing: ids and states of stores. */
const unfenced = ['store_directory']
/** Fenced for requests, but not for the owner: the owner's functions look up whole names, and search by trigram. */
const openToOwner = ['login_name', 'public_slug', 'product_search', 'customer_search']
/** Looked up by something else than a store: their key is what they are found by. */
const keyedOtherwise = ['login_name', 'public_slug', 'store_directory']
/** Sums, found by what they are sums of: an id would be 16 bytes and an index more for each. */
const sums = ['cash_day', 'report_mark', 'sale_customer', 'sale_product', 'stock_flow']
/** Of no store: lists that all stores read and none writes. */
const reference = ['database_epoch', 'medicine', 'medicine_import', 'province', 'ward', 'ward_name']
const appendOnly = [
  'stock_entry',
  'cash_entry',
  'debt_entry',
  'debt_allocation',
  'point_entry',
  'point_allocation',
  'user_log',
]
const partitioned = ['user_log', 'idempotency_key']

/** They came before this rule, when no shop ran the program yet. 20261126T0205 does what the last two left. */
const writeBlindly = [
  '20261122T0311_tax_codes_in_one_form.sql',
  '20261122T0340_lots_of_merged_products.sql',
  '20261122T0342_stock_levels_in_order.sql',
  '20261122T0420_temporary_passwords.sql',
  '20261124T1320_prescription_papers.sql',
  '20261125T0310_returns_in_sums.sql',
]
const ofNoStore = [...unfenced, ...reference].join('|')
const writesRows = (text: string) =>
  !/^\s*create (or replace )?function/i.test(text) &&
  new RegExp(String.raw`(^|\n)\s*(insert into|update|delete from) (?!(${ofNoStore})\b)`, 'i').test(
    withoutComments(text),
  )
const withoutComments = (text: string) => text.replace(/^\s*--.*$/gm, '')

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

async function column<T = string>(sql: string, values: unknown[] = []): Promise<T[]> {
  const { rows } = await database.owner.query({ text: sql, values, rowMode: 'array' })
  return rows.map(row => row[0] as T)
}

const tables = `
  select c.oid, c.relname as name, c.relrowsecurity as fenced, c.relforcerowsecurity as forced
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname <> 'schema_migration' and c.relname not in (${reference.map(name => `'${name}'`).join()})`

describe('every table of a store', () => {
  it('can be read by the role of requests: grant it in the migration that makes the table', async () => {
    expect(
      await column(`select name from (${tables}) t where not has_table_privilege('quay_app', t.oid, 'select')`),
    ).toEqual([])
  })

  it('has store_id, not null', async () => {
    expect(
      await column(`select name from (${tables}) t where not exists
        (select 1 from pg_attribute a where a.attrelid = t.oid and a.attname = 'store_id' and a.attnotnull)`),
    ).toEqual([])
  })

  it('has the primary key (store_id, id), or (store_id, at, id) where it is kept by month', async () => {
    const keys = await database.owner.query<{ name: string; key: string }>(`
      select t.name, (select string_agg(a.attname, ',' order by k.ord) from unnest(x.conkey) with ordinality k (attnum, ord)
        join pg_attribute a on a.attrelid = t.oid and a.attnum = k.attnum) as key
      from (${tables}) t join pg_constraint x on x.conrelid = t.oid and x.contype = 'p'`)
    const odd = keys.rows.filter(
      ({ name, key }) => key !== (partitioned.includes(name) ? 'store_id,at,id' : 'store_id,id'),
    )
    expect(odd.map(({ name }) => name).sort()).toEqual([...keyedOtherwise, ...sums].sort())
  })

  it('carries store_id in every unique index and foreign key', async () => {
    expect(
      await column(
        `select i.indexrelid::regclass::text from pg_index i join (${tables}) t on t.oid = i.indrelid
        where i.indisunique and not t.name = any($1) and not exists
          (select 1 from pg_attribute a where a.attrelid = t.oid and a.attname = 'store_id' and a.attnum = any(i.indkey))`,
        [keyedOtherwise],
      ),
    ).toEqual([])
    // But for those that lead to a list of no store.
    expect(
      await column(
        `select x.conname from pg_constraint x join (${tables}) t on t.oid = x.conrelid where x.contype = 'f'
        and not x.confrelid::regclass::text = any($1) and not exists
          (select 1 from pg_attribute a where a.attrelid = t.oid and a.attname = 'store_id' and a.attnum = any(x.conkey))`,
        [reference],
      ),
    ).toEqual([])
  })

  it('is fenced by forced row-level security, but for the listed few', async () => {
    expect(await column(`select name from (${tables}) t where not fenced`)).toEqual(unfenced)
    expect((await column(`select name from (${tables}) t where fenced and not forced`)).sort()).toEqual(
      [...openToOwner].sort(),
    )
    expect(
      await column(`select t.name from (${tables}) t where t.fenced and not exists
        (select 1 from pg_policy p where p.polrelid = t.oid and pg_get_expr(p.polqual, p.polrelid) like '%app.store_id%')`),
    ).toEqual([])
  })

  it('shows nothing to a connection that entered no store, and one store only to one that did', async () => {
    const a = '01890000-0000-7000-8000-00000000000a'
    const b = '01890000-0000-7000-8000-00000000000b'
    for (const id of [a, b]) {
      await database.owner.query(`set app.store_id = '${id}'`)
      await database.owner.query(`insert into store (store_id, id, name, phone) values ($1, $1, 'Thử', '0900000000')`, [
        id,
      ])
    }
    const client = await database.pool.connect()
    try {
      expect((await client.query('select count(*) as n from store')).rows).toEqual([{ n: 0 }])
      await client.query(`begin; set local app.store_id = '${a}'`)
      expect((await client.query('select id from store')).rows).toEqual([{ id: a }])
      await expect(
        client.query(`insert into store (store_id, id, name, phone) values ('${b}', '${b}', 'X', '1')`),
      ).rejects.toThrow(/row-level security/)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  it('is searched and looked up for the entered store alone', async () => {
    const stores = ['01890000-0000-7000-8000-0000000000a1', '01890000-0000-7000-8000-0000000000b1']
    const [a, b] = stores
    const write = (text: string) => database.owner.query(text)
    for (const id of stores) {
      await write(`insert into product_search (store_id, id, folded) values ('${id}', '${id}', 'thuoc bi mat')`)
      await write(`insert into customer_search (store_id, id, folded) values ('${id}', '${id}', 'khach bi mat')`)
      await write(`insert into login_name (store_id, employee_id, folded) values ('${id}', '${id}', 'chu-${id}')`)
      await write(`insert into public_slug (store_id, id, kind, slug) values ('${id}', '${id}', 'bill', 'slug-${id}')`)
      await write(`insert into store_directory (store_id, status) values ('${id}', 'active')`)
    }
    const client = await database.pool.connect()
    const read = async (text: string, ...values: unknown[]) =>
      (await client.query({ text, values, rowMode: 'array' })).rows.flat()
    const hits = (table: string, patterns: string[], parts: string[], whole: string) =>
      read(`select id from hits_of_${table}($1, $2, $3)`, patterns, parts, whole)
    try {
      for (const table of openToOwner) expect(await read(`select * from ${table}`)).toEqual([])
      expect(await hits('customer_search', ['%bi mat%'], [], 'x')).toEqual([])
      await client.query(`begin; set local app.store_id = '${a}'`)
      for (const table of openToOwner) expect(await read(`select store_id from ${table}`)).toEqual([a])
      expect(await hits('product_search', ['%bi mat%'], ['bi'], 'x')).toEqual([a])
      expect(await hits('customer_search', [], [], '')).toEqual([a])
      // A word is a word, whatever stands in it.
      expect(await hits('product_search', ["%' or true --%"], ["x') > 0 or ('"], "'")).toEqual([])
      const goods = (patterns: string[], parts: string[], words: string[]) =>
        read('select id from hits_of_goods($1, $2, $3, $4, $5, $5, $5, $5)', patterns, parts, words, "x'", ["'mật"])
      expect(await goods(['%bi mat%'], ['%bi%'], ['bi'])).toEqual([a])
      expect(await goods(["%' or true --%"], ["x') > 0 or ('"], ["'"])).toEqual([])
      expect(await read('select employee_id from person_of_login_name($1)', [`chu-${b}`, 'chu-%'])).toEqual([b])
      expect(await read('select id from thing_of_slug($1, $2)', `slug-${b}`, 'bill')).toEqual([b])
      expect(await read('select id from thing_of_slug($1, $2)', `slug-${b}`, 'image')).toEqual([])
      for (const table of openToOwner) {
        await client.query('savepoint written')
        await expect(client.query(`update ${table} set store_id = '${b}'`), table).rejects.toThrow(/row-level security/)
        await client.query('rollback to written')
      }
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  it('has no function that runs as the owner but the listed ones, and those are closed to others', async () => {
    const own = `from pg_proc p where pronamespace = 'public'::regnamespace and prosecdef`
    expect(await column(`select proname::text ${own} order by 1`)).toEqual([
      'hits_of_customer_search',
      'hits_of_goods',
      'hits_of_product_search',
      'person_of_login_name',
      'refresh_statistics',
      'thing_of_slug',
    ])
    expect(
      await column(`select proname::text ${own} and exists (select 1 from aclexplode(proacl) a where a.grantee = 0)`),
    ).toEqual([])
  })

  it('works as a role that cannot pass the fence, and cannot rewrite a ledger', async () => {
    const [role] = (
      await database.owner.query(`select rolsuper, rolbypassrls from pg_roles where rolname = 'quay_app'`)
    ).rows
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false })
    for (const table of appendOnly)
      for (const right of ['UPDATE', 'DELETE', 'TRUNCATE'])
        expect(await column(`select has_table_privilege('quay_app', $1, $2)`, [table, right])).toEqual([false])
  })

  it('has no serial, no trigger, no "on delete set null", no name that ends in _<digits>', async () => {
    expect(
      await column(`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'`),
    ).toEqual([])
    expect(await column(`select tgname from pg_trigger where not tgisinternal`)).toEqual([])
    expect(await column(`select conname from pg_constraint where contype = 'f' and confdeltype in ('n', 'd')`)).toEqual(
      [],
    )
    expect(
      await column(
        `select x.conname from pg_constraint x join (${tables}) t on t.oid = x.conrelid where x.conname ~ '_[0-9]+$'`,
      ),
    ).toEqual([])
  })
})

describe('a table of no store', () => {
  it('holds nothing of a store, and is read but never written by the role that works for people', async () => {
    for (const table of reference) {
      const columns = await column('select attname from pg_attribute where attrelid = $1::regclass and attnum > 0', [
        table,
      ])
      expect(columns).not.toContain('store_id')
      const rights = ['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']
      const held = rights.map(right =>
        column<boolean>(`select has_table_privilege('quay_app', $1, $2)`, [table, right]),
      )
      expect((await Promise.all(held)).flat()).toEqual([true, false, false, false, false])
    }
  })

  it('refers to no table of a store', async () => {
    expect(
      await column(
        `select conname from pg_constraint where contype = 'f' and conrelid::regclass::text = any($1)
         and not confrelid::regclass::text = any($1)`,
        [reference],
      ),
    ).toEqual([])
  })
})

describe('migrations', () => {
  it('have one timestamp each and are sorted by it', async () => {
    const names = await readdir(migrationsDirectory)
    const stamps = names.map(name => /^(\d{8}T\d{4})_[a-z_]+\.sql$/.exec(name)?.[1])
    expect(stamps).not.toContain(undefined)
    expect(new Set(stamps).size).toBe(names.length)
  })

  it('change rows of stores only where they enter one: row-level security shows the owner none otherwise', async () => {
    const names = await readdir(migrationsDirectory)
    const blind = await Promise.all(
      names.map(async name => {
        const found = statements(await readFile(path.join(migrationsDirectory, name), 'utf8')).filter(writesRows)
        return found.some(text => !text.includes('app.store_id')) ? name : []
      }),
    )
    expect(blind.flat().sort()).toEqual(writeBlindly)
  })

  it('and db/schema.ts say the same', async () => {
    const written = await readFile(path.join(import.meta.dirname, '../src/db/schema.ts'), 'utf8')
    expect(written, 'run `npm run schema`').toBe(await schemaText(database.owner))
  })
})
