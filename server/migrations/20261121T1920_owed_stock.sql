-- Selling goods without lots before they are received (setting `sellWithoutStock`): what is owed stands in a bucket of its
-- own, zero or less, until the next import settles it. On hand is the sum, so it may be negative by what is owed and by
-- nothing else: the shelves themselves still never are.
alter table stock drop constraint stock_bucket_known;
alter table stock add constraint stock_bucket_known check (bucket in ('sellable', 'quarantine', 'owed'));
alter table stock drop constraint stock_quantity_range;
alter table stock add constraint stock_quantity_range check (case bucket when 'owed' then quantity <= 0 else quantity >= 0 end);
alter table stock drop constraint stock_value_range;
alter table stock add constraint stock_value_range check (value >= 0 or bucket = 'owed');
alter table stock drop constraint stock_empty_is_worthless;
alter table stock add constraint stock_empty_is_worthless check (quantity <> 0 or value = 0);
alter table product_stock drop constraint product_stock_on_hand_range;
alter table stock_entry drop constraint stock_entry_kind_known;
alter table stock_entry add constraint stock_entry_kind_known check (kind in
  ('SALE', 'SALE_CANCEL', 'INBOUND', 'INBOUND_CANCEL', 'OPENING', 'OPENING_CANCEL', 'REVALUATION',
   'INBOUND_RETURN', 'INBOUND_RETURN_CANCEL', 'COUNT', 'COUNT_CANCEL', 'DISPOSAL', 'DISPOSAL_CANCEL',
   'TRANSFER_OUT', 'TRANSFER_OUT_CANCEL', 'TRANSFER_IN', 'TRANSFER_BACK', 'QUARANTINE', 'MERGE', 'OWED_SETTLED'));
