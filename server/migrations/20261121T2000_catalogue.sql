-- The catalogue in depth: combos, makers and shelf positions as lists of their own, several barcodes a unit, pictures,
-- what the law asks of a medicine, products stopped in one branch, prices by date, products that were merged.

create table manufacturer (
  store_id uuid not null,
  id uuid not null,
  name text not null,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
alter table manufacturer add constraint manufacturer_pk primary key (store_id, id);
create unique index manufacturer_name_once on manufacturer (store_id, name_key(name));

create table product_position (
  store_id uuid not null,
  id uuid not null,
  name text not null,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
alter table product_position add constraint product_position_pk primary key (store_id, id);
create unique index product_position_name_once on product_position (store_id, name_key(name));

alter table product add column manufacturer_id uuid;
alter table product add column position_id uuid;
alter table product add column short_name text;
alter table product add column national_code text;
alter table product add column route text;
alter table product add column storage text;
alter table product add column protect_from_light boolean not null default false;
alter table product add column note_template text;
alter table product add column weight integer;
alter table product add column earns_points boolean not null default true;
alter table product add column is_sold_directly boolean not null default true;
-- Only of a combo: its own price, or the sum of its components.
alter table product add column combo_price text;
alter table product add column merged_into uuid;
alter table product_unit add column is_default_purchase boolean not null default false;
alter table product_unit add column is_sold boolean not null default true;

-- All codes that are on the packs of a unit; the first is the one that labels print. What went out of use has none.
create table product_barcode (
  store_id uuid not null,
  id uuid not null,
  product_id uuid not null,
  unit_id uuid not null,
  barcode text not null,
  position smallint not null
);
alter table product_barcode add constraint product_barcode_pk primary key (store_id, id);
alter table product_barcode add constraint product_barcode_product_fk foreign key (store_id, product_id) references product (store_id, id) on delete cascade;
alter table product_barcode add constraint product_barcode_unit_fk foreign key (store_id, unit_id) references product_unit (store_id, id) on delete cascade;
create unique index product_barcode_once on product_barcode (store_id, barcode);
create index product_barcode_by_product on product_barcode (store_id, product_id);
create index product_barcode_by_unit on product_barcode (store_id, unit_id);

create table product_image (
  store_id uuid not null,
  id uuid not null,
  product_id uuid not null,
  image_id uuid not null,
  position smallint not null
);
alter table product_image add constraint product_image_pk primary key (store_id, id);
alter table product_image add constraint product_image_product_fk foreign key (store_id, product_id) references product (store_id, id) on delete cascade;
alter table product_image add constraint product_image_image_fk foreign key (store_id, image_id) references image (store_id, id);
alter table product_image add constraint product_image_position_range check (position between 0 and 4);
create unique index product_image_place_once on product_image (store_id, product_id, position);
create index product_image_by_image on product_image (store_id, image_id);
alter table image drop constraint image_purpose;
alter table image add constraint image_purpose check (purpose in ('avatar', 'logo', 'product'));

create table combo_item (
  store_id uuid not null,
  id uuid not null,
  combo_id uuid not null,
  component_id uuid not null,
  unit_id uuid not null,
  -- In the unit.
  quantity bigint not null,
  position smallint not null
);
alter table combo_item add constraint combo_item_pk primary key (store_id, id);
alter table combo_item add constraint combo_item_combo_fk foreign key (store_id, combo_id) references product (store_id, id) on delete cascade;
alter table combo_item add constraint combo_item_component_fk foreign key (store_id, component_id) references product (store_id, id);
alter table combo_item add constraint combo_item_unit_fk foreign key (store_id, unit_id) references product_unit (store_id, id);
alter table combo_item add constraint combo_item_quantity_range check (quantity between 1 and 999999);
alter table combo_item add constraint combo_item_not_itself check (combo_id <> component_id);
create unique index combo_item_component_once on combo_item (store_id, combo_id, component_id);
create index combo_item_by_component on combo_item (store_id, component_id);

-- What a sold combo was made of: its price, VAT and cost by component, so that every report can tell them apart.
create table bill_item_part (
  store_id uuid not null,
  id uuid not null,
  bill_id uuid not null,
  item_id uuid not null,
  position smallint not null,
  product_id uuid not null,
  product_code text not null,
  product_name text not null,
  unit_id uuid not null,
  unit_name text not null,
  ratio bigint not null,
  -- For the whole line, in the unit.
  quantity bigint not null,
  base_quantity bigint not null,
  net bigint not null,
  vat_rate smallint not null,
  vat bigint not null,
  cost bigint not null,
  business_day date not null
);
alter table bill_item_part add constraint bill_item_part_pk primary key (store_id, id);
alter table bill_item_part add constraint bill_item_part_item_fk foreign key (store_id, item_id) references bill_item (store_id, id);
alter table bill_item_part add constraint bill_item_part_product_fk foreign key (store_id, product_id) references product (store_id, id);
alter table bill_item_part add constraint bill_item_part_quantity_range check (quantity > 0);
create index bill_item_part_by_bill on bill_item_part (store_id, bill_id);
create index bill_item_part_by_item on bill_item_part (store_id, item_id);
create index bill_item_part_by_product on bill_item_part (store_id, product_id, business_day);

-- A row stands where a product is not traded in one branch; without one it is as the product says.
create table product_branch_status (
  store_id uuid not null,
  id uuid not null,
  product_id uuid not null,
  branch_id uuid not null,
  is_active boolean not null
);
alter table product_branch_status add constraint product_branch_status_pk primary key (store_id, id);
alter table product_branch_status add constraint product_branch_status_product_fk foreign key (store_id, product_id) references product (store_id, id) on delete cascade;
alter table product_branch_status add constraint product_branch_status_branch_fk foreign key (store_id, branch_id) references branch (store_id, id) on delete cascade;
create unique index product_branch_status_once on product_branch_status (store_id, product_id, branch_id);
create index product_branch_status_by_branch on product_branch_status (store_id, branch_id);

-- The sale prices of a unit by date. What goods cost by date stands in their imports.
create table price_history (
  store_id uuid not null,
  id uuid not null,
  product_id uuid not null,
  unit_id uuid not null,
  unit_name text not null,
  -- Null: the unit is new.
  price_before bigint,
  price bigint not null,
  source text not null,
  at timestamptz not null,
  employee_id uuid,
  employee_name text not null
);
alter table price_history add constraint price_history_pk primary key (store_id, id);
alter table price_history add constraint price_history_product_fk foreign key (store_id, product_id) references product (store_id, id) on delete cascade;
create index price_history_by_product on price_history (store_id, product_id, at desc, id desc);

-- How a person looks at a list: filters and columns under a name, for oneself or for all.
create table saved_view (
  store_id uuid not null,
  id uuid not null,
  screen text not null,
  name text not null,
  employee_id uuid not null,
  is_shared boolean not null default false,
  query jsonb not null,
  columns jsonb,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
alter table saved_view add constraint saved_view_pk primary key (store_id, id);
alter table saved_view add constraint saved_view_employee_fk foreign key (store_id, employee_id) references employee (store_id, id) on delete cascade;
create unique index saved_view_name_once on saved_view (store_id, screen, employee_id, name_key(name));
create index saved_view_by_employee on saved_view (store_id, employee_id);

-- The document behind the rows of kind MERGE.
create table product_merge (
  store_id uuid not null,
  id uuid not null,
  code text not null,
  winner_id uuid not null,
  loser_id uuid not null,
  loser_code text not null,
  loser_name text not null,
  at timestamptz not null,
  employee_id uuid not null,
  employee_name text not null
);
alter table product_merge add constraint product_merge_pk primary key (store_id, id);
alter table product_merge add constraint product_merge_winner_fk foreign key (store_id, winner_id) references product (store_id, id);
alter table product_merge add constraint product_merge_loser_fk foreign key (store_id, loser_id) references product (store_id, id);
create unique index product_merge_code_once on product_merge (store_id, code);
create unique index product_merge_loser_once on product_merge (store_id, loser_id);
create index product_merge_by_winner on product_merge (store_id, winner_id);

-- Pairs that look alike and were said to be two products; the smaller id first.
create table product_distinct (
  store_id uuid not null,
  id uuid not null,
  one_id uuid not null,
  other_id uuid not null
);
alter table product_distinct add constraint product_distinct_pk primary key (store_id, id);
alter table product_distinct add constraint product_distinct_one_fk foreign key (store_id, one_id) references product (store_id, id) on delete cascade;
alter table product_distinct add constraint product_distinct_other_fk foreign key (store_id, other_id) references product (store_id, id) on delete cascade;
alter table product_distinct add constraint product_distinct_in_order check (one_id < other_id);
create unique index product_distinct_once on product_distinct (store_id, one_id, other_id);
create index product_distinct_by_other on product_distinct (store_id, other_id);

do $$
declare t text;
begin
  foreach t in array array['manufacturer', 'product_position', 'product_barcode', 'product_image', 'combo_item', 'bill_item_part',
    'product_branch_status', 'price_history', 'saved_view', 'product_merge', 'product_distinct']
  loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (store_id = nullif(current_setting(''app.store_id'', true), '''')::uuid)', t || '_of_store', t);
    execute format('grant select, insert, update, delete on %I to quay_app', t);
  end loop;
end $$;

-- What was free text becomes a list, what stood on a unit becomes a barcode, prices of today begin the history. One
-- store at a time: row-level security holds the owner of the tables as well.
do $$
declare s uuid;
begin
  for s in select store_id from store_directory loop
    execute format('set local app.store_id = %L', s);
    insert into manufacturer (store_id, id, name)
      select s, gen_random_uuid(), (array_agg(manufacturer order by created_at, id))[1]
      from product where store_id = s and manufacturer <> '' group by name_key(manufacturer);
    update product p set manufacturer_id = m.id from manufacturer m
      where p.store_id = s and m.store_id = s and name_key(m.name) = name_key(p.manufacturer);
    insert into product_position (store_id, id, name)
      select s, gen_random_uuid(), (array_agg(shelf_position order by created_at, id))[1]
      from product where store_id = s and shelf_position <> '' group by name_key(shelf_position);
    update product p set position_id = m.id from product_position m
      where p.store_id = s and m.store_id = s and name_key(m.name) = name_key(p.shelf_position);
    insert into product_barcode (store_id, id, product_id, unit_id, barcode, position)
      select s, gen_random_uuid(), product_id, id, barcode, 0 from product_unit where store_id = s and is_active and barcode is not null;
    insert into price_history (store_id, id, product_id, unit_id, unit_name, price, source, at, employee_name)
      select s, gen_random_uuid(), u.product_id, u.id, u.name, u.price, 'product.create', p.created_at, ''
      from product_unit u join product p on p.store_id = s and p.id = u.product_id where u.store_id = s and u.is_active;
    -- A free text that means a known group becomes it; any other stays readable in the description.
    update product set control_group = known.code, description = case when known.code is null and fold(control_group) not in ('', 'khong', 'thuoc thuong', 'thuong')
        then left(concat_ws(E'\n', description, 'Nhóm kiểm soát: ' || control_group), 2000) else description end
      from (
        select p.id, case
          when fold(p.control_group) like '%phoi hop%gay nghien%' then 'narcotic-combination'
          when fold(p.control_group) like '%phoi hop%huong than%' then 'psychotropic-combination'
          when fold(p.control_group) like '%phoi hop%tien chat%' then 'precursor-combination'
          when fold(p.control_group) like '%gay nghien%' then 'narcotic'
          when fold(p.control_group) like '%huong than%' then 'psychotropic'
          when fold(p.control_group) like '%tien chat%' then 'precursor'
          when fold(p.control_group) like '%phong xa%' then 'radioactive'
          when fold(p.control_group) like '%doc%' then 'toxic'
          when fold(p.control_group) like '%cam%' then 'banned-in-sectors'
          when fold(p.control_group) like '%han che%' then 'restricted-retail'
          when fold(p.control_group) like '%kiem soat%' then 'special' end as code
        from product p where p.store_id = s and p.control_group is not null
      ) known
      where product.store_id = s and product.id = known.id;
  end loop;
end $$;

alter table product drop column manufacturer;
alter table product drop column shelf_position;
drop index product_unit_barcode_once;
alter table product_unit drop column barcode;

alter table product add constraint product_manufacturer_fk foreign key (store_id, manufacturer_id) references manufacturer (store_id, id);
alter table product add constraint product_position_fk foreign key (store_id, position_id) references product_position (store_id, id);
alter table product add constraint product_merged_into_fk foreign key (store_id, merged_into) references product (store_id, id);
alter table product add constraint product_control_group_known check (control_group in ('narcotic', 'psychotropic', 'precursor',
  'narcotic-combination', 'psychotropic-combination', 'precursor-combination', 'toxic', 'radioactive', 'banned-in-sectors',
  'restricted-retail', 'special'));
alter table product add constraint product_storage_known check (storage in ('room', 'cool', 'fridge', 'frozen'));
alter table product add constraint product_weight_range check (weight between 0 and 999999999);
alter table product add constraint product_combo_price_known check ((type = 3) = (combo_price is not null) and combo_price in ('OWN', 'SUM'));
alter table product add constraint product_combo_without_lots check (type <> 3 or not is_lot_managed);
alter table product add constraint product_merged_is_inactive check (merged_into is null or not is_active);
create index product_by_manufacturer on product (store_id, manufacturer_id);
create index product_by_position on product (store_id, position_id);
create index product_by_merge on product (store_id, merged_into) where merged_into is not null;
create index product_by_registration on product (store_id, registration_number);
