-- Groups of customers, books of prices, prices from a number on, prices that are to come, and posted prices.

create table customer_group (
  store_id uuid not null,
  id uuid not null,
  name text not null,
  note text,
  content_hash bytea,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
alter table customer_group add constraint customer_group_pk primary key (store_id, id);
create unique index customer_group_name_once on customer_group (store_id, name_key(name));

alter table customer add column group_id uuid;
alter table customer add constraint customer_group_fk foreign key (store_id, group_id) references customer_group (store_id, id);
create index customer_by_group on customer (store_id, group_id) where group_id is not null;

create table price_book (
  store_id uuid not null,
  id uuid not null,
  name text not null,
  -- By the clock of each branch, as YYYY-MM-DDTHH:MM: from the one up to the other.
  starts_at text,
  ends_at text,
  -- Where one of these is false, price_book_scope names whom it is for; nobody when all of them are gone.
  all_branches boolean not null,
  all_groups boolean not null,
  all_sellers boolean not null,
  off_list text not null,
  is_active boolean not null,
  base text,
  base_book_id uuid,
  adjust_unit smallint,
  -- Basis points or đồng, with its sign.
  adjust_value bigint,
  rounding integer,
  -- Prices move with what they are made from.
  follows boolean not null default false,
  content_hash bytea,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- A book that is gone is still named on what was sold by it.
  deleted_at timestamptz
);
alter table price_book add constraint price_book_pk primary key (store_id, id);
alter table price_book add constraint price_book_base_book_fk foreign key (store_id, base_book_id) references price_book (store_id, id);
alter table price_book add constraint price_book_off_list_known check (off_list in ('allowed', 'warned', 'blocked'));
alter table price_book add constraint price_book_base_known check (base in ('general', 'cost', 'last_purchase', 'current', 'book'));
alter table price_book add constraint price_book_base_book_named check ((base_book_id is not null) = (base is not distinct from 'book'));
alter table price_book add constraint price_book_base_is_another check (base_book_id <> id);
alter table price_book add constraint price_book_adjust_unit_known check (adjust_unit in (1, 2));
alter table price_book add constraint price_book_formula_whole check (num_nonnulls(base, adjust_unit, adjust_value, rounding) in (0, 4));
alter table price_book add constraint price_book_rounding_known check (rounding in (1, 100, 500, 1000));
alter table price_book add constraint price_book_times_in_order check (ends_at > starts_at);
alter table price_book add constraint price_book_times_shape check (starts_at ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$' and ends_at ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$');
create unique index price_book_name_once on price_book (store_id, name_key(name)) where deleted_at is null;

create table price_book_scope (
  store_id uuid not null,
  id uuid not null,
  book_id uuid not null,
  branch_id uuid,
  group_id uuid,
  employee_id uuid
);
alter table price_book_scope add constraint price_book_scope_pk primary key (store_id, id);
alter table price_book_scope add constraint price_book_scope_book_fk foreign key (store_id, book_id) references price_book (store_id, id) on delete cascade;
alter table price_book_scope add constraint price_book_scope_branch_fk foreign key (store_id, branch_id) references branch (store_id, id) on delete cascade;
alter table price_book_scope add constraint price_book_scope_group_fk foreign key (store_id, group_id) references customer_group (store_id, id) on delete cascade;
alter table price_book_scope add constraint price_book_scope_employee_fk foreign key (store_id, employee_id) references employee (store_id, id) on delete cascade;
alter table price_book_scope add constraint price_book_scope_names_one check (num_nonnulls(branch_id, group_id, employee_id) = 1);
create unique index price_book_scope_once on price_book_scope (store_id, book_id, branch_id, group_id, employee_id) nulls not distinct;

-- What a unit costs in a book. Without a book only the prices from a number on, of the general price list.
create table price_book_item (
  store_id uuid not null,
  id uuid not null,
  book_id uuid,
  product_id uuid not null,
  unit_id uuid not null,
  -- Null: not (any more) in the book. The row stays, so that tills hear of it.
  price bigint,
  tiers jsonb not null default '[]',
  changed_at timestamptz not null
);
alter table price_book_item add constraint price_book_item_pk primary key (store_id, id);
alter table price_book_item add constraint price_book_item_book_fk foreign key (store_id, book_id) references price_book (store_id, id) on delete cascade;
alter table price_book_item add constraint price_book_item_product_fk foreign key (store_id, product_id) references product (store_id, id) on delete cascade;
alter table price_book_item add constraint price_book_item_unit_fk foreign key (store_id, unit_id) references product_unit (store_id, id) on delete cascade;
alter table price_book_item add constraint price_book_item_price_range check (price between 0 and 999999999999);
create unique index price_book_item_unit_once on price_book_item (store_id, unit_id, book_id) nulls not distinct;
create index price_book_item_by_product on price_book_item (store_id, product_id);
create index price_book_item_by_change on price_book_item (store_id, changed_at);
create index price_book_item_by_book on price_book_item (store_id, book_id);

-- A price that a unit is to have from a time on, by the clock of each branch.
create table price_change (
  store_id uuid not null,
  id uuid not null,
  product_id uuid not null,
  unit_id uuid not null,
  unit_name text not null,
  starts_at text not null,
  price bigint not null,
  -- What it was when it was made.
  price_before bigint not null,
  note text,
  state text not null,
  created_by uuid not null,
  created_by_name text not null,
  cancelled_by_name text,
  content_hash bytea,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null
);
alter table price_change add constraint price_change_pk primary key (store_id, id);
alter table price_change add constraint price_change_product_fk foreign key (store_id, product_id) references product (store_id, id) on delete cascade;
alter table price_change add constraint price_change_unit_fk foreign key (store_id, unit_id) references product_unit (store_id, id) on delete cascade;
alter table price_change add constraint price_change_starts_at_shape check (starts_at ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$');
alter table price_change add constraint price_change_price_range check (price between 0 and 999999999999);
alter table price_change add constraint price_change_state_known check (state in ('PENDING', 'APPLIED', 'CANCELLED'));
create unique index price_change_once on price_change (store_id, unit_id, starts_at) where state = 'PENDING';
create index price_change_by_product on price_change (store_id, product_id);
create index price_change_by_change on price_change (store_id, changed_at);
create index price_change_due on price_change (store_id, starts_at) where state = 'PENDING';

-- What the unit may cost at most: posted at the counter or declared to the authority.
alter table product_unit add column posted_price bigint;
alter table product_unit add constraint product_unit_posted_price_range check (posted_price between 0 and 999999999999);

-- Which book and from how many on; of a line above its posted price, that price and why.
alter table bill_item add column price_book_id uuid;
alter table bill_item add column price_book_name text;
alter table bill_item add column price_tier_from bigint;
alter table bill_item add column posted_price bigint;
alter table bill_item add column posted_reason text;
create index bill_item_over_posted on bill_item (store_id, business_day) where posted_reason is not null;

do $$
declare t text;
begin
  foreach t in array array['customer_group', 'price_book', 'price_book_scope', 'price_book_item', 'price_change']
  loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (store_id = nullif(current_setting(''app.store_id'', true), '''')::uuid)', t || '_of_store', t);
    execute format('grant select, insert, update, delete on %I to quay_app', t);
  end loop;
end $$;
