-- A lot is looked for by the beginning of its number. Compared byte by byte, which row-level security lets an index do.
create index lot_by_number on lot (store_id, number_key collate "C");
