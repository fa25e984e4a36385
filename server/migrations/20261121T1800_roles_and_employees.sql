-- What a role may take off a price, and what a shop keeps of its people: branches, hours, certificates.

alter table role add column note text;
-- Basis points; null is what the store allows everybody (setting discountLimit).
alter table role add column discount_limit integer;
alter table role add column content_hash bytea;
alter table role add constraint role_discount_limit_range check (discount_limit between 0 and 10000);

alter table employee add column note text;
-- Only a pharmacist may substitute a medicine.
alter table employee add column is_pharmacist boolean not null default false;
alter table employee add column practising_number text;
alter table employee add column practising_issued_on date;
alter table employee add column practising_expires_on date;
alter table employee add column gpp_number text;
alter table employee add column gpp_issued_on date;
alter table employee add column gpp_expires_on date;
-- [{"days": [1, 2], "from": "07:00", "to": "22:00"}], days from Monday 1 to Sunday 7; null is at any time.
alter table employee add column access_windows jsonb;
alter table employee add column content_hash bytea;

alter table employee_branch add column is_default boolean not null default false;
create unique index employee_branch_one_default on employee_branch (store_id, employee_id) where is_default;

-- Rights that came after a store was made: its admins hold everything, its managers too but for what they never had.
-- One store at a time, because row-level security holds the owner of the tables as well.
do $$
declare s uuid;
begin
  for s in select store_id from store_directory loop
    execute format('set local app.store_id = %L', s);
    insert into role_permission (store_id, id, role_id, model, action)
      select r.store_id, gen_random_uuid(), r.id, 'data_export', 'create'
      from role r where r.store_id = s and r.is_default and r.name in ('admin', 'management')
      on conflict do nothing;
  end loop;
end $$;
