-- The first day of a store: goods to try it out with, and a list of steps that each person may put away.

create table sample_data (
  store_id uuid not null,
  id uuid not null,
  -- Its lines are the sample goods.
  inbound_id uuid not null,
  created_at timestamptz not null,
  removed_at timestamptz
);
alter table sample_data add constraint sample_data_pk primary key (store_id, id);
alter table sample_data add constraint sample_data_inbound_fk foreign key (store_id, inbound_id) references inbound (store_id, id);
create unique index sample_data_once on sample_data (store_id) where removed_at is null;

alter table sample_data enable row level security;
alter table sample_data force row level security;
create policy sample_data_of_store on sample_data using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
grant select, insert, update, delete on sample_data to quay_app;

alter table employee add column first_day_hidden_at timestamptz;
