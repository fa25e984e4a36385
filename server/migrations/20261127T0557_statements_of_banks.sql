-- Statements of banks with what goes out too and the balance behind each line, and which rows of the cash book their lines are.
create table bank_statement (
  store_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  from_day date not null,
  to_day date not null,
  -- Where the file tells balances: opening + sum of its lines = closing.
  opening bigint,
  closing bigint,
  file_hash bytea not null,
  line_count integer not null,
  imported_at timestamptz not null,
  imported_by_name text not null
);
alter table bank_statement add constraint bank_statement_pk primary key (store_id, id);
alter table bank_statement add constraint bank_statement_once unique (store_id, account_id, file_hash);
alter table bank_statement add constraint bank_statement_account_fk foreign key (store_id, account_id) references cash_account (store_id, id);
alter table bank_statement add constraint bank_statement_balanced check (num_nulls(opening, closing) in (0, 2) and from_day <= to_day);

alter table bank_statement_line add column statement_id uuid;
-- What lay on the account behind the line.
alter table bank_statement_line add column balance bigint;
-- Its place in the file: of one day the last line has the balance of the day.
alter table bank_statement_line add column place integer;
alter table bank_statement_line add constraint bank_statement_line_statement_fk foreign key (store_id, statement_id) references bank_statement (store_id, id);
alter table bank_statement_line drop constraint bank_statement_line_amount_range;
alter table bank_statement_line add constraint bank_statement_line_amount_range check (amount <> 0);
create index bank_statement_line_by_day on bank_statement_line (store_id, account_id, booked_on, place);

-- A part of a line that is a part of a row of the cash book: one line may be many rows, and one row many lines.
create table bank_match (
  store_id uuid not null,
  id uuid not null,
  line_id uuid not null,
  entry_id uuid not null,
  amount bigint not null,
  matched_at timestamptz not null,
  matched_by_name text not null,
  undone_at timestamptz,
  undone_by_name text
);
alter table bank_match add constraint bank_match_pk primary key (store_id, id);
alter table bank_match add constraint bank_match_line_fk foreign key (store_id, line_id) references bank_statement_line (store_id, id);
alter table bank_match add constraint bank_match_entry_fk foreign key (store_id, entry_id) references cash_entry (store_id, id);
alter table bank_match add constraint bank_match_amount_range check (amount > 0 and num_nulls(undone_at, undone_by_name) in (0, 2));
create index bank_match_by_line on bank_match (store_id, line_id) where undone_at is null;
create index bank_match_by_entry on bank_match (store_id, entry_id) where undone_at is null;

do $$
declare t text;
begin
  foreach t in array array['bank_statement', 'bank_match'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (store_id = nullif(current_setting(''app.store_id'', true), '''')::uuid)', t || '_of_store', t);
    execute format('grant select, insert, update on %I to quay_app', t);
  end loop;
end $$;
