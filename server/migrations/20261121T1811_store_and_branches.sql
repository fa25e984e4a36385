-- What a shop says of itself and of each place where it sells: on maps, on receipts, and to the inspector.

alter table store add column coordinates text;
-- [{"days": [1, 2], "from": "07:00", "to": "22:00"}], days from Monday 1 to Sunday 7; null where nobody has said.
alter table store add column working_hours jsonb;
-- [{"kind": "gpp", "number": "123/GPP", "issuedBy": "Sở Y tế", "issuedOn": "2024-01-01", "expiresOn": "2027-01-01"}]
alter table store add column licences jsonb not null default '[]';
alter table store add constraint store_licences_list check (jsonb_typeof(licences) = 'array');
alter table store add column receipt_header text;
alter table store add column receipt_footer text;
alter table store add column return_policy text;

alter table branch add column code text;
alter table branch add column coordinates text;
alter table branch add column working_hours jsonb;
alter table branch add column licences jsonb not null default '[]';
alter table branch add constraint branch_licences_list check (jsonb_typeof(licences) = 'array');
-- How its receipts look; null is the ordinary look.
alter table branch add column receipt jsonb;
alter table branch add column content_hash bytea;
create unique index branch_code_once on branch (store_id, upper(code)) where code is not null;
alter table branch add constraint branch_default_is_active check (is_active or not is_default_branch);

-- Codes for the branches that are there. One store at a time: row-level security holds the owner of the tables as well.
do $$
declare s uuid;
begin
  for s in select store_id from store_directory loop
    execute format('set local app.store_id = %L', s);
    update branch b set code = numbered.code
      from (select id, 'CN' || lpad((row_number() over (order by is_default_branch desc, created_at, id))::text, 2, '0') as code
            from branch where store_id = s) numbered
      where b.store_id = s and b.id = numbered.id;
  end loop;
end $$;
