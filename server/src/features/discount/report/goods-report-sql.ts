import { giftCostOf, givenSql } from './given-sql.ts'

/** The part of a line's goods that the customer still has; of a combo by the money of its components. */
const keptSql = `coalesce((
      select sum(p.net * (p.base_quantity - p.returned_base)::numeric / p.base_quantity) / nullif(sum(p.net), 0)
      from bill_item_part p where p.store_id = $1 and p.item_id = i.id), (i.base_quantity - i.returned_base)::numeric / i.base_quantity)`

const ofUse = 'partition by bill_id, discount_id'
/** The weight of a line: the first of these of which a line of the promotion has any, else all alike. */
const weightSql = (first: string, second: string, third: string) =>
  `case when sum(${first}) over (${ofUse}) > 0 then ${first} when sum(${second}) over (${ofUse}) > 0 then ${second}
      when sum(${third}) over (${ofUse}) > 0 then ${third} else 1 end`
/** The đồng of a sum that fall to a line: rounded by what the lines before it got, so that all of them are the sum. */
const partSql = (sum: string, weight: string) =>
  `floor(${sum} * sum(${weight}) over (${ofUse} order by position) / sum(${weight}) over (${ofUse}))
      - floor(${sum} * (sum(${weight}) over (${ofUse} order by position) - ${weight}) / sum(${weight}) over (${ofUse}))`

/**
 * What promotions gave, by goods. Money off falls to the lines that it came off; what gifts are worth to the gifts; what points and codes are worth
 * to the lines that brought them, by their money. Of what came back by what is left of each line.
 */
export const goodsReportSql = `
  with given as materialized (${givenSql}), lines as (
    select g.bill_id, g.discount_id, g.amount, g.gift_value, i.id, i.position, i.product_id, i.net, coalesce(x.amount, 0) as off,
      coalesce(x.amount, 0) * ${keptSql} as off_kept,
      case when i.gift_discount_id = g.discount_id then i.base_quantity else 0 end as gifts,
      case when i.gift_discount_id = g.discount_id then i.base_quantity * ${keptSql} else 0 end as gifts_kept,
      case when i.gift_discount_id = g.discount_id then ${giftCostOf('i')} else 0 end as gift_cost,
      x.item_id is not null or i.gift_discount_id is not distinct from g.discount_id as is_named,
      coalesce(x.amount, 0) > 0 or i.gift_discount_id is not distinct from g.discount_id or (x.item_id is not null and g.is_present) as is_given
    from given g join bill_item i on i.store_id = $1 and i.bill_id = g.bill_id
    left join (
      select item_id, discount_id, sum(amount) as amount from bill_item_discount
      where store_id = $1 and bill_id in (select bill_id from given) group by 1, 2
    ) x on x.item_id = i.id and x.discount_id = g.discount_id
  ), named as (
    select * from (select l.*, bool_or(is_named) over (${ofUse}) as has_named from lines l) l where is_named or not has_named
  ), weighed as (
    select n.*, ${weightSql('off_kept', 'off', 'net')} as money_weight, ${weightSql('gifts_kept', 'gifts', 'net')} as gift_weight from named n
  ), parts as (
    select bill_id, product_id, is_given, gift_cost, ${partSql('amount', 'money_weight')} as amount, ${partSql('gift_value', 'gift_weight')} as gift_value
    from weighed
  )
  select null::uuid as discount_id, s.id as product_id, null::uuid as branch_id, s.code, s.name,
    count(distinct t.bill_id) filter (where t.is_given)::int as bill_count,
    sum(t.amount)::bigint as amount, sum(t.gift_value)::bigint as gift_value, null::bigint as payable, sum(t.gift_cost)::bigint as gift_cost
  from parts t join product p on p.store_id = $1 and p.id = t.product_id
  join product s on s.store_id = $1 and s.id = coalesce(p.merged_into, p.id)
  group by s.id, s.code, s.name having bool_or(t.is_given) or sum(t.amount + t.gift_value) > 0
  order by sum(t.amount + t.gift_value) desc, s.id limit 10000`
