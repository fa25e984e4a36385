-- Tiles of the till stand in the order that the branch gave them: those of a category together.
alter table quick_pick add column position int;
do $$
declare entered uuid;
begin
  for entered in select store_id from store_directory loop
    execute format('set local app.store_id = %L', entered);
    update quick_pick q set position = o.position
    from (
      select id, row_number() over (partition by branch_id order by pinned_at, id) as position from quick_pick where store_id = entered
    ) o
    where q.store_id = entered and q.id = o.id;
  end loop;
end $$;
alter table quick_pick alter column position set not null;
