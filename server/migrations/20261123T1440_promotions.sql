-- Promotions of the store, what was used of them, and what they took off bills and lines.

create table discount (
  store_id uuid not null,
  id uuid not null,
  code text not null,
  name text not null,
  note text,
  level text not null,
  effect text not null,
  stacking text not null,
  rank integer not null,
  is_active boolean not null,
  -- By the clock of each branch, as YYYY-MM-DDTHH:MM: from the one up to the other.
  starts_at text,
  ends_at text,
  -- Bit 0 is Monday.
  weekdays integer not null default 127,
  -- [{"from": 600, "to": 660}] in minutes of the day; null is the whole day.
  hours jsonb,
  -- Where one of these is false, the promotion is only for those that discount_condition names, and holds for none once they are deleted.
  all_branches boolean not null default true,
  all_sellers boolean not null default true,
  all_groups boolean not null default true,
  all_books boolean not null default true,
  max_amount bigint,
  max_units bigint,
  units_per text not null default 'BILL',
  pick text not null default 'CHEAPEST',
  max_times integer,
  max_uses integer,
  budget bigint,
  quantity_in text not null default 'UNIT',
  -- [{"minAmount": null, "minQuantity": 2, "value": 1000, "getQuantity": null}], rising in what has to be reached.
  rules jsonb not null,
  -- Of one with a limit only: what the rows of discount_use add up to.
  used_count integer not null default 0,
  used_amount bigint not null default 0,
  content_hash bytea,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- One that is gone is still named on what was sold by it.
  deleted_at timestamptz
);
alter table discount add constraint discount_pk primary key (store_id, id);
create unique index discount_code_once on discount (store_id, code);
create unique index discount_name_once on discount (store_id, name_key(name)) where deleted_at is null;
alter table discount add constraint discount_level_known check (level in ('ITEM', 'ORDER'));
alter table discount add constraint discount_effect_known check (effect in ('PERCENT', 'MONEY', 'PRICE', 'SET_PRICE', 'GET'));
alter table discount add constraint discount_level_fits check (level = 'ITEM' or effect in ('PERCENT', 'MONEY'));
alter table discount add constraint discount_stacking_known check (stacking in ('SINGLE', 'COMBINE', 'EXCLUSIVE'));
alter table discount add constraint discount_rank_range check (rank between 0 and 999);
alter table discount add constraint discount_weekdays_range check (weekdays between 1 and 127);
alter table discount add constraint discount_units_per_known check (units_per in ('LINE', 'BILL'));
alter table discount add constraint discount_pick_known check (pick in ('CHEAPEST', 'DEAREST'));
alter table discount add constraint discount_quantity_in_known check (quantity_in in ('UNIT', 'BASE'));
alter table discount add constraint discount_times_shape check (starts_at ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$' and ends_at ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$');
alter table discount add constraint discount_times_in_order check (ends_at > starts_at);
alter table discount add constraint discount_limits_range check (
  max_amount > 0 and max_units > 0 and max_times > 0 and max_uses > 0 and budget > 0);
alter table discount add constraint discount_used_range check (used_count >= 0 and used_amount >= 0);

create table discount_condition (
  store_id uuid not null,
  id uuid not null,
  discount_id uuid not null,
  role text not null,
  branch_id uuid,
  employee_id uuid,
  customer_group_id uuid,
  -- Null in the role PRICE_BOOK is the general price list.
  book_id uuid,
  product_id uuid,
  unit_id uuid,
  product_group_id uuid,
  manufacturer_id uuid,
  -- Of the role BUY: rows of one component stand in for each other.
  component integer,
  quantity bigint
);
alter table discount_condition add constraint discount_condition_pk primary key (store_id, id);
alter table discount_condition add constraint discount_condition_discount_fk foreign key (store_id, discount_id) references discount (store_id, id) on delete cascade;
alter table discount_condition add constraint discount_condition_branch_fk foreign key (store_id, branch_id) references branch (store_id, id) on delete cascade;
alter table discount_condition add constraint discount_condition_employee_fk foreign key (store_id, employee_id) references employee (store_id, id) on delete cascade;
alter table discount_condition add constraint discount_condition_customer_group_fk foreign key (store_id, customer_group_id) references customer_group (store_id, id) on delete cascade;
alter table discount_condition add constraint discount_condition_book_fk foreign key (store_id, book_id) references price_book (store_id, id) on delete cascade;
alter table discount_condition add constraint discount_condition_product_fk foreign key (store_id, product_id) references product (store_id, id) on delete cascade;
alter table discount_condition add constraint discount_condition_unit_fk foreign key (store_id, unit_id) references product_unit (store_id, id) on delete cascade;
alter table discount_condition add constraint discount_condition_product_group_fk foreign key (store_id, product_group_id) references product_group (store_id, id) on delete cascade;
alter table discount_condition add constraint discount_condition_manufacturer_fk foreign key (store_id, manufacturer_id) references manufacturer (store_id, id) on delete cascade;
alter table discount_condition add constraint discount_condition_role_known check (role in ('BRANCH', 'SELLER', 'CUSTOMER_GROUP', 'PRICE_BOOK', 'GOODS', 'NOT_GOODS', 'TARGET', 'BUY'));
alter table discount_condition add constraint discount_condition_names_one check (case role
  when 'BRANCH' then num_nonnulls(branch_id) = 1 when 'SELLER' then num_nonnulls(employee_id) = 1
  when 'CUSTOMER_GROUP' then num_nonnulls(customer_group_id) = 1 when 'PRICE_BOOK' then true
  else num_nonnulls(product_id, unit_id, product_group_id, manufacturer_id) = 1 end);
