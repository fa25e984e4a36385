-- Bills of the program that the shop used before: history alone. They are no rows of bill, so that no sum, ledger or law ever counts them.

create table old_bill (
  store_id uuid not null,
  id uuid not null,
  branch_id uuid not null,
  -- As the other program called it.
  code text not null,
  code_key text not null,
  sold_at timestamptz not null,
  business_day date not null,
  -- Who was found by code or phone.
  customer_id uuid,
  customer_name text,
  customer_phone text,
  seller_name text,
  note text,
  discount bigint not null,
  payable bigint not null,
  item_count integer not null,
  imported_at timestamptz not null,
  imported_by_name text not null,
  file_name text not null
);
alter table old_bill add constraint old_bill_pk primary key (store_id, id);
alter table old_bill add constraint old_bill_code_once unique (store_id, branch_id, code_key);
alter table old_bill add constraint old_bill_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
alter table old_bill add constraint old_bill_customer_fk foreign key (store_id, customer_id) references customer (store_id, id);
alter table old_bill add constraint old_bill_amounts check (discount >= 0 and payable >= 0 and item_count > 0);
create index old_bill_by_time on old_bill (store_id, branch_id, sold_at desc, id desc);
create index old_bill_by_customer on old_bill (store_id, customer_id, sold_at desc) where customer_id is not null;

create table old_bill_item (
  store_id uuid not null,
  id uuid not null,
  old_bill_id uuid not null,
  position integer not null,
  -- Goods that were found by their code.
  product_id uuid,
  product_code text,
  product_name text not null,
  unit_name text,
  quantity numeric(14, 3) not null,
  price bigint not null,
  discount bigint not null,
  amount bigint not null
);
alter table old_bill_item add constraint old_bill_item_pk primary key (store_id, id);
alter table old_bill_item add constraint old_bill_item_once unique (store_id, old_bill_id, position);
alter table old_bill_item add constraint old_bill_item_bill_fk foreign key (store_id, old_bill_id) references old_bill (store_id, id);
alter table old_bill_item add constraint old_bill_item_product_fk foreign key (store_id, product_id) references product (store_id, id);
alter table old_bill_item add constraint old_bill_item_amounts check (quantity > 0 and price >= 0 and discount >= 0 and amount >= 0);
create index old_bill_item_by_product on old_bill_item (store_id, product_id) where product_id is not null;

alter table excel_file drop constraint excel_file_kind_known;
alter table excel_file add constraint excel_file_kind_known check (kind in ('product', 'stock', 'price', 'customer', 'provider', 'bill'));

do $$
declare t text;
begin
  foreach t in array array['old_bill', 'old_bill_item'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (store_id = nullif(current_setting(''app.store_id'', true), '''')::uuid)', t || '_of_store', t);
    execute format('grant select, insert, update, delete on %I to quay_app', t);
  end loop;
end $$;

-- Who may bring them in: ('bill', 'create') came into use after stores were made.
do $$
declare s uuid;
begin
  for s in select store_id from store_directory loop
    execute format('set local app.store_id = %L', s);
    insert into role_permission (store_id, id, role_id, model, action)
      select r.store_id, gen_random_uuid(), r.id, 'bill', 'create'
      from role r where r.store_id = s and r.is_default and r.name in ('admin', 'management')
      on conflict do nothing;
  end loop;
end $$;
