import { readdirSync, readFileSync } from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { insertsOfSelects, storesFromOutside, textsOf } from './read-sql.ts'

const source = path.resolve(import.meta.dirname, '../src')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map(name => name.replaceAll('\\', '/'))
  .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))

/** Texts that may be a statement on the data of a store, by file. */
const texts = files.sort().map(name => {
  const all = textsOf(readFileSync(path.join(source, name), 'utf8'))
  return { name, texts: all.filter(text => /store_id|insert into/i.test(text)) }
})

/** The files that have a text in which `found` finds something. */
const filesWith = (found: (sql: string) => readonly string[]): string[] =>
  texts.filter(file => file.texts.some(text => found(text).length > 0)).map(({ name }) => name)

/** The files that may insert what they select, and why: docs/decisions/2026-11-22-statements-for-a-cluster.md */
const mayInsertSelects = [
  // Moves rows of a table into its own new partition, by the owner.
  'db/migration/partitions.ts',
  // The one way to write thousands of rows: they travel as one JSON text, three times cheaper than their placeholders.
  'db/write/insert-many.ts',
]

describe('statements that a cluster takes', () => {
  it('name the store of a sub-select by its parameter ($1, tx.storeId) and not by the row outside: write `x.store_id = $1`', () => {
    expect(filesWith(storesFromOutside)).toEqual([])
  })

  it('insert values and not what they select: read first, then `tx.insert`, or `values ($1, unnest($2::uuid[]))`', () => {
    expect(filesWith(insertsOfSelects)).toEqual(mayInsertSelects)
  })
})

describe('the reader of statements', () => {
  it.each<[string, string, string[]]>([
    ['a join', 'select 1 from a join b on b.store_id = a.store_id where a.store_id = $1', []],
    [
      'a list of tables',
      'update a set n = b.n from c, b where b.store_id = a.store_id and c.store_id = b.store_id',
      [],
    ],
    ['a sub-select', 'select (select 1 from x where x.store_id = e.store_id) from e', ['e']],
    ['with as', 'select exists (select from x as y where y.store_id = $1 and y.store_id = x.store_id) from x', ['x']],
    ['no name of its own', 'select (select 1 from x where store_id = e.store_id) from e', ['e']],
    ['a join within it', 'select (select 1 from x join y on y.store_id = x.store_id where x.store_id = $1) from e', []],
    ['lateral', 'select 1 from e cross join lateral (select 1 from x where x.store_id = e.store_id) l', ['e']],
    ['two levels down', 'select (select 1 from (select 1 from x where x.store_id = e.store_id) t) from e', ['e']],
    [
      'brackets that are no level',
      'select 1 from a join b on (b.store_id = a.store_id or coalesce(a.store_id) is null)',
      [],
    ],
    [
      'each part of a union',
      'select (select 1 from x union select 2 from y where y.store_id = x.store_id) from e',
      ['x'],
    ],
    [
      'functions and their columns',
      'select 1 from unnest($1::uuid[]) with ordinality as u (id, n) join a on a.store_id = u.store_id',
      [],
    ],
    ['from within a function', 'select extract(hour from e.at), (select 1 from x where x.store_id = $1) from e', []],
    ['words in quotes', "select (select 'from e where e.store_id' from x where x.store_id = $1) from e", []],
    ['delete … using', 'delete from a using b where a.store_id = $1 and b.store_id = a.store_id', []],
    ['a piece of a statement', 'exists (select from x where x.store_id = p.store_id)', ['p']],
    ['a piece of a join', 'join x on x.store_id = p.store_id', []],
  ])('%s', (_, sql, found) => {
    expect(storesFromOutside(sql)).toEqual(found)
  })

  it.each<[string, string[]]>([
    ['insert into a (b, c) select $1, d from e', ['a']],
    ['insert into a select * from e', ['a']],
    ['with g as (select 1) insert into a (b) select 1 from g', ['a']],
    ['insert into a (b) values ($1) on conflict do nothing', []],
    ['insert into a (b) values ((select 1 from c))', []],
    ['insert into a (b, c) values ($1, unnest($2::uuid[])) on conflict do nothing', []],
  ])('%s', (sql, tables) => {
    expect(insertsOfSelects(sql)).toEqual(tables)
  })

  it('reads templates and strings of a source', () => {
    const program = ['const a: string = `x $', "{b(`y`)} z`; const c = 'd' as const"].join('')
    expect(textsOf(program).sort()).toEqual(['d', 'x \u00a7 z', 'y'])
  })
})
