-- Liều: templates of medicines that are handed out together, and which lines of bills came from them.
-- docs/topics/sample-medicine.md.

create table sample_medicine (
  store_id uuid not null,
  id uuid not null,
  code text not null,
  name text not null,
  -- What it is for.
  disease text,
  price_kind text not null default 'SUM',
  -- Of one liều; of a fixed price only.
  price bigint,
  note text,
  is_active boolean not null default true,
  -- Deleted ones stay for the bills that name them.
  deleted_at timestamptz,
  content_hash bytea not null,
  version integer not null default 1,
  created_by_name text not null,
  created_at timestamptz not null
);
alter table sample_medicine add constraint sample_medicine_pk primary key (store_id, id);
alter table sample_medicine add constraint sample_medicine_price_known check (price_kind = 'SUM' and price is null or price_kind = 'FIXED' and price >= 0);
create unique index sample_medicine_code_once on sample_medicine (store_id, upper(code));
create unique index sample_medicine_name_once on sample_medicine (store_id, name_key(name)) where deleted_at is null;

create table sample_medicine_item (
  store_id uuid not null,
  id uuid not null,
  sample_medicine_id uuid not null,
  position integer not null,
  product_id uuid not null,
  unit_id uuid not null,
  -- In the unit, for one liều.
  quantity integer not null,
  -- How many at each time of the day, to a quarter of a tablet.
  morning numeric(5, 2),
  noon numeric(5, 2),
  afternoon numeric(5, 2),
  evening numeric(5, 2),
  meal text,
  note text,
  -- What one liều of a fixed price brings for it, as it was spread when the template was saved.
  share bigint
);
alter table sample_medicine_item add constraint sample_medicine_item_pk primary key (store_id, id);
alter table sample_medicine_item add constraint sample_medicine_item_of_fk foreign key (store_id, sample_medicine_id) references sample_medicine (store_id, id) on delete cascade;
alter table sample_medicine_item add constraint sample_medicine_item_product_fk foreign key (store_id, product_id) references product (store_id, id);
alter table sample_medicine_item add constraint sample_medicine_item_unit_fk foreign key (store_id, unit_id) references product_unit (store_id, id);
alter table sample_medicine_item add constraint sample_medicine_item_some check (quantity > 0);
alter table sample_medicine_item add constraint sample_medicine_item_meal_known check (meal in ('BEFORE', 'WITH', 'AFTER'));
create unique index sample_medicine_item_once on sample_medicine_item (store_id, sample_medicine_id, product_id);
create index sample_medicine_item_of_product on sample_medicine_item (store_id, product_id);

-- One row for each line of a bill that was handed out in a liều; other lines have none, so that their sale costs nothing more.
create table bill_item_sample (
  store_id uuid not null,
  -- The line's.
  id uuid not null,
  bill_id uuid not null,
  sample_medicine_id uuid not null,
  -- As it was called when it was sold.
  code text not null,
  name text not null,
  group_number integer not null,
  dose_count integer not null,
  -- The product of the template that a pharmacist replaced.
  replaced_product_id uuid,
  replaced_product_name text
);
alter table bill_item_sample add constraint bill_item_sample_pk primary key (store_id, id);
alter table bill_item_sample add constraint bill_item_sample_line_fk foreign key (store_id, id) references bill_item (store_id, id);
alter table bill_item_sample add constraint bill_item_sample_bill_fk foreign key (store_id, bill_id) references bill (store_id, id);
alter table bill_item_sample add constraint bill_item_sample_of_fk foreign key (store_id, sample_medicine_id) references sample_medicine (store_id, id);
alter table bill_item_sample add constraint bill_item_sample_replaced_fk foreign key (store_id, replaced_product_id) references product (store_id, id);
alter table bill_item_sample add constraint bill_item_sample_some check (dose_count > 0 and group_number > 0);
create index bill_item_sample_of_bill on bill_item_sample (store_id, bill_id);
create index bill_item_sample_of_sample on bill_item_sample (store_id, sample_medicine_id);

do $$
declare t text;
begin
  foreach t in array array['sample_medicine', 'sample_medicine_item', 'bill_item_sample'] loop
    execute format('grant select, insert, update, delete on %I to quay_app', t);
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (store_id = nullif(current_setting(''app.store_id'', true), '''')::uuid)', t || '_of_store', t);
  end loop;
end $$;
