-- The second fence: row-level security on every tenant table, and a role that works under it.
-- Three small tables are found before the store is known, two are searched by trigram: the listed exceptions.

do $$
declare t text;
begin
  if not exists (select 1 from pg_roles where rolname = 'quay_app') then
    create role quay_app nologin;
  end if;
  execute format('grant quay_app to %I', current_user);
  grant usage on schema public to quay_app;
  for t in
    select c.relname from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'store_id' and not a.attisdropped)
  loop
    execute format('grant select, insert, update, delete on %I to quay_app', t);
    if t not in ('login_name', 'public_slug', 'store_directory', 'product_search', 'customer_search') then
      execute format('alter table %I enable row level security', t);
      execute format('alter table %I force row level security', t);
      execute format('create policy %I on %I using (store_id = nullif(current_setting(''app.store_id'', true), '''')::uuid)', t || '_of_store', t);
    end if;
  end loop;
  -- Ledgers and the log only grow.
  revoke update, delete on stock_entry, cash_entry, debt_entry, debt_allocation, point_entry, user_log from quay_app;
end $$;
