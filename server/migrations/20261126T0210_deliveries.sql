-- Where the goods of a bill are brought to. What becomes of it (who brings it, how far it is) comes later. docs/topics/deliveries.md.

create table delivery (
  store_id uuid not null,
  id uuid not null,
  bill_id uuid not null,
  receiver_name text not null,
  phone text not null,
  address text not null,
  ward_code text,
  -- Both in one line, as the bill was issued with it.
  address_line text not null,
  note text,
  -- By the clock of the branch.
  wished_on date,
  wished_time text,
  constraint delivery_pk primary key (store_id, id),
  constraint delivery_once_a_bill unique (store_id, bill_id),
  constraint delivery_bill_fk foreign key (store_id, bill_id) references bill (store_id, id),
  constraint delivery_ward_fk foreign key (ward_code) references ward (code),
  constraint delivery_time_of_a_day check (wished_time is null or wished_on is not null)
);

alter table delivery enable row level security;
alter table delivery force row level security;
create policy delivery_of_store on delivery using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
grant select, insert on delivery to quay_app;
