-- What is bought and sold, and with whom.

create table product_group (
  store_id uuid not null,
  id uuid not null,
  parent_id uuid,
  name text not null,
  level smallint not null,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
alter table product_group add constraint product_group_pk primary key (store_id, id);
alter table product_group add constraint product_group_parent_fk foreign key (store_id, parent_id) references product_group (store_id, id);
alter table product_group add constraint product_group_level check (level between 1 and 3);
create unique index product_group_name_once on product_group (store_id, parent_id, name_key(name)) nulls not distinct;

create table product (
  store_id uuid not null,
  id uuid not null,
  code text not null,
  type smallint not null,
  name text not null,
  group_id uuid,
  is_lot_managed boolean not null,
  vat_rate smallint not null,
  registration_number text,
  active_ingredient text,
  strength text,
  manufacturer text,
  country text,
  packing text,
  dosage_form text,
  shelf_position text,
  is_prescription boolean not null default false,
  control_group text,
  min_stock bigint,
  max_stock bigint,
  description text,
  is_active boolean not null default true,
  content_hash bytea,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
alter table product add constraint product_pk primary key (store_id, id);
alter table product add constraint product_group_fk foreign key (store_id, group_id) references product_group (store_id, id);
alter table product add constraint product_type_known check (type in (1, 2, 3));
alter table product add constraint product_vat_known check (vat_rate in (0, 5, 8, 10, -1, -2));
alter table product add constraint product_min_stock_range check (min_stock >= 0);
alter table product add constraint product_max_stock_range check (max_stock >= 0);
create unique index product_code_once on product (store_id, upper(code));
create index product_by_group on product (store_id, group_id);
create index product_by_change on product (store_id, changed_at);
create index product_by_name on product (store_id, name collate "vi-x-icu", id);

create table product_unit (
  store_id uuid not null,
  id uuid not null,
  product_id uuid not null,
  name text not null,
  ratio bigint not null,
  price bigint not null,
  barcode text,
  is_base boolean not null,
  is_default_sale boolean not null default false,
  position smallint not null,
  is_active boolean not null default true
);
alter table product_unit add constraint product_unit_pk primary key (store_id, id);
alter table product_unit add constraint product_unit_product_fk foreign key (store_id, product_id) references product (store_id, id);
alter table product_unit add constraint product_unit_ratio_range check (ratio between 1 and 999999999);
alter table product_unit add constraint product_unit_base_ratio check (not is_base or ratio = 1);
alter table product_unit add constraint product_unit_price_range check (price between 0 and 999999999999);
create unique index product_unit_one_base on product_unit (store_id, product_id) where is_base;
create unique index product_unit_name_once on product_unit (store_id, product_id, name_key(name)) where is_active;
create unique index product_unit_barcode_once on product_unit (store_id, barcode) where is_active;
create index product_unit_by_product on product_unit (store_id, product_id);

-- Without row-level security, because trigram search under it cannot use an index; always joined to the guarded table.
create table product_search (
  store_id uuid not null,
  id uuid not null,
  folded text not null
);
alter table product_search add constraint product_search_pk primary key (store_id, id);
create index product_search_by_text on product_search using gin (store_id, folded gin_trgm_ops);

create table provider (
  store_id uuid not null,
  id uuid not null,
  code text not null,
  name text not null,
  phone text,
  email text,
  address text,
  tax_code text,
  contact_name text,
  note text,
  is_active boolean not null default true,
  debt bigint not null default 0,
  debt_entry_count bigint not null default 0,
  content_hash bytea,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
alter table provider add constraint provider_pk primary key (store_id, id);
create unique index provider_code_once on provider (store_id, upper(code));
create unique index provider_name_once on provider (store_id, name_key(name));

create table customer (
  store_id uuid not null,
  id uuid not null,
  code text not null,
  type smallint not null default 1,
  name text not null,
  phone text,
  phone_key text,
  email text,
  address text,
  birthday date,
  gender text,
  tax_code text,
  note text,
  status text not null default 'active',
  debt bigint not null default 0,
  debt_limit bigint,
  debt_entry_count bigint not null default 0,
  points bigint not null default 0,
  point_entry_count bigint not null default 0,
  content_hash bytea,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
alter table customer add constraint customer_pk primary key (store_id, id);
alter table customer add constraint customer_type_known check (type in (1, 2));
alter table customer add constraint customer_status_known check (status in ('active', 'inactive', 'potential'));
alter table customer add constraint customer_gender_known check (gender in ('male', 'female'));
alter table customer add constraint customer_debt_limit_range check (debt_limit >= 0);
create unique index customer_code_once on customer (store_id, upper(code));
create unique index customer_phone_once on customer (store_id, phone_key);
create index customer_by_name on customer (store_id, name collate "vi-x-icu", id);

create table customer_search (
  store_id uuid not null,
  id uuid not null,
  folded text not null
);
alter table customer_search add constraint customer_search_pk primary key (store_id, id);
create index customer_search_by_text on customer_search using gin (store_id, folded gin_trgm_ops);
