import { type RawBuilder, sql } from 'kysely'

// What is available is what can be sold: on sale, in a lot that is neither held nor recalled and has not expired, less what
// orders reserved. `on_hand` counts all that lies there. So a query that decides by stock subtracts what is unsellable; that
// is little, and found by indexes of its own (docs/topics/lots-and-expiry.md).

/** Of a shelf `s` and its lot `l`: not to be sold on the day, an expression. What is owed lies nowhere. */
const isUnsellable = (today: string) =>
  `(s.bucket = 'quarantine' or s.bucket = 'sellable' and (l.state <> 'normal' or l.expiry_date < ${today}))`

/** How much of a shelf `s` of a lot `l` cannot be sold on the day, summed up: an aggregate over shelves of one product. */
export const unsellableSumSql = (today: string) =>
  `coalesce(sum(s.quantity) filter (where ${isUnsellable(today)}), 0)::bigint`

/** The business day of now of a branch, given as an expression. */
export const todayOfSql = (branchId: string) =>
  `(select (now() at time zone b.time_zone - make_interval(hours => b.day_cut_off_hour))::date from branch b
    where b.store_id = $1 and b.id = ${branchId})`

/** What of one product is available at a branch on a day (expressions; `$1` is the store): base units, below zero where it is owed. */
export const availableSql = (productId: string, branchId: string, today: string) => `coalesce((
  select own.on_hand - own.reserved - (
    select ${unsellableSumSql(today)} from stock s join lot l on l.store_id = $1 and l.id = s.lot_id
    where s.store_id = $1 and s.branch_id = own.branch_id and s.product_id = own.product_id and s.quantity > 0)
  from product_stock own where own.store_id = $1 and own.branch_id = ${branchId} and own.product_id = ${productId}), 0)`

/**
 * The goods of a branch of which something cannot be sold on the day, with how much: the columns product_id and quantity. Put
 * together of what is in quarantine, of lots that are held or recalled, and of those that expired, so that a store of 20,000
 * products reads as many rows as it has such lots.
 */
export const unsellableGoods = (storeId: string, branchId: string, today: string): RawBuilder<unknown> => sql`
  select product_id, sum(quantity)::bigint as quantity from (
    select s.product_id, s.quantity from stock s
    where s.store_id = ${storeId} and s.branch_id = ${branchId} and s.bucket = 'quarantine' and s.quantity > 0
    union all
    select s.product_id, s.quantity from lot l join stock s on s.store_id = ${storeId} and s.lot_id = l.id
    where l.store_id = ${storeId} and l.state <> 'normal' and s.branch_id = ${branchId} and s.bucket = 'sellable' and s.quantity > 0
    union all
    select s.product_id, s.quantity from lot l join stock s on s.store_id = ${storeId} and s.lot_id = l.id
    where l.store_id = ${storeId} and l.expiry_date < ${today}::date and l.state = 'normal'
      and s.branch_id = ${branchId} and s.bucket = 'sellable' and s.quantity > 0
  ) shelves group by product_id`
