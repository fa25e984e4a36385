-- A line of an order that is handed out in a liều has a row; other lines have none. docs/topics/orders.md.

create table sales_order_item_sample (
  store_id uuid not null,
  -- The line's.
  id uuid not null,
  sales_order_id uuid not null,
  sample_medicine_id uuid not null,
  -- As it was called when it was ordered.
  code text not null,
  name text not null,
  strength text,
  group_number integer not null,
  dose_count integer not null,
  -- The product of the template that a pharmacist replaced.
  replaced_product_id uuid,
  replaced_product_name text
);
alter table sales_order_item_sample add constraint sales_order_item_sample_pk primary key (store_id, id);
alter table sales_order_item_sample add constraint sales_order_item_sample_line_fk foreign key (store_id, id) references sales_order_item (store_id, id) on delete cascade;
alter table sales_order_item_sample add constraint sales_order_item_sample_order_fk foreign key (store_id, sales_order_id) references sales_order (store_id, id) on delete cascade;
alter table sales_order_item_sample add constraint sales_order_item_sample_of_fk foreign key (store_id, sample_medicine_id) references sample_medicine (store_id, id);
alter table sales_order_item_sample add constraint sales_order_item_sample_replaced_fk foreign key (store_id, replaced_product_id) references product (store_id, id);
alter table sales_order_item_sample add constraint sales_order_item_sample_some check (dose_count > 0 and group_number > 0);
create index sales_order_item_sample_of_order on sales_order_item_sample (store_id, sales_order_id);
create index sales_order_item_sample_of_sample on sales_order_item_sample (store_id, sample_medicine_id);
create index sales_order_item_sample_replaced on sales_order_item_sample (store_id, replaced_product_id);

grant select, insert, update, delete on sales_order_item_sample to quay_app;
alter table sales_order_item_sample enable row level security;
alter table sales_order_item_sample force row level security;
create policy sales_order_item_sample_of_store on sales_order_item_sample using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
