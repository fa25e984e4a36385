-- Goods that customers bring back. docs/topics/returns.md.

-- What of a sold line came back, so that two tills together never take back more than was sold. A combo counts by its components.
alter table bill_item add column returned_base bigint not null default 0;
alter table bill_item add constraint bill_item_not_over_returned check (returned_base between 0 and base_quantity);
alter table bill_item_part add column returned_base bigint not null default 0;
alter table bill_item_part add constraint bill_item_part_not_over_returned check (returned_base between 0 and base_quantity);
alter table bill_item_lot add column returned bigint not null default 0;
alter table bill_item_lot add column returned_value bigint not null default 0;
alter table bill_item_lot add constraint bill_item_lot_not_over_returned check (returned between 0 and quantity and returned_value between 0 and value);

-- What the shop does with goods that come back: null is by rule.
alter table product add column return_policy text;
alter table product add constraint product_return_policy_known check (return_policy in ('ANY', 'QUARANTINE', 'NONE'));

create table sale_return (
  store_id uuid not null,
  id uuid not null,
  code text not null,
  -- Where the goods come back.
  branch_id uuid not null,
  status text not null,
  bill_id uuid not null,
  bill_code text not null,
  customer_id uuid,
  customer_name text,
  reason text not null,
  note text,
  goods_amount bigint not null default 0,
  -- What the last return of a bill gives of the rounding of its cash.
  bill_rounding bigint not null default 0,
  fee_unit smallint,
  fee_value numeric(14, 2),
  fee bigint not null default 0,
  gift_charge bigint not null default 0,
  -- The customer keeps gifts without their goods, and nothing is charged for them.
  gifts_waived boolean not null default false,
  refundable bigint not null default 0,
  -- What pays the new goods of an exchange.
  exchange_used bigint not null default 0,
  debt_reduced bigint not null default 0,
  credited bigint not null default 0,
  refunded bigint not null default 0,
  cash_rounding bigint not null default 0,
  points_taken bigint not null default 0,
  points_back bigint not null default 0,
  vat_amount bigint not null default 0,
  cost bigint not null default 0,
  item_count integer not null default 0,
  -- Whole days beyond the time in which goods come back.
  days_late integer not null default 0,
  exchange_bill_id uuid,
  content_hash bytea not null,
  version integer not null default 1,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  business_day date not null,
  cancelled_at timestamptz,
  cancelled_by_name text,
  cancel_reason text
);
alter table sale_return add constraint sale_return_pk primary key (store_id, id);
alter table sale_return add constraint sale_return_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
alter table sale_return add constraint sale_return_bill_fk foreign key (store_id, bill_id) references bill (store_id, id);
alter table sale_return add constraint sale_return_exchange_fk foreign key (store_id, exchange_bill_id) references bill (store_id, id);
alter table sale_return add constraint sale_return_customer_fk foreign key (store_id, customer_id) references customer (store_id, id);
alter table sale_return add constraint sale_return_status_known check (status in ('SUCCEED', 'CANCELLED'));
alter table sale_return add constraint sale_return_reason_known check (reason in
  ('FAULTY', 'WRONG_ITEM', 'CHANGED_MIND', 'EXPIRED', 'SURPLUS', 'SIDE_EFFECT', 'OTHER'));
alter table sale_return add constraint sale_return_adds_up check (
  refundable = goods_amount + bill_rounding - fee - gift_charge and refundable >= 0
  and refundable + cash_rounding = exchange_used + debt_reduced + credited + refunded);
alter table sale_return add constraint sale_return_parts_range check (
  goods_amount >= 0 and fee >= 0 and gift_charge >= 0 and exchange_used >= 0 and debt_reduced >= 0 and credited >= 0 and refunded >= 0
  and points_taken >= 0 and points_back >= 0);
create unique index sale_return_code_once on sale_return (store_id, code);
create index sale_return_by_time on sale_return (store_id, branch_id, created_at desc, id desc);
create index sale_return_by_bill on sale_return (store_id, bill_id);
create index sale_return_by_customer on sale_return (store_id, customer_id, created_at desc) where customer_id is not null;

