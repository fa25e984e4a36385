-- Orders of customers: what is kept for them, what they paid before, and the bills that hand it out. docs/topics/orders.md.

create table sales_order (
  store_id uuid not null,
  id uuid not null,
  code text not null,
  branch_id uuid not null,
  status text not null,
  -- What became of it, by what bills took of its lines.
  progress text not null,
  customer_id uuid,
  customer_name text,
  contact_name text,
  contact_phone text,
  address text,
  channel text,
  expected_on date,
  -- Until when goods are kept; null is without an end.
  hold_until timestamptz,
  -- The end has passed and the goods were let go.
  hold_ended_at timestamptz,
  price_book_id uuid,
  discount_unit smallint,
  discount_value numeric(14, 2),
  -- What the cashier chose of promotions, to price it again.
  chosen_discounts jsonb not null default '[]',
  declined_discounts jsonb not null default '[]',
  codes jsonb not null default '[]',
  note text,
  total_price bigint not null,
  promotion_discount bigint not null,
  line_discount bigint not null,
  promotion_order bigint not null,
  order_discount bigint not null,
  payable bigint not null,
  vat_amount bigint not null,
  item_count integer not null,
  -- What of the prepaid money is still held; the end of its chain in debt_entry.
  deposit bigint not null default 0,
  deposit_entry_count bigint not null default 0,
  seller_id uuid not null,
  confirmed_at timestamptz,
  confirmed_by_name text,
  closed_at timestamptz,
  closed_by_name text,
  close_reason text,
  merged_into uuid,
  content_hash bytea,
  version integer not null default 1,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  business_day date not null,
  cancelled_at timestamptz,
  cancelled_by_name text,
  cancel_reason text
);
alter table sales_order add constraint sales_order_pk primary key (store_id, id);
alter table sales_order add constraint sales_order_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
alter table sales_order add constraint sales_order_customer_fk foreign key (store_id, customer_id) references customer (store_id, id);
alter table sales_order add constraint sales_order_merged_fk foreign key (store_id, merged_into) references sales_order (store_id, id);
alter table sales_order add constraint sales_order_status_known check (status in ('DRAFT', 'SUCCEED', 'CANCELLED'));
alter table sales_order add constraint sales_order_progress_known check (
  progress in ('DRAFT', 'OPEN', 'PARTIAL', 'DONE', 'CLOSED', 'CANCELLED')
  and (progress = 'DRAFT') = (status = 'DRAFT') and (progress = 'CANCELLED') = (status = 'CANCELLED')
  and (progress = 'CLOSED') = (status = 'SUCCEED' and closed_at is not null));
alter table sales_order add constraint sales_order_names_somebody check (
  status = 'DRAFT' or customer_id is not null or (contact_name is not null and contact_phone is not null));
alter table sales_order add constraint sales_order_adds_up check (
  payable = total_price - promotion_discount - line_discount - promotion_order - order_discount and payable >= 0);
alter table sales_order add constraint sales_order_deposit_range check (deposit >= 0);
alter table sales_order add constraint sales_order_confirmed check (status <> 'SUCCEED' or confirmed_at is not null);
create unique index sales_order_code_once on sales_order (store_id, code);
create index sales_order_by_time on sales_order (store_id, branch_id, created_at desc, id desc);
create index sales_order_by_customer on sales_order (store_id, customer_id, created_at desc) where customer_id is not null;
create index sales_order_open on sales_order (store_id, branch_id, confirmed_at) where progress in ('OPEN', 'PARTIAL');

create table sales_order_item (
  store_id uuid not null,
  id uuid not null,
  sales_order_id uuid not null,
  position integer not null,
  product_id uuid not null,
  product_code text not null,
  product_name text not null,
  unit_id uuid not null,
  unit_name text not null,
  ratio bigint not null,
  quantity bigint not null,
  base_quantity bigint not null,
  -- What bills that stand took.
  billed_base bigint not null default 0,
  list_price bigint not null,
  unit_price bigint not null,
  price_source text not null,
  price_book_id uuid,
  price_book_name text,
  price_tier_from bigint,
  posted_reason text,
  gift_discount_id uuid,
  discount_unit smallint,
  discount_value numeric(14, 2),
  promotion_discount bigint not null,
  line_discount bigint not null,
  promotion_share bigint not null,
  order_share bigint not null,
  net bigint not null,
  vat_rate smallint not null,
  vat bigint not null,
  note text
);
alter table sales_order_item add constraint sales_order_item_pk primary key (store_id, id);
alter table sales_order_item add constraint sales_order_item_order_fk foreign key (store_id, sales_order_id) references sales_order (store_id, id) on delete cascade;
alter table sales_order_item add constraint sales_order_item_product_fk foreign key (store_id, product_id) references product (store_id, id);
alter table sales_order_item add constraint sales_order_item_quantity_range check (quantity > 0 and base_quantity = quantity * ratio);
alter table sales_order_item add constraint sales_order_item_not_over_billed check (billed_base between 0 and base_quantity);
alter table sales_order_item add constraint sales_order_item_adds_up check (
  net = quantity * unit_price - promotion_discount - line_discount - promotion_share - order_share and net >= 0
  and promotion_discount >= 0 and promotion_share >= 0 and order_share >= 0);
