-- The bills that came in with one file, to be counted and taken out together.
create index old_bill_by_import on old_bill (store_id, branch_id, imported_at);
