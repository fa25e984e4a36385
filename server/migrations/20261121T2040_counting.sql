-- Counting what is on the shelves, destroying what may not be sold, looking at the quality of lots each month, and telling
-- the authority of controlled medicines that are lost or mixed up. docs/topics/counting.md.

-- Why a count differs from the books. A shop adds its own to those that every store begins with.
create table difference_reason (
  store_id uuid not null,
  id uuid not null,
  name text not null,
  -- For goods found ('PLUS'), for goods missing ('MINUS'), or for both.
  direction text not null,
  position smallint not null,
  is_active boolean not null default true,
  version integer not null default 1
);
alter table difference_reason add constraint difference_reason_pk primary key (store_id, id);
alter table difference_reason add constraint difference_reason_direction_known check (direction in ('PLUS', 'MINUS', 'BOTH'));
create unique index difference_reason_name_once on difference_reason (store_id, name_key(name));

create table inventory_check (
  store_id uuid not null,
  id uuid not null,
  code text not null,
  branch_id uuid not null,
  kind text not null,
  group_id uuid,
  position_id uuid,
  note text,
  is_blind boolean not null,
  status text not null,
  held_at timestamptz,
  held_by_name text,
  hold_reason text,
  zeroed_uncounted boolean not null default false,
  line_count integer not null default 0,
  match_count integer not null default 0,
  plus_count integer not null default 0,
  minus_count integer not null default 0,
  plus_value bigint not null default 0,
  minus_value bigint not null default 0,
  content_hash bytea not null,
  version integer not null default 1,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  posted_at timestamptz,
  posted_by_name text,
  business_day date not null,
  cancelled_at timestamptz,
  cancelled_by_name text,
  cancel_reason text
);
alter table inventory_check add constraint inventory_check_pk primary key (store_id, id);
alter table inventory_check add constraint inventory_check_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
alter table inventory_check add constraint inventory_check_group_fk foreign key (store_id, group_id) references product_group (store_id, id);
alter table inventory_check add constraint inventory_check_position_fk foreign key (store_id, position_id) references product_position (store_id, id);
alter table inventory_check add constraint inventory_check_kind_known check (kind in ('PRODUCT', 'GROUP', 'POSITION', 'BRANCH'));
alter table inventory_check add constraint inventory_check_scope_named check
  ((kind = 'GROUP') = (group_id is not null) and (kind = 'POSITION') = (position_id is not null));
alter table inventory_check add constraint inventory_check_status_known check (status in ('DRAFT', 'SUCCEED', 'CANCELLED'));
alter table inventory_check add constraint inventory_check_values_positive check (plus_value >= 0 and minus_value >= 0);
create unique index inventory_check_code_once on inventory_check (store_id, code);
create index inventory_check_by_time on inventory_check (store_id, branch_id, created_at desc, id desc);

-- The products that a check by product is of; those that are counted besides belong to it too.
create table inventory_check_product (
  store_id uuid not null,
  id uuid not null,
  inventory_check_id uuid not null,
  product_id uuid not null
);
alter table inventory_check_product add constraint inventory_check_product_pk primary key (store_id, id);
alter table inventory_check_product add constraint inventory_check_product_check_fk foreign key (store_id, inventory_check_id) references inventory_check (store_id, id) on delete cascade;
alter table inventory_check_product add constraint inventory_check_product_product_fk foreign key (store_id, product_id) references product (store_id, id);
create unique index inventory_check_product_once on inventory_check_product (store_id, inventory_check_id, product_id);

-- What one person counted in one go, on one phone. Round 2 and later are recounts, which take the place of what was before.
create table count_sheet (
  store_id uuid not null,
  id uuid not null,
  inventory_check_id uuid not null,
  name text not null,
  round smallint not null,
  counter_id uuid not null,
  counter_name text not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  discarded_at timestamptz,
  content_hash bytea not null
);
alter table count_sheet add constraint count_sheet_pk primary key (store_id, id);
alter table count_sheet add constraint count_sheet_check_fk foreign key (store_id, inventory_check_id) references inventory_check (store_id, id);
alter table count_sheet add constraint count_sheet_round_range check (round between 1 and 99);
create index count_sheet_by_check on count_sheet (store_id, inventory_check_id);

