-- A lot of a product that was merged into another says which lot of that one it is now. Goods that come back to it (an
-- old bill is cancelled) go on there, whatever number, expiry or state somebody has corrected since; a recall finds the
-- sales of both.
alter table lot add column merged_into uuid;
alter table lot add constraint lot_merged_into_fk foreign key (store_id, merged_into) references lot (store_id, id);
create index lot_merged_into on lot (store_id, merged_into) where merged_into is not null;

-- What was merged before, one merge after the other. A lot that the other product does not have is made there as it was; one
-- that it has with another expiry is held until somebody looks which is right, and a recalled one is recalled.
do $$
declare m record;
begin
  for m in select store_id, winner_id, loser_id from product_merge order by at, id loop
    insert into lot (store_id, id, product_id, number, number_key, expiry_date, state, first_received_at)
      select store_id, gen_random_uuid(), m.winner_id, number, number_key, expiry_date, state, first_received_at
      from lot where store_id = m.store_id and product_id = m.loser_id
      on conflict on constraint lot_number_once do nothing;
    update lot l set merged_into = w.id from lot w
      where l.store_id = m.store_id and l.product_id = m.loser_id and w.store_id = m.store_id and w.product_id = m.winner_id
        and w.number_key = l.number_key;
    update lot w set version = w.version + 1,
        state = case when l.state = 'recalled' then 'recalled' else 'held' end
      from lot l
      where w.store_id = m.store_id and w.product_id = m.winner_id and l.store_id = m.store_id and l.product_id = m.loser_id
        and l.merged_into = w.id and (l.state = 'recalled' and w.state <> 'recalled'
          or w.state = 'normal' and l.expiry_date is distinct from w.expiry_date);
  end loop;
end $$;

-- What settled the debts of a lot so far: asked for when a sale of goods that were not there yet is cancelled.
create index stock_entry_settled on stock_entry (store_id, branch_id, lot_id) where kind = 'OWED_SETTLED';
