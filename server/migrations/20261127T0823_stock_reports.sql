-- Reports of what was destroyed read these rows alone; a sale has none.
create index stock_entry_destroyed on stock_entry (store_id, branch_id, business_day) where kind in ('DISPOSAL', 'DISPOSAL_CANCEL');
