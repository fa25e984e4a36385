import type { ProviderPrice, providerPriceRoutes } from '@quay/contract/inbound/provider-price'
import { searchWords } from '@quay/domain/text/search-text'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Actor, Tx } from '../../db/connection/transaction.ts'
import { type PlaceList, readIdPage } from '../../db/list/read-id-page.ts'
import { escapeLike } from '../../db/list/search-hits.ts'
import type { SortKeys } from '../../db/list/sorted-page.ts'
import type { ListFile } from '../../export/export-pages.ts'
import { branchOf } from '../../http/caller/rights.ts'

type Query = z.output<(typeof providerPriceRoutes)['list']['query']>

const sort: SortKeys<Query> = {
  product: 'r.product_name collate "vi-x-icu"',
  lastDay: 'r.last_day',
  lastPrice: 'r.last_price',
  change: `coalesce(r.change, -2147483648)`,
}

/**
 * What goods cost the last time, by product and supplier, beside the time before and the ends of the period; the last bought first, as a page of the contract. A
 * price is what a line cost after its discounts, without VAT and costs of the way, by a base unit; goods given beside are counted, as they make the
 * others cheaper. Throws `not-found`.
 */
export async function listProviderPrices(tx: Tx, actor: Actor, query: Query) {
  const places = placesOf(tx, branchOf(actor, query.branchId), query)
  const { ids, ...page } = await readIdPage(tx, places, { ...query, orderBy: query.orderBy ?? 'DESC' })
  if (ids.length === 0) return { ...page, items: [] }
  const { rows } = await sql<ProviderPrice>`with ${sql.join(places.before!)}
    select r.* from unnest(${ids}::uuid[]) with ordinality as asked (id, place) join priced r on r.id = asked.id order by asked.place`.execute(
    tx.db,
  )
  return { ...page, items: rows }
}

function placesOf(tx: Tx, branchId: string, filter: Query): PlaceList {
  const of: RawBuilder<unknown>[] = [
    sql`d.store_id = ${tx.storeId}`,
    sql`d.branch_id = ${branchId}`,
    sql`d.status = 'SUCCEED'`,
    sql`d.provider_id is not null`,
  ]
  if (filter.from) of.push(sql`d.business_day >= ${filter.from}::date`)
  if (filter.to) of.push(sql`d.business_day <= ${filter.to}::date`)
  if (filter.providerId) of.push(sql`d.provider_id = ${filter.providerId}`)
  if (filter.productId) of.push(sql`i.product_id = ${filter.productId}`)
  const text = sql`fold(r.product_name || ' ' || r.product_code || ' ' || r.provider_name)`
  return {
    before: [
      sql`line as (
        select i.id, i.product_id, d.provider_id, d.id as inbound_id, d.code as inbound_code, d.business_day,
          round(i.net_amount::numeric / i.base_quantity)::bigint as price,
          row_number() over (partition by i.product_id, d.provider_id order by d.business_day desc, d.posted_at desc, i.id desc) as back
        from inbound d join inbound_item i on i.store_id = ${tx.storeId} and i.inbound_id = d.id and i.base_quantity > 0
        where ${sql.join(of, sql` and `)})`,
      sql`priced as materialized (
        select l.id, l.product_id, p.code as product_code, p.name as product_name, l.provider_id, v.name as provider_name, u.name as base_unit,
          s.times, l.business_day as last_day, l.inbound_id as last_inbound_id, l.inbound_code as last_inbound_code, l.price as last_price,
          b.price as price_before, s.lowest, s.highest,
          case when b.price > 0 then round((l.price - b.price) * 10000.0 / b.price)::int end as change
        from line l
        join (select product_id, provider_id, count(*)::int as times, min(price) as lowest, max(price) as highest from line group by 1, 2) s
          on s.product_id = l.product_id and s.provider_id = l.provider_id
        left join line b on b.product_id = l.product_id and b.provider_id = l.provider_id and b.back = 2
        join product p on p.store_id = ${tx.storeId} and p.id = l.product_id
        join product_unit u on u.store_id = ${tx.storeId} and u.product_id = p.id and u.is_base
        join provider v on v.store_id = ${tx.storeId} and v.id = l.provider_id
        where l.back = 1)`,
    ],
    once: true,
    from: sql`priced r`,
    where: [sql`true`, ...searchWords(filter.keyword ?? '').map(word => sql`${text} like ${`%${escapeLike(word)}%`}`)],
    key: sql`r.last_day`,
    sort,
    id: sql`r.id`,
  }
}

const money = (header: string, value: (row: ProviderPrice) => number | null) =>
  ({ header, width: 16, format: 'money', value }) as const

/** The same as an Excel file. */
export const providerPriceFile: ListFile<ProviderPrice> = {
  sheet: 'Giá nhập',
  file: 'gia-nhap-theo-nha-cung-cap',
  content: 'Giá nhập theo nhà cung cấp',
  columns: [
    { header: 'Mã hàng', width: 14, value: row => row.productCode },
    { header: 'Tên hàng', width: 40, value: row => row.productName },
    { header: 'Nhà cung cấp', width: 32, value: row => row.providerName },
    { header: 'Đơn vị', width: 10, value: row => row.baseUnit },
    { header: 'Nhập lần cuối', width: 14, format: 'day', value: row => row.lastDay },
    { header: 'Phiếu', width: 14, value: row => row.lastInboundCode },
    money('Giá lần cuối', row => row.lastPrice),
    money('Giá lần trước', row => row.priceBefore),
    money('Thấp nhất', row => row.lowest),
    money('Cao nhất', row => row.highest),
    { header: 'Đổi (%)', width: 12, value: row => (row.change === null ? null : String(row.change / 100)) },
    money('Số lần nhập', row => row.times),
  ],
}
