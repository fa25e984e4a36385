import type { Check } from '../check.ts'

/** Prices on bills against what they say of themselves, and books against each other. */
export const priceChecks: Check[] = [
  {
    law: 'prices: only a hand, a liều, a gift or an order has another price than the list',
    sql: `
      select 'bill ' || b.code || ', line ' || i.position + 1 || ' ' || i.product_name as thing,
        'list price ' || i.list_price as expected, i.price_source || ' ' || i.unit_price as found
      from bill_item i join bill b on b.store_id = i.store_id and b.id = i.bill_id
      where i.store_id = $1 and i.unit_price <> i.list_price and i.price_source not in ('MANUAL', 'SAMPLE', 'GIFT', 'ORDER')`,
  },
  {
    law: 'prices: a line of a book names it, one of a quantity reached it',
    sql: `
      select 'bill ' || b.code || ', line ' || i.position + 1 || ' ' || i.product_name as thing,
        i.price_source || ' with its book and quantity' as expected,
        concat_ws(', ', 'book ' || coalesce(i.price_book_name, 'none'), 'from ' || coalesce(i.price_tier_from::text, 'one'), 'sold ' || i.quantity) as found
      from bill_item i join bill b on b.store_id = i.store_id and b.id = i.bill_id
      where i.store_id = $1 and ((i.price_source = 'BOOK' and (i.price_book_id is null or i.price_book_name is null))
        or (i.price_source = 'TIER' and i.price_tier_from is null) or (i.price_source <> 'ORDER' and i.price_tier_from > i.quantity))
      union all
      -- A bill of a part of an order keeps the price that the whole order reached.
      select 'order ' || o.code || ', line ' || i.position + 1 || ' ' || i.product_name, 'its quantity',
        concat_ws(', ', 'from ' || i.price_tier_from, 'ordered ' || i.quantity)
      from sales_order_item i join sales_order o on o.store_id = i.store_id and o.id = i.sales_order_id
      where i.store_id = $1 and i.price_tier_from > i.quantity`,
  },
  {
    // Above the mark-up of a hospital's pharmacy, which only medicines have, the cap is not kept.
    law: 'prices: above the posted price or the mark-up with a reason, and only there',
    sql: `
      select 'bill ' || b.code || ', line ' || i.position + 1 || ' ' || i.product_name as thing,
        'at most ' || coalesce(i.posted_price::text, 'anything') || ' without a reason' as expected,
        (i.quantity * i.unit_price - i.promotion_discount - i.line_discount) || ' for ' || i.quantity || ', ' || coalesce(i.posted_reason, 'no reason') as found
      from bill_item i join bill b on b.store_id = i.store_id and b.id = i.bill_id
      join product p on p.store_id = i.store_id and p.id = i.product_id
      where i.store_id = $1 and (i.posted_price is not null and i.posted_reason is null
        or i.posted_price is null and i.posted_reason is not null and p.type <> 1
        or i.quantity * i.unit_price - i.promotion_discount - i.line_discount <= i.posted_price * i.quantity)`,
  },
  {
    law: 'prices: books do not start from each other in a circle',
    sql: `
      with recursive chain as (
        select id, name, base_book_id as at, 1 as steps from price_book where store_id = $1 and deleted_at is null
        union all
        select c.id, c.name, k.base_book_id, c.steps + 1 from chain c
        join price_book k on k.store_id = $1 and k.id = c.at and k.deleted_at is null where c.steps < 1000 and c.at <> c.id
      )
      select 'price book ' || name as thing, 'a chain with an end' as expected, 'comes back after ' || steps as found
      from chain where at = id`,
  },
  {
    law: 'prices: what was put into a unit was due',
    sql: `
      select 'planned price of ' || p.code || ' (' || c.unit_name || ')' as thing, c.starts_at as expected,
        to_char(c.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI') || ' UTC' as found
      from price_change c join product p on p.store_id = c.store_id and p.id = c.product_id
      where c.store_id = $1 and c.state = 'APPLIED'
        and c.starts_at > to_char(c.changed_at at time zone 'Pacific/Kiritimati', 'YYYY-MM-DD"T"HH24:MI')`,
  },
]
