-- What is kept apart, and what is between branches, is told for any day: few rows, found without the others.
create index stock_entry_apart on stock_entry (store_id, branch_id, business_day) where bucket = 'quarantine';
create index stock_entry_on_way on stock_entry (store_id, business_day)
  where kind in ('TRANSFER_OUT', 'TRANSFER_OUT_CANCEL', 'TRANSFER_IN', 'TRANSFER_BACK');
