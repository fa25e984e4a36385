import type { salesDays } from '@quay/contract/reorder/shapes'
import { addDays } from '@quay/domain/time/calendar'
import { type RawBuilder, sql } from 'kysely'
import { isSearch, searchHits } from '../../db/list/search-hits.ts'
import { unsellableGoods } from '../stock/available-sql.ts'

export interface ReorderQuery {
  basis: 'level' | 'sales'
  days: (typeof salesDays)[number]
  coverDays: number
  groupId?: string | undefined
  providerId?: string | undefined
  keyword?: string | undefined
}

/** In days; what lasts longer is never ordered for that reason. */
const longest = 999_999

/**
 * The goods of a branch that are to be ordered, as table expressions that end in `needed`: one row a product, all of the
 * store in one pass, with how much and for how many days what is there lasts.
 *
 *   need = target + wanted − (available + on order + in drafts of orders + on its way from another branch)
 *
 * Available is what can be sold: on hand less what expired, is held, recalled or in quarantine, less what is reserved.
 *
 * By levels the target is the maximum (without one the minimum) of what fell below its minimum, or ran out where it has
 * none; by sales what is sold in the days to cover and the lead time of the provider, at the pace of the days looked at.
 * With `ids` only those are looked at. What customers asked for comes on top. Combos have no stock of their own: what they sell is in the ledger of their parts.
 *
 * Who delivers a product is dear to find, so it is looked for only where the need or the question depends on it, and only
 * for goods that could be in the answer.
 */
export function neededGoods(
  storeId: string,
  branchId: string,
  today: string,
  query: ReorderQuery,
  ids?: readonly string[],
): RawBuilder<unknown>[] {
  const days = Number(query.days)
  const where = [
    sql`p.store_id = ${storeId} and p.merged_into is null and p.type not in (3, 4) and p.is_active`,
    sql`not exists (select from product_branch_status bs where bs.store_id = ${storeId} and bs.product_id = p.id
      and bs.branch_id = ${branchId} and not bs.is_active)`,
  ]
  if (query.groupId) where.push(sql`p.group_id in (${groupAndBelow(storeId, query.groupId)})`)
  if (ids) where.push(sql`p.id = any(${ids}::uuid[])`)
  const isHit = isSearch(query.keyword)
  if (isHit) where.push(sql`p.id in (select id from hit)`)
  const { providerId } = query
  if (providerId !== undefined && providerId !== 'none') where.push(sql`p.id in (${deliveredBy(storeId, providerId)})`)
  const bySales = query.basis === 'sales'
  const paceFor = (lead: RawBuilder<unknown>) =>
    sql`ceil(g.sold * (${query.coverDays}::bigint + ${lead}) / ${sql.lit(days)}::numeric)::bigint`
  const levelTarget = sql`case when g.free + g.coming < coalesce(g.min_stock, 1) then greatest(g.max_stock, g.min_stock, 0) else 0 end`
  const needFor = (target: RawBuilder<unknown>) => sql`${target} + g.wanted - g.free - g.coming`
  const most = bySales
    ? paceFor(sql`(select coalesce(max(lead_days), 0) from provider where store_id = ${storeId})`)
    : levelTarget
  const byProvider =
    providerId === undefined
      ? sql`true`
      : providerId === 'none'
        ? sql`n.provider_id is null`
        : sql`n.provider_id = ${providerId}::uuid`
  return [
    ...(isHit ? [sql`hit as (${searchHits('product_search', query.keyword!)})`] : []),
    sql`sold as materialized (
      select product_id, -sum(quantity)::bigint as quantity from stock_entry
      where store_id = ${storeId} and branch_id = ${branchId} and business_day > ${addDays(today, -days)}::date
        and business_day <= ${today}::date and kind in ('SALE', 'SALE_CANCEL', 'SALE_RETURN', 'SALE_RETURN_CANCEL')
        and ${ids ? sql`product_id = any(${ids}::uuid[])` : sql`true`}
      group by product_id having sum(quantity) < 0)`,
    sql`ordered as materialized (
      select i.product_id, sum(greatest(i.base_quantity - i.received_quantity, 0))::bigint as quantity,
        coalesce(sum(i.base_quantity) filter (where o.progress = 'DRAFT'), 0)::bigint as drafted
      from purchase_order o join purchase_order_item i on i.store_id = o.store_id and i.purchase_order_id = o.id
      where o.store_id = ${storeId} and o.branch_id = ${branchId} and o.progress in ('DRAFT', 'CONFIRMED', 'PARTIAL') group by i.product_id)`,
    sql`wanted as materialized (
      select product_id, sum(quantity)::bigint as quantity from customer_request
      where store_id = ${storeId} and branch_id = ${branchId} and outcome is null and product_id is not null group by product_id)`,
    sql`unsellable as materialized (${unsellableGoods(storeId, branchId, today)})`,
    sql`goods as materialized (
      select p.id, p.name, p.min_stock, p.max_stock, coalesce(s.on_hand, 0) as on_hand, coalesce(s.reserved, 0) as reserved,
        coalesce(x.quantity, 0) as unsellable, ${free} as free, coalesce(o.quantity - o.drafted, 0) as on_order, coalesce(o.drafted, 0) as drafted,
        coalesce(s.in_transit, 0) as in_transit, coalesce(o.quantity, 0) + coalesce(s.in_transit, 0) as coming,
        coalesce(w.quantity, 0) as wanted, coalesce(d.quantity, 0) as sold
      from product p
      left join product_stock s on s.store_id = ${storeId} and s.branch_id = ${branchId} and s.product_id = p.id
      left join unsellable x on x.product_id = p.id
      left join ordered o on o.product_id = p.id
      left join wanted w on w.product_id = p.id
      left join sold d on d.product_id = p.id
      where ${sql.join(where, sql` and `)}
        and (${bySales ? sql`d.quantity > 0` : sql`${free} + coalesce(o.quantity, 0) + coalesce(s.in_transit, 0) < coalesce(p.min_stock, 1)`}
          or w.quantity > 0))`,
    sql`needed as materialized (
      select n.*, case when n.sold > 0
          then least(floor(greatest(n.free, 0) * ${sql.lit(days)} / n.sold::numeric), ${sql.lit(longest)})::int end as days_left
      from (
        select g.*, ${asksSupplier(query) ? sql`${supplierColumns}, ${needFor(bySales ? paceFor(sql`coalesce(v.lead_days, 0)`) : levelTarget)}` : needFor(levelTarget)} as need
        from goods g ${asksSupplier(query) ? supplierOf(storeId, sql`g.id`) : sql``}
        where ${needFor(most)} > 0
      ) n where n.need > 0 and ${byProvider})`,
  ]
}

