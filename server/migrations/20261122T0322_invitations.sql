-- Who may register: an invitation is the place of a store that is not there yet, found by the hash of its code. Taking
-- the place makes the row the store's, so a code is good once, of two at once too.
alter table store_directory add column code_hash bytea;
alter table store_directory add column expires_at timestamptz;
alter table store_directory add constraint store_directory_invited check ((status = 'invited') = (expires_at is not null and code_hash is not null));
create unique index store_directory_by_code on store_directory (code_hash) where code_hash is not null;
-- On a server that takes one store without asking, of two at once one is the first.
alter table store_directory add column is_first boolean not null default false;
create unique index store_directory_first on store_directory (is_first) where is_first;
