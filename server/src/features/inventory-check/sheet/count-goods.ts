import type { CountGoods } from '@quay/contract/inventory-check/shapes'
import type { Actor, Tx } from '../../../db/connection/transaction.ts'
import { decodeCursor, encodeCursor } from '../../../db/list/page.ts'
import { may } from '../../../http/caller/rights.ts'
import { inScopeSql, scopeValues } from '../check-scope.ts'
import { lockCheck } from '../check-store.ts'

type GoodsRow = Omit<CountGoods, 'lots'> & {
  lots: (CountGoods['lots'][number] & { book: number; quarantineBook: number })[]
}

/**
 * The goods of a check with units, barcodes and lots, for a counter's phone to keep: traded ones, and those that are on hand
 * all the same. Includes lots that the branch has none of, so that no counter types a known number. In a blind
 * check only a reviewer sees the quantities by the books, and the order of the lots does not reveal them either.
 */
export async function listCountGoods(
  tx: Tx,
  actor: Actor,
  id: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const check = await lockCheck(tx, actor, id, '')
  const after = cursor ? decodeCursor(cursor, 1)[0] : '00000000-0000-0000-0000-000000000000'
  const rows = await tx.query<GoodsRow>(goodsSql, [tx.storeId, check.branchId, after, limit + 1, ...scopeValues(check)])
  const seesBook = !check.isBlind || may(actor, { model: 'check_inventory', action: 'update' })
  const items = rows.slice(0, limit).map(({ lots, ...goods }) => ({
    ...goods,
    lots: lots.map(({ book, quarantineBook, ...lot }) => (seesBook ? { ...lot, book, quarantineBook } : lot)),
  }))
  const last = items.at(-1)
  return { items, nextCursor: rows.length > limit && last ? encodeCursor([last.id]) : null }
}

/** How many lots without goods are sent of a product: those that expire last. */
const mostEmptyLots = 10

// A check by product takes a count of any product, so its phone needs all of them.
const goodsSql = `
  select p.id, p.code, p.name, p.is_lot_managed, pos.name as position,
    (select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'ratio', u.ratio, 'barcodes',
        (select coalesce(json_agg(b.barcode order by b.position), '[]') from product_barcode b where b.store_id = $1 and b.unit_id = u.id))
        order by u.ratio desc), '[]')
     from product_unit u where u.store_id = $1 and u.product_id = p.id and (u.is_active or u.is_base)) as units,
    (select coalesce(json_agg(json_build_object('number', l.number, 'expiryDate', l.expiry_date, 'state', l.state, 'book', l.book,
        'quarantineBook', l.quarantine) order by l.expiry_date nulls last, l.number), '[]')
     from (
       select l.number, l.expiry_date, l.state, coalesce(s.quantity, 0) as book, coalesce(q.quantity, 0) as quarantine,
         row_number() over (order by coalesce(s.quantity, 0) + coalesce(q.quantity, 0) > 0 desc, l.expiry_date desc nulls last, l.id desc) as place
       from lot l
       left join stock s on s.store_id = l.store_id and s.branch_id = $2 and s.lot_id = l.id and s.bucket = 'sellable'
       left join stock q on q.store_id = l.store_id and q.branch_id = $2 and q.lot_id = l.id and q.bucket = 'quarantine'
       where l.store_id = $1 and l.product_id = p.id and (l.number_key <> '' or not p.is_lot_managed)
     ) l where l.place <= ${mostEmptyLots} or l.book + l.quarantine > 0) as lots
  from product p left join product_position pos on pos.store_id = p.store_id and pos.id = p.position_id
  where p.store_id = $1 and p.id > $3::uuid and p.type not in (3, 4)
    and ($5::text = 'PRODUCT' or ${inScopeSql(5)})
    and (p.is_active or exists (select 1 from product_stock s where s.store_id = $1 and s.branch_id = $2 and s.product_id = p.id
      and s.on_hand > 0))
  order by p.id limit $4`