create unique index sales_order_item_place_once on sales_order_item (store_id, sales_order_id, position);
create index sales_order_item_by_product on sales_order_item (store_id, product_id);

-- What is kept of goods: of a combo a row each component.
create table sales_order_reservation (
  store_id uuid not null,
  id uuid not null,
  sales_order_id uuid not null,
  item_id uuid not null,
  branch_id uuid not null,
  product_id uuid not null,
  -- Base units in one base unit of the line.
  per_base bigint not null,
  -- Base units that no bill has taken, and what of them is kept.
  wanted bigint not null,
  held bigint not null
);
alter table sales_order_reservation add constraint sales_order_reservation_pk primary key (store_id, id);
alter table sales_order_reservation add constraint sales_order_reservation_order_fk foreign key (store_id, sales_order_id) references sales_order (store_id, id) on delete cascade;
alter table sales_order_reservation add constraint sales_order_reservation_item_fk foreign key (store_id, item_id) references sales_order_item (store_id, id) on delete cascade;
alter table sales_order_reservation add constraint sales_order_reservation_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
alter table sales_order_reservation add constraint sales_order_reservation_product_fk foreign key (store_id, product_id) references product (store_id, id);
alter table sales_order_reservation add constraint sales_order_reservation_range check (per_base > 0 and held >= 0 and wanted >= held);
create unique index sales_order_reservation_once on sales_order_reservation (store_id, item_id, product_id);
create index sales_order_reservation_by_order on sales_order_reservation (store_id, sales_order_id);
create index sales_order_reservation_short on sales_order_reservation (store_id, branch_id, product_id) where held < wanted;
create index sales_order_reservation_held on sales_order_reservation (store_id, branch_id, product_id) where held > 0;
create index sales_order_reservation_by_product on sales_order_reservation (store_id, product_id);

-- What promotions gave on the order, as they were then.
create table sales_order_discount (
  store_id uuid not null,
  id uuid not null,
  sales_order_id uuid not null,
  discount_id uuid not null,
  position integer not null,
  code text not null,
  name text not null,
  level text not null,
  effect text not null,
  amount bigint not null,
  gift_value bigint not null,
  times integer not null,
  voucher_code text
);
alter table sales_order_discount add constraint sales_order_discount_pk primary key (store_id, id);
alter table sales_order_discount add constraint sales_order_discount_order_fk foreign key (store_id, sales_order_id) references sales_order (store_id, id) on delete cascade;
alter table sales_order_discount add constraint sales_order_discount_discount_fk foreign key (store_id, discount_id) references discount (store_id, id);
alter table sales_order_discount add constraint sales_order_discount_range check (amount >= 0 and gift_value >= 0 and amount + gift_value > 0);
create unique index sales_order_discount_once on sales_order_discount (store_id, sales_order_id, discount_id);

create table sales_order_item_discount (
  store_id uuid not null,
  id uuid not null,
  sales_order_id uuid not null,
  item_id uuid not null,
  discount_id uuid not null,
  role text not null,
  units bigint not null,
  amount bigint not null
);
alter table sales_order_item_discount add constraint sales_order_item_discount_pk primary key (store_id, id);
alter table sales_order_item_discount add constraint sales_order_item_discount_item_fk foreign key (store_id, item_id) references sales_order_item (store_id, id) on delete cascade;
alter table sales_order_item_discount add constraint sales_order_item_discount_order_fk foreign key (store_id, sales_order_id) references sales_order (store_id, id) on delete cascade;
alter table sales_order_item_discount add constraint sales_order_item_discount_discount_fk foreign key (store_id, discount_id) references discount (store_id, id);
alter table sales_order_item_discount add constraint sales_order_item_discount_role_known check (role in ('TARGET', 'TRIGGER'));
create index sales_order_item_discount_by_order on sales_order_item_discount (store_id, sales_order_id);
create index sales_order_item_discount_by_item on sales_order_item_discount (store_id, item_id);

