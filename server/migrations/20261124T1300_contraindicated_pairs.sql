-- Ingredients that must not be taken together: the list that a store imported, and the bills that sold a pair with a reason.
-- docs/topics/prescriptions.md.

create table pair_list (
  store_id uuid not null,
  id uuid not null,
  file_name text not null,
  pair_count int not null,
  imported_at timestamptz not null,
  imported_by_name text not null,
  constraint pair_list_pk primary key (store_id, id),
  constraint pair_list_once unique (store_id)
);

create table contraindicated_pair (
  store_id uuid not null,
  id uuid not null,
  list_id uuid not null,
  first text not null,
  second text not null,
  mechanism text,
  consequence text,
  management text,
  folded text not null,
  constraint contraindicated_pair_pk primary key (store_id, id),
  constraint contraindicated_pair_list_fk foreign key (store_id, list_id) references pair_list (store_id, id)
);

create table bill_contraindication (
  store_id uuid not null,
  id uuid not null,
  bill_id uuid not null,
  position int not null,
  product_id uuid not null,
  product_name text not null,
  other_product_id uuid not null,
  other_product_name text not null,
  first text not null,
  second text not null,
  consequence text,
  reason text not null,
  constraint bill_contraindication_pk primary key (store_id, id),
  constraint bill_contraindication_place unique (store_id, bill_id, position),
  constraint bill_contraindication_bill_fk foreign key (store_id, bill_id) references bill (store_id, id),
  constraint bill_contraindication_product_fk foreign key (store_id, product_id) references product (store_id, id),
  constraint bill_contraindication_other_fk foreign key (store_id, other_product_id) references product (store_id, id)
);

do $$
declare t text;
begin
  foreach t in array array['pair_list', 'contraindicated_pair', 'bill_contraindication'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (store_id = nullif(current_setting(''app.store_id'', true), '''')::uuid)', t || '_of_store', t);
    execute format('grant select, insert on %I to quay_app', t);
  end loop;
end $$;
grant delete on pair_list, contraindicated_pair to quay_app;

-- Rights that came after a store was made: its admins and managers hold them.
do $$
declare s uuid;
begin
  for s in select store_id from store_directory loop
    execute format('set local app.store_id = %L', s);
    insert into role_permission (store_id, id, role_id, model, action)
      select r.store_id, gen_random_uuid(), r.id, new.model, new.action
      from role r cross join (values ('contraindicated_pair', 'create'), ('contraindicated_pair', 'update')) new (model, action)
      where r.store_id = s and r.is_default and r.name in ('admin', 'management')
      on conflict do nothing;
  end loop;
end $$;
