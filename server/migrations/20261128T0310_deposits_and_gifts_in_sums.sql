-- The sums by hour tell deposits of orders from goods of exchanges, and what was kept for gifts from the fee of a return: docs/topics/reports.md.
alter table sale_hour
  add column deposit_used bigint not null default 0,
  add column return_gift_charge bigint not null default 0;

do $$
declare s uuid;
begin
  for s in select store_id from store_directory loop
    perform set_config('app.store_id', s::text, true);
    -- Few bills used a deposit, and few returns kept anything for a gift: what these have goes to the sum in which they are counted. A branch that has
    -- changed its time zone since has them under another hour of the same day.
    update sale_hour h set deposit_used = x.used
    from (
      select t.id, sum(d.used) as used
      from (
        select b.branch_id, b.business_day, extract(hour from b.sold_at at time zone r.time_zone)::int as hour, b.seller_id,
          coalesce(p.methods, 0) as methods, case b.channel when 'COUNTER' then 0 when 'DELIVERY' then 1 else 2 end as channel, b.deposit_used as used
        from bill b
        join branch r on r.store_id = s and r.id = b.branch_id
        left join lateral (
          select bit_or(case method when 'CASH' then 1 when 'BANK' then 2 else 4 end) as methods
          from bill_payment where store_id = s and bill_id = b.id
        ) p on true
        where b.store_id = s and b.status = 'SUCCEED' and b.deposit_used > 0
      ) d
      cross join lateral (
        select h.id from sale_hour h
        where h.store_id = s and h.branch_id = d.branch_id and h.business_day = d.business_day and h.seller_id = d.seller_id
          and h.methods = d.methods and h.channel = d.channel
        order by h.hour = d.hour desc, h.bill_count desc, h.id limit 1
      ) t
      group by t.id
    ) x
    where h.store_id = s and h.id = x.id;
    update sale_hour h set return_gift_charge = x.kept, return_fee = h.return_fee - x.kept
    from (
      select t.id, sum(d.kept) as kept
      from (
        select d.branch_id, d.business_day, extract(hour from d.created_at at time zone r.time_zone)::int as hour,
          coalesce(b.seller_id, d.created_by) as seller_id,
          case when coalesce(p.cash, 0) > 0 then 1 else 0 end + case when coalesce(p.bank, 0) > 0 then 2 else 0 end
            + case when d.debt_reduced + d.credited > 0 then 4 else 0 end as methods,
          case coalesce(b.channel, 'COUNTER') when 'COUNTER' then 0 when 'DELIVERY' then 1 else 2 end as channel, d.gift_charge as kept
        from sale_return d
        join branch r on r.store_id = s and r.id = d.branch_id
        left join bill b on b.store_id = s and b.id = d.bill_id
        left join lateral (
          select sum(amount) filter (where method = 'CASH') as cash, sum(amount) filter (where method = 'BANK') as bank
          from sale_return_payment where store_id = s and sale_return_id = d.id
        ) p on true
        where d.store_id = s and d.status = 'SUCCEED' and d.gift_charge > 0
      ) d
      cross join lateral (
        select h.id from sale_hour h
        where h.store_id = s and h.branch_id = d.branch_id and h.business_day = d.business_day and h.seller_id = d.seller_id
          and h.methods = d.methods and h.channel = d.channel
        order by h.hour = d.hour desc, h.return_count desc, h.id limit 1
      ) t
      group by t.id
    ) x
    where h.store_id = s and h.id = x.id;
  end loop;
end $$;