-- A bill takes of an order, at its prices and with its promotions: those it uses no second time.
alter table bill add column order_id uuid;
alter table bill add constraint bill_order_fk foreign key (store_id, order_id) references sales_order (store_id, id);
create index bill_by_order on bill (store_id, order_id) where order_id is not null;
-- No foreign key: an order that is priced anew has other lines, and a cancelled bill still names the old ones.
alter table bill_item add column order_item_id uuid;
create index bill_item_by_order_item on bill_item (store_id, order_item_id) where order_item_id is not null;
alter table bill_discount add column of_order boolean not null default false;

-- A promotion is used by a bill or by an order.
alter table discount_use alter column bill_id drop not null;
alter table discount_use add column order_id uuid;
alter table discount_use add constraint discount_use_order_fk foreign key (store_id, order_id) references sales_order (store_id, id);
alter table discount_use add constraint discount_use_has_document check ((bill_id is null) <> (order_id is null));
create index discount_use_by_order on discount_use (store_id, order_id, discount_id) where order_id is not null;
alter table voucher_code add column order_id uuid;
alter table voucher_code add constraint voucher_code_order_fk foreign key (store_id, order_id) references sales_order (store_id, id);
alter table voucher_code drop constraint voucher_code_used_has_document;
alter table voucher_code add constraint voucher_code_used_has_document check (
  (state = 'USED') = (bill_id is not null or order_id is not null) and (bill_id is null or order_id is null));
create index voucher_code_by_order on voucher_code (store_id, order_id) where order_id is not null;

-- The prepaid money of an order is a chain of its own: no debt and no credit of a customer.
alter table cash_voucher add column order_id uuid;
alter table cash_voucher add constraint cash_voucher_order_fk foreign key (store_id, order_id) references sales_order (store_id, id);
alter table cash_voucher drop constraint cash_voucher_purpose_known;
alter table cash_voucher add constraint cash_voucher_purpose_known check (purpose in ('MANUAL', 'DEBT', 'OPENING', 'DEPOSIT'));
alter table cash_voucher add constraint cash_voucher_deposit_has_order check ((purpose = 'DEPOSIT') = (order_id is not null));
create index cash_voucher_by_order on cash_voucher (store_id, order_id) where order_id is not null;
alter table cash_entry drop constraint cash_entry_kind_known;
alter table cash_entry add constraint cash_entry_kind_known check (kind in
  ('SALE', 'SALE_CANCEL', 'SALE_RETURN', 'SALE_RETURN_CANCEL', 'INBOUND', 'INBOUND_CANCEL', 'INBOUND_COST', 'INBOUND_COST_CANCEL',
   'INBOUND_RETURN', 'INBOUND_RETURN_CANCEL', 'DEBT', 'DEBT_CANCEL', 'VOUCHER', 'VOUCHER_CANCEL', 'OPENING',
   'SHIFT_DIFFERENCE', 'SHIFT_DIFFERENCE_CANCEL', 'SHIFT_LATE', 'DEPOSIT', 'DEPOSIT_REFUND'));
alter table debt_entry drop constraint debt_entry_partner_known;
alter table debt_entry add constraint debt_entry_partner_known check (partner_kind in ('customer', 'provider', 'order'));
alter table debt_entry drop constraint debt_entry_kind_known;
alter table debt_entry add constraint debt_entry_kind_known check (kind in
  ('SALE', 'SALE_CANCEL', 'SALE_RETURN', 'SALE_RETURN_CANCEL', 'INBOUND', 'INBOUND_CANCEL', 'INBOUND_COST', 'INBOUND_COST_CANCEL',
   'INBOUND_RETURN', 'INBOUND_RETURN_CANCEL', 'PAYMENT', 'PAYMENT_CANCEL', 'CREDIT', 'OPENING', 'ADJUSTMENT', 'DISCOUNT', 'ADJUSTMENT_CANCEL',
   'MERGE', 'DEPOSIT', 'DEPOSIT_USED', 'DEPOSIT_USED_CANCEL', 'DEPOSIT_REFUND', 'DEPOSIT_KEPT', 'DEPOSIT_MOVED'));

do $$
declare t text;
begin
  foreach t in array array['sales_order', 'sales_order_item', 'sales_order_reservation', 'sales_order_discount', 'sales_order_item_discount']
  loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (store_id = nullif(current_setting(''app.store_id'', true), '''')::uuid)', t || '_of_store', t);
    execute format('grant select, insert, update, delete on %I to quay_app', t);
  end loop;
end $$;
