-- Reports tell for any day what quarantine held and what was on its way between branches. These rows are few; the two indexes hold them alone.
create index stock_entry_apart on stock_entry (store_id, branch_id, business_day) where bucket = 'quarantine';
create index stock_entry_on_way on stock_entry (store_id, business_day)
  where kind in ('TRANSFER_OUT', 'TRANSFER_OUT_CANCEL', 'TRANSFER_IN', 'TRANSFER_BACK');
