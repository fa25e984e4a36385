-- A lot of a product that was merged into another says which lot of that one it is now. Goods that come back to it (an
-- old bill is cancelled) go on there, whatever number, expiry or state somebody has corrected since; a recall finds the
-- sales of both.
alter table lot add column merged_into uuid;
alter table lot add constraint lot_merged_into_fk foreign key (store_id, merged_into) references lot (store_id, id);
create index lot_merged_into on lot (store_id, merged_into) where merged_into is not null;

update lot set merged_into = w.id
  from product_merge m join lot w on w.store_id = m.store_id and w.product_id = m.winner_id
  where lot.store_id = m.store_id and lot.product_id = m.loser_id and w.number_key = lot.number_key
    and w.expiry_date is not distinct from lot.expiry_date;

-- A lot that was recalled before its product was merged is recalled still.
update lot set state = 'recalled', version = lot.version + 1
  from lot l where l.store_id = lot.store_id and l.merged_into = lot.id and l.state = 'recalled' and lot.state <> 'recalled';

-- What settled the debts of a lot so far: asked for when a sale of goods that were not there yet is cancelled.
create index stock_entry_settled on stock_entry (store_id, branch_id, lot_id) where kind = 'OWED_SETTLED';
