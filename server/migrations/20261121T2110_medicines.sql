-- The national list of medicines: one for all stores, read by everybody and written by `npm run import-medicines` only.
-- It belongs to no store, so it has no store_id and no row-level security; products refer to it.

create table medicine (
  id uuid not null,
  -- As it is compared: upper case, no spaces. Of a renewed medicine the new one; the one before it stands beside it.
  registration_number text not null,
  former_number text,
  national_code text,
  name text not null,
  active_ingredient text,
  strength text,
  dosage_form text,
  route text,
  packing text,
  manufacturer text,
  country text,
  registrant text,
  is_prescription boolean,
  control_group text,
  -- The last day of the registration.
  ends_on date,
  withdrawn_on date,
  withdrawn_reason text,
  folded text not null,
  content_hash bytea not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
alter table medicine add constraint medicine_pk primary key (id);
create unique index medicine_registration_number_once on medicine (registration_number);
create index medicine_by_former_number on medicine (former_number) where former_number is not null;
create index medicine_by_name on medicine (name collate "vi-x-icu", id);
create index medicine_by_text on medicine using gin (folded gin_trgm_ops) with (fastupdate = off);

create table medicine_import (
  id uuid not null,
  source text not null,
  is_whole boolean not null,
  started_at timestamptz not null,
  -- Null while it runs, and of one that was interrupted.
  finished_at timestamptz,
  row_count integer not null default 0,
  added integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  withdrawn integer not null default 0,
  wrong integer not null default 0
);
alter table medicine_import add constraint medicine_import_pk primary key (id);

grant select on medicine, medicine_import to quay_app;

alter table product add column medicine_id uuid;
alter table product add constraint product_medicine_fk foreign key (medicine_id) references medicine (id);
create index product_by_medicine on product (store_id, medicine_id) where medicine_id is not null;

-- A medicine that the list does not have yet, told by the store that sells it.
create table medicine_proposal (
  store_id uuid not null,
  id uuid not null,
  product_id uuid not null,
  note text,
  at timestamptz not null,
  employee_id uuid not null,
  employee_name text not null
);
alter table medicine_proposal add constraint medicine_proposal_pk primary key (store_id, id);
alter table medicine_proposal add constraint medicine_proposal_product_fk foreign key (store_id, product_id) references product (store_id, id) on delete cascade;
create unique index medicine_proposal_once on medicine_proposal (store_id, product_id);

do $$
begin
  alter table medicine_proposal enable row level security;
  alter table medicine_proposal force row level security;
  create policy medicine_proposal_of_store on medicine_proposal using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
  grant select, insert, update, delete on medicine_proposal to quay_app;
end $$;
