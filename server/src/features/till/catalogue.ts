import type { tillRoutes } from '@quay/contract/till/routes'
import type { TillProduct } from '@quay/contract/till/shapes'
import { type Bucket, digestOf } from '@quay/domain/catalogue/digest'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { decodeCursor, encodeCursor } from '../../db/list/page.ts'
import { branchOf } from '../../http/caller/rights.ts'
import { promotedGoodsSql } from '../discount/promoted-goods-sql.ts'
import { unitBooksSql, unitPlannedSql } from '../price-book/price-sql.ts'
import { barcodesSql, comboPartsSql, tradedSql, unitPriceSql } from '../product/read/combo-sql.ts'
import { datedRatesSql } from '../tax/dated-rates.ts'

export type CatalogueQuery = z.output<(typeof tillRoutes)['catalogue']['query']>
export type DigestQuery = z.output<(typeof tillRoutes)['digest']['query']>

/**
 * A change carries the instant at which its request began and is seen when it commits. `asOf` goes back to before the oldest write
 * that is under way (db/connection/open-writes.ts). Changes of this long before it are sent once more, because three things are not
 * among the open writes: a clock that was set, a tool beside the server, a connection that broke at its commit. Milliseconds.
 */
const inFlight = 5_000

/** Bills of this long ago count for what is sold most. Milliseconds. */
const soldWithin = 30 * 86_400_000

const noProduct = '00000000-0000-0000-0000-000000000000'

/**
 * The goods of a branch as a till keeps them, a page at a time in the order of their ids. Without `since` all that
 * may be sold; with it what changed, in itself or in the branch's stock, also what is no longer sold, so that the
 * till drops it. `asOf` is that of the first page on each page: what changes while they come is asked for next time. With
 * `bucket` what may be sold of one bucket of the digest.
 */
export async function readCatalogue(tx: Tx, actor: Actor, query: CatalogueQuery) {
  const branchId = branchOf(actor, query.branchId)
  const [after, asOf] = query.cursor ? decodeCursor(query.cursor, 2) : [noProduct, tx.settledAt.toISOString()]
  const parameters = [tx.storeId, branchId, after, query.limit + 1, new Date(tx.now.getTime() - soldWithin)]
  const since = query.since ? withInFlight(query.since) : null
  const [rows, gone, [database]] = await Promise.all([
    since
      ? tx.query<TillProduct>(changedSql, [...parameters, since])
      : query.bucket
        ? tx.query<TillProduct>(bucketSql, [...parameters, query.bucket])
        : tx.query<TillProduct>(wholeSql, parameters),
    since && !query.cursor ? tx.query<{ id: string }>(goneSql, [tx.storeId, since]) : [],
    tx.query<{ id: string }>(epochSql),
  ])
  const items = rows.slice(0, query.limit)
  const last = items.at(-1)
  return {
    items,
    gone: gone.map(({ id }) => id),
    epoch: database!.id,
    asOf: String(asOf),
    nextCursor: rows.length > query.limit && last ? encodeCursor([last.id, String(asOf)]) : null,
  }
}

/**
 * What a till that has everything since an instant must have, by the last digit of the ids (domain/catalogue/digest.ts), and what is apart
 * from it because it changed since then.
 */
export async function readDigest(tx: Tx, actor: Actor, query: DigestQuery) {
  const branchId = branchOf(actor, query.branchId)
  const since = withInFlight(query.since)
  const [counted, changed, gone, [database]] = await Promise.all([
    tx.query<{ bucket: string } & Bucket>(digestSql, [tx.storeId, branchId, since]),
    tx.query<{ id: string }>(changedIdsSql, [tx.storeId, branchId, since]),
    tx.query<{ id: string }>(goneSql, [tx.storeId, since]),
    tx.query<{ id: string }>(epochSql),
  ])
  const buckets = digestOf([])
  for (const { bucket, count, sum } of counted) buckets[Number.parseInt(bucket, 16)] = { count, sum }
  return { epoch: database!.id, buckets, apart: [...changed, ...gone].map(({ id }) => id) }
}

const withInFlight = (since: string) => new Date(Date.parse(since) - inFlight)

const epochSql = 'select id from database_epoch'

const goneSql = 'select id from product_gone where store_id = $1 and gone_at >= $2'

const millisecondsSql = (instant: string) => `floor(extract(epoch from ${instant}) * 1000)::bigint`

