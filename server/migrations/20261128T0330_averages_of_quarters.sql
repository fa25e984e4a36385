-- What the average of a declared quarter made of each product: the next quarter begins with what it left (the book S2d). It goes when the declaration is lifted.
create table kept_average (
  store_id uuid not null,
  id uuid not null,
  filing_id uuid not null,
  product_id uuid not null,
  -- Base units and dong.
  opening_quantity bigint not null,
  opening_value bigint not null,
  quantity_in bigint not null,
  value_in bigint not null,
  quantity_out bigint not null,
  value_out bigint not null,
  -- What the ledger says that went out.
  ledger_value_out bigint not null
);
alter table kept_average add constraint kept_average_pk primary key (store_id, id);
alter table kept_average add constraint kept_average_filing_fk foreign key (store_id, filing_id) references tax_filing (store_id, id);
alter table kept_average add constraint kept_average_product_fk foreign key (store_id, product_id) references product (store_id, id);
create unique index kept_average_once on kept_average (store_id, filing_id, product_id);
create index kept_average_by_product on kept_average (store_id, product_id);

alter table kept_average enable row level security;
alter table kept_average force row level security;
create policy kept_average_of_store on kept_average using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
grant select, insert, delete on kept_average to quay_app;
