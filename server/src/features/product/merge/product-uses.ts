import { describeUses } from '@quay/domain/product/describe-uses'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { DomainError } from '../../../db/domain-error.ts'
import { columnOf, referencesToProduct } from '../../../references.ts'

interface Use {
  productId: string
  table: string
  count: number
}

/** The document of which rows are lines: the column called like the beginning of their table. Without one the rows themselves count. */
const headsSql = `
  select c.relname as "table", a.attname as "column", (
    select h.attname from pg_attribute h
    where h.attrelid = c.oid and h.attnum > 0 and not h.attisdropped and right(h.attname, 3) = '_id' and h.attname <> a.attname
      and starts_with(c.relname, left(h.attname, -2))
    order by length(h.attname) desc limit 1) as head
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relname || '.' || a.attname = any($1::text[])`

/** Rows that keep a product from being deleted, with the word for each. */
const worded = Object.entries(referencesToProduct).filter(([, { word }]) => word)
const wordOf = new Map(worded.map(([name, { word }]) => [columnOf(name)[0], word!]))
/** Of the stock card the entries are counted and not the rows. */
const keeping = worded.filter(([name]) => name !== 'product_stock.product_id')

/**
 * What documents use products, by product and table of their lines; of the stock card its entries are counted. Stock that never
 * moved is no use: its empty row is made beforehand.
 */
async function readUses(tx: Tx, ids: readonly string[]): Promise<Use[]> {
  const heads = await tx.query<{ table: string; column: string; head: string | null }>(headsSql, [
    keeping.map(([name]) => name),
  ])
  const headOf = new Map(heads.map(({ table, column, head }) => [`${table}.${column}`, head]))
  const uses = keeping.map(([name, { sameAs }]) => {
    const [table, column] = columnOf(name)
    return `select ${column} as product, '${sameAs ?? table}' as kind, ${headOf.get(name) ?? 'ctid'}::text as document
      from ${table} where store_id = $1 and ${column} = any($2::uuid[])`
  })
  return tx.query<Use>(
    `select product as product_id, kind as "table", count(distinct document) as count
     from (${uses.join(' union all ')}) found group by 1, 2
     union all
     select product_id, 'product_stock', sum(entry_count)::bigint from product_stock
     where store_id = $1 and product_id = any($2::uuid[]) and entry_count > 0 group by 1
     order by 1, 2`,
    [tx.storeId, ids],
  )
}

/** What uses each product, in words; a product that nothing ever used is not in it. */
export async function usesOf(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const uses = Map.groupBy(await readUses(tx, ids), use => use.productId)
  return new Map(
    [...uses].map(([id, own]) => [
      id,
      describeUses(own.map(({ table, count }) => ({ word: wordOf.get(table)!, count }))),
    ]),
  )
}

const drafts = Object.entries(referencesToProduct).flatMap(([name, { draft }]) =>
  draft ? [{ lines: columnOf(name)[0], ...draft }] : [],
)

/** Drafts that name a product. */
export async function draftsOf(tx: Tx, productId: string): Promise<{ kind: string; id: string; code: string }[]> {
  const found = drafts.map(
    ({ head, lines, open = `d.status = 'DRAFT'` }) =>
      `select '${head.replaceAll('_', '-')}' as kind, d.id, d.code from ${head} d where d.store_id = $1 and ${open}
       and exists (select from ${lines} i where i.store_id = $1 and i.${head}_id = d.id and i.product_id = $2)`,
  )
  return tx.query(`${found.join(' union ')} order by code`, [tx.storeId, productId])
}

/** What stands against deleting, stopping or merging a product. Throws `not-found`. */
export async function readProductUses(tx: Tx, actor: Actor, id: string) {
  const [[product], uses, drafts, onHand] = await Promise.all([
    tx.query('select id from product where store_id = $1 and id = $2', [tx.storeId, id]),
    usesOf(tx, [id]),
    draftsOf(tx, id),
    tx.query<{ branchId: string; branchName: string; quantity: number }>(
      `select b.id as branch_id, b.name as branch_name, s.on_hand as quantity
       from product_stock s join branch b on b.store_id = s.store_id and b.id = s.branch_id
       where s.store_id = $1 and s.product_id = $2 and s.on_hand <> 0 and b.id = any($3::uuid[]) order by b.name collate "vi-x-icu"`,
      [tx.storeId, id, actor.branchIds],
    ),
  ])
  if (!product) throw new DomainError('not-found', { kind: 'product', id })
  return { words: uses.get(id) ?? '', drafts, onHand }
}