alter table discount_condition add constraint discount_condition_buy_whole check ((role = 'BUY') = (num_nonnulls(component, quantity) = 2));
create index discount_condition_by_discount on discount_condition (store_id, discount_id);
create index discount_condition_by_product on discount_condition (store_id, product_id) where product_id is not null;

-- Append-only: a bill uses a promotion once, its cancel takes the use back.
create table discount_use (
  store_id uuid not null,
  id uuid not null,
  discount_id uuid not null,
  branch_id uuid not null,
  bill_id uuid not null,
  uses integer not null,
  amount bigint not null,
  undoes_id uuid,
  business_day date not null,
  at timestamptz not null
);
alter table discount_use add constraint discount_use_pk primary key (store_id, id);
alter table discount_use add constraint discount_use_discount_fk foreign key (store_id, discount_id) references discount (store_id, id);
alter table discount_use add constraint discount_use_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
alter table discount_use add constraint discount_use_bill_fk foreign key (store_id, bill_id) references bill (store_id, id);
alter table discount_use add constraint discount_use_undoes_fk foreign key (store_id, undoes_id) references discount_use (store_id, id);
alter table discount_use add constraint discount_use_sign check ((uses = 1 and amount >= 0 and undoes_id is null) or (uses = -1 and amount <= 0 and undoes_id is not null));
create unique index discount_use_undone_once on discount_use (store_id, undoes_id) where undoes_id is not null;
create unique index discount_use_once on discount_use (store_id, bill_id, discount_id) where undoes_id is null;
create index discount_use_by_discount on discount_use (store_id, discount_id, business_day);

create table bill_discount (
  store_id uuid not null,
  id uuid not null,
  bill_id uuid not null,
  discount_id uuid not null,
  position integer not null,
  -- As they were when it was sold.
  code text not null,
  name text not null,
  level text not null,
  effect text not null,
  amount bigint not null,
  times integer not null
);
alter table bill_discount add constraint bill_discount_pk primary key (store_id, id);
alter table bill_discount add constraint bill_discount_bill_fk foreign key (store_id, bill_id) references bill (store_id, id);
alter table bill_discount add constraint bill_discount_discount_fk foreign key (store_id, discount_id) references discount (store_id, id);
alter table bill_discount add constraint bill_discount_amount_range check (amount > 0);
create unique index bill_discount_once on bill_discount (store_id, bill_id, discount_id);

create table bill_item_discount (
  store_id uuid not null,
  id uuid not null,
  bill_id uuid not null,
  item_id uuid not null,
  discount_id uuid not null,
  -- TARGET became cheaper; TRIGGER is what a set was bought with.
  role text not null,
  units bigint not null,
  amount bigint not null
);
alter table bill_item_discount add constraint bill_item_discount_pk primary key (store_id, id);
alter table bill_item_discount add constraint bill_item_discount_bill_fk foreign key (store_id, bill_id) references bill (store_id, id);
alter table bill_item_discount add constraint bill_item_discount_item_fk foreign key (store_id, item_id) references bill_item (store_id, id);
alter table bill_item_discount add constraint bill_item_discount_discount_fk foreign key (store_id, discount_id) references discount (store_id, id);
alter table bill_item_discount add constraint bill_item_discount_role_known check (role in ('TARGET', 'TRIGGER'));
alter table bill_item_discount add constraint bill_item_discount_amount_range check (amount >= 0 and units > 0);
create index bill_item_discount_by_item on bill_item_discount (store_id, item_id);
create index bill_item_discount_by_bill on bill_item_discount (store_id, bill_id);

do $$
declare t text;
begin
  foreach t in array array['discount', 'discount_condition', 'discount_use', 'bill_discount', 'bill_item_discount']
  loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (store_id = nullif(current_setting(''app.store_id'', true), '''')::uuid)', t || '_of_store', t);
    execute format('grant select, insert, update, delete on %I to quay_app', t);
  end loop;
end $$;
revoke update, delete on discount_use from quay_app;
