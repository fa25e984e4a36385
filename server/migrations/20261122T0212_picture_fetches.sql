-- Pictures of goods that a file named by their addresses, fetched after it came in. docs/topics/excel.md.

create table picture_fetch (
  store_id uuid not null,
  id uuid not null,
  -- The last file that named it.
  excel_file_id uuid not null,
  product_id uuid not null,
  address text not null,
  state text not null default 'WAITING',
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  -- Why it is not there, in words.
  problem text,
  created_by uuid not null,
  created_at timestamptz not null
);
alter table picture_fetch add constraint picture_fetch_pk primary key (store_id, id);
alter table picture_fetch add constraint picture_fetch_file_fk foreign key (store_id, excel_file_id) references excel_file (store_id, id);
alter table picture_fetch add constraint picture_fetch_product_fk foreign key (store_id, product_id) references product (store_id, id) on delete cascade;
alter table picture_fetch add constraint picture_fetch_state_known check (state in ('WAITING', 'DONE', 'FAILED'));
alter table picture_fetch add constraint picture_fetch_next_while_waiting check ((state = 'WAITING') = (next_attempt_at is not null));
alter table picture_fetch add constraint picture_fetch_address_length check (length(address) between 1 and 500);
-- A picture of a product is fetched once, however often a file names it.
create unique index picture_fetch_once on picture_fetch (store_id, product_id, address);
create index picture_fetch_by_file on picture_fetch (store_id, excel_file_id);
create index picture_fetch_due on picture_fetch (store_id, next_attempt_at) where state = 'WAITING';

alter table picture_fetch enable row level security;
alter table picture_fetch force row level security;
create policy picture_fetch_of_store on picture_fetch using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
grant select, insert, update on picture_fetch to quay_app;
