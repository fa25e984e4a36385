-- What the owner's reports stand on: docs/topics/reports.md.

-- Lines know where, by whom and to whom they were sold, so that a report reads them by day without their bills.
alter table bill_item add column branch_id uuid, add column seller_id uuid, add column customer_id uuid;
-- Of a return: where and when it came back, and who had sold it (without a bill: who took it back).
alter table sale_return_item add column branch_id uuid, add column seller_id uuid, add column customer_id uuid, add column business_day date;

-- The sums by hour tell the ways of selling apart, each kind of discount, and what came back on that day.
alter table sale_hour
  add column channel smallint not null default 0,
  add column promotion_discount bigint not null default 0,
  add column line_discount bigint not null default 0,
  add column promotion_order bigint not null default 0,
  add column order_discount bigint not null default 0,
  add column points_amount bigint not null default 0,
  add column discounted_count integer not null default 0,
  add column item_count integer not null default 0,
  add column vat bigint not null default 0,
  add column return_count integer not null default 0,
  add column return_net bigint not null default 0,
  add column return_vat bigint not null default 0,
  add column return_cost bigint not null default 0,
  add column return_fee bigint not null default 0,
  add column return_surcharges bigint not null default 0,
  add column return_rounding bigint not null default 0,
  add column refund_cash bigint not null default 0,
  add column refund_bank bigint not null default 0,
  add column refund_debt bigint not null default 0,
  add column refund_exchange bigint not null default 0;
alter table sale_hour drop constraint sale_hour_once;

do $$
declare s uuid;
begin
  for s in select store_id from store_directory loop
    perform set_config('app.store_id', s::text, true);
    update bill_item i set branch_id = b.branch_id, seller_id = b.seller_id, customer_id = b.customer_id
    from bill b where i.store_id = s and b.store_id = s and b.id = i.bill_id;
    update sale_return_item i set branch_id = d.branch_id, business_day = d.business_day, customer_id = d.customer_id,
      seller_id = coalesce((select b.seller_id from bill b where b.store_id = s and b.id = d.bill_id), d.created_by)
    from sale_return d where i.store_id = s and d.store_id = s and d.id = i.sale_return_id;
    delete from sale_hour where store_id = s;
    insert into sale_hour (store_id, id, branch_id, business_day, hour, seller_id, methods, channel, bill_count, cancelled_count, total_price,
      discount_amount, promotion_discount, line_discount, promotion_order, order_discount, points_amount, discounted_count, item_count, payable,
      vat, cash, bank, debt, cost, cash_rounding, surcharges, return_count, return_net, return_vat, return_cost, return_fee, return_surcharges,
      return_rounding, refund_cash, refund_bank, refund_debt, refund_exchange)
    select s, gen_random_uuid(), branch_id, business_day, hour, seller_id, methods, channel, sum(bill_count), sum(cancelled_count),
      sum(total_price), sum(discount_amount), sum(promotion_discount), sum(line_discount), sum(promotion_order), sum(order_discount),
      sum(points_amount), sum(discounted_count), sum(item_count), sum(payable), sum(vat), sum(cash), sum(bank), sum(debt), sum(cost),
      sum(cash_rounding), sum(surcharges), sum(return_count), sum(return_net), sum(return_vat), sum(return_cost), sum(return_fee),
      sum(return_surcharges), sum(return_rounding), sum(refund_cash), sum(refund_bank), sum(refund_debt), sum(refund_exchange)
    from (
      select b.branch_id, b.business_day, extract(hour from b.sold_at at time zone r.time_zone)::smallint as hour, b.seller_id,
        coalesce(p.methods, 0)::smallint as methods, case b.channel when 'COUNTER' then 0 when 'DELIVERY' then 1 else 2 end as channel,
        l.live as bill_count, 1 - l.live as cancelled_count, l.live * b.total_price as total_price,
        l.live * (b.total_price - b.payable) as discount_amount, l.live * b.promotion_discount as promotion_discount,
        l.live * b.line_discount as line_discount, l.live * b.promotion_order as promotion_order, l.live * b.order_discount as order_discount,
        l.live * b.points_amount as points_amount, case when b.total_price > b.payable then l.live else 0 end as discounted_count,
        l.live * b.item_count as item_count, l.live * b.payable as payable, l.live * b.vat_amount as vat, l.live * coalesce(p.cash, 0) as cash,
        l.live * coalesce(p.bank, 0) as bank, l.live * coalesce(p.debt, 0) as debt, l.live * b.cost as cost,
        l.live * b.cash_rounding as cash_rounding, l.live * b.surcharges as surcharges, 0 as return_count, 0 as return_net, 0 as return_vat,
        0 as return_cost, 0 as return_fee, 0 as return_surcharges, 0 as return_rounding, 0 as refund_cash, 0 as refund_bank, 0 as refund_debt,
        0 as refund_exchange
      from bill b
      join branch r on r.store_id = s and r.id = b.branch_id
      cross join lateral (select case b.status when 'SUCCEED' then 1 else 0 end as live) l
      left join (
        select bill_id, bit_or(case method when 'CASH' then 1 when 'BANK' then 2 else 4 end) as methods,
          sum(amount) filter (where method = 'CASH') as cash, sum(amount) filter (where method = 'BANK') as bank,
          sum(amount) filter (where method = 'DEBT') as debt
        from bill_payment where store_id = s group by bill_id
      ) p on p.bill_id = b.id
      where b.store_id = s
      union all
      select d.branch_id, d.business_day, extract(hour from d.created_at at time zone r.time_zone)::smallint, coalesce(b.seller_id, d.created_by),
        case when coalesce(p.cash, 0) > 0 then 1 else 0 end + case when coalesce(p.bank, 0) > 0 then 2 else 0 end
          + case when d.debt_reduced + d.credited > 0 then 4 else 0 end,
        case coalesce(b.channel, 'COUNTER') when 'COUNTER' then 0 when 'DELIVERY' then 1 else 2 end,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, d.goods_amount, d.vat_amount, d.cost, d.fee + d.gift_charge, d.surcharges_back,
        d.bill_rounding + d.cash_rounding, coalesce(p.cash, 0), coalesce(p.bank, 0), d.debt_reduced + d.credited, d.exchange_used
      from sale_return d
      join branch r on r.store_id = s and r.id = d.branch_id
      left join bill b on b.store_id = s and b.id = d.bill_id
      left join (
        select sale_return_id, sum(amount) filter (where method = 'CASH') as cash, sum(amount) filter (where method = 'BANK') as bank
        from sale_return_payment where store_id = s group by 1
      ) p on p.sale_return_id = d.id
      where d.store_id = s and d.status = 'SUCCEED'
    ) moved
    group by branch_id, business_day, hour, seller_id, methods, channel;
  end loop;
