import type { InvoiceGoods } from '@quay/contract/inbound'
import { fold } from '@quay/domain/text/fold'
import type { Tx } from '../../db/transaction.ts'

const mostLike = 12
/** Of the three-letter pieces of two names, the share that both have; below it a name has nothing to do with the other. */
const leastAlike = 0.15

/** Goods as an invoice's line is matched with them. */
export const readInvoiceGoods = (tx: Tx, ids: readonly string[]) =>
  tx.query<InvoiceGoods>(
    `select p.id, p.code, p.name, p.is_lot_managed as "isLotManaged",
       (select json_agg(json_build_object('id', u.id, 'name', u.name, 'ratio', u.ratio, 'price', u.price) order by u.position)
        from product_unit u where u.store_id = $1 and u.product_id = p.id and u.is_active) as units
     from product p where p.store_id = $1 and p.id = any($2::uuid[])`,
    [tx.storeId, ids],
  )

/** The goods whose names are most like one of a supplier's, the likest first; figures such as a strength count like letters. */
export async function listLikeGoods(tx: Tx, { name }: { name: string }): Promise<InvoiceGoods[]> {
  const found = await tx.query<{ id: string }>(
    `select p.id from product p
     where p.store_id = $1 and p.is_active and p.merged_into is null and p.type <> 3 and similarity(fold(p.name), $2) >= $3
     order by similarity(fold(p.name), $2) desc, p.name collate "vi-x-icu", p.id limit $4`,
    [tx.storeId, fold(name), leastAlike, mostLike],
  )
  const ids = found.map(({ id }) => id)
  const goods = new Map((await readInvoiceGoods(tx, ids)).map(one => [one.id, one]))
  return ids.flatMap(id => goods.get(id) ?? [])
}