-- One lot of a sheet, as its counter has it now. `revision` grows with each change on the phone: a copy that comes late or
-- twice is known by it. The lot may be unknown yet, so it stands here by its number.
create table count_line (
  store_id uuid not null,
  id uuid not null,
  inventory_check_id uuid not null,
  count_sheet_id uuid not null,
  product_id uuid not null,
  lot_number text not null,
  lot_key text not null,
  expiry_date date,
  bucket text not null,
  -- Base units; null where the counter took the line back.
  quantity bigint,
  -- As it was typed: [{"unitName": "Hộp", "ratio": 30, "quantity": 3}, …].
  parts jsonb not null,
  note text,
  started_at timestamptz not null,
  counted_at timestamptz not null,
  received_at timestamptz not null,
  revision integer not null
);
alter table count_line add constraint count_line_pk primary key (store_id, id);
alter table count_line add constraint count_line_sheet_fk foreign key (store_id, count_sheet_id) references count_sheet (store_id, id) on delete cascade;
alter table count_line add constraint count_line_product_fk foreign key (store_id, product_id) references product (store_id, id);
alter table count_line add constraint count_line_bucket_known check (bucket in ('sellable', 'quarantine'));
alter table count_line add constraint count_line_quantity_range check (quantity >= 0);
create unique index count_line_once on count_line (store_id, count_sheet_id, product_id, lot_key, bucket);
create index count_line_by_check on count_line (store_id, inventory_check_id);

-- The merged result by lot. Of a draft only what the reviewer decided; the figures are written when it is completed.
create table inventory_check_line (
  store_id uuid not null,
  id uuid not null,
  inventory_check_id uuid not null,
  product_id uuid not null,
  lot_key text not null,
  bucket text not null,
  reason_id uuid,
  reason_name text,
  note text,
  -- Lines with the same number stand in for each other: what one lacks the other has.
  offset_group smallint,
  corrects_expiry boolean not null default false,
  product_code text,
  product_name text,
  base_unit text,
  lot_id uuid,
  lot_number text,
  expiry_date date,
  found_expiry_date date,
  counted bigint,
  counted_at timestamptz,
  counter_names text,
  rounds smallint,
  book bigint,
  difference bigint,
  value bigint,
  value_source text
);
alter table inventory_check_line add constraint inventory_check_line_pk primary key (store_id, id);
alter table inventory_check_line add constraint inventory_check_line_check_fk foreign key (store_id, inventory_check_id) references inventory_check (store_id, id) on delete cascade;
alter table inventory_check_line add constraint inventory_check_line_product_fk foreign key (store_id, product_id) references product (store_id, id);
alter table inventory_check_line add constraint inventory_check_line_bucket_known check (bucket in ('sellable', 'quarantine'));
alter table inventory_check_line add constraint inventory_check_line_adds_up check (difference = counted - book);
alter table inventory_check_line add constraint inventory_check_line_value_known check (value_source in ('lot', 'product', 'purchase', 'none', 'offset'));
create unique index inventory_check_line_once on inventory_check_line (store_id, inventory_check_id, product_id, lot_key, bucket);
create index inventory_check_line_by_product on inventory_check_line (store_id, product_id);

