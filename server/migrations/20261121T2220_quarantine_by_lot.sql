-- What went into quarantine and came out of it is few among the rows of the ledger, and is asked for by lot.

create index stock_entry_quarantined on stock_entry (store_id, lot_id) where bucket = 'quarantine';
