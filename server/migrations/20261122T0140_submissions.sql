-- What the shop reports to systems of the state: whether a branch is connected, and how each document stands with each
-- system. docs/topics/outside-systems.md.

create table connection (
  store_id uuid not null,
  id uuid not null,
  branch_id uuid not null,
  system text not null,
  -- As the specification has it: 1 connected, 0 disconnected.
  status integer not null,
  created_at timestamptz not null default now()
);
alter table connection add constraint connection_pk primary key (store_id, id);
alter table connection add constraint connection_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
alter table connection add constraint connection_system_known check (system in ('duoc-quoc-gia', 'csdl-duoc'));
alter table connection add constraint connection_status_known check (status in (0, 1));
create unique index connection_once on connection (store_id, branch_id, system);

create table submission (
  store_id uuid not null,
  id uuid not null,
  branch_id uuid not null,
  system text not null,
  document_kind text not null,
  document_id uuid not null,
  document_code text not null,
  -- What is to be said of the document, and which saying of it: with the document's id the system knows a copy by it.
  message text not null,
  revision integer not null default 1,
  state text not null,
  -- Of this revision, or since somebody sent it again by hand.
  attempts integer not null default 0,
  last_attempt_at timestamptz,
  next_attempt_at timestamptz,
  -- Why it was refused or not reached, in words.
  answer text,
  -- The number that the system gave the document.
  reference text,
  created_at timestamptz not null default now()
);
alter table submission add constraint submission_pk primary key (store_id, id);
alter table submission add constraint submission_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
alter table submission add constraint submission_system_known check (system in ('duoc-quoc-gia', 'csdl-duoc'));
alter table submission add constraint submission_kind_known check (document_kind in ('inbound', 'inbound-return'));
alter table submission add constraint submission_message_known check (message in ('REPORT', 'WITHDRAW'));
alter table submission add constraint submission_state_known check (state in ('WAITING', 'SENT', 'REFUSED', 'FAILED', 'DROPPED'));
alter table submission add constraint submission_next_while_waiting check ((state = 'WAITING') = (next_attempt_at is not null));
alter table submission add constraint submission_counts check (revision >= 1 and attempts >= 0);
create unique index submission_once on submission (store_id, document_id, document_kind, system);
create index submission_due on submission (store_id, next_attempt_at) where state = 'WAITING';

do $$
declare t text;
begin
  foreach t in array array['connection', 'submission']
  loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (store_id = nullif(current_setting(''app.store_id'', true), '''')::uuid)', t || '_of_store', t);
  end loop;
end $$;
grant select on connection to quay_app;
grant select, insert, update on submission to quay_app;
