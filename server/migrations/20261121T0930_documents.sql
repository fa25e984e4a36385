-- Documents: what people see. Posting one writes the ledgers; names, units, prices and costs are copied onto it.

create table inbound (
  store_id uuid not null,
  id uuid not null,
  code text not null,
  branch_id uuid not null,
  kind text not null,
  status text not null,
  provider_id uuid,
  provider_name text,
  invoice_number text,
  invoice_series text,
  invoice_date date,
  note text,
  discount_unit smallint,
  discount_value numeric(14, 2),
  goods_amount bigint not null default 0,
  discount_amount bigint not null default 0,
  vat_amount bigint not null default 0,
  payable bigint not null default 0,
  paid bigint not null default 0,
  debt bigint not null default 0,
  item_count integer not null default 0,
  payments jsonb not null default '[]',
  content_hash bytea,
  version integer not null default 1,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  posted_at timestamptz,
  business_day date not null,
  cancelled_at timestamptz,
  cancelled_by_name text,
  cancel_reason text
);
alter table inbound add constraint inbound_pk primary key (store_id, id);
alter table inbound add constraint inbound_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
alter table inbound add constraint inbound_provider_fk foreign key (store_id, provider_id) references provider (store_id, id);
alter table inbound add constraint inbound_kind_known check (kind in ('PURCHASE', 'OPENING'));
alter table inbound add constraint inbound_status_known check (status in ('DRAFT', 'SUCCEED', 'CANCELLED'));
alter table inbound add constraint inbound_adds_up check (payable = paid + debt);
create unique index inbound_code_once on inbound (store_id, code);
create index inbound_by_time on inbound (store_id, branch_id, created_at desc, id desc);
create index inbound_by_provider on inbound (store_id, provider_id, created_at desc);

create table inbound_item (
  store_id uuid not null,
  id uuid not null,
  inbound_id uuid not null,
  position integer not null,
  product_id uuid not null,
  product_code text not null,
  product_name text not null,
  unit_id uuid not null,
  unit_name text not null,
  ratio bigint not null,
  quantity bigint not null,
  bonus_quantity bigint not null default 0,
  base_quantity bigint not null,
  price bigint not null,
  discount_unit smallint,
  discount_value numeric(14, 2),
  discount_amount bigint not null default 0,
  document_share bigint not null default 0,
  net_amount bigint not null default 0,
  vat_rate smallint,
  vat_amount bigint not null default 0,
  value bigint not null default 0
);
alter table inbound_item add constraint inbound_item_pk primary key (store_id, id);
alter table inbound_item add constraint inbound_item_inbound_fk foreign key (store_id, inbound_id) references inbound (store_id, id) on delete cascade;
alter table inbound_item add constraint inbound_item_product_fk foreign key (store_id, product_id) references product (store_id, id);
alter table inbound_item add constraint inbound_item_quantity_range check (quantity > 0 and bonus_quantity >= 0);
create index inbound_item_by_inbound on inbound_item (store_id, inbound_id, position);
create index inbound_item_by_product on inbound_item (store_id, product_id);

-- In the unit of the line, as typed; `lot_id` once posted.
create table inbound_lot (
  store_id uuid not null,
  id uuid not null,
  inbound_id uuid not null,
  item_id uuid not null,
  position integer not null,
  lot_id uuid,
  lot_number text not null,
  expiry_date date,
  quantity bigint not null,
  base_quantity bigint not null,
  value bigint not null default 0
);
alter table inbound_lot add constraint inbound_lot_pk primary key (store_id, id);
alter table inbound_lot add constraint inbound_lot_item_fk foreign key (store_id, item_id) references inbound_item (store_id, id) on delete cascade;
alter table inbound_lot add constraint inbound_lot_lot_fk foreign key (store_id, lot_id) references lot (store_id, id);
create index inbound_lot_by_item on inbound_lot (store_id, item_id);
create index inbound_lot_by_inbound on inbound_lot (store_id, inbound_id);

create table bill (
  store_id uuid not null,
  id uuid not null,
  code text not null,
  branch_id uuid not null,
  status text not null,
  customer_id uuid,
  customer_name text,
  customer_phone text,
  prescription_code text,
  seller_id uuid not null,
  seller_name text not null,
  issuer jsonb not null,
  sold_at timestamptz not null,
  posted_at timestamptz not null,
  business_day date not null,
  total_price bigint not null,
  discount_unit smallint,
  discount_value numeric(14, 2),
  line_discount bigint not null,
  order_discount bigint not null,
  points_used bigint not null default 0,
  points_amount bigint not null default 0,
  points_earned bigint not null default 0,
  payable bigint not null,
  paid bigint not null,
  cash_tendered bigint not null,
  change bigint not null,
  debt bigint not null,
  vat_amount bigint not null,
  cost bigint not null,
  item_count integer not null,
  note text,
  slug text not null,
  print_count integer not null default 0,
  content_hash bytea not null,
  version integer not null default 1,
  cancelled_at timestamptz,
  cancelled_by_name text,
  cancel_reason text,
  payments_kept boolean
);
alter table bill add constraint bill_pk primary key (store_id, id);
alter table bill add constraint bill_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
alter table bill add constraint bill_customer_fk foreign key (store_id, customer_id) references customer (store_id, id);
alter table bill add constraint bill_status_known check (status in ('SUCCEED', 'CANCELLED'));
alter table bill add constraint bill_adds_up check (payable = total_price - line_discount - order_discount - points_amount and payable = paid + debt and payable >= 0 and debt >= 0);
create unique index bill_code_once on bill (store_id, code);
create index bill_by_time on bill (store_id, branch_id, sold_at desc, id desc);
create index bill_by_day on bill (store_id, branch_id, business_day);
create index bill_by_customer on bill (store_id, customer_id, sold_at desc) where customer_id is not null;

