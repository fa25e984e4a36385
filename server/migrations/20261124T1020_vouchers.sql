-- Codes of promotions: one that everybody uses, or codes of which each is used once.

alter table discount add column code_kind text not null default 'NONE';
alter table discount add constraint discount_code_kind_known check (code_kind in ('NONE', 'SHARED', 'SINGLE'));

create table voucher_code (
  store_id uuid not null,
  id uuid not null,
  discount_id uuid not null,
  code text not null,
  -- As it is compared: upper case, without spaces and dashes.
  code_key text not null,
  -- Used as often as the promotion allows; it never becomes USED.
  is_shared boolean not null,
  -- UNUSED waits in the drawer, ISSUED was given to somebody.
  state text not null,
  -- Whoever alone may use it; null for whoever has it.
  customer_id uuid,
  -- The last day on which it is taken.
  expires_on date,
  issued_at timestamptz,
  used_at timestamptz,
  bill_id uuid,
  created_at timestamptz not null default now()
);
alter table voucher_code add constraint voucher_code_pk primary key (store_id, id);
create unique index voucher_code_once on voucher_code (store_id, code_key);
alter table voucher_code add constraint voucher_code_discount_fk foreign key (store_id, discount_id) references discount (store_id, id);
alter table voucher_code add constraint voucher_code_customer_fk foreign key (store_id, customer_id) references customer (store_id, id);
alter table voucher_code add constraint voucher_code_bill_fk foreign key (store_id, bill_id) references bill (store_id, id);
alter table voucher_code add constraint voucher_code_state_known check (state in ('UNUSED', 'ISSUED', 'USED', 'CANCELLED'));
alter table voucher_code add constraint voucher_code_used_has_document check ((state = 'USED') = (bill_id is not null));
alter table voucher_code add constraint voucher_code_shared_is_not_used check (not is_shared or state in ('ISSUED', 'CANCELLED'));
create index voucher_code_by_discount on voucher_code (store_id, discount_id, id);
create index voucher_code_by_bill on voucher_code (store_id, bill_id) where bill_id is not null;

alter table discount_use add column voucher_code_id uuid;
alter table discount_use add constraint discount_use_voucher_fk foreign key (store_id, voucher_code_id) references voucher_code (store_id, id);
-- As it stood on the paper.
alter table bill_discount add column voucher_code text;

alter table voucher_code enable row level security;
alter table voucher_code force row level security;
create policy voucher_code_of_store on voucher_code using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
grant select, insert, update, delete on voucher_code to quay_app;
