-- A bill that was cancelled and sold again in one step: the new one names the old one, each is replaced once.
alter table bill add column replaces_id uuid;
alter table bill add constraint bill_replaces_fk foreign key (store_id, replaces_id) references bill (store_id, id);
alter table bill add constraint bill_replaces_another check (replaces_id <> id);
create unique index bill_replaces_once on bill (store_id, replaces_id) where replaces_id is not null;
