-- Points of a bill on credit may be earned when it is paid: what each such bill still waits for. docs/topics/points.md.

alter table point_setting add column earn_when text not null default 'SALE';
alter table point_setting add constraint point_setting_when_known check (earn_when in ('SALE', 'PAID'));

alter table point_entry drop constraint point_entry_kind_known;
alter table point_entry add constraint point_entry_kind_known check (kind in
  ('EARN', 'SPEND', 'EARN_CANCEL', 'SPEND_CANCEL', 'OPENING', 'EXPIRE', 'ADJUST', 'ADJUST_CANCEL',
   'RETURN_EARN', 'RETURN_SPEND', 'RETURN_EARN_CANCEL', 'RETURN_SPEND_CANCEL', 'MERGE',
   'EARN_PAID', 'EARN_UNPAID', 'EARN_PAID_CANCEL', 'EARN_UNPAID_CANCEL'));

-- A bill that was sold on credit by such a rule, until it is cancelled. Whoever writes it holds the lock of the customer.
create table point_waiting (
  store_id uuid not null,
  -- Of the bill.
  id uuid not null,
  customer_id uuid not null,
  -- Of the bill, when its points were last reckoned.
  owed bigint not null,
  -- What it earned since it was sold.
  later bigint not null default 0
);
alter table point_waiting add constraint point_waiting_pk primary key (store_id, id);
alter table point_waiting add constraint point_waiting_bill_fk foreign key (store_id, id) references bill (store_id, id);
alter table point_waiting add constraint point_waiting_customer_fk foreign key (store_id, customer_id) references customer (store_id, id);
alter table point_waiting add constraint point_waiting_range check (owed >= 0);
create index point_waiting_by_customer on point_waiting (store_id, customer_id) where owed > 0;

alter table point_waiting enable row level security;
alter table point_waiting force row level security;
create policy point_waiting_of_store on point_waiting using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
grant select, insert, update, delete on point_waiting to quay_app;
