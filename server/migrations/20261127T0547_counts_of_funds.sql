-- The cash of a branch, counted by notes outside of a shift; what it differs by is a receipt or a payment of its own.
create table fund_count (
  store_id uuid not null,
  id uuid not null,
  code text not null,
  branch_id uuid not null,
  account_id uuid not null,
  notes jsonb not null,
  counted bigint not null,
  -- What the book said at that moment, under the lock of the fund.
  expected bigint not null,
  reason text,
  voucher_id uuid,
  status text not null,
  content_hash bytea not null,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  business_day date not null,
  version integer not null default 1,
  cancelled_at timestamptz,
  cancelled_by_name text,
  cancel_reason text
);
alter table fund_count add constraint fund_count_pk primary key (store_id, id);
alter table fund_count add constraint fund_count_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
alter table fund_count add constraint fund_count_account_fk foreign key (store_id, account_id) references cash_account (store_id, id);
alter table fund_count add constraint fund_count_voucher_fk foreign key (store_id, voucher_id) references cash_voucher (store_id, id);
alter table fund_count add constraint fund_count_status_known check (status in ('SUCCEED', 'CANCELLED'));
alter table fund_count add constraint fund_count_difference check (counted >= 0 and (counted <> expected) = (voucher_id is not null)
  and (counted = expected or reason is not null));
create unique index fund_count_code_once on fund_count (store_id, code);
create index fund_count_by_time on fund_count (store_id, branch_id, created_at desc, id desc);
alter table fund_count enable row level security;
alter table fund_count force row level security;
create policy fund_count_of_store on fund_count using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
grant select, insert, update on fund_count to quay_app;
