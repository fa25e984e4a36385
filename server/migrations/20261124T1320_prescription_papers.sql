-- How much of one prescription several sales took, and which prescribed medicine a line stands for. docs/topics/prescriptions.md.

alter table prescription add column paper_key text;
update prescription p set paper_key = case
  when p.code ~* '^[0-9a-z]{12}-[cnhyt]$' then lower(p.code)
  else lower(p.code) || '|' || fold(coalesce(p.patient_name, '')) end
  from bill b where b.store_id = p.store_id and b.id = p.bill_id and p.code <> b.code;
create index prescription_by_paper on prescription (store_id, paper_key) where paper_key is not null;

-- A row a paper: sales of one prescription wait for each other here.
create table prescription_paper (
  store_id uuid not null,
  id uuid not null,
  paper_key text not null,
  constraint prescription_paper_pk primary key (store_id, id),
  constraint prescription_paper_once unique (store_id, paper_key)
);

alter table bill_item add column stands_for text;

do $$
begin
  alter table prescription_paper enable row level security;
  alter table prescription_paper force row level security;
  create policy prescription_paper_of_store on prescription_paper using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
  grant select, insert, update on prescription_paper to quay_app;
end $$;