end $$;

alter table sale_hour add constraint sale_hour_once unique (store_id, branch_id, business_day, hour, seller_id, methods, channel);
alter table bill_item alter column branch_id set not null, alter column seller_id set not null;
alter table sale_return_item alter column branch_id set not null, alter column seller_id set not null, alter column business_day set not null;
create index bill_item_by_day on bill_item (store_id, branch_id, business_day);
create index sale_return_item_by_day on sale_return_item (store_id, branch_id, business_day);
create index bill_cancelled_by_day on bill (store_id, business_day) where status = 'CANCELLED';

-- Days up to `through` stand in the cells below; a job moves it on. Who changes a day at or before it holds its row.
create table report_mark (
  store_id uuid not null,
  through date not null
);
alter table report_mark add constraint report_mark_pk primary key (store_id);

-- Sums of months (M), quarters (Q) and years (Y), as far as their days are at or before the mark. Part 0 is goods, 1 a combo as it was
-- sold, 2 a component of one: 0 and 1 together are all sales, and so are 0 and 2.
create table sale_product (
  store_id uuid not null,
  span text not null,
  branch_id uuid not null,
  start date not null,
  product_id uuid not null,
  part smallint not null,
  lines integer not null,
  quantity bigint not null,
  gross bigint not null,
  discount bigint not null,
  net bigint not null,
  vat bigint not null,
  cost bigint not null,
  return_lines integer not null,
  return_quantity bigint not null,
  return_net bigint not null,
  return_vat bigint not null,
  return_cost bigint not null
) with (fillfactor = 85);
alter table sale_product add constraint sale_product_pk primary key (store_id, span, branch_id, start, product_id, part);
alter table sale_product add constraint sale_product_span_known check (span in ('M', 'Q', 'Y'));
alter table sale_product add constraint sale_product_part_known check (part in (0, 1, 2));

-- Months only.
create table sale_customer (
  store_id uuid not null,
  branch_id uuid not null,
  start date not null,
  customer_id uuid not null,
  bills integer not null,
  gross bigint not null,
  discount bigint not null,
  net bigint not null,
  cost bigint not null,
  returns integer not null,
  return_net bigint not null,
  return_cost bigint not null
) with (fillfactor = 85);
alter table sale_customer add constraint sale_customer_pk primary key (store_id, branch_id, start, customer_id);

-- Sums of ledgers, which never change in the past: only the job writes them.
create table stock_flow (
  store_id uuid not null,
  span text not null,
  branch_id uuid not null,
  start date not null,
  product_id uuid not null,
  kind text not null,
  quantity_in bigint not null,
  value_in bigint not null,
  quantity_out bigint not null,
  value_out bigint not null
) with (fillfactor = 85);
alter table stock_flow add constraint stock_flow_pk primary key (store_id, span, branch_id, start, product_id, kind);
alter table stock_flow add constraint stock_flow_span_known check (span in ('M', 'Q', 'Y'));

create table cash_day (
  store_id uuid not null,
  account_id uuid not null,
  business_day date not null,
  branch_id uuid not null,
  kind text not null,
  amount_in bigint not null,
  amount_out bigint not null,
  entries integer not null
);
alter table cash_day add constraint cash_day_pk primary key (store_id, account_id, business_day, branch_id, kind);

do $$
declare t text;
begin
  foreach t in array array['report_mark', 'sale_product', 'sale_customer', 'stock_flow', 'cash_day'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (store_id = nullif(current_setting(''app.store_id'', true), '''')::uuid)', t || '_of_store', t);
  end loop;
end $$;
grant select, insert, update on report_mark, sale_product, sale_customer to quay_app;
grant select on stock_flow, cash_day to quay_app;
