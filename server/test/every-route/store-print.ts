import type { TestApp } from '../app.ts'
import { inStore } from '../factories.ts'

/** What a store's tables hold, by table: what two of them differ in was written in between. */
export type StorePrint = Record<string, string>

/**
 * Takes the print of a store, as the owner of the schema sees it; of all its tables, or of all but these. Which transactions wrote the
 * rows that are there is enough: each insert, change and deletion leaves another count or another sum, and no row is read out.
 */
export async function printStore(shop: TestApp, storeId: string, except: readonly string[] = []): Promise<StorePrint> {
  const names = (await tenantTables(shop)).filter(name => !except.includes(name))
  const parts = names.map(
    name =>
      `select '${name}' as name, count(*) || ' rows, ' || coalesce(sum(xmin::text::bigint), 0) || ', ' || coalesce(max(xmin::text::bigint), 0)
         as print from "${name}" where store_id = $1`,
  )
  return inStore(shop, storeId, async query => {
    const rows = await query({ name: `print-store but ${except.join()}`, text: parts.join(' union all ') }, [storeId])
    return Object.fromEntries(rows.map(({ name, print }) => [name, print]))
  })
}

/** The tables in which two prints differ. */
export const changedTables = (before: StorePrint, after: StorePrint): string[] =>
  Object.keys(after).filter(name => before[name] !== after[name])

const known = new WeakMap<TestApp, Promise<string[]>>()

/** Every table that belongs to stores. */
export function tenantTables(shop: TestApp): Promise<string[]> {
  const names = known.get(shop) ?? readTables(shop)
  known.set(shop, names)
  return names
}

async function readTables(shop: TestApp): Promise<string[]> {
  const { rows } = await shop.database.owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'store_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  )
  return rows.map(row => row.name)
}
