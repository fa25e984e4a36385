-- The book of temperature and humidity (GPP): places with their limits and thermometers, two readings a day each.
-- docs/topics/climate.md.

create table storage_place (
  store_id uuid not null,
  id uuid not null,
  branch_id uuid not null,
  name text not null,
  -- As products say how they are kept: room, cool, fridge, frozen.
  condition text not null,
  -- Tenths of a degree Celsius, and per cent; null where there is no limit.
  min_temperature integer,
  max_temperature integer,
  max_humidity integer,
  device_name text,
  device_serial text,
  certificate_number text,
  calibrated_on date,
  calibration_expires_on date,
  is_active boolean not null default true,
  -- Readings are asked for from this day on.
  since date not null,
  content_hash bytea not null,
  version integer not null default 1
);
alter table storage_place add constraint storage_place_pk primary key (store_id, id);
alter table storage_place add constraint storage_place_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
alter table storage_place add constraint storage_place_condition_known check (condition in ('room', 'cool', 'fridge', 'frozen'));
alter table storage_place add constraint storage_place_limits_apart check (min_temperature < max_temperature);
alter table storage_place add constraint storage_place_humidity_range check (max_humidity between 1 and 100);
create unique index storage_place_name_once on storage_place (store_id, branch_id, name_key(name));

create table climate_reading (
  store_id uuid not null,
  id uuid not null,
  branch_id uuid not null,
  storage_place_id uuid not null,
  day date not null,
  slot text not null,
  temperature integer not null,
  humidity integer,
  -- By the limits of the moment: they may be others today.
  is_out boolean not null,
  -- What was done about it.
  action text,
  recorded_at timestamptz not null,
  recorded_by uuid not null,
  recorded_by_name text not null,
  -- Written on a later day than it is of.
  is_late boolean not null,
  corrected_at timestamptz,
  corrected_by_name text,
  correct_reason text,
  content_hash bytea not null,
  version integer not null default 1
);
alter table climate_reading add constraint climate_reading_pk primary key (store_id, id);
alter table climate_reading add constraint climate_reading_place_fk foreign key (store_id, storage_place_id) references storage_place (store_id, id);
alter table climate_reading add constraint climate_reading_slot_known check (slot in ('MORNING', 'AFTERNOON'));
alter table climate_reading add constraint climate_reading_temperature_range check (temperature between -1000 and 1000);
alter table climate_reading add constraint climate_reading_humidity_range check (humidity between 0 and 100);
alter table climate_reading add constraint climate_reading_out_answered check (not is_out or action is not null);
create unique index climate_reading_slot_once on climate_reading (store_id, storage_place_id, day, slot);
create index climate_reading_by_day on climate_reading (store_id, branch_id, day);

do $$
declare t text;
begin
  foreach t in array array['storage_place', 'climate_reading']
  loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (store_id = nullif(current_setting(''app.store_id'', true), '''')::uuid)', t || '_of_store', t);
    execute format('grant select, insert, update on %I to quay_app', t);
  end loop;
end $$;
