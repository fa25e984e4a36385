import type pg from 'pg'
import { fieldName } from '../connection/field-name.ts'

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
  _text: 'string[]',
  _uuid: 'string[]',
}

interface Column {
  table: string
  column: string
  type: string
  nullable: boolean
  defaulted: boolean
}

/** The text of db/schema.ts: the tables with their columns as fields, read from the catalogue of a migrated database. */
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

${shared.map(({ says, name, lines }) => `/** ${says} */\ninterface ${name} {\n${lines.join('\n')}\n}\n`).join('\n')}
export interface Database {
${tables.join('\n')}
}
`
}

/** Columns that many tables have together. */
const shared = [
  { name: 'OfStore', says: 'What names a row of a store.', lines: ['  storeId: string', '  id: string'] },
  {
    name: 'Made',
    says: 'Who made a document, and when.',
    lines: ['  createdBy: string', '  createdByName: string', '  createdAt: string'],
  },
  {
    name: 'Cancellable',
    says: 'How a document ended.',
    lines: ['  cancelledAt: string | null', '  cancelledByName: string | null', '  cancelReason: string | null'],
  },
]

function tableText(table: string, lines: readonly string[]): string {
  const parts = shared.filter(part => part.lines.every(line => lines.includes(line)))
  const own = lines.filter(line => !parts.some(part => part.lines.includes(line)))
  const names = parts.map(({ name }) => `${name} & `).join('')
  return `  ${table}: ${names}{\n${own.map(line => `  ${line}`).join('\n')}\n  }`
}

function line({ column, type, nullable, defaulted }: Column): string {
  const base = typescript[type]
  if (!base) throw new Error(`No TypeScript type is set for ${type} (column ${column})`)
  const whole = nullable ? `${base} | null` : base
  return `  ${fieldName(column)}: ${defaulted ? `Generated<${whole}>` : whole}`
}
