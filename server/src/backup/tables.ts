import type pg from 'pg'
import type { BackupTable } from './format.ts'

export interface CatalogueTable extends BackupTable {
  /** Row-level security shows one store at a time, to the owner too (FORCE). */
  guarded: boolean
}

/** What comes with the schema: a restore has it from the migrations, its own epoch too. */
const ofTheSchema = ['database_epoch', 'province', 'ward', 'ward_name']

/** Every table of ours that people fill, with the columns that are written, in an order in which no row comes before what it refers to. */
export async function tablesOf(owner: pg.ClientBase): Promise<CatalogueTable[]> {
  const { rows } = await owner.query<CatalogueTable & { needs: string[] }>(
    `
    select c.relname as table, c.relforcerowsecurity as guarded,
      array(select a.attname::text from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
      (select coalesce(array_agg(distinct r.relname::text), '{}') from pg_constraint f join pg_class r on r.oid = f.confrelid
       where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> 'schema_migration' and c.relname <> all($1)
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname`,
    [ofTheSchema],
  )
  const sorted: CatalogueTable[] = []
  const done = new Set<string>(ofTheSchema)
  while (sorted.length < rows.length) {
    const next = rows.filter(row => !done.has(row.table) && row.needs.every(name => done.has(name)))
    if (!next.length) throw new Error('The tables refer to each other in a circle')
    for (const { needs: _, ...table } of next) {
      sorted.push(table)
      done.add(table.table)
    }
  }
  return sorted
}
