-- A return that no shift carries belongs to the till at which it was taken back: docs/topics/shifts.md, "The end of a day".
alter table sale_return add column device_id uuid;
alter table sale_return add constraint sale_return_device_fk foreign key (store_id, device_id) references device (store_id, id);
create index sale_return_by_device on sale_return (store_id, device_id) where device_id is not null;

do $$
declare s uuid;
begin
  for s in select store_id from store_directory loop
    perform set_config('app.store_id', s::text, true);
    -- Of those before, as far as it is known: by the shift, else by the session that wrote it, where that is still kept.
    update sale_return d set device_id = h.device_id
    from shift h where d.store_id = s and h.store_id = s and h.id = d.shift_id and h.device_id is not null;
    update sale_return d set device_id = w.device_id
    from (
      select l.subject_id as id, (array_agg(i.device_id order by l.at desc))[1] as device_id
      from sale_return r
      join user_log l on l.store_id = s and l.subject_id = r.id and l.action in ('sale-return.create', 'sale-return.update', 'sale-return.offline')
      join session i on i.store_id = s and i.id = l.session_id and i.device_id is not null
      where r.store_id = s and r.shift_id is null and r.status <> 'DRAFT'
      group by l.subject_id
    ) w
    where d.store_id = s and d.id = w.id;
  end loop;
end $$;
