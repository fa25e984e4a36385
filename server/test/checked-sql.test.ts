import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { features } from '../src/features.ts'
import { compareRow } from './checked-sql/compare-row.ts'
import { StatementDescriber } from './checked-sql/describe-statement.ts'
import { type Field, findStatements, type Statement } from './checked-sql/find-statements.ts'
import { type TestDatabase, testDatabase } from './database.ts'

/** Columns without `not null` that are never null in these rows, and what holds that. The list may only become shorter. */
const neverNull: { file: string; columns: string[]; because: string }[] = [
  {
    file: 'features/excel/product/picture-queue.ts',
    columns: ['problem'],
    because: 'what failed was written together with its problem',
  },
  {
    file: 'features/inventory-check/check-lines.ts',
    columns: ['productCode', 'productName', 'baseUnit', 'lotNumber', 'book', 'difference', 'value', 'round'],
    because: 'a line has a count once its check is completed, which writes the line whole',
  },
  {
    file: 'features/inventory-check/late-sales.ts',
    columns: ['productName', 'lotNumber'],
    because: 'a line has a time of count once its check is completed, which writes the line whole',
  },
  {
    file: 'features/price-book/follow-prices.ts',
    columns: ['adjustUnit', 'adjustValue', 'rounding'],
    because: 'price_book_formula_whole',
  },
  { file: 'features/tax/tax-data-store.ts', columns: ['targetId', 'name'], because: 'tax_data_one_target' },
]

/**
 * Statements by file whose text is known at run time only: the tests that run them check them. The numbers may only
 * become smaller.
 */
const builtAtRunTime: Record<string, number> = {
  'backup/restore-backup.ts': 2,
  'backup/write-backup.ts': 1,
  'db/connection/in-store.ts': 1,
  'db/write/insert-many.ts': 1,
  'db/write/insert-with-code.ts': 1,
  'db/connection/kysely-on.ts': 1,
  // Portions of a statement that its caller builds.
  'db/list/read-by-cursor.ts': 1,
  'db/migration/migrate.ts': 1,
  'db/migration/partitions.ts': 5,
  'db/connection/preparing-client.ts': 1,
  'db/connection/request-login.ts': 2,
  'db/connection/stores.ts': 1,
  'db/connection/transaction.ts': 3,
  'db/write/update-versioned.ts': 1,
  'features/access/reset-by-operator.ts': 1,
  'features/branch/delete-branch.ts': 2,
  'features/employee/delete-employee.ts': 1,
  'uses-of.ts': 1,
  'features/excel/partner/export-partners.ts': 1,
  'features/excel/product/fetch-pictures.ts': 1,
  'features/excel/product/load-products.ts': 1,
  'features/excel/partner/write-partners.ts': 1,
  'features/excel/product/write-products.ts': 1,
  'features/inventory-check/create-check.ts': 1,
  'features/product/write/bulk-update.ts': 1,
  'features/product/write/delete-products.ts': 1,
  'features/product/merge/merge-products.ts': 1,
  'features/product/read/product-details.ts': 1,
  'features/product/write/product-store.ts': 1,
  'features/product/merge/product-uses.ts': 2,
  // What is read depends on view, groups and filters; each pair of them is asked by reading.http.test.ts.
  'features/report/note-rows.ts': 3,
  'features/report/read-documents.ts': 1,
  'features/report/read-rows.ts': 1,
  'features/role/role-store.ts': 1,
  'features/store/require-room.ts': 1,
  'features/store/store-queries.ts': 1,
  'features/store/usage-queries.ts': 1,
  'features/submission/send-due.ts': 1,
  'features/submission/send-submission.ts': 1,
  'features/tax/tax-data-store.ts': 1,
  'http/run-request.ts': 2,
  'db/connection/query-of.ts': 1,
  'jobs/purge-idempotency-keys.ts': 2,
  'jobs/start-jobs.ts': 1,
  'log-archive/archive-month.ts': 5,
  'verification/verify-database.ts': 1,
}

