import type pg from 'pg'
import { fieldName } from './field-name.ts'

const typescript: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  date: 'string',
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  timestamptz: 'string',
  bytea: 'Buffer',
  jsonb: 'unknown',
}

interface Column {
  table: string
  column: string
  type: string
  nullable: boolean
  defaulted: boolean
}

/** The text of db/schema.ts: one interface a table with its columns as fields, read from the catalogue of a migrated database. */
export async function schemaText(owner: pg.Client): Promise<string> {
  const { rows } = await owner.query<Column>(`
    select c.relname as table, a.attname as column, t.typname as type, not a.attnotnull as nullable, a.atthasdef as defaulted
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and c.relname <> 'schema_migration'
    order by c.relname, a.attnum`)
  const tables = Map.groupBy(rows, row => row.table)
  const interfaceOf = (table: string, columns: Column[]) =>
    `export interface ${nameOf(table)} {\n${columns.map(line).join('\n')}\n}\n`
  return [
    "// Written by `npm run schema` from the migrated database. Do not edit.\nimport type { Generated } from 'kysely'\n",
    ...[...tables].map(([table, columns]) => interfaceOf(table, columns)),
    `export interface Database {\n${[...tables.keys()].map(table => `  ${table}: ${nameOf(table)}`).join('\n')}\n}\n`,
  ].join('\n')
}

const nameOf = (table: string) =>
  `${table.replace(/(^|_)(\w)/g, (_, _gap, letter: string) => letter.toUpperCase())}Table`

function line({ column, type, nullable, defaulted }: Column): string {
  const base = typescript[type]
  if (!base) throw new Error(`No TypeScript type is set for ${type} (column ${column})`)
  const whole = nullable ? `${base} | null` : base
  return `  ${fieldName(column)}: ${defaulted ? `Generated<${whole}>` : whole}`
}
