-- Doctors, and the templates of liều that are theirs. docs/topics/sample-medicine.md.

create table doctor (
  store_id uuid not null,
  id uuid not null,
  code text not null,
  name text not null,
  phone text,
  specialty text,
  degree text,
  workplace text,
  note text,
  is_active boolean not null default true,
  content_hash bytea not null,
  version integer not null default 1,
  created_at timestamptz not null
);
alter table doctor add constraint doctor_pk primary key (store_id, id);
create unique index doctor_code_once on doctor (store_id, upper(code));

alter table sample_medicine add column doctor_id uuid;
alter table sample_medicine add constraint sample_medicine_doctor_fk foreign key (store_id, doctor_id) references doctor (store_id, id);
create index sample_medicine_of_doctor on sample_medicine (store_id, doctor_id) where doctor_id is not null;

grant select, insert, update, delete on doctor to quay_app;
alter table doctor enable row level security;
alter table doctor force row level security;
create policy doctor_of_store on doctor using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
