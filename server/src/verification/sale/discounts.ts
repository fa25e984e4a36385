import type { Check } from '../check.ts'

/** Promotions against the bills that used them. */
export const discountChecks: Check[] = [
  {
    law: 'promotions: what they took off a line is what the line says',
    sql: `
      select 'bill ' || b.code || ', line ' || i.position + 1 || ' ' || i.product_name as thing,
        (i.promotion_discount + i.promotion_share)::text as expected, coalesce(d.amount, 0)::text as found
      from bill_item i join bill b on b.store_id = i.store_id and b.id = i.bill_id
      left join (select item_id, sum(amount) as amount from bill_item_discount where store_id = $1 group by item_id) d on d.item_id = i.id
      where i.store_id = $1 and i.promotion_discount + i.promotion_share <> coalesce(d.amount, 0)`,
  },
  {
    law: 'promotions: a bill used each as its lines say; a cancelled one took its uses back',
    sql: `
      select 'bill ' || b.code || ', ' || d.name as thing,
        concat_ws(', ', 'lines ' || coalesce(i.amount, 0), 'uses ' || case b.status when 'SUCCEED' then 1 else 0 end) as expected,
        concat_ws(', ', 'bill ' || d.amount, 'gifts ' || d.gift_value, 'uses ' || coalesce(u.uses, 0)) as found
      from bill_discount d join bill b on b.store_id = d.store_id and b.id = d.bill_id
      left join (select bill_id, discount_id, sum(amount) as amount from bill_item_discount where store_id = $1 group by 1, 2) i
        on i.bill_id = d.bill_id and i.discount_id = d.discount_id
      left join (select bill_id, discount_id, sum(uses) as uses, sum(amount) as amount, sum(gift_value) as gift_value from discount_use
        where store_id = $1 and sale_return_id is null group by 1, 2) u
        on u.bill_id = d.bill_id and u.discount_id = d.discount_id
      where d.store_id = $1 and not d.of_order and (d.amount <> coalesce(i.amount, 0)
        or coalesce(u.uses, 0) <> case b.status when 'SUCCEED' then 1 else 0 end
        or coalesce(u.gift_value, 0) <> case b.status when 'SUCCEED' then d.gift_value else 0 end
        or coalesce(u.amount, 0) <> case b.status when 'SUCCEED' then d.amount else 0 end)`,
  },
  {
    law: 'promotions: returns give back no more than the bill used, and all of it with the last of its goods',
    sql: `
      select 'bill ' || b.code || ', ' || d.name as thing,
        case when l.is_left then 'uses 1, at most ' || d.amount || ' and ' || d.gift_value else 'nothing' end as expected,
        concat_ws(', ', 'uses ' || u.uses, 'amount ' || u.amount, 'gifts ' || u.gift_value) as found
      from bill_discount d join bill b on b.store_id = d.store_id and b.id = d.bill_id and b.status = 'SUCCEED'
      cross join lateral (select exists (
        select from bill_item i left join bill_item_part p on p.store_id = $1 and p.item_id = i.id
        where i.store_id = $1 and i.bill_id = d.bill_id
          and coalesce(p.returned_base < p.base_quantity, i.returned_base < i.base_quantity)) as is_left) l
      join (select bill_id, discount_id, sum(uses) as uses, sum(amount) as amount, sum(gift_value) as gift_value
            from discount_use where store_id = $1 group by 1, 2) u on u.bill_id = d.bill_id and u.discount_id = d.discount_id
      where d.store_id = $1 and case when l.is_left
        then u.uses <> 1 or u.amount not between 0 and d.amount or u.gift_value not between 0 and d.gift_value
        else (u.uses, u.amount, u.gift_value) <> (0, 0, 0) end`,
  },
  {
    law: 'promotions: of a cancelled return nothing is given back',
    sql: `
      select 'return ' || r.code as thing, 'nothing' as expected, concat_ws(', ', 'uses ' || u.uses, 'amount ' || u.amount) as found
      from sale_return r
      join (select sale_return_id, sum(uses) as uses, sum(amount + gift_value) as amount from discount_use
            where store_id = $1 and sale_return_id is not null group by 1) u on u.sale_return_id = r.id
      where r.store_id = $1 and r.status = 'CANCELLED' and (u.uses, u.amount) <> (0, 0)`,
  },
  {
    law: 'promotions: a gift costs nothing and is of a promotion of its bill',
    sql: `
      select 'bill ' || b.code || ', line ' || i.position + 1 || ' ' || i.product_name as thing, 'a promotion that gave gifts, 0' as expected,
        concat_ws(', ', coalesce(d.name, 'none'), i.net) as found
      from bill_item i join bill b on b.store_id = i.store_id and b.id = i.bill_id
      left join bill_discount d on d.store_id = i.store_id and d.bill_id = i.bill_id and d.discount_id = i.gift_discount_id
      where i.store_id = $1 and i.gift_discount_id is not null and (i.net <> 0 or i.price_source <> 'GIFT' or coalesce(d.gift_value, 0) = 0)`,
  },
  {
    law: 'promotions: what is used of a limited one is the sum of its uses',
    sql: `
      select 'promotion ' || d.code as thing, concat_ws(', ', coalesce(u.uses, 0), coalesce(u.amount, 0)) as expected,
        concat_ws(', ', d.used_count, d.used_amount) as found
      from discount d
      left join (select discount_id, sum(uses) as uses, sum(amount + gift_value) as amount from discount_use where store_id = $1 group by 1) u
        on u.discount_id = d.id
      where d.store_id = $1 and (d.max_uses is not null or d.budget is not null)
        and (d.used_count <> coalesce(u.uses, 0) or d.used_amount <> coalesce(u.amount, 0))`,
  },
  {
    // What was used when its limits were set last may be above them; a kept sale that went above them stands as it was charged, and is flagged.
    law: 'promotions: nothing is used beyond a limit but by kept sales that charged more than the rules gave, and what cancelled returns took again',
    sql: `
      select 'promotion ' || d.code as thing, 'uses at most ' || o.most as expected, 'uses ' || d.used_count as found
      from discount d
      cross join lateral (
        select greatest(d.max_uses, (
            select coalesce(sum(u.uses), 0) from discount_use u where u.store_id = $1 and u.discount_id = d.id and u.at <= d.changed_at))
          + (select count(*) from discount_use u join bill b on b.store_id = $1 and b.id = u.bill_id and b.is_as_charged
             where u.store_id = $1 and u.discount_id = d.id and u.uses = 1)
          + (select coalesce(sum(u.uses), 0) from discount_use u
             where u.store_id = $1 and u.discount_id = d.id and u.sale_return_id is not null and u.uses > 0) as most
      ) o
      where d.store_id = $1 and d.max_uses is not null and d.used_count > o.most
      union all
      select 'promotion ' || d.code, 'gave at most ' || o.most, 'gave ' || d.used_amount
      from discount d
      cross join lateral (
        select greatest(d.budget, (
            select coalesce(sum(u.amount + u.gift_value), 0) from discount_use u
            where u.store_id = $1 and u.discount_id = d.id and u.at <= d.changed_at))
          + (select coalesce(sum(u.amount + u.gift_value), 0) from discount_use u
             join bill b on b.store_id = $1 and b.id = u.bill_id and b.is_as_charged
             where u.store_id = $1 and u.discount_id = d.id and u.uses = 1)
          + (select coalesce(sum(u.amount + u.gift_value), 0) from discount_use u
             where u.store_id = $1 and u.discount_id = d.id and u.sale_return_id is not null and u.amount + u.gift_value > 0) as most
      ) o
      where d.store_id = $1 and d.budget is not null and d.used_amount > o.most`,
  },
]
