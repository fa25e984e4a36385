-- Goods that go back to the provider. docs/topics/buying.md.

create table inbound_return (
  store_id uuid not null,
  id uuid not null,
  code text not null,
  branch_id uuid not null,
  status text not null,
  provider_id uuid,
  provider_name text,
  -- The import whose goods go back; without it the return is free.
  inbound_id uuid,
  inbound_code text,
  reason text not null,
  note text,
  -- Until when the provider takes them: a draft with a day is the basket of goods awaiting return.
  deadline date,
  goods_amount bigint not null default 0,
  vat_amount bigint not null default 0,
  -- What the provider keeps.
  deduction bigint not null default 0,
  refundable bigint not null default 0,
  refunded bigint not null default 0,
  debt bigint not null default 0,
  value bigint not null default 0,
  item_count integer not null default 0,
  payments jsonb not null default '[]',
  content_hash bytea not null,
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
alter table inbound_return add constraint inbound_return_pk primary key (store_id, id);
alter table inbound_return add constraint inbound_return_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
alter table inbound_return add constraint inbound_return_provider_fk foreign key (store_id, provider_id) references provider (store_id, id);
alter table inbound_return add constraint inbound_return_inbound_fk foreign key (store_id, inbound_id) references inbound (store_id, id);
alter table inbound_return add constraint inbound_return_status_known check (status in ('DRAFT', 'SUCCEED', 'CANCELLED'));
alter table inbound_return add constraint inbound_return_reason_known check (reason in
  ('NEAR_EXPIRY', 'EXPIRED', 'DAMAGED', 'RECALLED', 'WRONG_DELIVERY', 'OTHER'));
alter table inbound_return add constraint inbound_return_adds_up check
  (deduction >= 0 and refundable = goods_amount + vat_amount - deduction and refundable = refunded + debt);
create unique index inbound_return_code_once on inbound_return (store_id, code);
create index inbound_return_by_time on inbound_return (store_id, branch_id, created_at desc, id desc);
create index inbound_return_by_provider on inbound_return (store_id, provider_id, created_at desc);
create index inbound_return_by_inbound on inbound_return (store_id, inbound_id);

create table inbound_return_item (
  store_id uuid not null,
  id uuid not null,
  inbound_return_id uuid not null,
  position integer not null,
  -- The line of the import that brought it; null in a free return.
  inbound_item_id uuid,
  product_id uuid not null,
  product_code text not null,
  product_name text not null,
  lot_id uuid not null,
  lot_number text not null,
  expiry_date date,
  bucket text not null,
  unit_id uuid not null,
  unit_name text not null,
  ratio bigint not null,
  quantity bigint not null,
  base_quantity bigint not null,
  price bigint not null,
  amount bigint not null,
  vat_rate smallint,
  vat_amount bigint not null default 0,
  value bigint not null default 0
);
alter table inbound_return_item add constraint inbound_return_item_pk primary key (store_id, id);
alter table inbound_return_item add constraint inbound_return_item_return_fk foreign key (store_id, inbound_return_id) references inbound_return (store_id, id) on delete cascade;
alter table inbound_return_item add constraint inbound_return_item_product_fk foreign key (store_id, product_id) references product (store_id, id);
alter table inbound_return_item add constraint inbound_return_item_lot_fk foreign key (store_id, lot_id) references lot (store_id, id);
alter table inbound_return_item add constraint inbound_return_item_bucket_known check (bucket in ('sellable', 'quarantine'));
alter table inbound_return_item add constraint inbound_return_item_quantity_range check (quantity > 0 and base_quantity = quantity * ratio);
create unique index inbound_return_item_place_once on inbound_return_item (store_id, inbound_return_id, position);
create index inbound_return_item_by_product on inbound_return_item (store_id, product_id);
create index inbound_return_item_by_source on inbound_return_item (store_id, inbound_item_id);

alter table cash_entry drop constraint cash_entry_kind_known;
alter table cash_entry add constraint cash_entry_kind_known check (kind in
  ('SALE', 'SALE_CANCEL', 'INBOUND', 'INBOUND_CANCEL', 'INBOUND_RETURN', 'INBOUND_RETURN_CANCEL', 'DEBT', 'DEBT_CANCEL',
   'VOUCHER', 'VOUCHER_CANCEL', 'OPENING'));
alter table debt_entry drop constraint debt_entry_kind_known;
alter table debt_entry add constraint debt_entry_kind_known check (kind in
  ('SALE', 'SALE_CANCEL', 'INBOUND', 'INBOUND_CANCEL', 'INBOUND_RETURN', 'INBOUND_RETURN_CANCEL', 'PAYMENT', 'PAYMENT_CANCEL',
   'CREDIT', 'OPENING'));

do $$
declare t text;
begin
  foreach t in array array['inbound_return', 'inbound_return_item']
  loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (store_id = nullif(current_setting(''app.store_id'', true), '''')::uuid)', t || '_of_store', t);
    execute format('grant select, insert, update, delete on %I to quay_app', t);
  end loop;
end $$;
