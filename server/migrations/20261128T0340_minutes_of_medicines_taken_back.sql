-- Minutes of narcotics, psychotropics and precursors that people bring back unused (TT 18/2026, annex XVIII). The identity number stands here alone.
create table take_back (
  store_id uuid not null,
  id uuid not null,
  sale_return_id uuid not null,
  branch_id uuid not null,
  -- The medicines that the minutes are about, whatever group they are put into later.
  product_ids uuid[] not null,
  person_name text not null,
  identity_number text not null,
  person_address text,
  person_phone text,
  patient_name text,
  reason text not null,
  recorded_by uuid not null,
  recorded_by_name text not null,
  recorded_at timestamptz not null,
  version integer not null default 1
);
alter table take_back add constraint take_back_pk primary key (store_id, id);
alter table take_back add constraint take_back_return_fk foreign key (store_id, sale_return_id) references sale_return (store_id, id);
alter table take_back add constraint take_back_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
create unique index take_back_once on take_back (store_id, sale_return_id);

alter table take_back enable row level security;
alter table take_back force row level security;
create policy take_back_of_store on take_back using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
grant select, insert, update on take_back to quay_app;
