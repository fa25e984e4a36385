-- Stores, people, rights, sessions, the log. Rules of tenancy: docs/architecture.md, "Tenancy".

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- unaccent is only STABLE because its dictionary could be replaced; ours is the shipped one, so the wrapper may be IMMUTABLE.
create function fold(value text) returns text language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

-- Two names are one when they differ in case only; of Đ and đ too, whatever collation the database was made with.
create function name_key(value text) returns text language sql immutable strict parallel safe
  return lower(value collate "vi-x-icu");

create table store_directory (
  store_id uuid not null,
  status text not null default 'active',
  created_at timestamptz not null default now()
);
alter table store_directory add constraint store_directory_pk primary key (store_id);

create table store (
  store_id uuid not null,
  id uuid not null,
  name text not null,
  phone text not null,
  email text,
  address text,
  tax_code text,
  is_agency boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
alter table store add constraint store_pk primary key (store_id, id);
alter table store add constraint store_is_its_own check (store_id = id);

create table branch (
  store_id uuid not null,
  id uuid not null,
  name text not null,
  phone text,
  address text,
  is_default_branch boolean not null default false,
  is_active boolean not null default true,
  time_zone text not null default 'Asia/Ho_Chi_Minh',
  day_cut_off_hour smallint not null default 0,
  closed_through date,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
alter table branch add constraint branch_pk primary key (store_id, id);
alter table branch add constraint branch_store_fk foreign key (store_id, store_id) references store (store_id, id);
alter table branch add constraint branch_cut_off_range check (day_cut_off_hour between 0 and 12);
create unique index branch_one_default on branch (store_id) where is_default_branch;
create unique index branch_name_once on branch (store_id, name_key(name));

create table role (
  store_id uuid not null,
  id uuid not null,
  name text not null,
  is_default boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
alter table role add constraint role_pk primary key (store_id, id);
alter table role add constraint role_store_fk foreign key (store_id, store_id) references store (store_id, id);
create unique index role_name_once on role (store_id, name_key(name));

create table role_permission (
  store_id uuid not null,
  id uuid not null,
  role_id uuid not null,
  model text not null,
  action text not null
);
alter table role_permission add constraint role_permission_pk primary key (store_id, id);
alter table role_permission add constraint role_permission_role_fk foreign key (store_id, role_id) references role (store_id, id) on delete cascade;
alter table role_permission add constraint role_permission_once unique (store_id, role_id, model, action);
alter table role_permission add constraint role_permission_action check (action in ('read', 'create', 'update', 'delete'));

create table employee (
  store_id uuid not null,
  id uuid not null,
  role_id uuid not null,
  full_name text not null,
  username text not null,
  phone text,
  email text,
  password_hash text not null,
  is_active boolean not null default true,
  failed_logins integer not null default 0,
  locked_until timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
alter table employee add constraint employee_pk primary key (store_id, id);
alter table employee add constraint employee_role_fk foreign key (store_id, role_id) references role (store_id, id);
create index employee_by_role on employee (store_id, role_id);

create table employee_branch (
  store_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  branch_id uuid not null
);
alter table employee_branch add constraint employee_branch_pk primary key (store_id, id);
alter table employee_branch add constraint employee_branch_once unique (store_id, employee_id, branch_id);
alter table employee_branch add constraint employee_branch_employee_fk foreign key (store_id, employee_id) references employee (store_id, id);
alter table employee_branch add constraint employee_branch_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
create index employee_branch_by_branch on employee_branch (store_id, branch_id);

-- What must be found before the store is known: no row-level security, no secrets.
create table login_name (
  folded text not null,
  store_id uuid not null,
  employee_id uuid not null
);
alter table login_name add constraint login_name_pk primary key (folded);
create index login_name_by_employee on login_name (store_id, employee_id);

create table public_slug (
  slug text not null,
  store_id uuid not null,
  kind text not null,
  id uuid not null
);
alter table public_slug add constraint public_slug_pk primary key (slug);

-- A family of refresh tokens. The tokens themselves are signed and not stored: `sequence` names the only live one.
create table session (
  store_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  sequence integer not null default 1,
  rotated_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoke_reason text,
  user_agent text,
  address text,
  created_at timestamptz not null default now()
);
alter table session add constraint session_pk primary key (store_id, id);
alter table session add constraint session_employee_fk foreign key (store_id, employee_id) references employee (store_id, id);
create index session_by_employee on session (store_id, employee_id);

create table setting (
  store_id uuid not null,
  id uuid not null,
  key text not null,
  value jsonb not null,
  version integer not null default 1
);
alter table setting add constraint setting_pk primary key (store_id, id);
alter table setting add constraint setting_once unique (store_id, key);

create table counter (
  store_id uuid not null,
  id uuid not null,
  kind text not null,
  value bigint not null default 0
);
alter table counter add constraint counter_pk primary key (store_id, id);
alter table counter add constraint counter_once unique (store_id, kind);

create table user_log (
  store_id uuid not null,
  at timestamptz not null,
  id uuid not null,
  employee_id uuid,
  employee_name text not null,
  branch_id uuid,
  action text not null,
  subject_kind text,
  subject_id uuid,
  subject_code text,
  before jsonb,
  after jsonb,
  session_id uuid,
  address text,
  request_id text
) partition by range (at);
alter table user_log add constraint user_log_pk primary key (store_id, at, id);
create index user_log_by_subject on user_log (store_id, subject_id);
create table user_log_default partition of user_log default;

-- `id` is the caller's Idempotency-Key, a UUIDv7; `at` is the instant inside it, so that the key alone is unique.
create table idempotency_key (
  store_id uuid not null,
  at timestamptz not null,
  id uuid not null,
  employee_id uuid not null,
  route text not null,
  content_hash bytea not null,
  answer jsonb
) partition by range (at);
alter table idempotency_key add constraint idempotency_key_pk primary key (store_id, at, id);
create table idempotency_key_default partition of idempotency_key default;
