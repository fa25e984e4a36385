-- Of what a branch received, what arrived damaged: it goes into quarantine, not onto the shelf, with a reason.
-- docs/topics/transfers.md.
alter table stock_transfer add column damaged_value bigint not null default 0;
alter table stock_transfer add column damage_reason text;

-- Part of the received quantity and value.
alter table stock_transfer_lot add column damaged_quantity bigint not null default 0;
alter table stock_transfer_lot add column damaged_value bigint not null default 0;
alter table stock_transfer_lot add constraint stock_transfer_lot_damaged_range check
  (damaged_quantity between 0 and coalesce(received_quantity, 0) and damaged_value between 0 and coalesce(received_value, 0));
