-- Money between the shop's own funds, debts of a firm that is customer and provider set off against each other, and wallets beside bank accounts.
alter table cash_account drop constraint cash_account_kind_known;
alter table cash_account add constraint cash_account_kind_known check (kind in ('CASH', 'BANK', 'WALLET'));
alter table cash_account drop constraint cash_account_cash_has_branch;
alter table cash_account add constraint cash_account_cash_has_branch check (kind <> 'CASH' or branch_id is not null);
drop index cash_account_one_default_bank;
create unique index cash_account_one_default_bank on cash_account (store_id) where kind <> 'CASH' and is_default;

create table fund_transfer (
  store_id uuid not null,
  id uuid not null,
  code text not null,
  branch_id uuid not null,
  from_account_id uuid not null,
  to_account_id uuid not null,
  amount bigint not null,
  -- What the bank took for it, beside the amount: a payment of its own.
  fee bigint not null,
  fee_voucher_id uuid,
  note text,
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
alter table fund_transfer add constraint fund_transfer_pk primary key (store_id, id);
alter table fund_transfer add constraint fund_transfer_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
alter table fund_transfer add constraint fund_transfer_from_fk foreign key (store_id, from_account_id) references cash_account (store_id, id);
alter table fund_transfer add constraint fund_transfer_to_fk foreign key (store_id, to_account_id) references cash_account (store_id, id);
alter table fund_transfer add constraint fund_transfer_fee_fk foreign key (store_id, fee_voucher_id) references cash_voucher (store_id, id);
alter table fund_transfer add constraint fund_transfer_two_funds check (from_account_id <> to_account_id);
alter table fund_transfer add constraint fund_transfer_amount_range check (amount > 0 and fee >= 0 and (fee > 0) = (fee_voucher_id is not null));
alter table fund_transfer add constraint fund_transfer_status_known check (status in ('SUCCEED', 'CANCELLED'));
create unique index fund_transfer_code_once on fund_transfer (store_id, code);

-- A customer and a provider that are one firm.
create table partner_link (
  store_id uuid not null,
  id uuid not null,
  customer_id uuid not null,
  provider_id uuid not null,
  linked_by_name text not null,
  linked_at timestamptz not null
);
alter table partner_link add constraint partner_link_pk primary key (store_id, id);
alter table partner_link add constraint partner_link_customer_fk foreign key (store_id, customer_id) references customer (store_id, id);
alter table partner_link add constraint partner_link_provider_fk foreign key (store_id, provider_id) references provider (store_id, id);
alter table partner_link add constraint partner_link_customer_once unique (store_id, customer_id);
alter table partner_link add constraint partner_link_provider_once unique (store_id, provider_id);

create table debt_offset (
  store_id uuid not null,
  id uuid not null,
  code text not null,
  branch_id uuid not null,
  customer_id uuid not null,
  customer_name text not null,
  provider_id uuid not null,
  provider_name text not null,
  amount bigint not null,
  note text,
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
alter table debt_offset add constraint debt_offset_pk primary key (store_id, id);
alter table debt_offset add constraint debt_offset_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
alter table debt_offset add constraint debt_offset_customer_fk foreign key (store_id, customer_id) references customer (store_id, id);
alter table debt_offset add constraint debt_offset_provider_fk foreign key (store_id, provider_id) references provider (store_id, id);
alter table debt_offset add constraint debt_offset_amount_range check (amount > 0);
alter table debt_offset add constraint debt_offset_status_known check (status in ('SUCCEED', 'CANCELLED'));
create unique index debt_offset_code_once on debt_offset (store_id, code);
create index debt_offset_by_customer on debt_offset (store_id, customer_id, created_at desc);

alter table cash_voucher drop constraint cash_voucher_purpose_known;
alter table cash_voucher add constraint cash_voucher_purpose_known check (purpose in ('MANUAL', 'DEBT', 'OPENING', 'DEPOSIT', 'FEE', 'COUNT'));
alter table cash_entry drop constraint cash_entry_kind_known;
alter table cash_entry add constraint cash_entry_kind_known check (kind in
  ('SALE', 'SALE_CANCEL', 'SALE_RETURN', 'SALE_RETURN_CANCEL', 'INBOUND', 'INBOUND_CANCEL', 'INBOUND_COST', 'INBOUND_COST_CANCEL',
   'INBOUND_RETURN', 'INBOUND_RETURN_CANCEL', 'DEBT', 'DEBT_CANCEL', 'VOUCHER', 'VOUCHER_CANCEL', 'OPENING',
   'SHIFT_DIFFERENCE', 'SHIFT_DIFFERENCE_CANCEL', 'SHIFT_LATE', 'DEPOSIT', 'DEPOSIT_REFUND', 'TRANSFER', 'TRANSFER_CANCEL'));
alter table debt_entry drop constraint debt_entry_kind_known;
alter table debt_entry add constraint debt_entry_kind_known check (kind in
  ('SALE', 'SALE_CANCEL', 'SALE_RETURN', 'SALE_RETURN_CANCEL', 'INBOUND', 'INBOUND_CANCEL', 'INBOUND_COST', 'INBOUND_COST_CANCEL',
   'INBOUND_RETURN', 'INBOUND_RETURN_CANCEL', 'PAYMENT', 'PAYMENT_CANCEL', 'CREDIT', 'OPENING', 'ADJUSTMENT', 'DISCOUNT', 'ADJUSTMENT_CANCEL',
   'MERGE', 'DEPOSIT', 'DEPOSIT_USED', 'DEPOSIT_USED_CANCEL', 'DEPOSIT_REFUND', 'DEPOSIT_KEPT', 'DEPOSIT_MOVED', 'OFFSET', 'OFFSET_CANCEL'));

do $$
declare t text;
begin
  foreach t in array array['fund_transfer', 'partner_link', 'debt_offset'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (store_id = nullif(current_setting(''app.store_id'', true), '''')::uuid)', t || '_of_store', t);
  end loop;
end $$;
grant select, insert, update on fund_transfer, debt_offset to quay_app;
grant select, insert, update, delete on partner_link to quay_app;