create table bill_item (
  store_id uuid not null,
  id uuid not null,
  bill_id uuid not null,
  position integer not null,
  product_id uuid not null,
  product_code text not null,
  product_name text not null,
  unit_id uuid not null,
  unit_name text not null,
  ratio bigint not null,
  quantity bigint not null,
  base_quantity bigint not null,
  list_price bigint not null,
  unit_price bigint not null,
  price_source text not null,
  discount_unit smallint,
  discount_value numeric(14, 2),
  line_discount bigint not null,
  order_share bigint not null,
  net bigint not null,
  vat_rate smallint not null,
  vat bigint not null,
  cost bigint not null,
  business_day date not null,
  note text
);
alter table bill_item add constraint bill_item_pk primary key (store_id, id);
alter table bill_item add constraint bill_item_bill_fk foreign key (store_id, bill_id) references bill (store_id, id);
alter table bill_item add constraint bill_item_product_fk foreign key (store_id, product_id) references product (store_id, id);
alter table bill_item add constraint bill_item_quantity_range check (quantity > 0);
create index bill_item_by_bill on bill_item (store_id, bill_id, position);
create index bill_item_by_product on bill_item (store_id, product_id, business_day);

create table bill_item_lot (
  store_id uuid not null,
  id uuid not null,
  bill_id uuid not null,
  item_id uuid not null,
  lot_id uuid not null,
  lot_number text not null,
  expiry_date date,
  quantity bigint not null,
  value bigint not null
);
alter table bill_item_lot add constraint bill_item_lot_pk primary key (store_id, id);
alter table bill_item_lot add constraint bill_item_lot_item_fk foreign key (store_id, item_id) references bill_item (store_id, id);
create index bill_item_lot_by_bill on bill_item_lot (store_id, bill_id);
create index bill_item_lot_by_lot on bill_item_lot (store_id, lot_id);

create table bill_payment (
  store_id uuid not null,
  id uuid not null,
  bill_id uuid not null,
  position integer not null,
  method text not null,
  account_id uuid,
  amount bigint not null
);
alter table bill_payment add constraint bill_payment_pk primary key (store_id, id);
alter table bill_payment add constraint bill_payment_bill_fk foreign key (store_id, bill_id) references bill (store_id, id);
alter table bill_payment add constraint bill_payment_method_known check (method in ('CASH', 'BANK', 'DEBT'));
create index bill_payment_by_bill on bill_payment (store_id, bill_id);

create table voucher_kind (
  store_id uuid not null,
  id uuid not null,
  direction text not null,
  name text not null,
  counts_in_profit boolean not null
);
alter table voucher_kind add constraint voucher_kind_pk primary key (store_id, id);
alter table voucher_kind add constraint voucher_kind_direction_known check (direction in ('IN', 'OUT'));
create unique index voucher_kind_name_once on voucher_kind (store_id, direction, name_key(name));

-- Receipts (PT) and payments (PC) written by hand, debt collections and opening balances.
create table cash_voucher (
  store_id uuid not null,
  id uuid not null,
  code text not null,
  branch_id uuid not null,
  status text not null,
  purpose text not null,
  direction text not null,
  kind_id uuid,
  kind_name text not null,
  account_id uuid not null,
  amount bigint not null,
  partner_kind text,
  partner_id uuid,
  partner_name text,
  note text,
  counts_in_profit boolean not null,
  created_by uuid not null,
  created_by_name text not null,
  at timestamptz not null,
  business_day date not null,
  content_hash bytea not null,
  version integer not null default 1,
  cancelled_at timestamptz,
  cancelled_by_name text,
  cancel_reason text
);
alter table cash_voucher add constraint cash_voucher_pk primary key (store_id, id);
alter table cash_voucher add constraint cash_voucher_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
alter table cash_voucher add constraint cash_voucher_account_fk foreign key (store_id, account_id) references cash_account (store_id, id);
alter table cash_voucher add constraint cash_voucher_status_known check (status in ('SUCCEED', 'CANCELLED'));
alter table cash_voucher add constraint cash_voucher_purpose_known check (purpose in ('MANUAL', 'DEBT', 'OPENING'));
alter table cash_voucher add constraint cash_voucher_amount_range check (amount > 0);
create unique index cash_voucher_code_once on cash_voucher (store_id, code);
create index cash_voucher_by_time on cash_voucher (store_id, branch_id, at desc, id desc);

-- What was sold by branch, business day, hour and seller: kept by the transaction that posts or cancels a bill, so that
-- the sums of a year cost some thousand rows. A bill counts on its own day and drops out when it is cancelled.
create table sale_hour (
  store_id uuid not null,
  id uuid not null,
  branch_id uuid not null,
  business_day date not null,
  hour smallint not null,
  seller_id uuid not null,
  bill_count integer not null,
  cancelled_count integer not null,
  total_price bigint not null,
  discount_amount bigint not null,
  payable bigint not null,
  cash bigint not null,
  bank bigint not null,
  debt bigint not null,
  cost bigint not null
) with (fillfactor = 50);
alter table sale_hour add constraint sale_hour_pk primary key (store_id, id);
alter table sale_hour add constraint sale_hour_once unique (store_id, branch_id, business_day, hour, seller_id);
alter table sale_hour add constraint sale_hour_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
