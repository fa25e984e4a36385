-- Points: rules by date, lots with an end, and what each row took from which lot. docs/topics/points.md.

create table point_setting (
  store_id uuid not null,
  id uuid not null,
  -- The business day from which it holds, until a later row begins.
  starts_on date not null,
  is_active boolean not null,
  earn_points bigint not null,
  earn_per_dong bigint not null,
  skips_promoted_lines boolean not null,
  skips_discounted_bills boolean not null,
  dong_per_point bigint not null,
  spend_min bigint not null,
  spend_multiple bigint not null,
  -- Basis points of what is left to pay; null is all of it.
  spend_max_percent integer,
  bills_before_spend integer not null,
  -- Null: points never end.
  expiry_months integer,
  -- Who earns; null is every customer.
  group_ids jsonb,
  version integer not null default 1
);
alter table point_setting add constraint point_setting_pk primary key (store_id, id);
alter table point_setting add constraint point_setting_day_once unique (store_id, starts_on);
alter table point_setting add constraint point_setting_range check (
  earn_points >= 0 and earn_per_dong > 0 and dong_per_point >= 0 and spend_min >= 1 and spend_multiple >= 1
  and spend_max_percent between 1 and 10000 and bills_before_spend >= 0 and expiry_months between 1 and 60);

create table point_tier (
  store_id uuid not null,
  id uuid not null,
  name text not null,
  -- Đồng paid in the last 12 months.
  min_spent bigint not null,
  -- Basis points: 10000 earns what the rule says.
  earn_rate integer not null,
  version integer not null default 1
);
alter table point_tier add constraint point_tier_pk primary key (store_id, id);
alter table point_tier add constraint point_tier_name_once unique (store_id, name);
alter table point_tier add constraint point_tier_spent_once unique (store_id, min_spent);
alter table point_tier add constraint point_tier_range check (min_spent >= 0 and earn_rate between 0 and 100000);
alter table customer add column tier_id uuid;
alter table customer add constraint customer_tier_fk foreign key (store_id, tier_id) references point_tier (store_id, id);
create index customer_by_tier on customer (store_id, tier_id) where tier_id is not null;

alter table point_entry alter column employee_id drop not null;
alter table point_entry add column note text;
alter table point_entry drop constraint point_entry_kind_known;
alter table point_entry add constraint point_entry_kind_known check (kind in
  ('EARN', 'SPEND', 'EARN_CANCEL', 'SPEND_CANCEL', 'OPENING', 'EXPIRE', 'ADJUST', 'ADJUST_CANCEL',
   'RETURN_EARN', 'RETURN_SPEND', 'RETURN_EARN_CANCEL', 'RETURN_SPEND_CANCEL', 'MERGE'));

-- Points that one row brought and that are still there.
create table point_lot (
  store_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  -- The row that brought them.
  entry_id uuid not null,
  -- What was left of the row after points below zero were filled.
  points bigint not null,
  remaining bigint not null,
  -- The last day on which they can be spent; null has no end.
  expires_on date
);
alter table point_lot add constraint point_lot_pk primary key (store_id, id);
alter table point_lot add constraint point_lot_entry_once unique (store_id, entry_id);
alter table point_lot add constraint point_lot_entry_fk foreign key (store_id, entry_id) references point_entry (store_id, id);
alter table point_lot add constraint point_lot_customer_fk foreign key (store_id, customer_id) references customer (store_id, id);
alter table point_lot add constraint point_lot_range check (points >= 0 and remaining between 0 and points);
create index point_lot_left on point_lot (store_id, customer_id, expires_on) where remaining > 0;
create index point_lot_to_expire on point_lot (store_id, expires_on) where remaining > 0 and expires_on is not null;

-- Which lots a row took points from; below zero where it gave them back. Rows are only added.
create table point_allocation (
  store_id uuid not null,
  id uuid not null,
  entry_id uuid not null,
  lot_id uuid not null,
  amount bigint not null
);
alter table point_allocation add constraint point_allocation_pk primary key (store_id, id);
alter table point_allocation add constraint point_allocation_entry_fk foreign key (store_id, entry_id) references point_entry (store_id, id);
alter table point_allocation add constraint point_allocation_lot_fk foreign key (store_id, lot_id) references point_lot (store_id, id);
alter table point_allocation add constraint point_allocation_moves check (amount <> 0);
create index point_allocation_by_entry on point_allocation (store_id, entry_id);
create index point_allocation_by_lot on point_allocation (store_id, lot_id);

-- The rule by which a bill earned, and what earned: a return keeps what is left of it. What the receipt says of points.
alter table bill add column point_rule jsonb;
alter table bill add column point_base bigint not null default 0;
alter table bill add column points_before bigint;
alter table bill add column points_expiring bigint;
alter table bill add column points_expire_on date;
alter table bill_item add column point_base bigint not null default 0;
alter table bill_item add constraint bill_item_point_base_range check (point_base >= 0);

do $$
declare s uuid;
begin
  for s in select store_id from store_directory loop
    perform set_config('app.store_id', s::text, true);
    -- The stored setting becomes the first rule.
    insert into point_setting (store_id, id, starts_on, is_active, earn_points, earn_per_dong, skips_promoted_lines, skips_discounted_bills,
      dong_per_point, spend_min, spend_multiple, bills_before_spend)
    select store_id, id, '2000-01-01', true, 1, (value ->> 'earnPerDong')::bigint, false, false, (value ->> 'dongPerPoint')::bigint, 1, 1, 0
    from setting where store_id = s and key = 'points' and jsonb_typeof(value) = 'object';
    delete from setting where store_id = s and key = 'points';
    -- What customers have stands in one lot without an end, brought by their newest row.
    insert into point_lot (store_id, id, customer_id, entry_id, points, remaining)
    select s, e.id, c.id, e.id, c.points, c.points
    from customer c join point_entry e on e.store_id = s and e.customer_id = c.id and e.sequence = c.point_entry_count
    where c.store_id = s and c.points > 0;
    update bill b set points_before = e.before
    from (select document_id, min(balance_after - amount) filter (where first) as before from (
        select document_id, amount, balance_after, sequence = min(sequence) over (partition by document_id) as first
        from point_entry where store_id = s and document_kind = 'bill' and kind in ('EARN', 'SPEND')) x group by document_id) e
    where b.store_id = s and b.id = e.document_id;
  end loop;
end $$;

do $$
declare t text;
begin
  foreach t in array array['point_setting', 'point_tier', 'point_lot', 'point_allocation'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (store_id = nullif(current_setting(''app.store_id'', true), '''')::uuid)', t || '_of_store', t);
  end loop;
end $$;
grant select, insert, update, delete on point_setting, point_tier to quay_app;
grant select, insert, update on point_lot to quay_app;
grant select, insert on point_allocation to quay_app;
