-- What came of a call: also that the customer will come, or did not answer, and of a birthday by the year's day.
alter table customer_call drop constraint customer_call_result_known;
alter table customer_call add constraint customer_call_result_known check (result in ('DONE', 'COMING', 'NO_ANSWER', 'SNOOZED'));

alter table customer_call add column customer_id uuid;
alter table customer_call add column birthday_on date;
alter table customer_call add constraint customer_call_customer_fk foreign key (store_id, customer_id) references customer (store_id, id);
alter table customer_call add constraint customer_call_once_a_birthday unique (store_id, customer_id, birthday_on);
alter table customer_call add constraint customer_call_birthday_whole check ((customer_id is null) = (birthday_on is null));
alter table customer_call drop constraint customer_call_about_one;
alter table customer_call add constraint customer_call_about_one check (num_nonnulls(bill_item_id, bill_id, customer_id) = 1);

-- A right that came after a store was made: its admins and managers hold it.
do $$
declare s uuid;
begin
  for s in select store_id from store_directory loop
    execute format('set local app.store_id = %L', s);
    insert into role_permission (store_id, id, role_id, model, action)
      select r.store_id, gen_random_uuid(), r.id, 'customer_phone', 'create'
      from role r where r.store_id = s and r.is_default and r.name in ('admin', 'management')
      on conflict do nothing;
  end loop;
end $$;
