-- Four ledgers that only grow, and the balances kept beside them. docs/topics/ledgers.md.
-- `sequence` counts the rows of one chain (branch × product, account, partner) without gaps, so a page of a
-- stock card or a statement costs the same however long the chain is, and `balance_after` can be checked row by row.

create table lot (
  store_id uuid not null,
  id uuid not null,
  product_id uuid not null,
  number text not null,
  number_key text not null,
  expiry_date date,
  state text not null default 'normal',
  first_received_at timestamptz not null,
  version integer not null default 1
);
alter table lot add constraint lot_pk primary key (store_id, id);
alter table lot add constraint lot_product_fk foreign key (store_id, product_id) references product (store_id, id);
alter table lot add constraint lot_state_known check (state in ('normal', 'held', 'recalled'));
alter table lot add constraint lot_number_once unique (store_id, product_id, number_key);
create index lot_by_expiry on lot (store_id, expiry_date);

create table product_stock (
  store_id uuid not null,
  id uuid not null,
  branch_id uuid not null,
  product_id uuid not null,
  on_hand bigint not null default 0,
  reserved bigint not null default 0,
  in_transit bigint not null default 0,
  entry_count bigint not null default 0,
  changed_at timestamptz not null default now()
) with (fillfactor = 80);
alter table product_stock add constraint product_stock_pk primary key (store_id, id);
alter table product_stock add constraint product_stock_once unique (store_id, branch_id, product_id);
alter table product_stock add constraint product_stock_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
alter table product_stock add constraint product_stock_product_fk foreign key (store_id, product_id) references product (store_id, id);
alter table product_stock add constraint product_stock_on_hand_range check (on_hand >= 0);
alter table product_stock add constraint product_stock_reserved_range check (reserved >= 0);
alter table product_stock add constraint product_stock_in_transit_range check (in_transit >= 0);

create table stock (
  store_id uuid not null,
  id uuid not null,
  branch_id uuid not null,
  product_id uuid not null,
  lot_id uuid not null,
  bucket text not null default 'sellable',
  quantity bigint not null default 0,
  value bigint not null default 0
) with (fillfactor = 80);
alter table stock add constraint stock_pk primary key (store_id, id);
alter table stock add constraint stock_once unique (store_id, branch_id, lot_id, bucket);
alter table stock add constraint stock_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
alter table stock add constraint stock_lot_fk foreign key (store_id, lot_id) references lot (store_id, id);
alter table stock add constraint stock_bucket_known check (bucket in ('sellable', 'quarantine'));
alter table stock add constraint stock_quantity_range check (quantity >= 0);
alter table stock add constraint stock_value_range check (value >= 0);
alter table stock add constraint stock_empty_is_worthless check (quantity > 0 or value = 0);
create index stock_by_product on stock (store_id, branch_id, product_id);

create table stock_entry (
  store_id uuid not null,
  id uuid not null,
  branch_id uuid not null,
  product_id uuid not null,
  lot_id uuid not null,
  bucket text not null default 'sellable',
  sequence bigint not null,
  quantity bigint not null,
  value bigint not null,
  balance_after bigint not null,
  kind text not null,
  document_kind text not null,
  document_id uuid not null,
  document_code text not null,
  line_id uuid,
  undoes_id uuid,
  partner_name text,
  employee_id uuid not null,
  at timestamptz not null,
  business_day date not null
);
alter table stock_entry add constraint stock_entry_pk primary key (store_id, id);
alter table stock_entry add constraint stock_entry_sequence_once unique (store_id, branch_id, product_id, sequence);
alter table stock_entry add constraint stock_entry_undone_once unique (store_id, undoes_id);
alter table stock_entry add constraint stock_entry_lot_fk foreign key (store_id, lot_id) references lot (store_id, id);
alter table stock_entry add constraint stock_entry_kind_known check (kind in
  ('SALE', 'SALE_CANCEL', 'INBOUND', 'INBOUND_CANCEL', 'OPENING', 'OPENING_CANCEL', 'REVALUATION'));
create index stock_entry_by_document on stock_entry (store_id, document_id);

create table cash_account (
  store_id uuid not null,
  id uuid not null,
  branch_id uuid,
  kind text not null,
  name text not null,
  bank_bin text,
  bank_account_number text,
  bank_account_name text,
  balance bigint not null default 0,
  entry_count bigint not null default 0,
  is_default boolean not null default false,
  is_active boolean not null default true,
  content_hash bytea,
  version integer not null default 1,
  created_at timestamptz not null default now()
) with (fillfactor = 50);
alter table cash_account add constraint cash_account_pk primary key (store_id, id);
alter table cash_account add constraint cash_account_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
alter table cash_account add constraint cash_account_kind_known check (kind in ('CASH', 'BANK'));
alter table cash_account add constraint cash_account_cash_has_branch check (kind = 'BANK' or branch_id is not null);
create unique index cash_account_one_cash on cash_account (store_id, branch_id) where kind = 'CASH';
create unique index cash_account_one_default_bank on cash_account (store_id) where kind = 'BANK' and is_default;
create unique index cash_account_name_once on cash_account (store_id, branch_id, name_key(name)) nulls not distinct;

