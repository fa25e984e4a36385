-- A promotion that a person tries on the bills of many days, by a job: how far it is, and what came out. docs/topics/promotions.md.

create table promotion_simulation (
  store_id uuid not null,
  id uuid not null,
  branch_id uuid not null,
  created_by uuid not null,
  created_at timestamptz not null,
  content_hash bytea not null,
  -- As the engine takes it.
  promotion jsonb not null,
  from_day date not null,
  state text not null,
  done integer not null,
  total integer not null,
  -- What it gave on the bills that are done: the sums of `Simulation`, with the cost of their goods.
  sums jsonb not null
);
alter table promotion_simulation add constraint promotion_simulation_pk primary key (store_id, id);
alter table promotion_simulation add constraint promotion_simulation_branch_fk foreign key (store_id, branch_id)
  references branch (store_id, id) on delete cascade;
alter table promotion_simulation add constraint promotion_simulation_state_known check (state in ('WAITING', 'RUNNING', 'DONE', 'STOPPED', 'FAILED'));
alter table promotion_simulation add constraint promotion_simulation_progress check (done >= 0 and total >= 0);
create index promotion_simulation_by_person on promotion_simulation (store_id, created_by);
create index promotion_simulation_by_branch on promotion_simulation (store_id, branch_id);

alter table promotion_simulation enable row level security;
alter table promotion_simulation force row level security;
create policy promotion_simulation_of_store on promotion_simulation using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
grant select, insert, update, delete on promotion_simulation to quay_app;
