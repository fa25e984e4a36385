import { describeUses } from '@quay/domain/product/describe-uses'
import { DomainError } from '../../db/domain-error.ts'
import type { Actor, Tx } from '../../db/transaction.ts'

interface Use {
  productId: string
  table: string
  count: number
}

/**
 * The columns through which rows refer to products without going with them, read from the database itself: a document
 * that is new to the store keeps its products from being deleted without a word here. `head` names the document that a
 * row is a line of: the column called like the beginning of its table. Without one the rows themselves are counted.
 */
const referringSql = `
  select c.conrelid::regclass::text as table, a.attname as column,
    (select h.attname from pg_attribute h
     where h.attrelid = c.conrelid and h.attnum > 0 and not h.attisdropped and right(h.attname, 3) = '_id' and h.attname <> a.attname
       and starts_with(c.conrelid::regclass::text, left(h.attname, -2))
     order by length(h.attname) desc limit 1) as head
  from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attname <> 'store_id'
  where c.contype = 'f' and c.confrelid = 'product'::regclass and c.confdeltype <> 'c' and c.conrelid <> 'product_unit'::regclass
  order by 1, 2`

/** Tables of lines of one kind of document: a check counts once. */
const sameDocument: Readonly<Record<string, string>> = { inventory_check_product: 'inventory_check_line' }

/**
 * What documents use products, by product and table of their lines; of the stock card its entries are counted. Stock that never
 * moved is no use: its empty row is made beforehand.
 */
async function readUses(tx: Tx, ids: readonly string[]): Promise<Use[]> {
  const referring = await tx.query<{ table: string; column: string; head: string | null }>(referringSql)
  const uses = referring
    .filter(({ table }) => table !== 'product_stock')
    .map(
      ({ table, column, head }) =>
        `select ${column} as product, '${sameDocument[table] ?? table}' as kind, ${head ?? 'ctid'}::text as document
         from ${table} where store_id = $1 and ${column} = any($2::uuid[])`,
    )
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
  return new Map([...uses].map(([id, own]) => [id, describeUses(own)]))
}

/** Documents whose lines are kept while they are drafts: the table of the document, and that of its lines. */
const draftSources = [
  { head: 'inbound', lines: 'inbound_item' },
  { head: 'inbound_return', lines: 'inbound_return_item' },
  { head: 'inventory_check', lines: 'inventory_check_product' },
  { head: 'inventory_check', lines: 'count_line' },
  { head: 'quality_check', lines: 'quality_check_item' },
  { head: 'disposal', lines: 'disposal_item' },
  { head: 'stock_transfer', lines: 'stock_transfer_item' },
  // What is ordered comes under the name it was ordered by.
  { head: 'purchase_order', lines: 'purchase_order_item', open: `d.progress in ('DRAFT', 'CONFIRMED', 'PARTIAL')` },
] as const

/** Drafts that name a product. */
export async function draftsOf(tx: Tx, productId: string): Promise<{ kind: string; id: string; code: string }[]> {
  const found = draftSources.map(
    ({ head, lines, ...source }) =>
      `select '${head.replaceAll('_', '-')}' as kind, d.id, d.code from ${head} d where d.store_id = $1 and ${'open' in source ? source.open : `d.status = 'DRAFT'`}
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
