-- The figures of a business day as they were when its report was printed or the day was closed: what changed since can be told. Rows are only added.
create table day_record (
  store_id uuid not null,
  id uuid not null,
  branch_id uuid not null,
  business_day date not null,
  version integer not null,
  reason text not null,
  figures jsonb not null,
  at timestamptz not null,
  by_id uuid not null,
  by_name text not null
);
alter table day_record add constraint day_record_pk primary key (store_id, id);
alter table day_record add constraint day_record_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
alter table day_record add constraint day_record_person_fk foreign key (store_id, by_id) references employee (store_id, id);
alter table day_record add constraint day_record_reason_known check (reason in ('PRINTED', 'CLOSED'));
alter table day_record add constraint day_record_version_range check (version > 0);
create unique index day_record_version_once on day_record (store_id, branch_id, business_day, version);

alter table day_record enable row level security;
alter table day_record force row level security;
create policy day_record_of_store on day_record using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
grant select, insert on day_record to quay_app;
