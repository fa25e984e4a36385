-- While a database is young the planner knows no table by its size: plans that were made when all were empty, those of
-- foreign keys among them, find a row by its store alone and read all of the store for each. A list that comes in refreshes
-- the statistics of what it fills, within its own transaction. It does so when a table has doubled, so it is seldom and cheap.
create function refresh_statistics() returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  target record;
begin
  for target in
    select c.oid::regclass as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname = any(array[
        'product', 'product_unit', 'product_barcode', 'product_search', 'product_stock', 'product_group', 'manufacturer',
        'product_position', 'price_history', 'lot', 'stock', 'inbound', 'inbound_item', 'inbound_lot', 'stock_entry',
        'customer', 'customer_search', 'provider', 'debt_entry', 'point_entry', 'picture_fetch'])
      -- Large tables are left to autovacuum, which knows them by then.
      and c.relpages < 2000 and pg_relation_size(c.oid) > 2 * 8192::bigint * greatest(c.relpages, 1)
  loop
    execute format('analyze (skip_locked) %s', target.name);
  end loop;
end
$$;
revoke execute on function refresh_statistics() from public;
grant execute on function refresh_statistics() to quay_app;
