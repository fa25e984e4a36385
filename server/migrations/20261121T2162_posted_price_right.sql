-- A right that came after a store was made: its admins and managers hold it.
do $$
declare s uuid;
begin
  for s in select store_id from store_directory loop
    execute format('set local app.store_id = %L', s);
    insert into role_permission (store_id, id, role_id, model, action)
      select r.store_id, gen_random_uuid(), r.id, 'posted_price', 'update'
      from role r where r.store_id = s and r.is_default and r.name in ('admin', 'management')
      on conflict do nothing;
  end loop;
end $$;
