-- The sums of sales tell the ways of payment apart, so that the total of one way reads no bill: 1 cash, 2 bank, 4 debt,
-- added up. What stands is made anew from the bills, store by store, because a guarded owner sees one at a time.
alter table sale_hour add column methods smallint not null default 0;
alter table sale_hour drop constraint sale_hour_once;
do $$
declare s uuid;
begin
  for s in select store_id from store_directory loop
    perform set_config('app.store_id', s::text, true);
    delete from sale_hour where store_id = s;
    insert into sale_hour (store_id, id, branch_id, business_day, hour, seller_id, methods, bill_count, cancelled_count,
      total_price, discount_amount, payable, cash, bank, debt, cost)
    select s, gen_random_uuid(), b.branch_id, b.business_day, extract(hour from b.sold_at at time zone r.time_zone), b.seller_id, p.methods,
      count(*) filter (where b.status = 'SUCCEED'), count(*) filter (where b.status = 'CANCELLED'),
      coalesce(sum(b.total_price) filter (where b.status = 'SUCCEED'), 0),
      coalesce(sum(b.line_discount + b.order_discount + b.points_amount) filter (where b.status = 'SUCCEED'), 0),
      coalesce(sum(b.payable) filter (where b.status = 'SUCCEED'), 0), coalesce(sum(p.cash) filter (where b.status = 'SUCCEED'), 0),
      coalesce(sum(p.bank) filter (where b.status = 'SUCCEED'), 0), coalesce(sum(p.debt) filter (where b.status = 'SUCCEED'), 0),
      coalesce(sum(b.cost) filter (where b.status = 'SUCCEED'), 0)
    from bill b
    join branch r on r.store_id = s and r.id = b.branch_id
    cross join lateral (
      select coalesce(bit_or(case method when 'CASH' then 1 when 'BANK' then 2 else 4 end), 0) as methods,
        coalesce(sum(amount) filter (where method = 'CASH'), 0) as cash, coalesce(sum(amount) filter (where method = 'BANK'), 0) as bank,
        coalesce(sum(amount) filter (where method = 'DEBT'), 0) as debt
      from bill_payment q where q.store_id = s and q.bill_id = b.id
    ) p
    where b.store_id = s
    group by b.branch_id, b.business_day, 5, b.seller_id, p.methods;
  end loop;
end $$;
alter table sale_hour add constraint sale_hour_once unique (store_id, branch_id, business_day, hour, seller_id, methods);
alter table sale_hour alter column methods drop default;