create table sale_return_item (
  store_id uuid not null,
  id uuid not null,
  sale_return_id uuid not null,
  position integer not null,
  bill_item_id uuid not null,
  -- Of a combo: the component that came back.
  bill_item_part_id uuid,
  product_id uuid not null,
  product_code text not null,
  product_name text not null,
  unit_id uuid not null,
  unit_name text not null,
  ratio bigint not null,
  quantity bigint not null,
  base_quantity bigint not null,
  -- Before anything was taken off, what was taken off of it, and what comes back to the customer.
  gross bigint not null,
  discount bigint not null,
  net bigint not null,
  vat_rate smallint not null,
  vat bigint not null,
  point_share bigint not null,
  cost bigint not null,
  reason text,
  restock boolean not null
);
alter table sale_return_item add constraint sale_return_item_pk primary key (store_id, id);
alter table sale_return_item add constraint sale_return_item_return_fk foreign key (store_id, sale_return_id) references sale_return (store_id, id) on delete cascade;
alter table sale_return_item add constraint sale_return_item_line_fk foreign key (store_id, bill_item_id) references bill_item (store_id, id);
alter table sale_return_item add constraint sale_return_item_part_fk foreign key (store_id, bill_item_part_id) references bill_item_part (store_id, id);
alter table sale_return_item add constraint sale_return_item_product_fk foreign key (store_id, product_id) references product (store_id, id);
alter table sale_return_item add constraint sale_return_item_quantity_range check (quantity > 0 and base_quantity = quantity * ratio);
alter table sale_return_item add constraint sale_return_item_adds_up check (gross = net + discount and net >= 0 and discount >= 0 and vat >= 0 and cost >= 0 and point_share >= 0);
alter table sale_return_item add constraint sale_return_item_reason_known check (reason in
  ('FAULTY', 'WRONG_ITEM', 'CHANGED_MIND', 'EXPIRED', 'SURPLUS', 'SIDE_EFFECT', 'OTHER'));
create unique index sale_return_item_place_once on sale_return_item (store_id, sale_return_id, position);
create index sale_return_item_by_line on sale_return_item (store_id, bill_item_id);
create index sale_return_item_by_product on sale_return_item (store_id, product_id);

create table sale_return_item_lot (
  store_id uuid not null,
  id uuid not null,
  item_id uuid not null,
  -- The row of the bill that it comes back of.
  bill_item_lot_id uuid not null,
  lot_id uuid not null,
  lot_number text not null,
  expiry_date date,
  bucket text not null,
  -- Base units.
  quantity bigint not null,
  value bigint not null
);
alter table sale_return_item_lot add constraint sale_return_item_lot_pk primary key (store_id, id);
alter table sale_return_item_lot add constraint sale_return_item_lot_item_fk foreign key (store_id, item_id) references sale_return_item (store_id, id) on delete cascade;
alter table sale_return_item_lot add constraint sale_return_item_lot_sold_fk foreign key (store_id, bill_item_lot_id) references bill_item_lot (store_id, id);
alter table sale_return_item_lot add constraint sale_return_item_lot_lot_fk foreign key (store_id, lot_id) references lot (store_id, id);
alter table sale_return_item_lot add constraint sale_return_item_lot_bucket_known check (bucket in ('sellable', 'quarantine'));
alter table sale_return_item_lot add constraint sale_return_item_lot_range check (quantity > 0 and value >= 0);
create unique index sale_return_item_lot_once on sale_return_item_lot (store_id, item_id, bill_item_lot_id);
create index sale_return_item_lot_by_sold on sale_return_item_lot (store_id, bill_item_lot_id);
create index sale_return_item_lot_by_lot on sale_return_item_lot (store_id, lot_id);

