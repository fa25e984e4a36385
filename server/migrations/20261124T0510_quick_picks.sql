-- Goods that a branch's till shows as tiles, by category.
create table quick_pick (
  store_id uuid not null,
  id uuid not null,
  branch_id uuid not null,
  product_id uuid not null,
  unit_id uuid not null,
  category text not null,
  pinned_at timestamptz not null
);
alter table quick_pick add constraint quick_pick_pk primary key (store_id, id);
alter table quick_pick add constraint quick_pick_branch_fk foreign key (store_id, branch_id) references branch (store_id, id) on delete cascade;
alter table quick_pick add constraint quick_pick_product_fk foreign key (store_id, product_id) references product (store_id, id) on delete cascade;
alter table quick_pick add constraint quick_pick_unit_fk foreign key (store_id, unit_id) references product_unit (store_id, id) on delete cascade;
alter table quick_pick add constraint quick_pick_category_said check (length(category) between 1 and 40);
create unique index quick_pick_once on quick_pick (store_id, branch_id, unit_id);
create index quick_pick_by_product on quick_pick (store_id, product_id);
create index quick_pick_by_unit on quick_pick (store_id, unit_id);

alter table quick_pick enable row level security;
alter table quick_pick force row level security;
create policy quick_pick_of_store on quick_pick using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
grant select, insert, update, delete on quick_pick to quay_app;
