-- Who wrote a bill, beside who sold it: another seller may be set later, and a colleague may replace a bill that stays the seller's.
alter table bill add column created_by uuid;
alter table bill add column created_by_name text;

-- Of what was written before, the log says who it was; where the log was archived, it was the seller.
do $$
declare s uuid;
begin
  for s in select store_id from store_directory loop
    perform set_config('app.store_id', s::text, true);
    update bill set created_by = seller_id, created_by_name = seller_name where store_id = s;
    update bill b set created_by = l.employee_id, created_by_name = l.employee_name
    from user_log l
    where b.store_id = s and l.store_id = s and l.subject_id = b.id and l.action = 'bill.create'
      and l.employee_id is not null and l.employee_id <> b.seller_id;
  end loop;
end $$;

alter table bill alter column created_by set not null;
alter table bill alter column created_by_name set not null;
