import type { InvoiceGoods } from '@quay/contract/inbound/shapes'
import type { Tx } from '../../../db/connection/transaction.ts'

/** Goods as an invoice's line is matched with them. */
export const readInvoiceGoods = (tx: Tx, ids: readonly string[]) =>
  tx.query<InvoiceGoods>(
    `select p.id, p.code, p.name, p.is_lot_managed,
       coalesce((select json_agg(json_build_object('id', u.id, 'name', u.name, 'ratio', u.ratio, 'price', u.price) order by u.position)
        from product_unit u where u.store_id = $1 and u.product_id = p.id and u.is_active), '[]') as units
     from product p where p.store_id = $1 and p.id = any($2::uuid[])`,
    [tx.storeId, ids],
  )
