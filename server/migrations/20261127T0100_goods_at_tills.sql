-- Products that were deleted, so that tills which keep them hear of it. Kept 90 days: who was away longer loads all goods again.
create table product_gone (
  store_id uuid not null,
  -- Of the product.
  id uuid not null,
  gone_at timestamptz not null
);
alter table product_gone add constraint product_gone_pk primary key (store_id, id);
create index product_gone_by_time on product_gone (store_id, gone_at);

alter table product_gone enable row level security;
alter table product_gone force row level security;
create policy product_gone_of_store on product_gone using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
grant select, insert, update, delete on product_gone to quay_app;

-- Which database this is. No copy holds it, so what is restored is another one, and tills load their goods anew.
create table database_epoch (
  id uuid not null default gen_random_uuid()
);
create unique index database_epoch_once on database_epoch ((true));
insert into database_epoch default values;
grant select on database_epoch to quay_app;
