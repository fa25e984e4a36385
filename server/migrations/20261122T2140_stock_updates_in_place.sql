-- The predicate named the quantity, so that every sale wrote new entries into all indexes of the shelf: PostgreSQL updates a
-- row in place only where no index reads what changes. Goods in quarantine are few; those that are gone are passed over.
drop index stock_in_quarantine;
create index stock_in_quarantine on stock (store_id, branch_id) where bucket = 'quarantine';
