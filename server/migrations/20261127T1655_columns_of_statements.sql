-- Which titles of a bank's statement are which column, as a person chose them once. By the bank, else by the account.
create table bank_statement_layout (
  store_id uuid not null,
  id uuid not null,
  bank text not null,
  titles jsonb not null,
  chosen_at timestamptz not null,
  chosen_by_name text not null
);
alter table bank_statement_layout add constraint bank_statement_layout_pk primary key (store_id, id);
alter table bank_statement_layout add constraint bank_statement_layout_bank_once unique (store_id, bank);
alter table bank_statement_layout enable row level security;
alter table bank_statement_layout force row level security;
create policy bank_statement_layout_of_store on bank_statement_layout using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
grant select, insert, update on bank_statement_layout to quay_app;
