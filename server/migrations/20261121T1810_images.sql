-- Pictures that a shop uploads: logo, faces. In the database, so that one backup is all; small, because they are resized first.

create table image (
  store_id uuid not null,
  id uuid not null,
  slug text not null,
  purpose text not null,
  width smallint not null,
  height smallint not null,
  bytes bytea not null,
  created_by uuid not null,
  created_at timestamptz not null,
  content_hash bytea not null
);
-- No key to its store: the store refers to its logo, and a backup needs an order without circles.
alter table image add constraint image_pk primary key (store_id, id);
alter table image add constraint image_size check (octet_length(bytes) between 1 and 307200);
alter table image add constraint image_purpose check (purpose in ('avatar', 'logo'));
-- What nothing uses is looked for by age.
create index image_by_age on image (store_id, created_at);
-- Pictures are compressed already.
alter table image alter column bytes set storage external;

alter table image enable row level security;
alter table image force row level security;
create policy image_of_store on image using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
grant select, insert, update, delete on image to quay_app;

alter table employee add column avatar_id uuid;
alter table employee add constraint employee_avatar_fk foreign key (store_id, avatar_id) references image (store_id, id);
create index employee_by_avatar on employee (store_id, avatar_id) where avatar_id is not null;
alter table store add column logo_id uuid;
alter table store add constraint store_logo_fk foreign key (store_id, logo_id) references image (store_id, id);
