import type { Check } from '../check.ts'

/** Orders of customers against their lines, their bills, what is kept of stock, and the chain of their deposits. */
export const salesOrderChecks: Check[] = [
  {
    law: 'orders: what one takes beside its goods is the sum of its rows',
    sql: `
      select 'order ' || o.code as thing, coalesce(s.amount, 0)::text as expected, o.surcharges::text as found
      from sales_order o
      left join (select sales_order_id, sum(amount) as amount from sales_order_surcharge where store_id = $1 group by 1) s on s.sales_order_id = o.id
      where o.store_id = $1 and o.surcharges <> coalesce(s.amount, 0)`,
  },
  {
    law: 'orders: the head is the sum of the lines',
    sql: `
      select 'order ' || o.code as thing,
        format('lines %s, total %s, promotions %s, line discounts %s, of the order %s and %s, payable %s, VAT %s', i.count, i.gross,
          i.promotion_discount, i.line_discount, i.promotion_share, i.order_share, i.net, i.vat) as expected,
        format('lines %s, total %s, promotions %s, line discounts %s, of the order %s and %s, payable %s, VAT %s', o.item_count, o.total_price,
          o.promotion_discount, o.line_discount, o.promotion_order, o.order_discount, o.payable, o.vat_amount) as found
      from sales_order o
      cross join lateral (
        select count(*) as count, coalesce(sum(quantity * unit_price), 0) as gross, coalesce(sum(promotion_discount), 0) as promotion_discount,
          coalesce(sum(line_discount), 0) as line_discount, coalesce(sum(promotion_share), 0) as promotion_share,
          coalesce(sum(order_share), 0) as order_share, coalesce(sum(net), 0) as net, coalesce(sum(vat), 0) as vat
        from sales_order_item i where i.store_id = $1 and i.sales_order_id = o.id
      ) i
      where o.store_id = $1 and (o.item_count, o.total_price, o.promotion_discount, o.line_discount, o.promotion_order, o.order_discount,
          o.payable, o.vat_amount)
        is distinct from (i.count, i.gross, i.promotion_discount, i.line_discount, i.promotion_share, i.order_share, i.net, i.vat)`,
  },
  {
    law: 'orders: a line counts what bills that stand took of it, and all of it costs what the order said',
    sql: `
      select 'order ' || o.code || ', ' || i.product_name as thing,
        concat_ws(', ', coalesce(b.quantity, 0), case when i.billed_base = i.base_quantity then i.net else coalesce(b.net, 0) end) as expected,
        concat_ws(', ', i.billed_base, coalesce(b.net, 0)) as found
      from sales_order_item i join sales_order o on o.store_id = $1 and o.id = i.sales_order_id
      left join (
        select x.order_item_id, sum(x.base_quantity) as quantity, sum(x.net + x.point_share) as net
        from bill_item x join bill b on b.store_id = x.store_id and b.id = x.bill_id and b.status = 'SUCCEED'
        where x.store_id = $1 and x.order_item_id is not null group by 1
      ) b on b.order_item_id = i.id
      where i.store_id = $1 and (i.billed_base <> coalesce(b.quantity, 0)
        or (i.billed_base = i.base_quantity and coalesce(b.net, 0) <> i.net) or coalesce(b.net, 0) > i.net)`,
  },
  {
    law: 'orders: a bill that stands sells at the price of its order',
    sql: `
      select 'bill ' || b.code || ', line ' || i.position + 1 || ' ' || i.product_name as thing, o.unit_price::text as expected,
        i.price_source || ' ' || i.unit_price as found
      from bill_item i join bill b on b.store_id = i.store_id and b.id = i.bill_id and b.status = 'SUCCEED'
      left join sales_order_item o on o.store_id = i.store_id and o.id = i.order_item_id and o.sales_order_id = b.order_id
      where i.store_id = $1 and (i.order_item_id is not null or i.price_source = 'ORDER')
        and (i.unit_price is distinct from o.unit_price or i.price_source not in ('ORDER', 'GIFT'))`,
  },
  {
    law: 'orders: the progress is what bills took of the lines',
    sql: `
      select 'order ' || o.code as thing, i.progress as expected, o.progress as found
      from sales_order o
      cross join lateral (
        select case when bool_and(billed_base = base_quantity) then 'DONE' when bool_or(billed_base > 0) then 'PARTIAL' else 'OPEN' end as progress
        from sales_order_item i where i.store_id = $1 and i.sales_order_id = o.id
      ) i
      where o.store_id = $1 and o.progress in ('OPEN', 'PARTIAL', 'DONE') and o.progress <> i.progress`,
  },
  {
    law: 'orders: what a branch keeps of a product is what its orders hold',
    sql: `
      select 'kept of ' || p.code || ' ' || p.name as thing, coalesce(r.held, 0)::text as expected, s.reserved::text as found
      from product_stock s join product p on p.store_id = s.store_id and p.id = s.product_id
      left join (select branch_id, product_id, sum(held) as held from sales_order_reservation where store_id = $1 group by 1, 2) r
        on r.branch_id = s.branch_id and r.product_id = s.product_id
      where s.store_id = $1 and s.reserved <> coalesce(r.held, 0)`,
  },
  {
    law: 'orders: an open one wants what no bill took; a draft and one that has ended keep nothing',
    sql: `
      select 'order ' || o.code || ', ' || i.product_name as thing,
        case when o.progress in ('OPEN', 'PARTIAL', 'DONE') then ((i.base_quantity - i.billed_base) * r.per_base)::text else 'nothing kept' end as expected,
        r.wanted || ', kept ' || r.held as found
      from sales_order_reservation r
      join sales_order o on o.store_id = $1 and o.id = r.sales_order_id
      join sales_order_item i on i.store_id = $1 and i.id = r.item_id
      where r.store_id = $1 and case when o.progress in ('OPEN', 'PARTIAL', 'DONE')
        then r.wanted <> (i.base_quantity - i.billed_base) * r.per_base
        else true end`,
  },
  {
    law: 'orders: the deposit is the end of its chain',
    sql: `
      select 'deposit of order ' || o.code as thing, concat_ws(' after ', 0 - coalesce(e.amount, 0), coalesce(e.count, 0)) as expected,
        concat_ws(' after ', o.deposit, o.deposit_entry_count) as found
      from sales_order o
      left join (select partner_id, sum(amount) as amount, count(*) as count from debt_entry
                 where store_id = $1 and partner_kind = 'order' group by 1) e on e.partner_id = o.id
      where o.store_id = $1 and (o.deposit <> 0 - coalesce(e.amount, 0) or o.deposit_entry_count <> coalesce(e.count, 0))`,
  },
  {
    law: 'orders: one that has ended holds no deposit but what a bill gave back that was cancelled after',
    sql: `
      select 'deposit of order ' || o.code as thing, '0' as expected, o.deposit::text as found
      from sales_order o
      where o.store_id = $1 and o.progress in ('DRAFT', 'CLOSED', 'CANCELLED') and o.deposit > 0
        and not exists (select from bill b where b.store_id = $1 and b.order_id = o.id and b.status = 'CANCELLED' and b.deposit_used > 0)`,
  },
  {
    law: 'orders: a bill uses of the deposit what it says; of a cancelled bill nothing',
    sql: `
      select 'deposit of bill ' || b.code as thing, (case b.status when 'SUCCEED' then b.deposit_used else 0 end)::text as expected,
        coalesce(e.amount, 0)::text as found
      from bill b
      left join (select document_id, sum(amount) as amount from debt_entry
                 where store_id = $1 and partner_kind = 'order' and document_kind = 'bill' group by 1) e on e.document_id = b.id
      where b.store_id = $1 and coalesce(e.amount, 0) <> case b.status when 'SUCCEED' then b.deposit_used else 0 end`,
  },
  {
    law: 'orders: one that stands used each of its promotions once; of one that has ended promotions keep what bills handed out',
    sql: `
      select 'order ' || o.code || ', ' || d.name as thing, concat_ws(', ', coalesce(g.amount, 0), coalesce(g.gift_value, 0)) as expected,
        concat_ws(', ', coalesce(u.amount, 0), coalesce(u.gift_value, 0)) as found
      from sales_order o
      join sales_order_discount d on d.store_id = $1 and d.sales_order_id = o.id
      left join (select order_id, discount_id, sum(amount) as amount, sum(gift_value) as gift_value from discount_use
                 where store_id = $1 and order_id is not null and sale_return_id is null group by 1, 2) u on u.order_id = o.id and u.discount_id = d.discount_id
      cross join lateral (
        select case when o.progress in ('OPEN', 'PARTIAL', 'DONE') then d.amount else coalesce(sum(x.amount), 0) end as amount,
          case when o.progress in ('OPEN', 'PARTIAL', 'DONE') then d.gift_value else coalesce(sum(x.gift_value), 0) end as gift_value
        from bill b join bill_discount x on x.store_id = b.store_id and x.bill_id = b.id and x.of_order and x.discount_id = d.discount_id
        where b.store_id = $1 and b.order_id = o.id and b.status = 'SUCCEED'
      ) g
      where o.store_id = $1 and (coalesce(u.amount, 0), coalesce(u.gift_value, 0)) is distinct from (g.amount, g.gift_value)`,
  },
  {
    law: 'orders: returns give back no more of a promotion than the bills of its order handed out, and the use once',
    sql: `
      select 'order ' || o.code || ', ' || u.discount_id as thing, concat_ws(', ', 'at most ' || coalesce(g.amount, 0), coalesce(g.gift_value, 0), 1) as expected,
        concat_ws(', ', u.amount, u.gift_value, u.uses) as found
      from (select order_id, discount_id, 0 - sum(amount) as amount, 0 - sum(gift_value) as gift_value, 0 - sum(uses) as uses
            from discount_use where store_id = $1 and order_id is not null and sale_return_id is not null group by 1, 2) u
      join sales_order o on o.store_id = $1 and o.id = u.order_id
      left join (select b.order_id, x.discount_id, sum(x.amount) as amount, sum(x.gift_value) as gift_value
                 from bill b join bill_discount x on x.store_id = b.store_id and x.bill_id = b.id and x.of_order
                 where b.store_id = $1 and b.order_id is not null and b.status = 'SUCCEED' group by 1, 2) g
        on g.order_id = u.order_id and g.discount_id = u.discount_id
      where u.amount not between 0 and coalesce(g.amount, 0) or u.gift_value not between 0 and coalesce(g.gift_value, 0)
        or u.uses not between 0 and 1`,
  },
]
