-- Debts that change without money: put right by hand, or a discount for paying early. docs/topics/providers.md.
create table debt_adjustment (
  store_id uuid not null,
  id uuid not null,
  code text not null,
  branch_id uuid not null,
  partner_kind text not null,
  partner_id uuid not null,
  partner_name text not null,
  kind text not null,
  -- What is owed more; negative where it is less.
  amount bigint not null,
  reason text not null,
  status text not null,
  content_hash bytea not null,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  business_day date not null,
  cancelled_at timestamptz,
  cancelled_by_name text,
  cancel_reason text
);
alter table debt_adjustment add constraint debt_adjustment_pk primary key (store_id, id);
alter table debt_adjustment add constraint debt_adjustment_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
alter table debt_adjustment add constraint debt_adjustment_partner_known check (partner_kind in ('customer', 'provider'));
alter table debt_adjustment add constraint debt_adjustment_kind_known check (kind in ('INCREASE', 'DECREASE', 'DISCOUNT'));
alter table debt_adjustment add constraint debt_adjustment_status_known check (status in ('SUCCEED', 'CANCELLED'));
alter table debt_adjustment add constraint debt_adjustment_sign check (amount <> 0 and (amount > 0) = (kind = 'INCREASE'));
create unique index debt_adjustment_code_once on debt_adjustment (store_id, code);
create index debt_adjustment_by_partner on debt_adjustment (store_id, partner_kind, partner_id, created_at desc);

alter table debt_entry drop constraint debt_entry_kind_known;
alter table debt_entry add constraint debt_entry_kind_known check (kind in
  ('SALE', 'SALE_CANCEL', 'INBOUND', 'INBOUND_CANCEL', 'INBOUND_COST', 'INBOUND_COST_CANCEL', 'INBOUND_RETURN', 'INBOUND_RETURN_CANCEL',
   'PAYMENT', 'PAYMENT_CANCEL', 'CREDIT', 'OPENING', 'ADJUSTMENT', 'DISCOUNT', 'ADJUSTMENT_CANCEL'));

alter table debt_adjustment enable row level security;
alter table debt_adjustment force row level security;
create policy debt_adjustment_of_store on debt_adjustment using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
grant select, insert, update, delete on debt_adjustment to quay_app;
