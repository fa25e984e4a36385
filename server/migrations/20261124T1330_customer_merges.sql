-- Customers who were entered twice become one: what the duplicate owes and gathered goes over, its documents stay what they were.
-- docs/topics/customers.md.

alter table customer
  add column merged_into uuid,
  add constraint customer_merged_into_fk foreign key (store_id, merged_into) references customer (store_id, id),
  add constraint customer_merged_into_other check (merged_into <> id);
create index customer_by_merged_into on customer (store_id, merged_into) where merged_into is not null;

create table customer_merge (
  store_id uuid not null,
  id uuid not null,
  code text not null,
  survivor_id uuid not null,
  duplicate_id uuid not null,
  duplicate_code text not null,
  duplicate_name text not null,
  branch_id uuid not null,
  at timestamptz not null,
  employee_id uuid not null,
  employee_name text not null,
  constraint customer_merge_pk primary key (store_id, id),
  constraint customer_merge_code_once unique (store_id, code),
  constraint customer_merge_duplicate_once unique (store_id, duplicate_id),
  constraint customer_merge_survivor_fk foreign key (store_id, survivor_id) references customer (store_id, id),
  constraint customer_merge_duplicate_fk foreign key (store_id, duplicate_id) references customer (store_id, id),
  constraint customer_merge_branch_fk foreign key (store_id, branch_id) references branch (store_id, id)
);

alter table debt_entry drop constraint debt_entry_kind_known;
alter table debt_entry add constraint debt_entry_kind_known check (kind in
  ('SALE', 'SALE_CANCEL', 'SALE_RETURN', 'SALE_RETURN_CANCEL', 'INBOUND', 'INBOUND_CANCEL', 'INBOUND_COST', 'INBOUND_COST_CANCEL',
   'INBOUND_RETURN', 'INBOUND_RETURN_CANCEL', 'PAYMENT', 'PAYMENT_CANCEL', 'CREDIT', 'OPENING', 'ADJUSTMENT', 'DISCOUNT', 'ADJUSTMENT_CANCEL',
   'MERGE'));

do $$
begin
  alter table customer_merge enable row level security;
  alter table customer_merge force row level security;
  create policy customer_merge_of_store on customer_merge using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
  grant select, insert on customer_merge to quay_app;
end $$;
