-- Excel files that are made while their maker does something else, kept for three days.
create table export_file (
  store_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  -- Where its maker worked, and with which role and branches: who has lost any of it does not get the file.
  branch_id uuid not null,
  rights text[] not null,
  branch_ids uuid[] not null,
  route text not null,
  asked jsonb not null,
  title text not null,
  status text not null,
  -- Which run of the server makes it: one of an earlier run was cut off.
  run_id uuid not null,
  file_name text,
  row_count integer,
  size integer,
  refusal text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
alter table export_file add constraint export_file_pk primary key (store_id, id);
alter table export_file add constraint export_file_employee_fk foreign key (store_id, employee_id) references employee (store_id, id)
  on delete cascade;
alter table export_file add constraint export_file_branch_fk foreign key (store_id, branch_id) references branch (store_id, id)
  on delete cascade;
alter table export_file add constraint export_file_status_known check (status in ('MAKING', 'READY', 'FAILED'));
alter table export_file add constraint export_file_ready_whole check
  ((status = 'READY') = (file_name is not null) and num_nulls(file_name, row_count, size) in (0, 3) and (status = 'FAILED') = (refusal is not null));
create index export_file_of_person on export_file (store_id, employee_id, created_at desc);
create index export_file_by_end on export_file (store_id, expires_at);

-- The bytes of a ready file, in order.
create table export_file_part (
  store_id uuid not null,
  id uuid not null,
  export_file_id uuid not null,
  position integer not null,
  bytes bytea not null
);
alter table export_file_part add constraint export_file_part_pk primary key (store_id, id);
alter table export_file_part add constraint export_file_part_file_fk foreign key (store_id, export_file_id)
  references export_file (store_id, id) on delete cascade;
create unique index export_file_part_in_order on export_file_part (store_id, export_file_id, position);

do $$
declare t text;
begin
  foreach t in array array['export_file', 'export_file_part'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (store_id = nullif(current_setting(''app.store_id'', true), '''')::uuid)', t || '_of_store', t);
    execute format('grant select, insert, update, delete on %I to quay_app', t);
  end loop;
end $$;