create table sale_return_payment (
  store_id uuid not null,
  id uuid not null,
  sale_return_id uuid not null,
  position integer not null,
  -- DEBT is the customer's account.
  method text not null,
  account_id uuid,
  amount bigint not null
);
alter table sale_return_payment add constraint sale_return_payment_pk primary key (store_id, id);
alter table sale_return_payment add constraint sale_return_payment_return_fk foreign key (store_id, sale_return_id) references sale_return (store_id, id) on delete cascade;
alter table sale_return_payment add constraint sale_return_payment_method_known check (method in ('CASH', 'BANK', 'DEBT'));
alter table sale_return_payment add constraint sale_return_payment_account_fits check ((method = 'DEBT') = (account_id is null));
alter table sale_return_payment add constraint sale_return_payment_amount_range check (amount > 0);
create unique index sale_return_payment_place_once on sale_return_payment (store_id, sale_return_id, position);

alter table stock_entry drop constraint stock_entry_kind_known;
alter table stock_entry add constraint stock_entry_kind_known check (kind in
  ('SALE', 'SALE_CANCEL', 'SALE_RETURN', 'SALE_RETURN_CANCEL', 'INBOUND', 'INBOUND_CANCEL', 'INBOUND_REPRICED', 'OPENING', 'OPENING_CANCEL',
   'REVALUATION', 'INBOUND_RETURN', 'INBOUND_RETURN_CANCEL', 'COUNT', 'COUNT_CANCEL', 'DISPOSAL', 'DISPOSAL_CANCEL',
   'TRANSFER_OUT', 'TRANSFER_OUT_CANCEL', 'TRANSFER_IN', 'TRANSFER_BACK', 'QUARANTINE', 'MERGE', 'OWED_SETTLED'));
alter table cash_entry drop constraint cash_entry_kind_known;
alter table cash_entry add constraint cash_entry_kind_known check (kind in
  ('SALE', 'SALE_CANCEL', 'SALE_RETURN', 'SALE_RETURN_CANCEL', 'INBOUND', 'INBOUND_CANCEL', 'INBOUND_COST', 'INBOUND_COST_CANCEL',
   'INBOUND_RETURN', 'INBOUND_RETURN_CANCEL', 'DEBT', 'DEBT_CANCEL', 'VOUCHER', 'VOUCHER_CANCEL', 'OPENING',
   'SHIFT_DIFFERENCE', 'SHIFT_DIFFERENCE_CANCEL', 'SHIFT_LATE'));
alter table debt_entry drop constraint debt_entry_kind_known;
alter table debt_entry add constraint debt_entry_kind_known check (kind in
  ('SALE', 'SALE_CANCEL', 'SALE_RETURN', 'SALE_RETURN_CANCEL', 'INBOUND', 'INBOUND_CANCEL', 'INBOUND_COST', 'INBOUND_COST_CANCEL',
   'INBOUND_RETURN', 'INBOUND_RETURN_CANCEL', 'PAYMENT', 'PAYMENT_CANCEL', 'CREDIT', 'OPENING', 'ADJUSTMENT', 'DISCOUNT', 'ADJUSTMENT_CANCEL'));
alter table point_entry drop constraint point_entry_kind_known;
alter table point_entry add constraint point_entry_kind_known check (kind in
  ('EARN', 'SPEND', 'EARN_CANCEL', 'SPEND_CANCEL', 'OPENING', 'RETURN_EARN', 'RETURN_SPEND', 'RETURN_EARN_CANCEL', 'RETURN_SPEND_CANCEL',
   'ADJUST', 'ADJUST_CANCEL', 'EXPIRE', 'EXPIRE_CANCEL', 'MERGE'));

do $$
declare t text;
begin
  foreach t in array array['sale_return', 'sale_return_item', 'sale_return_item_lot', 'sale_return_payment']
  loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (store_id = nullif(current_setting(''app.store_id'', true), '''')::uuid)', t || '_of_store', t);
    execute format('grant select, insert, update, delete on %I to quay_app', t);
  end loop;
end $$;
