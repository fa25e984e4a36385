-- What an order takes beside its goods, frozen like their price: its first bill takes it. docs/topics/surcharges.md.

create table sales_order_surcharge (
  store_id uuid not null,
  id uuid not null,
  sales_order_id uuid not null,
  surcharge_id uuid not null,
  position integer not null,
  code text not null,
  name text not null,
  amount bigint not null,
  -- Somebody typed the amount.
  is_typed boolean not null,
  vat_rate smallint not null,
  returns text not null
);
alter table sales_order_surcharge add constraint sales_order_surcharge_pk primary key (store_id, id);
alter table sales_order_surcharge add constraint sales_order_surcharge_once unique (store_id, sales_order_id, surcharge_id);
alter table sales_order_surcharge add constraint sales_order_surcharge_order_fk foreign key (store_id, sales_order_id)
  references sales_order (store_id, id);
alter table sales_order_surcharge add constraint sales_order_surcharge_of_fk foreign key (store_id, surcharge_id) references surcharge (store_id, id);
alter table sales_order_surcharge add constraint sales_order_surcharge_amount check (amount > 0);
alter table sales_order_surcharge add constraint sales_order_surcharge_returns_known check (returns in ('NEVER', 'SHARE', 'WHOLE'));
create index sales_order_surcharge_by_kind on sales_order_surcharge (store_id, surcharge_id);
alter table sales_order add column surcharges bigint not null default 0;
alter table sales_order add constraint sales_order_surcharges_range check (surcharges >= 0);

alter table sales_order_surcharge enable row level security;
alter table sales_order_surcharge force row level security;
create policy sales_order_surcharge_of_store on sales_order_surcharge using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
grant select, insert, update, delete on sales_order_surcharge to quay_app;
