-- Lists that come in as files. docs/topics/excel.md.

create table excel_file (
  store_id uuid not null,
  id uuid not null,
  kind text not null,
  file_name text not null,
  -- Gone when the file was taken over, or a day after it came.
  content bytea,
  layout text not null,
  header_row integer not null,
  row_count integer not null,
  columns jsonb not null,
  status text not null default 'WAITING',
  result jsonb,
  content_hash bytea not null,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  finished_at timestamptz
);
alter table excel_file add constraint excel_file_pk primary key (store_id, id);
alter table excel_file add constraint excel_file_kind_known check (kind in ('product', 'stock', 'price', 'customer', 'provider'));
alter table excel_file add constraint excel_file_status_known check (status in ('WAITING', 'DONE'));
create index excel_file_by_time on excel_file (store_id, created_at desc);

-- Which columns a person chose the last time for files with these titles.
create table excel_mapping (
  store_id uuid not null,
  id uuid not null,
  kind text not null,
  -- Hash of the titles, whatever their order.
  layout_key text not null,
  fields jsonb not null,
  changed_at timestamptz not null
);
alter table excel_mapping add constraint excel_mapping_pk primary key (store_id, id);
create unique index excel_mapping_once on excel_mapping (store_id, kind, layout_key);

do $$
declare t text;
begin
  foreach t in array array['excel_file', 'excel_mapping']
  loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (store_id = nullif(current_setting(''app.store_id'', true), '''')::uuid)', t || '_of_store', t);
    execute format('grant select, insert, update, delete on %I to quay_app', t);
  end loop;
end $$;
