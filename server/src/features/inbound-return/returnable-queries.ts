import type { inboundReturnRoutes } from '@quay/contract/inbound-return/routes'
import type { Returnable } from '@quay/contract/inbound-return/shapes'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { DomainError } from '../../db/domain-error.ts'
import { escapeLike, isSearch, searchHits } from '../../db/list/search-hits.ts'
import { branchOf } from '../../http/caller/rights.ts'

type Query = z.output<(typeof inboundReturnRoutes)['candidates']['query']>

/**
 * The lots that can go back to a provider: those of one receipt with what is left of them, or any on the branch's shelves,
 * found by word or by whom they were bought from. Throws `not-found` for a receipt of another branch.
 */
export async function listReturnable(tx: Tx, actor: Actor, query: Query): Promise<Returnable[]> {
  const branchId = branchOf(actor, query.branchId)
  const lots = await (query.inboundId ? ofReceipt(tx, branchId, query.inboundId) : onShelves(tx, branchId, query))
  const units = await tx.query<Returnable['units'][number] & { productId: string }>(unitsSql, [
    tx.storeId,
    [...new Set(lots.map(lot => lot.productId))],
  ])
  const unitsOf = Map.groupBy(units, unit => unit.productId)
  return lots.map(lot => ({ ...lot, units: unitsOf.get(lot.productId) ?? [] }))
}

type Lot = Omit<Returnable, 'units'>

const unitsSql = `
  select id, product_id, name, ratio from product_unit
  where store_id = $1 and product_id = any($2::uuid[]) and (is_active or is_base) order by ratio desc`

/**
 * What one of the unit cost in the end: its share of the line after every discount, bonus goods among it, with the costs
 * that the provider gives back. Those hold their VAT already, and the price is without.
 */
const netPriceSql = `div(i.net_amount + round(i.refundable_share * 100.0 / (100 + greatest(coalesce(i.vat_rate, 0), 0))),
  i.quantity + i.bonus_quantity)::bigint`

async function ofReceipt(tx: Tx, branchId: string, inboundId: string): Promise<Lot[]> {
  const [receipt] = await tx.query('select id from inbound where store_id = $1 and id = $2 and branch_id = $3', [
    tx.storeId,
    inboundId,
    branchId,
  ])
  if (!receipt) throw new DomainError('not-found')
  return tx.query<Lot & { position: number }>(receiptSql, [tx.storeId, inboundId, branchId])
}

const receiptSql = `
  select r.*, greatest(0, least(r.on_hand, r.bought - r.returned)) as can_return from (
    select i.product_id, i.product_code, i.product_name, l.id as lot_id,
      l.number as lot_number, l.expiry_date, l.state, coalesce(s.bucket, 'sellable') as bucket,
      coalesce(s.quantity, 0) as on_hand, b.bought, coalesce((
        select sum(ri.base_quantity) from inbound_return_item ri
        join inbound_return d on d.store_id = ri.store_id and d.id = ri.inbound_return_id and d.status = 'SUCCEED'
        where ri.store_id = $1 and ri.inbound_item_id = i.id and ri.lot_id = l.id
      ), 0)::bigint as returned,
      i.id as inbound_item_id, i.unit_id, ${netPriceSql} as price, i.vat_rate,
      null::json as bought_from, i.position
    from inbound_item i
    join product p on p.store_id = i.store_id and p.id = i.product_id
    join (
      select item_id, lot_id, sum(base_quantity)::bigint as bought from inbound_lot
      where store_id = $1 and inbound_id = $2 and lot_id is not null group by item_id, lot_id
    ) b on b.item_id = i.id
    join lot l on l.store_id = i.store_id and l.id = b.lot_id
    left join stock s on s.store_id = i.store_id and s.branch_id = $3 and s.lot_id = l.id and s.quantity > 0
    where i.store_id = $1 and i.inbound_id = $2
  ) r order by r.position, r.expiry_date nulls last, r.lot_id, r.bucket`

async function onShelves(tx: Tx, branchId: string, { keyword, providerId, limit }: Query): Promise<Lot[]> {
  const searches = isSearch(keyword)
  const hits = searches ? sql`with hit as (${searchHits('product_search', keyword!)})` : sql``
  const where = [
    sql`s.store_id = ${tx.storeId}`,
    sql`s.branch_id = ${branchId}`,
    sql`s.quantity > 0`,
    ...(searches
      ? [
          sql`(s.product_id in (select id from hit) or l.number_key like ${`${escapeLike(keyword!.trim().toUpperCase())}%`})`,
        ]
      : []),
    // Without a word, only what came from the provider: a whole shop is no choice.
    ...(providerId && !searches
      ? [
          sql`s.lot_id in (select il.lot_id from inbound d join inbound_lot il on il.store_id = d.store_id and il.inbound_id = d.id
            where d.store_id = ${tx.storeId} and d.provider_id = ${providerId} and d.status = 'SUCCEED')`,
        ]
      : []),
  ]
  // What the provider delivered comes before the lots of others that have the same name.
  const ownFirst = providerId
    ? sql`exists (select from inbound_lot il join inbound d on d.store_id = ${tx.storeId} and d.id = il.inbound_id
        where il.store_id = ${tx.storeId} and il.lot_id = s.lot_id and d.provider_id = ${providerId} and d.status = 'SUCCEED') desc, `
    : sql``
  // Where each was bought is looked for only for those that are shown.
  const { rows } = await sql<Lot>`${hits}
    select f.product_id, p.code as product_code, p.name as product_name, f.lot_id,
      l.number as lot_number, l.expiry_date, l.state, f.bucket, f.quantity as on_hand,
      null::bigint as bought, null::bigint as returned, f.quantity as can_return, null::uuid as inbound_item_id,
      b.unit_id, b.price, b.vat_rate, b.bought_from
    from (
      select s.product_id, s.lot_id, s.bucket, s.quantity, row_number() over (order by ${ownFirst}${byExpiry}) as place
      from stock s
      join lot l on l.store_id = s.store_id and l.id = s.lot_id
      join product p on p.store_id = s.store_id and p.id = s.product_id
      where ${sql.join(where, sql` and `)} order by ${ownFirst}${byExpiry} limit ${limit}
    ) f
    join lot l on l.store_id = ${tx.storeId} and l.id = f.lot_id
    join product p on p.store_id = ${tx.storeId} and p.id = f.product_id
    left join lateral (
      select i.unit_id, ${sql.raw(netPriceSql)} as price, i.vat_rate,
        case when d.provider_id is not null then json_build_object('id', d.provider_id, 'name', d.provider_name) end as bought_from
      from inbound_lot il
      join inbound_item i on i.store_id = il.store_id and i.id = il.item_id
      join inbound d on d.store_id = i.store_id and d.id = i.inbound_id and d.status = 'SUCCEED'
      where il.store_id = ${tx.storeId} and il.lot_id = f.lot_id
      order by ${providerId ? sql`(d.provider_id = ${providerId}) is true desc, ` : sql``}d.posted_at desc limit 1
    ) b on true
    order by f.place`.execute(tx.db)
  return rows
}

const byExpiry = sql`l.expiry_date nulls last, p.name collate "vi-x-icu", s.lot_id, s.bucket`
