-- Costs beside the goods of an import, sale prices set while receiving, and what suppliers call their goods.
alter table inbound add column cost_amount bigint not null default 0;
alter table inbound add column other_cost bigint not null default 0;
-- What the supplier's invoice says in all; null where nobody typed it.
alter table inbound add column invoice_total bigint;
alter table inbound add column amended_at timestamptz;
alter table inbound add column amended_by_name text;

alter table inbound_item add column cost_share bigint not null default 0;
-- Of the share, what the supplier gives back with the goods.
alter table inbound_item add column refundable_share bigint not null default 0;
alter table inbound_item add constraint inbound_item_share_range check (refundable_share between 0 and cost_share);
alter table inbound_item add column sale_prices jsonb not null default '[]';
alter table inbound_item add column supplier_item jsonb;

create table inbound_cost (
  store_id uuid not null,
  id uuid not null,
  inbound_id uuid not null,
  position integer not null,
  name text not null,
  -- SUPPLIER charges it on the invoice of the goods; OTHER is somebody else's bill.
  payer text not null,
  amount bigint not null,
  is_refundable boolean not null default false,
  -- Of OTHER only.
  provider_id uuid,
  provider_name text,
  method text,
  account_id uuid
);
alter table inbound_cost add constraint inbound_cost_pk primary key (store_id, id);
alter table inbound_cost add constraint inbound_cost_inbound_fk foreign key (store_id, inbound_id) references inbound (store_id, id) on delete cascade;
alter table inbound_cost add constraint inbound_cost_provider_fk foreign key (store_id, provider_id) references provider (store_id, id);
alter table inbound_cost add constraint inbound_cost_payer_known check (payer in ('SUPPLIER', 'OTHER'));
alter table inbound_cost add constraint inbound_cost_amount_range check (amount > 0);
alter table inbound_cost add constraint inbound_cost_method_known check ((payer = 'SUPPLIER') = (method is null) and (method is null or method in ('CASH', 'BANK', 'DEBT')));
alter table inbound_cost add constraint inbound_cost_debt_has_provider check (method is distinct from 'DEBT' or provider_id is not null);
create unique index inbound_cost_place_once on inbound_cost (store_id, inbound_id, position);
create index inbound_cost_by_provider on inbound_cost (store_id, provider_id);

create table supplier_item (
  store_id uuid not null,
  id uuid not null,
  provider_id uuid not null,
  key text not null,
  code text,
  name text not null,
  unit_name text,
  product_id uuid not null,
  unit_id uuid not null,
  used_at timestamptz not null
);
alter table supplier_item add constraint supplier_item_pk primary key (store_id, id);
alter table supplier_item add constraint supplier_item_once unique (store_id, provider_id, key);
alter table supplier_item add constraint supplier_item_provider_fk foreign key (store_id, provider_id) references provider (store_id, id) on delete cascade;
alter table supplier_item add constraint supplier_item_product_fk foreign key (store_id, product_id) references product (store_id, id) on delete cascade;
create index supplier_item_by_product on supplier_item (store_id, product_id);

-- A price that was corrected after the goods came: value without goods.
alter table stock_entry drop constraint stock_entry_kind_known;
alter table stock_entry add constraint stock_entry_kind_known check (kind in
  ('SALE', 'SALE_CANCEL', 'INBOUND', 'INBOUND_CANCEL', 'INBOUND_REPRICED', 'OPENING', 'OPENING_CANCEL', 'REVALUATION',
   'INBOUND_RETURN', 'INBOUND_RETURN_CANCEL', 'COUNT', 'COUNT_CANCEL', 'DISPOSAL', 'DISPOSAL_CANCEL',
   'TRANSFER_OUT', 'TRANSFER_OUT_CANCEL', 'TRANSFER_IN', 'TRANSFER_BACK', 'QUARANTINE', 'MERGE', 'OWED_SETTLED'));
alter table cash_entry drop constraint cash_entry_kind_known;
alter table cash_entry add constraint cash_entry_kind_known check (kind in
  ('SALE', 'SALE_CANCEL', 'INBOUND', 'INBOUND_CANCEL', 'INBOUND_COST', 'INBOUND_COST_CANCEL', 'INBOUND_RETURN', 'INBOUND_RETURN_CANCEL',
   'DEBT', 'DEBT_CANCEL', 'VOUCHER', 'VOUCHER_CANCEL', 'OPENING'));
alter table debt_entry drop constraint debt_entry_kind_known;
alter table debt_entry add constraint debt_entry_kind_known check (kind in
  ('SALE', 'SALE_CANCEL', 'INBOUND', 'INBOUND_CANCEL', 'INBOUND_COST', 'INBOUND_COST_CANCEL', 'INBOUND_RETURN', 'INBOUND_RETURN_CANCEL',
   'PAYMENT', 'PAYMENT_CANCEL', 'CREDIT', 'OPENING'));

do $$
declare t text;
begin
  foreach t in array array['inbound_cost', 'supplier_item']
  loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (store_id = nullif(current_setting(''app.store_id'', true), '''')::uuid)', t || '_of_store', t);
    execute format('grant select, insert, update, delete on %I to quay_app', t);
  end loop;
end $$;
