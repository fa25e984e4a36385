import { vietnamTodaySql } from '../medicine/medicine-sql.ts'

/** Of a scope of a promotion `d` the ids that its rows `c` name; null where it is for all. */
const scopeSql = (all: string, ids: string) => `case when not d.${all} then coalesce(c.${ids}, '[]') end as ${ids}`
const idsSql = (role: string, column: string) => `json_agg(c.${column}) filter (where c.role = '${role}')`

const goodsSql = (role: string, more = '') => `json_agg(json_build_object(
        'kind', case when c.product_id is not null then 'PRODUCT' when c.unit_id is not null then 'UNIT'
          when c.product_group_id is not null then 'GROUP' else 'MANUFACTURER' end,
        'id', coalesce(c.product_id, c.unit_id, c.product_group_id, c.manufacturer_id)${more}) order by c.id) filter (where c.role = '${role}')`

/** The rows of a promotion `d` as `c`, read once: a place of its own for each role costs each sale more than all else that it reads here. */
export const conditionsSql = `cross join lateral (
      select ${idsSql('BRANCH', 'branch_id')} as branch_ids, ${idsSql('SELLER', 'employee_id')} as seller_ids,
        ${idsSql('CUSTOMER_GROUP', 'customer_group_id')} as group_ids, ${idsSql('TIER', 'tier_id')} as tier_ids,
        ${idsSql('PRICE_BOOK', 'book_id')} as book_ids,
        ${goodsSql('GOODS')} as goods, ${goodsSql('NOT_GOODS')} as not_goods, ${goodsSql('TARGET')} as target,
        ${goodsSql('BUY', `, 'component', c.component, 'quantity', c.quantity`)} as buy,
        json_agg(json_build_object('productId', u.product_id, 'unitId', u.id) order by c.id) filter (where u.id is not null) as gifts,
        count(*) filter (where c.role = 'BUY') as buy_rows, count(*) filter (where c.role = 'GIFT') as gift_rows
      from discount_condition c left join product_unit u on c.role = 'GIFT' and u.store_id = $1 and u.id = c.unit_id
      where c.store_id = $1 and c.discount_id = d.id
    ) c`

/** The drawer holds a code that a promotion `d` gives as a present. */
const hasVouchers = `(d.voucher_discount_id is not null and exists (select from voucher_code v where v.store_id = $1 and v.discount_id = d.voucher_discount_id
      and v.state = 'UNUSED' and (v.expires_on is null or v.expires_on >= ${vietnamTodaySql})))`

/** A promotion `d` of the store `$1` with its rows `c`, as the engine takes it (`Promotion`). */
export const promotionColumnsSql = `d.id, d.code, d.name, d.level, d.effect, d.stacking, d.rank, d.starts_at, d.ends_at, d.weekdays, d.month_days, d.months,
    d.birthday, d.is_automatic, d.hours,
    ${scopeSql('all_branches', 'branch_ids')}, ${scopeSql('all_sellers', 'seller_ids')}, ${scopeSql('all_groups', 'group_ids')},
    ${scopeSql('all_tiers', 'tier_ids')}, ${scopeSql('all_books', 'book_ids')},
    d.channels, d.max_amount, d.max_units, d.units_per, d.pick, d.max_times, d.code_kind, d.voucher_discount_id,
    (select v.name from discount v where v.store_id = $1 and v.id = d.voucher_discount_id) as voucher_name,
    ${hasVouchers} as has_vouchers, d.max_uses_customer, d.customer_period,
    d.max_uses, d.budget, d.used_count, d.used_amount, d.quantity_in,
    coalesce((select json_agg('{"giftWorth": null, "pointsIn": null}'::jsonb || r) from jsonb_array_elements(d.rules) r), '[]') as rules,
    coalesce(c.goods, '[]') as goods, coalesce(c.not_goods, '[]') as not_goods, coalesce(c.target, '[]') as target,
    coalesce(c.gifts, '[]') as gifts, coalesce(c.buy, '[]') as buy`

/** Points are switched on, and a rule of points holds: without one they have no end. */
const givesPoints = `(coalesce((select s.value <> 'false'::jsonb from setting s where s.store_id = $1 and s.key = 'usePoints'), true)
      and coalesce((select r.is_active from point_setting r where r.store_id = $1 and r.starts_on <= ${vietnamTodaySql} order by r.starts_on desc limit 1), false))`

/**
 * Those that are on and not over for long: clocks of branches differ by hours, and an outbox may be late. One whose goods were
 * deleted gives nothing, because without rows it would be for all goods.
 */
export const runningPromotionsSql = `
  select ${promotionColumnsSql}
  from discount d ${conditionsSql}
  where d.store_id = $1 and d.deleted_at is null and d.is_active and (d.ends_at is null or d.ends_at > $2)
    and (not d.names_goods or c.goods is not null) and (not d.names_target or c.target is not null)
    and (d.effect <> 'GIFT' or c.gift_rows > 0)
    and (d.effect <> 'POINTS' or ${givesPoints})
    and d.buy_rows = c.buy_rows
  order by d.rank, d.id`

/**
 * Which promotions a till reads now, as a text that changes whenever they do: with what is used of those that have an end. It names the
 * database, because one that was restored counts from an earlier number on.
 */
export const promotionVersionSql = `
  select (select id from database_epoch) || '.' || s.discount_version || case when ${givesPoints} then 'p' else '' end as version, coalesce((
      select json_agg(json_build_object('id', d.id, 'usedCount', d.used_count, 'usedAmount', d.used_amount, 'hasVouchers', ${hasVouchers}) order by d.id)
      from discount d where d.store_id = $1 and d.deleted_at is null and d.is_active
        and (d.max_uses is not null or d.budget is not null or d.voucher_discount_id is not null)), '[]') as counts
  from store s where s.store_id = $1`

export const namedPromotionsSql = `
  select ${promotionColumnsSql} from discount d ${conditionsSql} where d.store_id = $1 and d.id = any($2::uuid[])`
