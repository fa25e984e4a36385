-- Orders to providers, who delivers what, what customers asked for, and providers in depth. docs/topics/buying.md, providers.md.

create table provider_group (
  store_id uuid not null,
  id uuid not null,
  name text not null,
  note text,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
alter table provider_group add constraint provider_group_pk primary key (store_id, id);
create unique index provider_group_name_once on provider_group (store_id, name_key(name));

alter table provider add column provider_group_id uuid;
alter table provider add column company_name text;
-- [{ bankBin, bankName, accountNumber, accountName }], the one that is paid first.
alter table provider add column bank_accounts jsonb not null default '[]';
-- [{ kind, number, issuedBy, issuedOn, expiresOn }]
alter table provider add column certificates jsonb not null default '[]';
-- From the order to the goods at the door.
alter table provider add column lead_days smallint;
-- Below it the provider does not deliver, in đồng.
alter table provider add column min_order bigint;
alter table provider add constraint provider_group_fk foreign key (store_id, provider_group_id) references provider_group (store_id, id);
alter table provider add constraint provider_lead_days_range check (lead_days between 0 and 365);
alter table provider add constraint provider_min_order_range check (min_order between 0 and 999999999999);
create index provider_by_group on provider (store_id, provider_group_id);

-- Whom a product is ordered from, where somebody said so; else it is who delivered it last.
create table product_supply (
  store_id uuid not null,
  id uuid not null,
  product_id uuid not null,
  provider_id uuid not null
);
alter table product_supply add constraint product_supply_pk primary key (store_id, id);
alter table product_supply add constraint product_supply_product_fk foreign key (store_id, product_id) references product (store_id, id) on delete cascade;
alter table product_supply add constraint product_supply_provider_fk foreign key (store_id, provider_id) references provider (store_id, id);
create unique index product_supply_once on product_supply (store_id, product_id);
create index product_supply_by_provider on product_supply (store_id, provider_id);

create table purchase_order (
  store_id uuid not null,
  id uuid not null,
  code text not null,
  branch_id uuid not null,
  status text not null,
  -- What became of it: of a draft DRAFT, then by what was received, or closed by hand.
  progress text not null,
  provider_id uuid not null,
  provider_name text not null,
  expected_date date,
  note text,
  goods_amount bigint not null default 0,
  vat_amount bigint not null default 0,
  payable bigint not null default 0,
  item_count integer not null default 0,
  content_hash bytea not null,
  version integer not null default 1,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  business_day date not null,
  confirmed_at timestamptz,
  confirmed_by_name text,
  -- Nothing more is expected, although not all came.
  closed_at timestamptz,
  closed_by_name text,
  close_reason text,
  cancelled_at timestamptz,
  cancelled_by_name text,
  cancel_reason text
);
alter table purchase_order add constraint purchase_order_pk primary key (store_id, id);
alter table purchase_order add constraint purchase_order_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
alter table purchase_order add constraint purchase_order_provider_fk foreign key (store_id, provider_id) references provider (store_id, id);
alter table purchase_order add constraint purchase_order_status_known check (status in ('DRAFT', 'SUCCEED', 'CANCELLED'));
alter table purchase_order add constraint purchase_order_progress_known check
  (progress in ('DRAFT', 'CONFIRMED', 'PARTIAL', 'DONE', 'CANCELLED') and (status = 'SUCCEED') = (progress in ('CONFIRMED', 'PARTIAL', 'DONE'))
   and (status = 'DRAFT') = (progress = 'DRAFT'));
alter table purchase_order add constraint purchase_order_adds_up check (payable = goods_amount + vat_amount);
create unique index purchase_order_code_once on purchase_order (store_id, code);
create index purchase_order_by_time on purchase_order (store_id, branch_id, created_at desc, id desc);
create index purchase_order_by_provider on purchase_order (store_id, provider_id, created_at desc);
create index purchase_order_open on purchase_order (store_id, branch_id) where progress in ('CONFIRMED', 'PARTIAL');

create table purchase_order_item (
  store_id uuid not null,
  id uuid not null,
  purchase_order_id uuid not null,
  position integer not null,
  product_id uuid not null,
  product_code text not null,
  product_name text not null,
  unit_id uuid not null,
  unit_name text not null,
  ratio bigint not null,
  quantity bigint not null,
  base_quantity bigint not null,
  -- Of completed imports of this order, in base units; it may be more than was ordered.
  received_quantity bigint not null default 0,
  -- Of one of the unit, without VAT.
  price bigint not null,
  vat_rate smallint,
  amount bigint not null,
  vat_amount bigint not null default 0,
  note text
);
alter table purchase_order_item add constraint purchase_order_item_pk primary key (store_id, id);
alter table purchase_order_item add constraint purchase_order_item_order_fk foreign key (store_id, purchase_order_id) references purchase_order (store_id, id) on delete cascade;
alter table purchase_order_item add constraint purchase_order_item_product_fk foreign key (store_id, product_id) references product (store_id, id);
alter table purchase_order_item add constraint purchase_order_item_quantity_range check (quantity > 0 and base_quantity = quantity * ratio and received_quantity >= 0);
create unique index purchase_order_item_place_once on purchase_order_item (store_id, purchase_order_id, position);
create unique index purchase_order_item_product_once on purchase_order_item (store_id, purchase_order_id, product_id);
create index purchase_order_item_by_product on purchase_order_item (store_id, product_id);

alter table inbound add column purchase_order_id uuid;
alter table inbound add constraint inbound_purchase_order_fk foreign key (store_id, purchase_order_id) references purchase_order (store_id, id);
create index inbound_by_purchase_order on inbound (store_id, purchase_order_id) where purchase_order_id is not null;

-- What a customer asked for and was not there.
create table want (
  store_id uuid not null,
  id uuid not null,
  branch_id uuid not null,
  product_id uuid,
  -- As it was asked for; of a product its name.
  name text not null,
  -- Of a product in base units.
  quantity bigint not null,
  customer_id uuid,
  customer_name text,
  customer_phone text,
  note text,
  asked_at timestamptz not null,
  business_day date not null,
  asked_by uuid not null,
  asked_by_name text not null,
  -- Null is open.
  outcome text,
  answer_note text,
  answered_at timestamptz,
  answered_by_name text,
  content_hash bytea not null,
  version integer not null default 1
);
alter table want add constraint want_pk primary key (store_id, id);
alter table want add constraint want_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
alter table want add constraint want_product_fk foreign key (store_id, product_id) references product (store_id, id) on delete cascade;
alter table want add constraint want_customer_fk foreign key (store_id, customer_id) references customer (store_id, id);
alter table want add constraint want_quantity_range check (quantity between 1 and 999999999);
alter table want add constraint want_outcome_known check ((outcome is null or outcome in ('CALLED', 'BOUGHT', 'DROPPED')) and (outcome is null) = (answered_at is null));
create index want_by_time on want (store_id, branch_id, asked_at desc, id desc);
create index want_open on want (store_id, branch_id, product_id) where outcome is null;
create index want_by_product on want (store_id, product_id);
create index want_by_customer on want (store_id, customer_id) where customer_id is not null;

do $$
declare t text;
begin
  foreach t in array array['provider_group', 'product_supply', 'purchase_order', 'purchase_order_item', 'want']
  loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (store_id = nullif(current_setting(''app.store_id'', true), '''')::uuid)', t || '_of_store', t);
    execute format('grant select, insert, update, delete on %I to quay_app', t);
  end loop;
end $$;