// Units and lots of each product are looked up by their index, product by product: joining whole sets was a tenth
// quicker on tables that PostgreSQL knew, and took a minute on goods that had just been brought in and not been counted
// yet. Instants have a fixed width, so that the till compares them as text when it picks lots.
const detailsOf = (page: string) => `
  with page as materialized (${page})
  select p.id, p.code, p.name, p.type, ${tradedSql('$2')} as is_active, p.is_sold_directly,  p.is_lot_managed,
    p.is_prescription, p.control_group, p.vat_rate, ${datedRatesSql('$2::uuid')} as vat_rates, p.active_ingredient as ingredient, p.strength,
    p.registration_number, p.symptoms,
    (select o.name from product_position o where o.store_id = $1 and o.id = p.position_id) as position,
    (select concat_ws(', ', g.name, above.name, top.name) from product_group g
      left join product_group above on above.store_id = $1 and above.id = g.parent_id
      left join product_group top on top.store_id = $1 and top.id = above.parent_id
      where g.store_id = $1 and g.id = p.group_id) as "group",
    ${promotedGoodsSql}, p.earns_points,
    (select count(*)::int from bill_item i where i.store_id = $1 and i.product_id = p.id and i.business_day > $5::timestamptz::date) as sold,
    p.note_template, ${comboPartsSql} as parts, p.merged_into,
    ${millisecondsSql(`greatest(p.changed_at,
      (select ps.changed_at from product_stock ps where ps.store_id = $1 and ps.branch_id = $2 and ps.product_id = p.id),
      (select max(i.changed_at) from price_book_item i where i.store_id = $1 and i.product_id = p.id),
      (select max(c.changed_at) from price_change c where c.store_id = $1 and c.product_id = p.id),
      (select max(k.changed_at) from combo_item ci join product k on k.store_id = $1 and k.id = ci.component_id
        where ci.store_id = $1 and ci.combo_id = p.id))`)} as changed,
    coalesce((select ps.reserved from product_stock ps where ps.store_id = $1 and ps.branch_id = $2 and ps.product_id = p.id), 0) as reserved,
    coalesce((select json_agg(json_strip_nulls(json_build_object('id', u.id, 'name', u.name, 'ratio', u.ratio, 'price', ${unitPriceSql},
        'books', ${unitBooksSql}, 'planned', ${unitPlannedSql}, 'postedPrice', u.posted_price,
        'barcodes', ${barcodesSql}, 'isDefaultSale', u.is_default_sale, 'isSold', u.is_sold, 'points', nullif(u.points, 0))) order by u.position, u.id)
      from product_unit u where u.store_id = $1 and u.product_id = p.id and u.is_active), '[]') as units,
    coalesce((select json_agg(json_build_object('id', l.id, 'number', l.number, 'expiryDate', l.expiry_date, 'state', l.state,
        'quantity', s.quantity, 'firstReceivedAt', to_char(l.first_received_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        order by l.expiry_date, l.first_received_at, l.id)
      from stock s join lot l on l.store_id = s.store_id and l.id = s.lot_id
      where s.store_id = $1 and s.branch_id = $2 and s.product_id = p.id and s.bucket = 'sellable' and s.quantity > 0), '[]') as lots
  from page p
  order by p.id`

const wholeSql = detailsOf(
  `select p.* from product p where p.store_id = $1 and p.id > $3 and ${tradedSql('$2')} order by p.id limit $4`,
)

const bucketSql = detailsOf(
  `select p.* from product p where p.store_id = $1 and p.id > $3 and right(p.id::text, 1) = $6 and ${tradedSql('$2')} order by p.id limit $4`,
)

/** Goods that changed since, by all instants that `changed` looks at. */
const changedIds = (since: string) => `
    select id from product where store_id = $1 and changed_at >= ${since}
    union
    select product_id from product_stock where store_id = $1 and branch_id = $2 and changed_at >= ${since}
    -- What a unit costs in a book, or is to cost.
    union
    select product_id from price_book_item where store_id = $1 and changed_at >= ${since}
    union
    select product_id from price_change where store_id = $1 and changed_at >= ${since}
    -- What a combo costs may be what its components do.
    union
    select ci.combo_id from product c join combo_item ci on ci.store_id = $1 and ci.component_id = c.id
    where c.store_id = $1 and c.changed_at >= ${since}`

const changedSql = detailsOf(`
  select p.* from product p
  where p.store_id = $1 and p.id > $3 and p.id in (${changedIds('$6')}
  )
  order by p.id limit $4`)

const changedIdsSql = changedIds('$3')

// The rest of the sum is that of domain/catalogue/digest.ts.
const digestSql = `
  select right(d.id::text, 1) as bucket, count(*)::int as count,
    (sum(${millisecondsSql('d.at')} + ('x' || right(d.id::text, 8))::bit(32)::bigint) % 1000000000000000)::bigint as sum
  from (
    select p.id, greatest(p.changed_at, s.changed_at, i.at, c.at, k.at) as at
    from product p
    left join product_stock s on s.store_id = $1 and s.branch_id = $2 and s.product_id = p.id
    left join (select product_id, max(changed_at) as at from price_book_item where store_id = $1 group by product_id) i on i.product_id = p.id
    left join (select product_id, max(changed_at) as at from price_change where store_id = $1 group by product_id) c on c.product_id = p.id
    left join (select ci.combo_id, max(o.changed_at) as at from combo_item ci join product o on o.store_id = $1 and o.id = ci.component_id
      where ci.store_id = $1 group by ci.combo_id) k on k.combo_id = p.id
    where p.store_id = $1 and ${tradedSql('$2')}) d
  where d.at < $3
  group by bucket`