let database: TestDatabase
let describer: StatementDescriber
let statements: Statement[]
beforeAll(async () => {
  database = await testDatabase({ size: 1 })
  describer = new StatementDescriber(database.owner)
  statements = findStatements()
})
afterAll(() => database.close())

/** PostgreSQL describes these only; other commands (begin, set, lock) give no rows. */
const isDescribed = (sql: string) => /^\s*(select|with|values|insert|update|delete)\b/i.test(sql.replace(/--.*$/gm, ''))

describe('the statements of the server', () => {
  it('fit the schema, and their rows are what their callers declare', async () => {
    const wrong = new Set<string>()
    const excused = new Set<string>()
    for (const { file, line, texts = [], fields } of statements) {
      const columnsKept = neverNull.find(one => one.file === file)?.columns ?? []
      for (const text of texts.filter(isDescribed)) {
        const found = await describer.describe(text).then(
          description => compareRow(description, fields),
          error => [{ sentence: `PostgreSQL refuses the statement: ${error.message}`, nullable: undefined }],
        )
        for (const { sentence, nullable } of found)
          if (nullable && columnsKept.includes(nullable)) excused.add(`${file} ${nullable}`)
          else wrong.add(`server/src/${file}:${line}: ${sentence}`)
      }
    }
    expect([...wrong]).toEqual([])
    // An excuse that is not needed any more is taken out of the list above.
    expect([...excused].sort()).toEqual(
      neverNull.flatMap(({ file, columns }) => columns.map(column => `${file} ${column}`)).sort(),
    )
  })

  it('of lists and files of documents fit the schema', async () => {
    const texts = features.flatMap(({ documents }) => documents.flatMap(document => document.statements))
    expect(texts.length).toBeGreaterThan(25)
    for (const text of texts) await expect(describer.describe(text), text).resolves.toBeDefined()
  })

  it('are constants, but for those that are listed: give the pieces names that the source knows', () => {
    const built = statements.filter(({ texts }) => !texts).map(({ file }) => file)
    const counted = Object.fromEntries([...Map.groupBy(built, file => file)].map(([file, all]) => [file, all.length]))
    expect(counted).toEqual(builtAtRunTime)
  })

  it('are found: far more are constants than built, and most name a row', () => {
    const constant = statements.filter(({ texts }) => texts)
    expect(constant.length).toBeGreaterThan(600)
    expect(constant.filter(({ fields }) => fields).length).toBeGreaterThan(400)
  })
})

const field = (name: string, kind: string | undefined, more: Partial<Field> = {}): Field => ({
  name,
  type: kind ?? 'unknown',
  kinds: kind === undefined ? undefined : new Set([kind]),
  isArray: false,
  isNullable: false,
  isOptional: false,
  ...more,
})

