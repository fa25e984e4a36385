-- Whom to call before their medicines run out, and what came of it. docs/topics/customers.md.

create index bill_item_by_supply on bill_item (store_id, business_day) where days_of_supply is not null;

create table customer_call (
  store_id uuid not null,
  id uuid not null,
  bill_item_id uuid not null,
  result text not null,
  -- Not before this day again; null where it is settled.
  until date,
  note text,
  called_at timestamptz not null,
  called_by uuid not null,
  called_by_name text not null,
  constraint customer_call_pk primary key (store_id, id),
  constraint customer_call_once_a_line unique (store_id, bill_item_id),
  constraint customer_call_item_fk foreign key (store_id, bill_item_id) references bill_item (store_id, id),
  constraint customer_call_result_known check (result in ('DONE', 'SNOOZED')),
  constraint customer_call_until_with_snooze check ((result = 'SNOOZED') = (until is not null))
);

do $$
begin
  alter table customer_call enable row level security;
  alter table customer_call force row level security;
  create policy customer_call_of_store on customer_call using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
  grant select, insert, update on customer_call to quay_app;
end $$;
