-- Sales that a till made without an answer of the server, and what of them somebody has to look at. docs/topics/offline-sale.md.

alter table bill add column local_number text;
-- Of the browser's own store of sales, which counts them without gaps: a hole is a sale that was lost.
alter table bill add column series text;
alter table bill add column sequence integer;
alter table bill add column arrived_at timestamptz;
alter table bill add column delivered_by_name text;
-- The instant of the goods that it was priced with.
alter table bill add column price_version timestamptz;
-- When it was sold by the paper, where its day was closed and it stands on a later one.
alter table bill add column said_at timestamptz;
alter table bill add constraint bill_series_with_number check (num_nonnulls(series, sequence) <> 1);
create index bill_by_local_number on bill (store_id, upper(local_number)) where local_number is not null;
create index bill_by_series on bill (store_id, series, sequence) where series is not null;
-- Two sales alike within seconds are looked for among the newest of a branch.
create index bill_by_arrival on bill (store_id, branch_id, arrived_at desc) where arrived_at is not null;

-- Returns are counted in the same series.
alter table sale_return add column series text;
alter table sale_return add column sequence integer;
create index sale_return_by_series on sale_return (store_id, series, sequence) where series is not null;

-- The lots that the paper names; the books may have taken others. A recall looks in both.
create table bill_item_said_lot (
  store_id uuid not null,
  id uuid not null,
  bill_id uuid not null,
  item_id uuid not null,
  product_id uuid not null,
  -- Null where the store does not know it.
  lot_id uuid,
  lot_number text not null,
  expiry_date date,
  quantity bigint not null,
  constraint bill_item_said_lot_pk primary key (store_id, id),
  constraint bill_item_said_lot_item_fk foreign key (store_id, item_id) references bill_item (store_id, id),
  constraint bill_item_said_lot_lot_fk foreign key (store_id, lot_id) references lot (store_id, id),
  constraint bill_item_said_lot_range check (quantity > 0)
);
create index bill_item_said_lot_by_item on bill_item_said_lot (store_id, item_id);
create index bill_item_said_lot_by_bill on bill_item_said_lot (store_id, bill_id);
create index bill_item_said_lot_by_lot on bill_item_said_lot (store_id, lot_id) where lot_id is not null;

create table document_flag (
  store_id uuid not null,
  id uuid not null,
  kind text not null,
  document_kind text not null,
  document_id uuid not null,
  branch_id uuid not null,
  details jsonb not null,
  at timestamptz not null,
  settled_at timestamptz,
  settled_by uuid,
  settled_by_name text,
  -- The action that settled it.
  how text,
  note text,
  constraint document_flag_pk primary key (store_id, id),
  constraint document_flag_branch_fk foreign key (store_id, branch_id) references branch (store_id, id),
  constraint document_flag_settler_fk foreign key (store_id, settled_by) references employee (store_id, id),
  constraint document_flag_document_known check (document_kind in ('bill', 'sale-return')),
  constraint document_flag_settled_whole check (num_nonnulls(settled_at, settled_by_name, how) in (0, 3))
);
create index document_flag_open on document_flag (store_id, branch_id, at desc, id desc) where settled_at is null;
create index document_flag_by_time on document_flag (store_id, branch_id, at desc, id desc);
create index document_flag_by_document on document_flag (store_id, document_id);

alter table device add column series text;
alter table device add column sequence integer;
alter table device add column last_contact_at timestamptz;
-- Since when it has spoken to the server without a longer pause.
alter table device add column contact_from timestamptz;
-- What it said of itself last.
alter table device add column report jsonb;
alter table device add column report_at timestamptz;

-- When the goods left the shelf, where that was before the row was written; null is then.
alter table stock_entry add column happened_at timestamptz;
alter table stock_entry drop constraint stock_entry_kind_known;
alter table stock_entry add constraint stock_entry_kind_known check (kind in
  ('SALE', 'SALE_CANCEL', 'SALE_RETURN', 'SALE_RETURN_CANCEL', 'INBOUND', 'INBOUND_CANCEL', 'INBOUND_REPRICED', 'OPENING', 'OPENING_CANCEL',
   'REVALUATION', 'INBOUND_RETURN', 'INBOUND_RETURN_CANCEL', 'COUNT', 'COUNT_CANCEL', 'CHECK_CORRECTED', 'DISPOSAL', 'DISPOSAL_CANCEL',
   'TRANSFER_OUT', 'TRANSFER_OUT_CANCEL', 'TRANSFER_IN', 'TRANSFER_BACK', 'QUARANTINE', 'MERGE', 'OWED_SETTLED'));
create index inventory_check_line_by_lot on inventory_check_line (store_id, lot_id) where lot_id is not null;

-- Returns that broke a rule stand in the same list, and sales that were dated back left the shelf then.
do $$
declare s uuid;
begin
  for s in select store_id from store_directory loop
    perform set_config('app.store_id', s::text, true);
    update stock_entry e set happened_at = b.sold_at from bill b
      where e.store_id = s and b.store_id = s and b.id = e.document_id and e.kind = 'SALE' and b.sold_at < e.at;
    insert into document_flag (store_id, id, kind, document_kind, document_id, branch_id, details, at, settled_at, settled_by_name, how, note)
      select s, gen_random_uuid(), f.kind, 'sale-return', r.id, r.branch_id, '{}', r.created_at, r.settled_at, r.settled_by_name,
        case when r.settled_at is not null then 'settle' end, r.settle_note
      from sale_return r cross join lateral unnest(r.flags) as f (kind) where r.store_id = s;
  end loop;
end $$;

alter table bill_item_said_lot enable row level security;
alter table bill_item_said_lot force row level security;
create policy bill_item_said_lot_of_store on bill_item_said_lot using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
grant select, insert on bill_item_said_lot to quay_app;
alter table document_flag enable row level security;
alter table document_flag force row level security;
create policy document_flag_of_store on document_flag using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
grant select, insert, update on document_flag to quay_app;
