/** What each promotion gave on each bill of the branches `$2` in a period, less what came back of it. */
export const givenSql = `
  select b.branch_id, b.id as bill_id, b.payable - b.returned as payable, d.discount_id, d.code, d.name, d.points > 0 or d.vouchers > 0 as is_present,
    d.amount + r.amount as amount, d.gift_value + r.gift_value as gift_value
  from bill b join bill_discount d on d.store_id = b.store_id and d.bill_id = b.id
  cross join lateral (
    select coalesce(sum(u.amount), 0) as amount, coalesce(sum(u.gift_value), 0) as gift_value from discount_use u
    where u.store_id = $1 and u.bill_id = d.bill_id and u.discount_id = d.discount_id and u.sale_return_id is not null
  ) r
  where b.store_id = $1 and b.branch_id = any($2::uuid[]) and b.status = 'SUCCEED' and b.business_day >= coalesce($3::date, '-infinity')
    and b.business_day <= coalesce($4::date, 'infinity')`

/** What the gifts of a line cost that the customer still has. */
export const giftCostOf = (line: string) => `${line}.cost - coalesce(
    (select sum(l.returned_value) from bill_item_lot l where l.store_id = $1 and l.item_id = ${line}.id), 0)`

/** What each promotion cost. */
export const promotionsSql = `
  with given as (${givenSql})
  select g.discount_id, null::uuid as product_id, null::uuid as branch_id, max(g.code) as code, max(g.name) as name, count(*)::int as bill_count,
    sum(g.amount)::bigint as amount, sum(g.gift_value)::bigint as gift_value, sum(g.payable)::bigint as payable,
    sum((select coalesce(sum(${giftCostOf('i')}), 0) from bill_item i
      where i.store_id = $1 and i.bill_id = g.bill_id and i.gift_discount_id = g.discount_id))::bigint as gift_cost
  from given g group by g.discount_id order by sum(g.amount + g.gift_value) desc, g.discount_id limit 1000`

/** What promotions cost each branch. */
export const branchesSql = `
  with given as (${givenSql}), bills as (
    select g.branch_id, g.bill_id, max(g.payable) as payable, sum(g.amount) as amount, sum(g.gift_value) as gift_value,
      (select coalesce(sum(${giftCostOf('i')}), 0) from bill_item i
        where i.store_id = $1 and i.bill_id = g.bill_id and i.gift_discount_id is not null) as gift_cost
    from given g group by g.branch_id, g.bill_id
  )
  select null::uuid as discount_id, null::uuid as product_id, b.branch_id, null::text as code, max(o.name) as name, count(*)::int as bill_count,
    sum(b.amount)::bigint as amount, sum(b.gift_value)::bigint as gift_value, sum(b.payable)::bigint as payable, sum(b.gift_cost)::bigint as gift_cost
  from bills b join branch o on o.store_id = $1 and o.id = b.branch_id
  group by b.branch_id order by sum(b.amount + b.gift_value) desc, b.branch_id`
