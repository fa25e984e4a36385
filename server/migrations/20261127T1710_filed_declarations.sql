-- A declaration that a person marked as handed in closes the books of its days for the branches of one tax code. A person with the right lifts the mark.
create table tax_filing (
  store_id uuid not null,
  id uuid not null,
  -- Empty where the household has none yet.
  tax_code text not null,
  branch_ids uuid[] not null,
  kind text not null,
  from_day date not null,
  to_day date not null,
  filed_on date not null,
  file_number text not null,
  note text,
  -- What the books held when it was marked, in dong.
  revenue bigint not null,
  vat bigint not null,
  pit bigint,
  -- Until when each branch was closed before, by its id.
  closed_before jsonb not null,
  status text not null,
  filed_by uuid not null,
  filed_by_name text not null,
  filed_at timestamptz not null,
  version integer not null default 1,
  content_hash bytea not null,
  lifted_at timestamptz,
  lifted_by_name text,
  lift_reason text
);
alter table tax_filing add constraint tax_filing_pk primary key (store_id, id);
alter table tax_filing add constraint tax_filing_kind_known check (kind in ('MONTH', 'QUARTER', 'YEAR'));
alter table tax_filing add constraint tax_filing_days_in_order check (from_day <= to_day and to_day < filed_on);
alter table tax_filing add constraint tax_filing_status_known check
  (status in ('FILED', 'LIFTED') and (status = 'LIFTED') = (lifted_at is not null) and num_nulls(lifted_at, lifted_by_name, lift_reason) in (0, 3));
create unique index tax_filing_once on tax_filing (store_id, tax_code, kind, from_day) where status = 'FILED';
create index tax_filing_by_day on tax_filing (store_id, to_day desc);

-- What the law asks of a household from a day on, where a store knows it before the program does.
create table tax_rule (
  store_id uuid not null,
  id uuid not null,
  from_day date not null,
  threshold bigint not null,
  -- Basis points of VAT and income tax by activity.
  activities jsonb not null,
  -- Steps of the income: up to which revenue, basis points, whether revenue may be chosen.
  income jsonb not null,
  source text not null,
  created_by_name text not null,
  created_at timestamptz not null,
  content_hash bytea not null
);
alter table tax_rule add constraint tax_rule_pk primary key (store_id, id);
alter table tax_rule add constraint tax_rule_day_once unique (store_id, from_day);
alter table tax_rule add constraint tax_rule_threshold_range check (threshold >= 0);

do $$
declare t text;
begin
  foreach t in array array['tax_filing', 'tax_rule'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (store_id = nullif(current_setting(''app.store_id'', true), '''')::uuid)', t || '_of_store', t);
  end loop;
end $$;
grant select, insert, update on tax_filing to quay_app;
grant select, insert, delete on tax_rule to quay_app;
