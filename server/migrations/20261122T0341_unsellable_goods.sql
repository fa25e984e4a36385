-- What lies at a branch and cannot be sold is little among its shelves, and is asked for by every list that decides by stock.
create index stock_in_quarantine on stock (store_id, branch_id) where bucket = 'quarantine' and quantity > 0;
create index lot_not_normal on lot (store_id) where state <> 'normal';