const free = sql`(coalesce(s.on_hand - s.reserved, 0) - coalesce(x.quantity, 0))`

/** The same with how each is bought: the provider with the last price, and the unit; table expressions that end in `suggested`. */
export function suggestedGoods(...asked: Parameters<typeof neededGoods>): RawBuilder<unknown>[] {
  const [storeId, , , query] = asked
  const isKnown = asksSupplier(query)
  return [
    ...neededGoods(...asked),
    sql`suggested as materialized (
      select n.*, u.id as unit_id, u.name as unit_name, u.ratio, ceil(n.need / u.ratio::numeric)::bigint as quantity,
        round(coalesce(n.price * u.ratio / n.price_ratio::numeric, 0))::bigint as unit_price
      from ${isKnown ? sql`needed n` : sql`(select g.*, ${supplierColumns} from needed g ${supplierOf(storeId, sql`g.id`)}) n`}
      cross join lateral (
        select u.id, u.name, u.ratio from product_unit u
        where u.store_id = ${storeId} and u.product_id = n.id and u.is_active
        order by u.is_default_purchase desc, u.ratio desc limit 1
      ) u)`,
  ]
}

/** Whether who delivers a product decides if it is needed: by the lead time, or because it is asked for. */
const asksSupplier = ({ basis, providerId }: ReorderQuery) => basis === 'sales' || providerId !== undefined

const supplierColumns = sql`coalesce(c.provider_id, l.provider_id) as provider_id, c.provider_id is not null as is_preferred,
  l.price, l.ratio as price_ratio, v.name as provider_name, v.lead_days, v.min_order`

/** The provider of a product: the chosen one, else the last one; found at the end of an index, product by product. */
const supplierOf = (storeId: string, productId: RawBuilder<unknown>) => sql`
  left join product_supply c on c.store_id = ${storeId} and c.product_id = ${productId}
  left join lateral (
    select b.provider_id, i.price, i.ratio from inbound_item i
    join inbound b on b.store_id = i.store_id and b.id = i.inbound_id and b.status = 'SUCCEED' and b.kind = 'PURCHASE'
    where i.store_id = ${storeId} and i.product_id = ${productId} order by i.id desc limit 1
  ) l on true
  left join provider v on v.store_id = ${storeId} and v.id = coalesce(c.provider_id, l.provider_id)`

/** What a provider could be the one for: chosen, or delivered some time. */
const deliveredBy = (storeId: string, providerId: string) => sql`
  select c.product_id from product_supply c where c.store_id = ${storeId} and c.provider_id = ${providerId}::uuid
  union all
  select i.product_id from inbound b join inbound_item i on i.store_id = b.store_id and i.inbound_id = b.id
  where b.store_id = ${storeId} and b.provider_id = ${providerId}::uuid and b.status = 'SUCCEED'`

const groupAndBelow = (storeId: string, groupId: string) => sql`
  select g.id from product_group g left join product_group above on above.store_id = g.store_id and above.id = g.parent_id
  where g.store_id = ${storeId} and ${groupId}::uuid in (g.id, g.parent_id, above.parent_id)`