create table cash_entry (
  store_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  branch_id uuid not null,
  sequence bigint not null,
  amount bigint not null,
  balance_after bigint not null,
  kind text not null,
  document_kind text not null,
  document_id uuid not null,
  document_code text not null,
  partner_kind text,
  partner_id uuid,
  partner_name text,
  note text,
  undoes_id uuid,
  employee_id uuid not null,
  at timestamptz not null,
  business_day date not null
);
alter table cash_entry add constraint cash_entry_pk primary key (store_id, id);
alter table cash_entry add constraint cash_entry_sequence_once unique (store_id, account_id, sequence);
alter table cash_entry add constraint cash_entry_undone_once unique (store_id, undoes_id);
alter table cash_entry add constraint cash_entry_account_fk foreign key (store_id, account_id) references cash_account (store_id, id);
alter table cash_entry add constraint cash_entry_kind_known check (kind in
  ('SALE', 'SALE_CANCEL', 'INBOUND', 'INBOUND_CANCEL', 'DEBT', 'DEBT_CANCEL', 'VOUCHER', 'VOUCHER_CANCEL', 'OPENING'));
create index cash_entry_by_document on cash_entry (store_id, document_id);
create index cash_entry_by_day on cash_entry (store_id, business_day, id);

create table debt_entry (
  store_id uuid not null,
  id uuid not null,
  partner_kind text not null,
  partner_id uuid not null,
  branch_id uuid not null,
  sequence bigint not null,
  amount bigint not null,
  balance_after bigint not null,
  kind text not null,
  document_kind text not null,
  document_id uuid not null,
  document_code text not null,
  note text,
  undoes_id uuid,
  employee_id uuid not null,
  at timestamptz not null,
  business_day date not null
);
alter table debt_entry add constraint debt_entry_pk primary key (store_id, id);
alter table debt_entry add constraint debt_entry_sequence_once unique (store_id, partner_kind, partner_id, sequence);
alter table debt_entry add constraint debt_entry_undone_once unique (store_id, undoes_id);
alter table debt_entry add constraint debt_entry_partner_known check (partner_kind in ('customer', 'provider'));
alter table debt_entry add constraint debt_entry_kind_known check (kind in
  ('SALE', 'SALE_CANCEL', 'INBOUND', 'INBOUND_CANCEL', 'PAYMENT', 'PAYMENT_CANCEL', 'CREDIT', 'OPENING'));
create index debt_entry_by_document on debt_entry (store_id, document_id);

-- Which payment settled which debt; `amount` is negative in the row that takes an allocation back.
create table debt_allocation (
  store_id uuid not null,
  id uuid not null,
  payment_entry_id uuid not null,
  debt_entry_id uuid not null,
  amount bigint not null,
  undoes_id uuid,
  at timestamptz not null
);
alter table debt_allocation add constraint debt_allocation_pk primary key (store_id, id);
alter table debt_allocation add constraint debt_allocation_undone_once unique (store_id, undoes_id);
alter table debt_allocation add constraint debt_allocation_payment_fk foreign key (store_id, payment_entry_id) references debt_entry (store_id, id);
alter table debt_allocation add constraint debt_allocation_debt_fk foreign key (store_id, debt_entry_id) references debt_entry (store_id, id);
create index debt_allocation_by_debt on debt_allocation (store_id, debt_entry_id);
create index debt_allocation_by_payment on debt_allocation (store_id, payment_entry_id);

create table point_entry (
  store_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  sequence bigint not null,
  amount bigint not null,
  balance_after bigint not null,
  kind text not null,
  document_kind text not null,
  document_id uuid not null,
  document_code text not null,
  undoes_id uuid,
  employee_id uuid not null,
  at timestamptz not null,
  business_day date not null
);
alter table point_entry add constraint point_entry_pk primary key (store_id, id);
alter table point_entry add constraint point_entry_sequence_once unique (store_id, customer_id, sequence);
alter table point_entry add constraint point_entry_undone_once unique (store_id, undoes_id);
alter table point_entry add constraint point_entry_customer_fk foreign key (store_id, customer_id) references customer (store_id, id);
alter table point_entry add constraint point_entry_kind_known check (kind in ('EARN', 'SPEND', 'EARN_CANCEL', 'SPEND_CANCEL'));
create index point_entry_by_document on point_entry (store_id, document_id);
