-- What customers brought back counts on its own day.
create index sale_return_by_day on sale_return (store_id, branch_id, business_day) where status = 'SUCCEED';
