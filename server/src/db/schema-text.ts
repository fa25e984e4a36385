import type pg from 'pg'

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

/** The text of db/schema.ts: the tables with their columns, read from the catalogue of a migrated database. */
export async function schemaText(owner: pg.Client): Promise<string> {
  const { rows } = await owner.query<Column>(`
    select c.relname as table, a.attname as column, t.typname as type, not a.attnotnull as nullable, a.atthasdef as defaulted
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and c.relname <> 'schema_migration'
    order by c.relname, a.attnum`)
  const tables = [...Map.groupBy(rows, row => row.table)].map(([table, columns]) => tableText(table, columns.map(line)))
  return `// Written by \`npm run schema\` from the migrated database. Do not edit.
import type { Generated } from 'kysely'

/** What names a row of a store. */
interface OfStore {
${ofStore.join('\n')}
}

export interface Database {
${tables.join('\n')}
}
`
}

const ofStore = ['  store_id: string', '  id: string']

function tableText(table: string, lines: readonly string[]): string {
  const isOfStore = ofStore.every(line => lines.includes(line))
  const own = isOfStore ? lines.filter(line => !ofStore.includes(line)) : lines
  return `  ${table}: ${isOfStore ? 'OfStore & ' : ''}{\n${own.map(line => `  ${line}`).join('\n')}\n  }`
}

function line({ column, type, nullable, defaulted }: Column): string {
  const base = typescript[type]
  if (!base) throw new Error(`No TypeScript type is set for ${type} (column ${column})`)
  const whole = nullable ? `${base} | null` : base
  return `  ${column}: ${defaulted ? `Generated<${whole}>` : whole}`
}
