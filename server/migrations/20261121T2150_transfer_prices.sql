-- What the sender charges the other branch for a unit, where a shop reckons between its branches; it moves no money.
-- docs/topics/transfers.md.
alter table stock_transfer_item add column price bigint;
alter table stock_transfer_item add constraint stock_transfer_item_price_range check (price >= 0);
alter table stock_transfer add column price_total bigint;
alter table stock_transfer add constraint stock_transfer_price_total_range check (price_total >= 0);
