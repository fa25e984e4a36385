-- Transfers of bills that wait until the money is on the account, and lines of the bank's statements that they are matched with.

create table bank_transfer (
  store_id uuid not null,
  -- That of the payment.
  id uuid not null,
  bill_id uuid not null,
  branch_id uuid not null,
  account_id uuid not null,
  amount bigint not null,
  -- What stands in the content of the transfer.
  reference text not null,
  bill_code text not null,
  sold_at timestamptz not null,
  business_day date not null,
  status text not null,
  received_how text,
  received_at timestamptz,
  received_by_name text
);
alter table bank_transfer add constraint bank_transfer_pk primary key (store_id, id);
alter table bank_transfer add constraint bank_transfer_bill_fk foreign key (store_id, bill_id) references bill (store_id, id);
alter table bank_transfer add constraint bank_transfer_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
alter table bank_transfer add constraint bank_transfer_account_fk foreign key (store_id, account_id) references cash_account (store_id, id);
alter table bank_transfer add constraint bank_transfer_state check (
  amount > 0 and status in ('WAITING', 'RECEIVED', 'CANCELLED') and (status = 'RECEIVED') = (received_how is not null)
  and num_nulls(received_how, received_at, received_by_name) in (0, 3) and received_how in ('HAND', 'STATEMENT'));
create index bank_transfer_by_time on bank_transfer (store_id, branch_id, sold_at desc, id desc);
create index bank_transfer_waiting on bank_transfer (store_id, account_id, amount) where status = 'WAITING';
create index bank_transfer_by_bill on bank_transfer (store_id, bill_id);

create table bank_statement_line (
  store_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  -- What tells it from every other line of the account: a file that comes twice brings it once.
  line_key text not null,
  booked_on date not null,
  amount bigint not null,
  content text not null,
  reference text,
  -- The transfer that it is.
  transfer_id uuid,
  imported_at timestamptz not null,
  imported_by_name text not null
);
alter table bank_statement_line add constraint bank_statement_line_pk primary key (store_id, id);
alter table bank_statement_line add constraint bank_statement_line_once unique (store_id, account_id, line_key);
alter table bank_statement_line add constraint bank_statement_line_transfer_once unique (store_id, transfer_id);
alter table bank_statement_line add constraint bank_statement_line_account_fk foreign key (store_id, account_id) references cash_account (store_id, id);
alter table bank_statement_line add constraint bank_statement_line_transfer_fk foreign key (store_id, transfer_id) references bank_transfer (store_id, id);
alter table bank_statement_line add constraint bank_statement_line_amount_range check (amount > 0);
create index bank_statement_line_open on bank_statement_line (store_id, booked_on desc, id desc) where transfer_id is null;

do $$
declare t text;
begin
  foreach t in array array['bank_transfer', 'bank_statement_line'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (store_id = nullif(current_setting(''app.store_id'', true), '''')::uuid)', t || '_of_store', t);
    execute format('grant select, insert, update on %I to quay_app', t);
  end loop;
end $$;
