-- Each sale and each till asks for what is planned for its units.
create index price_change_by_unit on price_change (store_id, unit_id, starts_at);

-- Prices in books have a history too; null: the general price list.
alter table price_history add column book_name text;
