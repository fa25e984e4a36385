-- Who a branch is to the tax office, and VAT rates with dates: of a product, or of a group and all below it.

create extension if not exists btree_gist;

create table tax_info (
  store_id uuid not null,
  id uuid not null,
  branch_id uuid not null,
  tax_code text not null,
  name text,
  address text,
  method text not null,
  -- Basis points of the revenue, for households that pay directly.
  vat_percent smallint,
  income_percent smallint,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
alter table tax_info add constraint tax_info_pk primary key (store_id, id);
alter table tax_info add constraint tax_info_branch_fk foreign key (store_id, branch_id) references branch (store_id, id) on delete cascade;
alter table tax_info add constraint tax_info_branch_once unique (store_id, branch_id);
alter table tax_info add constraint tax_info_method_known check (method in ('DEDUCTION', 'DIRECT'));
alter table tax_info add constraint tax_info_direct_percent check (method = 'DEDUCTION' or vat_percent is not null);

create table tax_data (
  store_id uuid not null,
  id uuid not null,
  -- Null: in all branches.
  branch_id uuid,
  product_id uuid,
  group_id uuid,
  vat_rate smallint not null,
  from_day date not null,
  -- The last day; null: until further notice.
  to_day date,
  version integer not null default 1,
  created_by_name text not null,
  created_at timestamptz not null
);
alter table tax_data add constraint tax_data_pk primary key (store_id, id);
alter table tax_data add constraint tax_data_branch_fk foreign key (store_id, branch_id) references branch (store_id, id) on delete cascade;
alter table tax_data add constraint tax_data_product_fk foreign key (store_id, product_id) references product (store_id, id) on delete cascade;
-- A group goes only when nothing is in it; its rates go with it.
alter table tax_data add constraint tax_data_group_fk foreign key (store_id, group_id) references product_group (store_id, id) on delete cascade;
alter table tax_data add constraint tax_data_one_target check (num_nonnulls(product_id, group_id) = 1);
alter table tax_data add constraint tax_data_rate_known check (vat_rate in (0, 5, 8, 10, -1, -2));
alter table tax_data add constraint tax_data_days_in_order check (to_day >= from_day);
alter table tax_data add constraint tax_data_no_overlap exclude using gist (
  store_id with =,
  coalesce(branch_id, '00000000-0000-0000-0000-000000000000'::uuid) with =,
  coalesce(product_id, group_id) with =,
  daterange(from_day, to_day, '[]') with &&
);
create index tax_data_by_product on tax_data (store_id, product_id) where product_id is not null;
create index tax_data_by_group on tax_data (store_id, group_id) where group_id is not null;
create index tax_data_by_start on tax_data (store_id, from_day, id);

alter table tax_info enable row level security;
alter table tax_info force row level security;
create policy tax_info_of_store on tax_info using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
grant select, insert, update, delete on tax_info to quay_app;
alter table tax_data enable row level security;
alter table tax_data force row level security;
create policy tax_data_of_store on tax_data using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
grant select, insert, update, delete on tax_data to quay_app;
