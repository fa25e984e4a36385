-- What a store takes beside its goods (thu khác). docs/topics/surcharges.md.

create table surcharge (
  store_id uuid not null,
  id uuid not null,
  code text not null,
  name text not null,
  -- 1: per cent of what the goods cost after discounts; 2: đồng.
  unit smallint not null,
  value numeric(14, 2) not null,
  vat_rate smallint not null,
  -- Each new bill has it.
  is_automatic boolean not null,
  returns text not null,
  -- Null for all branches.
  branch_id uuid,
  position integer not null default 0,
  is_active boolean not null default true,
  content_hash bytea not null,
  version integer not null default 1,
  created_at timestamptz not null
);
alter table surcharge add constraint surcharge_pk primary key (store_id, id);
create unique index surcharge_code_once on surcharge (store_id, upper(code));
alter table surcharge add constraint surcharge_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
alter table surcharge add constraint surcharge_amount_range check (value > 0 and (unit = 1 and value <= 100 or unit = 2 and value = round(value)));
alter table surcharge add constraint surcharge_vat_known check (vat_rate in (-2, -1, 0, 5, 8, 10));
alter table surcharge add constraint surcharge_returns_known check (returns in ('NEVER', 'SHARE', 'WHOLE'));

create table bill_surcharge (
  store_id uuid not null,
  id uuid not null,
  bill_id uuid not null,
  surcharge_id uuid not null,
  position integer not null,
  code text not null,
  name text not null,
  amount bigint not null,
  -- Somebody typed the amount.
  is_typed boolean not null,
  vat_rate smallint not null,
  vat bigint not null,
  returns text not null,
  -- What returns that stand gave back.
  returned bigint not null default 0
);
alter table bill_surcharge add constraint bill_surcharge_pk primary key (store_id, id);
alter table bill_surcharge add constraint bill_surcharge_once unique (store_id, bill_id, surcharge_id);
alter table bill_surcharge add constraint bill_surcharge_bill_fk foreign key (store_id, bill_id) references bill (store_id, id);
alter table bill_surcharge add constraint bill_surcharge_of_fk foreign key (store_id, surcharge_id) references surcharge (store_id, id);
alter table bill_surcharge add constraint bill_surcharge_amounts check (amount > 0 and vat between 0 and amount);
alter table bill_surcharge add constraint bill_surcharge_not_over_returned check (
  returned between 0 and amount and (returns <> 'NEVER' or returned = 0));
alter table bill_surcharge add constraint bill_surcharge_returns_known check (returns in ('NEVER', 'SHARE', 'WHOLE'));
create index bill_surcharge_by_kind on bill_surcharge (store_id, surcharge_id);

-- Beside payable, which is what the goods cost: the customer pays both.
alter table bill add column surcharges bigint not null default 0;
alter table bill drop constraint bill_adds_up;
alter table bill add constraint bill_adds_up check (
  payable = total_price - promotion_discount - line_discount - promotion_order - order_discount - points_amount
  and payable + surcharges + cash_rounding = paid + debt and payable >= 0 and surcharges >= 0 and debt >= 0);
alter table sale_hour add column surcharges bigint not null default 0;

-- What a return gives back of them.
create table sale_return_surcharge (
  store_id uuid not null,
  id uuid not null,
  sale_return_id uuid not null,
  bill_surcharge_id uuid not null,
  name text not null,
  amount bigint not null,
  vat bigint not null
);
alter table sale_return_surcharge add constraint sale_return_surcharge_pk primary key (store_id, id);
alter table sale_return_surcharge add constraint sale_return_surcharge_once unique (store_id, sale_return_id, bill_surcharge_id);
alter table sale_return_surcharge add constraint sale_return_surcharge_return_fk foreign key (store_id, sale_return_id) references sale_return (store_id, id);
alter table sale_return_surcharge add constraint sale_return_surcharge_of_fk foreign key (store_id, bill_surcharge_id) references bill_surcharge (store_id, id);
alter table sale_return_surcharge add constraint sale_return_surcharge_amounts check (amount > 0 and vat between 0 and amount);
create index sale_return_surcharge_of_bill on sale_return_surcharge (store_id, bill_surcharge_id);
alter table sale_return add column surcharges_back bigint not null default 0;
alter table sale_return drop constraint sale_return_adds_up;
alter table sale_return add constraint sale_return_adds_up check (
  refundable = goods_amount + bill_rounding + surcharges_back - fee - gift_charge and refundable >= 0 and surcharges_back >= 0
  and refundable + cash_rounding = exchange_used + debt_reduced + credited + refunded);

do $$
declare t text;
begin
  foreach t in array array['surcharge', 'bill_surcharge', 'sale_return_surcharge'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (store_id = nullif(current_setting(''app.store_id'', true), '''')::uuid)', t || '_of_store', t);
  end loop;
end $$;
grant select, insert, update, delete on surcharge to quay_app;
grant select, insert, update on bill_surcharge to quay_app;
grant select, insert on sale_return_surcharge to quay_app;

-- A right that came after a store was made: its admins and managers hold it.
do $$
declare s uuid;
begin
  for s in select store_id from store_directory loop
    execute format('set local app.store_id = %L', s);
    insert into role_permission (store_id, id, role_id, model, action)
      select r.store_id, gen_random_uuid(), r.id, g.model, g.action
      from role r cross join (values ('surcharge', 'read'), ('surcharge', 'create'), ('surcharge', 'update'), ('surcharge', 'delete'),
        ('surcharge_amount', 'update')) g (model, action)
      where r.store_id = s and r.is_default and r.name in ('admin', 'management')
      on conflict do nothing;
  end loop;
end $$;
