-- The float of a shift by notes, where it was counted so; and what was counted of the funds that are not the drawer.
alter table shift add column opening_notes jsonb;

-- Beside a count of the drawer: rows are only added.
create table shift_count_fund (
  store_id uuid not null,
  id uuid not null,
  shift_count_id uuid not null,
  account_id uuid not null,
  counted bigint not null,
  -- What the shift brought into the fund until that moment.
  expected bigint not null
);
alter table shift_count_fund add constraint shift_count_fund_pk primary key (store_id, id);
alter table shift_count_fund add constraint shift_count_fund_count_fk foreign key (store_id, shift_count_id) references shift_count (store_id, id);
alter table shift_count_fund add constraint shift_count_fund_account_fk foreign key (store_id, account_id) references cash_account (store_id, id);
alter table shift_count_fund add constraint shift_count_fund_once unique (store_id, shift_count_id, account_id);

alter table shift_count_fund enable row level security;
alter table shift_count_fund force row level security;
create policy shift_count_fund_of_store on shift_count_fund using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
grant select, insert on shift_count_fund to quay_app;
