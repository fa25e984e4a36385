-- Goods that move between branches. docs/topics/transfers.md.

create table stock_transfer (
  store_id uuid not null,
  id uuid not null,
  code text not null,
  -- The branch that sends.
  branch_id uuid not null,
  target_branch_id uuid not null,
  -- Who began it: the sender, or the other branch by asking.
  origin text not null,
  status text not null,
  transfer_status text,
  note text,
  carrier text,
  item_count integer not null default 0,
  -- At cost: what left, what arrived, what was lost on the way.
  value bigint not null default 0,
  received_value bigint not null default 0,
  lost_value bigint not null default 0,
  content_hash bytea not null,
  version integer not null default 1,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  posted_at timestamptz,
  sent_by_name text,
  business_day date not null,
  received_at timestamptz,
  received_by_name text,
  received_day date,
  receive_note text,
  loss_reason text,
  loss_party text,
  cancelled_at timestamptz,
  cancelled_by_name text,
  cancel_reason text
);
alter table stock_transfer add constraint stock_transfer_pk primary key (store_id, id);
alter table stock_transfer add constraint stock_transfer_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
alter table stock_transfer add constraint stock_transfer_target_fk foreign key (store_id, target_branch_id) references branch (store_id, id);
alter table stock_transfer add constraint stock_transfer_elsewhere check (branch_id <> target_branch_id);
alter table stock_transfer add constraint stock_transfer_origin_known check (origin in ('SEND', 'REQUEST'));
alter table stock_transfer add constraint stock_transfer_status_known check (status in ('DRAFT', 'SUCCEED', 'CANCELLED'));
alter table stock_transfer add constraint stock_transfer_way_known check
  ((status = 'SUCCEED') = (transfer_status is not null) and transfer_status in ('MOVING', 'RECEIVED'));
alter table stock_transfer add constraint stock_transfer_received_known check ((transfer_status = 'RECEIVED') is not distinct from (received_at is not null) or transfer_status is null);
alter table stock_transfer add constraint stock_transfer_loss_named check (lost_value = 0 or loss_reason is not null and loss_party is not null);
create unique index stock_transfer_code_once on stock_transfer (store_id, code);
create index stock_transfer_by_time on stock_transfer (store_id, created_at desc, id desc);
create index stock_transfer_waiting on stock_transfer (store_id, target_branch_id) where transfer_status = 'MOVING';
create index stock_transfer_asked on stock_transfer (store_id, branch_id) where status = 'DRAFT';

create table stock_transfer_item (
  store_id uuid not null,
  id uuid not null,
  stock_transfer_id uuid not null,
  position integer not null,
  product_id uuid not null,
  product_code text not null,
  product_name text not null,
  unit_id uuid not null,
  unit_name text not null,
  ratio bigint not null,
  quantity bigint not null,
  base_quantity bigint not null,
  -- What the other branch asked for, in the unit; null where nobody asked.
  requested_quantity bigint,
  note text
);
alter table stock_transfer_item add constraint stock_transfer_item_pk primary key (store_id, id);
alter table stock_transfer_item add constraint stock_transfer_item_transfer_fk foreign key (store_id, stock_transfer_id) references stock_transfer (store_id, id) on delete cascade;
alter table stock_transfer_item add constraint stock_transfer_item_product_fk foreign key (store_id, product_id) references product (store_id, id);
alter table stock_transfer_item add constraint stock_transfer_item_quantity_range check (quantity > 0 and base_quantity = quantity * ratio);
create unique index stock_transfer_item_place_once on stock_transfer_item (store_id, stock_transfer_id, position);
create index stock_transfer_item_by_product on stock_transfer_item (store_id, product_id);

-- The lots of a line: in a draft those chosen by hand, of a sent one those that left. All in base units.
create table stock_transfer_lot (
  store_id uuid not null,
  id uuid not null,
  stock_transfer_id uuid not null,
  item_id uuid not null,
  product_id uuid not null,
  lot_id uuid not null,
  lot_number text not null,
  expiry_date date,
  quantity bigint not null,
  value bigint not null default 0,
  received_quantity bigint,
  received_value bigint,
  back_quantity bigint,
  back_value bigint,
  lost_quantity bigint,
  lost_value bigint,
  note text
);
alter table stock_transfer_lot add constraint stock_transfer_lot_pk primary key (store_id, id);
alter table stock_transfer_lot add constraint stock_transfer_lot_item_fk foreign key (store_id, item_id) references stock_transfer_item (store_id, id) on delete cascade;
alter table stock_transfer_lot add constraint stock_transfer_lot_lot_fk foreign key (store_id, lot_id) references lot (store_id, id);
alter table stock_transfer_lot add constraint stock_transfer_lot_quantity_range check (quantity > 0 and value >= 0);
-- Nothing stays in limbo.
alter table stock_transfer_lot add constraint stock_transfer_lot_adds_up check
  (received_quantity is null or (received_quantity + back_quantity + lost_quantity = quantity and received_value + back_value + lost_value = value
   and least(received_quantity, back_quantity, lost_quantity, received_value, back_value, lost_value) >= 0));
create unique index stock_transfer_lot_once on stock_transfer_lot (store_id, item_id, lot_id);
create index stock_transfer_lot_by_transfer on stock_transfer_lot (store_id, stock_transfer_id);
create index stock_transfer_lot_by_lot on stock_transfer_lot (store_id, lot_id);

do $$
declare t text;
begin
  foreach t in array array['stock_transfer', 'stock_transfer_item', 'stock_transfer_lot']
  loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (store_id = nullif(current_setting(''app.store_id'', true), '''')::uuid)', t || '_of_store', t);
    execute format('grant select, insert, update, delete on %I to quay_app', t);
  end loop;
end $$;
