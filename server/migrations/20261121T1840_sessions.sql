-- How people prove who they are: PINs, a second step, passwords that were given to them, browsers they used before, and
-- one action that somebody with the right allowed.

-- Wrong passwords are counted by name and address in memory: a stranger cannot lock somebody else's name any more.
alter table employee drop column failed_logins;
alter table employee drop column locked_until;

alter table employee add column must_change_password boolean not null default false;
alter table employee add column pin_hash text;
-- Wrong PINs since the right one; at five the PIN is locked, not the person.
alter table employee add column pin_failures smallint not null default 0;
-- Sealed with a key outside the database; counts once it was confirmed.
alter table employee add column totp_secret text;
alter table employee add column totp_confirmed_at timestamptz;
-- The step of the last code that was taken: no code is taken twice.
alter table employee add column totp_last_step bigint;

-- The browser that a person signed in with: known again by a token of its own that outlives the session.
alter table session add column browser_id uuid;
alter table session add column started_by text not null default 'password';
alter table session add constraint session_started_by check (started_by in ('password', 'pin'));

-- Codes for somebody who lost the phone that makes theirs; each opens once. Kept as a keyed hash.
create table recovery_code (
  store_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  code_hash bytea not null,
  used_at timestamptz
);
alter table recovery_code add constraint recovery_code_pk primary key (store_id, id);
alter table recovery_code add constraint recovery_code_employee_fk foreign key (store_id, employee_id) references employee (store_id, id);
create index recovery_code_by_employee on recovery_code (store_id, employee_id);

-- One action of one session that somebody with the right allowed by PIN, for a minute.
create table approval (
  store_id uuid not null,
  id uuid not null,
  token_hash bytea not null,
  session_id uuid not null,
  approver_id uuid not null,
  model text not null,
  action text not null,
  subject text not null,
  reason text,
  expires_at timestamptz not null,
  used_at timestamptz
);
alter table approval add constraint approval_pk primary key (store_id, id);
alter table approval add constraint approval_session_fk foreign key (store_id, session_id) references session (store_id, id);
alter table approval add constraint approval_approver_fk foreign key (store_id, approver_id) references employee (store_id, id);
create index approval_by_token on approval (store_id, token_hash);
create index approval_by_age on approval (store_id, expires_at);

-- Somebody who forgot the password asks the administrator of the shop; one open request a person.
create table password_request (
  store_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  address text,
  requested_at timestamptz not null
);
alter table password_request add constraint password_request_pk primary key (store_id, id);
alter table password_request add constraint password_request_once unique (store_id, employee_id);
alter table password_request add constraint password_request_employee_fk foreign key (store_id, employee_id) references employee (store_id, id);

do $$
declare t text;
begin
  foreach t in array array['recovery_code', 'approval', 'password_request'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (store_id = nullif(current_setting(''app.store_id'', true), '''')::uuid)', t || '_of_store', t);
    execute format('grant select, insert, update, delete on %I to quay_app', t);
  end loop;
end $$;
