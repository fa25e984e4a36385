import type { tillRoutes } from '@quay/contract/till/routes'
import type { TillProduct } from '@quay/contract/till/shapes'
import type { z } from 'zod'
import { decodeCursor, encodeCursor } from '../../db/page.ts'
import type { Actor, Tx } from '../../db/transaction.ts'
import { branchOf } from '../../http/rights.ts'
import { promotedGoodsSql } from '../discount/promoted-goods-sql.ts'
import { unitBooksSql, unitPlannedSql } from '../price-book/price-sql.ts'
import { barcodesSql, comboPartsSql, tradedSql, unitPriceSql } from '../product/combo-sql.ts'
import { datedRatesSql } from '../tax/dated-rates.ts'

export type CatalogueQuery = z.output<(typeof tillRoutes)['catalogue']['query']>

/**
 * A change carries the instant at which its request began and is seen when it commits: what began up to this much
 * before the last answer is sent again, so that nothing that was in flight then is missed. Milliseconds.
 */
const inFlight = 5_000

/** Bills of this long ago count for what is sold most. Milliseconds. */
const soldWithin = 30 * 86_400_000

const noProduct = '00000000-0000-0000-0000-000000000000'

/**
 * The goods of a branch as a till keeps them, a page at a time in the order of their ids. Without `since` all that
 * may be sold; with it what changed, in itself or in the branch's stock, also what is no longer sold, so that the
 * till drops it. `asOf` is that of the first page on each page: what changes while they come is asked for next time.
 */
export async function readCatalogue(tx: Tx, actor: Actor, query: CatalogueQuery) {
  const branchId = branchOf(actor, query.branchId)
  const [after, asOf] = query.cursor ? decodeCursor(query.cursor, 2) : [noProduct, tx.now.toISOString()]
  const parameters = [tx.storeId, branchId, after, query.limit + 1, new Date(tx.now.getTime() - soldWithin)]
  const rows = query.since
    ? await tx.query<TillProduct>(changedSql, [...parameters, new Date(Date.parse(query.since) - inFlight)])
    : await tx.query<TillProduct>(wholeSql, parameters)
  const items = rows.slice(0, query.limit)
  const last = items.at(-1)
  return {
    items,
    asOf: String(asOf),
    nextCursor: rows.length > query.limit && last ? encodeCursor([last.id, String(asOf)]) : null,
  }
}

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
    ${promotedGoodsSql},
    (select count(*)::int from bill_item i where i.store_id = $1 and i.product_id = p.id and i.business_day > $5::timestamptz::date) as sold,
    p.note_template, ${comboPartsSql} as parts,
    coalesce((select ps.reserved from product_stock ps where ps.store_id = $1 and ps.branch_id = $2 and ps.product_id = p.id), 0) as reserved,
    coalesce((select json_agg(json_strip_nulls(json_build_object('id', u.id, 'name', u.name, 'ratio', u.ratio, 'price', ${unitPriceSql},
        'books', ${unitBooksSql}, 'planned', ${unitPlannedSql}, 'postedPrice', u.posted_price,
        'barcodes', ${barcodesSql}, 'isDefaultSale', u.is_default_sale, 'isSold', u.is_sold)) order by u.position, u.id)
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

const changedSql = detailsOf(`
  select p.* from product p
  where p.store_id = $1 and p.id > $3 and p.id in (
    select id from product where store_id = $1 and changed_at >= $6
    union
    select product_id from product_stock where store_id = $1 and branch_id = $2 and changed_at >= $6
    -- What a unit costs in a book, or is to cost.
    union
    select product_id from price_book_item where store_id = $1 and changed_at >= $6
    union
    select product_id from price_change where store_id = $1 and changed_at >= $6
    -- What a combo costs may be what its components do.
    union
    select ci.combo_id from product c join combo_item ci on ci.store_id = $1 and ci.component_id = c.id
    where c.store_id = $1 and c.changed_at >= $6
  )
  order by p.id limit $4`)
