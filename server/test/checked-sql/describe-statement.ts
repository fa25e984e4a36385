import type pg from 'pg'
import { fieldName } from '../../src/db/connection/field-name.ts'
import { types } from '../../src/db/connection/pool.ts'
import { hasInstantInJson } from './instant-in-json.ts'
import { type Catalogue, canBeNull, columnsOf, readTree, statementIn } from './null-places.ts'

/** What a value is in JavaScript once the parsers of the pool have read it. */
export type ValueKind = 'string' | 'number' | 'boolean' | 'bytes' | 'date' | 'json'

/** A column that a statement gives. */
export interface Column {
  name: string
  /** PostgreSQL's name of its type. */
  type: string
  kind: ValueKind
  isArray: boolean
  /** Null can surely come. */
  isNullable: boolean
}

export interface Description {
  columns: Column[]
  hasInstantInJson: boolean
}

/** A value of each type as the wire brings it, to ask the parsers what they make of it. */
const samples: Record<string, string> = {
  uuid: '01890000-0000-7000-8000-000000000001',
  text: 'a',
  '"char"': 'a',
  'character varying': 'a',
  character: 'a',
  name: 'a',
  inet: '127.0.0.1',
  regclass: 'store',
  oid: '1',
  boolean: 't',
  smallint: '1',
  integer: '1',
  bigint: '1',
  numeric: '1.5',
  real: '1.5',
  'double precision': '1.5',
  date: '2026-11-22',
  'timestamp with time zone': '2026-11-22 05:04:10.12+00',
  'timestamp without time zone': '2026-11-22 05:04:10.12',
  'time without time zone': '05:04:10',
  bytea: '\\x00',
  json: '{}',
  jsonb: '{}',
  void: '',
}

interface Described {
  name: string
  oid: number
  /** The type without its brackets. */
  element: string
  isArray: boolean
}

/** Asks a migrated database about statements, without running them. */
export class StatementDescriber {
  readonly #owner: pg.Client
  #catalogue: Catalogue | undefined
  /** Functions that make JSON, by oid. */
  #jsonMakers: ReadonlySet<string> = new Set()

  constructor(owner: pg.Client) {
    this.#owner = owner
  }

  /**
   * What a statement gives, its columns in order. PostgreSQL parses it as the body of a function, which is never
   * called: its catalogue then holds the parsed statement. Throws what PostgreSQL refuses, with its message.
   */
  async describe(sql: string): Promise<Description> {
    this.#catalogue ??= await this.#readCatalogue()
    await this.#owner.query('begin')
    try {
      await this.#owner.query(`prepare checked as ${sql}`)
      const { rows } = await this.#owner.query<{ parameters: string[]; results: Described[] }>(`
        select parameter_types::text[] as parameters,
          (select coalesce(json_agg(json_build_object('name', format_type(t.oid, null), 'oid', t.oid::int,
              'element', format_type(case when t.typcategory = 'A' then t.typelem else t.oid end, null),
              'isArray', t.typcategory = 'A') order by r.ord), '[]')
           from unnest(result_types) with ordinality as r (oid, ord) join pg_type t on t.oid = r.oid) as results
        from pg_prepared_statements where name = 'checked'`)
      const { parameters, results } = rows[0]!
      await this.#owner.query(
        `create function pg_temp.checked(${parameters.join()}) returns void language sql begin atomic ${sql}; end`,
      )
      const body = await this.#owner.query<{ tree: string }>(
        `select prosqlbody::text as tree from pg_proc where proname = 'checked' and pronamespace = pg_my_temp_schema()`,
      )
      const statement = statementIn(readTree(body.rows[0]!.tree))!
      const columns = columnsOf(statement).map((column, at) =>
        this.#column(fieldName(String(column.resname)), results[at]!, () =>
          canBeNull(at + 1, statement, this.#catalogue!),
        ),
      )
      return { columns, hasInstantInJson: hasInstantInJson(statement, this.#jsonMakers) }
    } finally {
      await this.#owner.query('rollback; deallocate all')
    }
  }

  #column(name: string, { name: type, oid, element, isArray }: Described, isNullable: () => boolean): Column {
    const sample = samples[element]
    if (sample === undefined) throw new Error(`No sample is set for the type ${type} (column ${name})`)
    const parsed = types.getTypeParser(oid, 'text')(isArray ? `{"${sample.replaceAll('\\', '\\\\')}"}` : sample)
    const one = isArray && Array.isArray(parsed) ? parsed[0] : parsed
    return { name, type, kind: kindOf(one), isArray: isArray && Array.isArray(parsed), isNullable: isNullable() }
  }

  async #readCatalogue(): Promise<Catalogue> {
    const list = async (sql: string) =>
      (await this.#owner.query<[string, string]>({ text: sql, rowMode: 'array' } as never)).rows
    const firsts = async (sql: string) => new Set((await list(sql)).map(row => row[0]))
    this.#jsonMakers = await firsts(
      `select oid::text from pg_proc where proname ~ '^(jsonb?_(build_object|build_array|agg|object_agg)|to_jsonb?)$'`,
    )
    return {
      // What a view gives cannot be judged.
      notNull: await firsts(
        `select a.attrelid::text || '.' || a.attnum from pg_attribute a join pg_class c on c.oid = a.attrelid
         where a.attnum > 0 and (a.attnotnull or c.relkind = 'v')`,
      ),
      strict: await firsts(
        `select oid::text from pg_proc where proisstrict and prokind = 'f'
         union all select oid::text from pg_proc where prokind = 'a' and proname in ('sum', 'min', 'max', 'avg', 'string_agg')`,
      ),
      operators: new Map(await list('select oid::text, oprcode::oid::text from pg_operator')),
      counts: await firsts(
        `select oid::text from pg_proc where prokind = 'a' and proname in ('count', 'rank', 'dense_rank', 'regr_count')`,
      ),
    }
  }
}

function kindOf(value: unknown): ValueKind {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return typeof value as ValueKind
  if (value instanceof Date) return 'date'
  return Buffer.isBuffer(value) ? 'bytes' : 'json'
}
