-- A phone is not verified, so it is a name to sign in by within its store only: of two stores that know the same number,
-- the password tells which is meant. Names with a letter stay unique among all stores.
alter table login_name drop constraint login_name_pk;
alter table login_name add constraint login_name_pk primary key (folded, store_id);
create unique index login_name_once on login_name (folded) where folded !~ '^[0-9]+$';
