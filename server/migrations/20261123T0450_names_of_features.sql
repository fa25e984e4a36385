-- One word for one thing: what a customer asked for is a customer's request, a temperature that was read is a reading of storage
-- conditions, the steps of a new store are its onboarding. Rows of the log follow, so that a thing has one history.
alter table want rename to customer_request;
alter table climate_reading rename to storage_reading;
alter table employee rename column first_day_hidden_at to onboarding_hidden_at;
do $$
declare s uuid;
begin
  for s in select store_id from store_directory loop
    execute format('set local app.store_id = %L', s);
    update user_log set action = 'customer-request.' || split_part(action, '.', 2), subject_kind = 'customer-request'
      where store_id = s and action in ('want.create', 'want.update', 'want.answer');
    update user_log set action = 'storage-conditions.' || split_part(action, '.', 2)
      where store_id = s and action in ('climate.record', 'climate.correct');
    update user_log set action = 'onboarding.hide' where store_id = s and action = 'first-day.hide';
  end loop;
end $$;
