import { type Found, findText } from '@quay/domain/find/find-text'
import type { Tx } from '../../../db/connection/transaction.ts'
import { listsOf } from '../../../db/write/lists-of.ts'

const portion = 2_000

const foundSql = `
  select p.id, p.name, p.active_ingredient as ingredient, p.code, p.registration_number, p.short_name, p.national_code, p.symptoms,
    array(select b.barcode from product_unit u join product_barcode b on b.store_id = $1 and b.unit_id = u.id
      where u.store_id = $1 and u.product_id = p.id and u.is_active order by u.position, u.id, b.position, b.id) as barcodes,
    (select concat_ws(', ', g.name, above.name, top.name) from product_group g
      left join product_group above on above.store_id = $1 and above.id = g.parent_id
      left join product_group top on top.store_id = $1 and top.id = above.parent_id
      where g.store_id = $1 and g.id = p.group_id) as "group"
  from product p where p.store_id = $1 and p.id = any($2::uuid[]) and p.merged_into is null`

/** Writes by what products are found, as they are now: after everything of them was written. */
export async function keepFound(tx: Tx, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += portion) {
    const rows = await tx.query<Found & { id: string }>(foundSql, [tx.storeId, ids.slice(from, from + portion)])
    const lines = rows.map(product => ({ id: product.id, ...findText(product) }))
    await tx.query(
      `insert into product_search (store_id, id, folded, written) values ($1, unnest($2::uuid[]), unnest($3::text[]), unnest($4::text[]))
       on conflict (store_id, id) do update set folded = excluded.folded, written = excluded.written`,
      [tx.storeId, ...listsOf(lines, 'id', 'folded', 'written')],
    )
  }
}

/** The same for all goods of groups; tills ask for what changed, so it counts as changed. */
export async function keepFoundOfGroups(tx: Tx, groupIds: readonly string[]): Promise<void> {
  const goods = await tx.query<{ id: string }>(
    'update product set changed_at = $3 where store_id = $1 and group_id = any($2::uuid[]) returning id',
    [tx.storeId, groupIds, tx.now],
  )
  await keepFound(
    tx,
    goods.map(({ id }) => id),
  )
}
