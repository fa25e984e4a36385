-- Pictures that the customer's screen shows in turn while nothing is sold.
alter table image drop constraint image_purpose;
alter table image add constraint image_purpose check (purpose in ('avatar', 'logo', 'product', 'paper', 'display'));
create table display_picture (
  store_id uuid not null,
  id uuid not null,
  image_id uuid not null,
  position smallint not null
);
alter table display_picture add constraint display_picture_pk primary key (store_id, id);
alter table display_picture add constraint display_picture_image_fk foreign key (store_id, image_id) references image (store_id, id);
alter table display_picture add constraint display_picture_position_range check (position between 0 and 4);
create unique index display_picture_place_once on display_picture (store_id, position);
create unique index display_picture_once on display_picture (store_id, image_id);

alter table display_picture enable row level security;
alter table display_picture force row level security;
create policy display_picture_of_store on display_picture using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
grant select, insert, update, delete on display_picture to quay_app;
