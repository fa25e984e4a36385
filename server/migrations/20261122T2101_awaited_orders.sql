-- What is on its way counts the drafts of orders too: the index that finds open orders holds them.
create index purchase_order_awaited on purchase_order (store_id, branch_id) where progress in ('DRAFT', 'CONFIRMED', 'PARTIAL');
drop index purchase_order_open;