create table disposal (
  store_id uuid not null,
  id uuid not null,
  code text not null,
  branch_id uuid not null,
  status text not null,
  reason text not null,
  method text,
  place text,
  -- [{"name": "…", "title": "…"}]
  witnesses jsonb not null default '[]',
  note text,
  disposed_on date,
  item_count integer not null default 0,
  value bigint not null default 0,
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
alter table disposal add constraint disposal_pk primary key (store_id, id);
alter table disposal add constraint disposal_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
alter table disposal add constraint disposal_status_known check (status in ('DRAFT', 'SUCCEED', 'CANCELLED'));
alter table disposal add constraint disposal_reason_known check (reason in ('EXPIRED', 'DAMAGED', 'QUALITY', 'RECALLED', 'OTHER'));
alter table disposal add constraint disposal_value_range check (value >= 0);
create unique index disposal_code_once on disposal (store_id, code);
create index disposal_by_time on disposal (store_id, branch_id, created_at desc, id desc);

create table disposal_item (
  store_id uuid not null,
  id uuid not null,
  disposal_id uuid not null,
  position integer not null,
  product_id uuid not null,
  product_code text not null,
  product_name text not null,
  registration_number text,
  lot_id uuid not null,
  lot_number text not null,
  expiry_date date,
  bucket text not null,
  unit_id uuid not null,
  unit_name text not null,
  ratio bigint not null,
  quantity bigint not null,
  base_quantity bigint not null,
  value bigint not null default 0,
  note text
);
alter table disposal_item add constraint disposal_item_pk primary key (store_id, id);
alter table disposal_item add constraint disposal_item_disposal_fk foreign key (store_id, disposal_id) references disposal (store_id, id) on delete cascade;
alter table disposal_item add constraint disposal_item_product_fk foreign key (store_id, product_id) references product (store_id, id);
alter table disposal_item add constraint disposal_item_lot_fk foreign key (store_id, lot_id) references lot (store_id, id);
alter table disposal_item add constraint disposal_item_bucket_known check (bucket in ('sellable', 'quarantine'));
alter table disposal_item add constraint disposal_item_quantity_range check (quantity > 0 and base_quantity = quantity * ratio);
create unique index disposal_item_place_once on disposal_item (store_id, disposal_id, position);
create index disposal_item_by_product on disposal_item (store_id, product_id);

-- What GPP asks for each month: expiry and look of the lots, and how they are kept.
create table quality_check (
  store_id uuid not null,
  id uuid not null,
  code text not null,
  branch_id uuid not null,
  -- The first day of the month.
  month date not null,
  status text not null,
  -- {"temperature": true, …}; null was not looked at.
  storage jsonb not null default '{}',
  storage_note text,
  inspectors text,
  note text,
  line_count integer not null default 0,
  failed_count integer not null default 0,
  content_hash bytea not null,
  version integer not null default 1,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  posted_at timestamptz,
  posted_by_name text,
  business_day date not null,
  cancelled_at timestamptz,
  cancelled_by_name text,
  cancel_reason text
);
alter table quality_check add constraint quality_check_pk primary key (store_id, id);
alter table quality_check add constraint quality_check_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
alter table quality_check add constraint quality_check_status_known check (status in ('DRAFT', 'SUCCEED', 'CANCELLED'));
alter table quality_check add constraint quality_check_month_first check (month = date_trunc('month', month)::date);
create unique index quality_check_code_once on quality_check (store_id, code);
create unique index quality_check_month_once on quality_check (store_id, branch_id, month) where status <> 'CANCELLED';

create table quality_check_item (
  store_id uuid not null,
  id uuid not null,
  quality_check_id uuid not null,
  product_id uuid not null,
  product_code text not null,
  product_name text not null,
  base_unit text not null,
  lot_id uuid not null,
  lot_number text not null,
  expiry_date date,
  storage text,
  -- Why it stands where it stands in the list.
  risk text not null,
  -- On the shelf when the form was made, and what was moved to quarantine when it was completed; base units.
  quantity bigint not null,
  moved_quantity bigint not null default 0,
  result text,
  note text
);
alter table quality_check_item add constraint quality_check_item_pk primary key (store_id, id);
alter table quality_check_item add constraint quality_check_item_check_fk foreign key (store_id, quality_check_id) references quality_check (store_id, id) on delete cascade;
alter table quality_check_item add constraint quality_check_item_product_fk foreign key (store_id, product_id) references product (store_id, id);
alter table quality_check_item add constraint quality_check_item_lot_fk foreign key (store_id, lot_id) references lot (store_id, id);
alter table quality_check_item add constraint quality_check_item_result_known check (result in ('PASS', 'QUARANTINE', 'DISPOSE', 'RETURN'));
alter table quality_check_item add constraint quality_check_item_risk_known check (risk in ('EXPIRED', 'MONTH', 'QUARTER', 'HALF', 'STORAGE', 'CONTROLLED', 'NONE'));
create unique index quality_check_item_once on quality_check_item (store_id, quality_check_id, lot_id);
create index quality_check_item_by_lot on quality_check_item (store_id, lot_id);

-- Controlled medicines that were lost or mixed up, as the authority is told.
create table drug_incident (
  store_id uuid not null,
  id uuid not null,
  code text not null,
  branch_id uuid not null,
  status text not null,
  kind text not null,
  discovered_at timestamptz not null,
  happened_at timestamptz,
  discovered_by text not null,
  place text,
  description text not null,
  cause text,
  handling text,
  recipient text not null,
  sent_at timestamptz,
  sent_by_name text,
  inventory_check_id uuid,
  content_hash bytea not null,
  version integer not null default 1,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  business_day date not null,
  cancelled_at timestamptz,
  cancelled_by_name text,
  cancel_reason text
);
alter table drug_incident add constraint drug_incident_pk primary key (store_id, id);
alter table drug_incident add constraint drug_incident_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
alter table drug_incident add constraint drug_incident_check_fk foreign key (store_id, inventory_check_id) references inventory_check (store_id, id);
alter table drug_incident add constraint drug_incident_status_known check (status in ('DRAFT', 'SUCCEED', 'CANCELLED'));
alter table drug_incident add constraint drug_incident_kind_known check (kind in ('LOSS', 'CONFUSION'));
create unique index drug_incident_code_once on drug_incident (store_id, code);
create index drug_incident_by_time on drug_incident (store_id, branch_id, created_at desc, id desc);

create table drug_incident_item (
  store_id uuid not null,
  id uuid not null,
  drug_incident_id uuid not null,
  position integer not null,
  product_id uuid not null,
  product_code text not null,
  product_name text not null,
  strength text,
  registration_number text,
  control_group text,
  lot_id uuid,
  lot_number text not null,
  expiry_date date,
  unit_id uuid not null,
  unit_name text not null,
  quantity bigint not null,
  note text
);
alter table drug_incident_item add constraint drug_incident_item_pk primary key (store_id, id);
alter table drug_incident_item add constraint drug_incident_item_incident_fk foreign key (store_id, drug_incident_id) references drug_incident (store_id, id) on delete cascade;
alter table drug_incident_item add constraint drug_incident_item_product_fk foreign key (store_id, product_id) references product (store_id, id);
alter table drug_incident_item add constraint drug_incident_item_quantity_range check (quantity > 0);
create unique index drug_incident_item_place_once on drug_incident_item (store_id, drug_incident_id, position);
create index drug_incident_item_by_product on drug_incident_item (store_id, product_id);

-- What lay on each shelf at the end of a month, so that the stock of any past day is that and the rows since. The head says
-- that the month is written; a shelf with nothing on it has no row.
create table stock_month_end (
  store_id uuid not null,
  id uuid not null,
  branch_id uuid not null,
  -- The last day of the month.
  day date not null
);
alter table stock_month_end add constraint stock_month_end_pk primary key (store_id, id);
alter table stock_month_end add constraint stock_month_end_branch_fk foreign key (store_id, branch_id) references branch (store_id, id) on delete cascade;
create unique index stock_month_end_once on stock_month_end (store_id, branch_id, day);

create table stock_month (
  store_id uuid not null,
  id uuid not null,
  branch_id uuid not null,
  day date not null,
  product_id uuid not null,
  lot_id uuid not null,
  bucket text not null,
  quantity bigint not null,
  value bigint not null
);
alter table stock_month add constraint stock_month_pk primary key (store_id, id);
alter table stock_month add constraint stock_month_branch_fk foreign key (store_id, branch_id) references branch (store_id, id) on delete cascade;
create unique index stock_month_once on stock_month (store_id, branch_id, day, lot_id, bucket);

-- The rows of a day, and those since a month's end: a shop's ledger is mostly older.
create index stock_entry_by_day on stock_entry (store_id, branch_id, business_day);

do $$
declare t text;
begin
  foreach t in array array['difference_reason', 'inventory_check', 'inventory_check_product', 'count_sheet', 'count_line',
    'inventory_check_line', 'disposal', 'disposal_item', 'quality_check', 'quality_check_item', 'drug_incident',
    'drug_incident_item', 'stock_month_end', 'stock_month']
  loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (store_id = nullif(current_setting(''app.store_id'', true), '''')::uuid)', t || '_of_store', t);
    execute format('grant select, insert, update, delete on %I to quay_app', t);
  end loop;
end $$;

-- The reasons that a new store begins with, for those that are there: one store at a time, because of row-level security.
do $$
declare s uuid;
begin
  for s in select store_id from store_directory loop
    execute format('set local app.store_id = %L', s);
    insert into difference_reason (store_id, id, name, direction, position)
      select s, gen_random_uuid(), r.name, r.direction, r.position
      from (values ('Mất', 'MINUS', 0), ('Hỏng, vỡ', 'MINUS', 1), ('Hết hạn', 'MINUS', 2), ('Nhập sai sổ', 'BOTH', 3),
        ('Bán nhầm mã', 'BOTH', 4), ('Tìm thấy', 'PLUS', 5), ('Đếm lần đầu', 'BOTH', 6), ('Khác', 'BOTH', 7))
        as r (name, direction, position);
  end loop;
end $$;
