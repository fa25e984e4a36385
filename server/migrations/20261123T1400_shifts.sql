-- Shifts of the till: who holds a drawer from when to when, and what was counted at the end. docs/topics/shifts.md.

create table shift (
  store_id uuid not null,
  id uuid not null,
  code text not null,
  branch_id uuid not null,
  -- The registered till; null is the drawer that the other browsers of the branch share.
  device_id uuid,
  -- The fund in which the drawer's money lies.
  account_id uuid not null,
  status text not null,
  business_day date not null,
  held_by uuid not null,
  held_by_name text not null,
  opened_at timestamptz not null,
  opening_float bigint not null,
  -- The shift from which it was taken over.
  taken_over_id uuid,
  closed_at timestamptz,
  closed_by uuid,
  closed_by_name text,
  -- The count that it was closed with: without a foreign key, because a copy is restored table by table and counts name their shift.
  count_id uuid,
  counted bigint,
  taken bigint,
  reason text,
  content_hash bytea not null,
  version integer not null default 1
);
alter table shift add constraint shift_pk primary key (store_id, id);
alter table shift add constraint shift_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
alter table shift add constraint shift_device_fk foreign key (store_id, device_id) references device (store_id, id);
alter table shift add constraint shift_account_fk foreign key (store_id, account_id) references cash_account (store_id, id);
alter table shift add constraint shift_holder_fk foreign key (store_id, held_by) references employee (store_id, id);
alter table shift add constraint shift_closer_fk foreign key (store_id, closed_by) references employee (store_id, id);
alter table shift add constraint shift_taken_over_fk foreign key (store_id, taken_over_id) references shift (store_id, id);
alter table shift add constraint shift_status_known check (status in ('OPEN', 'CLOSED'));
alter table shift add constraint shift_float_range check (opening_float >= 0);
alter table shift add constraint shift_taken_range check (taken between 0 and counted);
alter table shift add constraint shift_closed_whole check (
  case status when 'CLOSED' then num_nonnulls(closed_at, closed_by, closed_by_name, count_id, counted, taken) = 6
    else num_nulls(closed_at, closed_by, closed_by_name, count_id, counted, taken, reason) = 7 end);
create unique index shift_code_once on shift (store_id, code);
-- A drawer has one holder at a time.
create unique index shift_one_open on shift (store_id, branch_id, device_id) nulls not distinct where status = 'OPEN';
create unique index shift_taken_over_once on shift (store_id, taken_over_id) where taken_over_id is not null;
create index shift_by_time on shift (store_id, branch_id, opened_at desc, id desc);
create index shift_by_holder on shift (store_id, held_by, opened_at desc, id desc);

-- Every count of a drawer: they are only added.
create table shift_count (
  store_id uuid not null,
  id uuid not null,
  shift_id uuid not null,
  position integer not null,
  notes jsonb not null,
  counted bigint not null,
  -- What had to be there at that moment, and how many rows of money made it.
  expected bigint not null,
  entry_count bigint not null,
  counted_by uuid not null,
  counted_by_name text not null,
  at timestamptz not null
);
alter table shift_count add constraint shift_count_pk primary key (store_id, id);
alter table shift_count add constraint shift_count_shift_fk foreign key (store_id, shift_id) references shift (store_id, id);
alter table shift_count add constraint shift_count_counter_fk foreign key (store_id, counted_by) references employee (store_id, id);
alter table shift_count add constraint shift_count_position_once unique (store_id, shift_id, position);
alter table shift_count add constraint shift_count_range check (counted >= 0 and position > 0);

-- The closing that a reopening set aside: they are only added.
create table shift_reopening (
  store_id uuid not null,
  id uuid not null,
  shift_id uuid not null,
  at timestamptz not null,
  by_id uuid not null,
  by_name text not null,
  reason text not null,
  closed_at timestamptz not null,
  closed_by_name text not null,
  count_id uuid not null,
  counted bigint not null,
  taken bigint not null,
  difference bigint not null,
  difference_reason text
);
alter table shift_reopening add constraint shift_reopening_pk primary key (store_id, id);
alter table shift_reopening add constraint shift_reopening_shift_fk foreign key (store_id, shift_id) references shift (store_id, id);
alter table shift_reopening add constraint shift_reopening_person_fk foreign key (store_id, by_id) references employee (store_id, id);
alter table shift_reopening add constraint shift_reopening_count_fk foreign key (store_id, count_id) references shift_count (store_id, id);
create index shift_reopening_by_shift on shift_reopening (store_id, shift_id, at);

alter table bill add column shift_id uuid;
-- It came from its till after the shift had been closed.
alter table bill add column is_late boolean not null default false;
alter table bill add constraint bill_shift_fk foreign key (store_id, shift_id) references shift (store_id, id);
alter table bill add constraint bill_late_in_shift check (shift_id is not null or not is_late);
create index bill_by_shift on bill (store_id, shift_id, sold_at desc, id desc) where shift_id is not null;

alter table cash_entry add column shift_id uuid;
alter table cash_entry add constraint cash_entry_shift_fk foreign key (store_id, shift_id) references shift (store_id, id);
create index cash_entry_by_shift on cash_entry (store_id, shift_id, sequence) where shift_id is not null;
alter table cash_entry drop constraint cash_entry_kind_known;
alter table cash_entry add constraint cash_entry_kind_known check (kind in
  ('SALE', 'SALE_CANCEL', 'INBOUND', 'INBOUND_CANCEL', 'INBOUND_COST', 'INBOUND_COST_CANCEL', 'INBOUND_RETURN', 'INBOUND_RETURN_CANCEL',
   'DEBT', 'DEBT_CANCEL', 'VOUCHER', 'VOUCHER_CANCEL', 'OPENING', 'SHIFT_DIFFERENCE', 'SHIFT_DIFFERENCE_CANCEL', 'SHIFT_LATE'));

alter table shift enable row level security;
alter table shift force row level security;
create policy shift_of_store on shift using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
grant select, insert, update, delete on shift to quay_app;
alter table shift_count enable row level security;
alter table shift_count force row level security;
create policy shift_count_of_store on shift_count using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
grant select, insert on shift_count to quay_app;
alter table shift_reopening enable row level security;
alter table shift_reopening force row level security;
create policy shift_reopening_of_store on shift_reopening using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
grant select, insert on shift_reopening to quay_app;

-- Rights that came after a store was made: its admins and managers hold them.
do $$
declare s uuid;
begin
  for s in select store_id from store_directory loop
    execute format('set local app.store_id = %L', s);
    insert into role_permission (store_id, id, role_id, model, action)
      select r.store_id, gen_random_uuid(), r.id, 'shift_review', 'read'
      from role r where r.store_id = s and r.is_default and r.name in ('admin', 'management')
      on conflict do nothing;
    insert into role_permission (store_id, id, role_id, model, action)
      select r.store_id, gen_random_uuid(), r.id, 'shift_review', 'update'
      from role r where r.store_id = s and r.is_default and r.name in ('admin', 'management')
      on conflict do nothing;
  end loop;
end $$;