describe('the comparison of a statement with its row', () => {
  it.each<[string, string, Field[], string[]]>([
    ['fits', 'select id, quantity from stock', [field('id', 'string'), field('quantity', 'number')], []],
    ['a field that is not given', 'select id from stock', [field('id', 'string'), field('gone', 'string')], ['"gone"']],
    ['a column that is not declared', 'select id, value from stock', [field('id', 'string')], ['"value"']],
    ['another type', 'select id from stock', [field('id', 'number')], ['"id" is uuid']],
    ['a count is a number', 'select count(*) from stock', [field('count', 'number')], []],
    ['an instant is a text', 'select at from stock_entry', [field('at', 'date')], ['"at" is timestamp']],
    ['a list', 'select array[id] as ids from stock', [field('ids', 'string', { isArray: true })], []],
    ['no list', 'select array[id] as ids from stock', [field('ids', 'string')], ['"ids" is uuid[]']],
    ['json is what the caller says', "select '{}'::jsonb as answer", [field('answer', 'json')], []],
    ['anything', 'select id from stock', [field('id', undefined, { isNullable: true })], []],
    ['null that is not declared', 'select phone from customer', [field('phone', 'string')], ['"phone" can be null']],
    ['null that is declared', 'select phone from customer', [field('phone', 'string', { isNullable: true })], []],
    [
      'a field that may be left out',
      'select 1 as a',
      [field('a', 'number'), field('b', 'number', { isOptional: true })],
      [],
    ],
  ])('%s', async (_, sql, fields, expected) => {
    const found = compareRow(await describer.describe(sql), fields)
    expect(found).toHaveLength(expected.length)
    expected.forEach((part, at) => {
      expect(found[at]!.sentence).toContain(part)
    })
  })

  it.each([
    ['an instant in JSON', true, `select json_build_object('at', at) as answer from stock_entry`],
    ['in a sub-select', true, `select (select json_agg(at) from stock_entry) as answer`],
    [
      'written as the contract does',
      false,
      `select json_build_object('at', to_char(at, 'YYYY')) as answer from stock_entry`,
    ],
    ['an order by an instant', false, 'select json_agg(kind order by at) as answer from stock_entry'],
    ['a day', false, `select json_build_object('day', business_day) as answer from stock_entry`],
  ])('%s: %s', async (_, isFound, sql) => {
    const found = compareRow(await describer.describe(sql), [field('answer', 'json', { isNullable: true })])
    expect(found.some(({ sentence }) => sentence.includes('an instant goes into JSON'))).toBe(isFound)
  })

  it('hears what PostgreSQL refuses', async () => {
    await expect(describer.describe('select misspelt from stock')).rejects.toThrow('column "misspelt" does not exist')
    // And goes on after it.
    expect((await describer.describe('select 1 as one')).columns).toHaveLength(1)
  })
})

describe('whether a column can be null', () => {
  it.each<[string, boolean, string]>([
    ['a column with not null', false, 'select name from customer'],
    ['a column without', true, 'select phone from customer'],
    ['a condition keeps null out', false, 'select phone from customer where phone is not null'],
    ['a comparison keeps null out', false, 'select phone from customer where store_id = $1 and phone = $2'],
    ['one side of "or" does not', true, 'select phone from customer where phone is not null or name = $1'],
    ['the outer side of a join', true, 'select g.name from customer c left join customer_group g on g.id = c.group_id'],
    ['the inner side of it', false, 'select c.name from customer c left join customer_group g on g.id = c.group_id'],
    [
      'an outer side that a condition asks for',
      false,
      'select g.name from customer c left join customer_group g on g.id = c.group_id where g.name > $1',
    ],
    ['coalesce', false, `select coalesce(phone, '') from customer`],
    ['coalesce of what can be null', true, 'select coalesce(phone, email) from customer'],
    ['a function of it', true, 'select upper(phone) from customer'],
    ['an operator on it', true, `select phone || 'x' from customer`],
    ['case without else', true, 'select case when debt > 0 then debt end from customer'],
    ['a sum over no rows', true, 'select sum(debt) from customer'],
    ['a count', false, 'select count(phone) from customer'],
    ['a sum in a group', false, 'select sum(debt) from customer group by group_id'],
    ['a filtered sum in a group', true, 'select sum(debt) filter (where debt > 0) from customer group by group_id'],
    ['what groups', true, 'select group_id from customer group by group_id'],
    ['a sub-select in from', true, 'select s.phone from (select phone from customer) s'],
    ['with', true, 'with s as (select phone from customer) select phone from s'],
    ['a part of a union', true, 'select name from customer union all select phone from customer'],
    ['a sub-select of what can be null', true, 'select (select max(at) from stock_entry)'],
    ['returning', true, 'update customer set note = $1 where id = $2 returning note'],
  ])('%s: %s', async (_, isNullable, sql) => {
    expect((await describer.describe(sql)).columns[0]!.isNullable).toBe(isNullable)
  })
})
