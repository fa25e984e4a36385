-- Deposits and goods of exchanges were one column of reports: a kept report that is sorted by it is sorted by deposits, where it
-- would be refused, and one that shows it shows both.

do $$
declare s uuid;
begin
  for s in select store_id from store_directory loop
    perform set_config('app.store_id', s::text, true);
    update saved_view set query = jsonb_set(query, '{sortBy}', '"deposits"') where store_id = s and query ->> 'sortBy' = 'prepaid';
    update saved_view set columns = columns - 'prepaid' || '["deposits", "tradedIn"]' where store_id = s and columns ? 'prepaid';
  end loop;
end $$;
