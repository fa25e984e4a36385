-- The shop's named tills: which browser is which counter, so that receipts, bills and the log say so.

create table device (
  store_id uuid not null,
  id uuid not null,
  branch_id uuid not null,
  name text not null,
  -- Stands in the numbers of receipts that it prints without a network; given once, also when the till is retired.
  prefix text not null,
  -- Width of its roll in millimetres; null is what the branch prints on.
  paper smallint,
  -- SHA-256 of the secret that only this browser keeps.
  secret_hash bytea not null,
  last_seen_at timestamptz,
  last_seen_by text,
  is_active boolean not null default true,
  content_hash bytea not null,
  version integer not null default 1,
  created_at timestamptz not null
);
alter table device add constraint device_pk primary key (store_id, id);
alter table device add constraint device_branch_fk foreign key (store_id, branch_id) references branch (store_id, id) on delete cascade;
alter table device add constraint device_prefix_form check (prefix ~ '^[A-Z0-9]{1,4}$');
alter table device add constraint device_paper_known check (paper in (58, 80));
create unique index device_prefix_once on device (store_id, prefix);
create unique index device_name_once on device (store_id, name_key(name)) where is_active;
create index device_by_branch on device (store_id, branch_id);

alter table device enable row level security;
alter table device force row level security;
create policy device_of_store on device using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
grant select, insert, update, delete on device to quay_app;

alter table bill add column device_id uuid;
alter table bill add constraint bill_device_fk foreign key (store_id, device_id) references device (store_id, id);
create index bill_by_device on bill (store_id, device_id) where device_id is not null;
