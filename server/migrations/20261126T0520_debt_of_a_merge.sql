-- A debt that came by a merge of customers says which row of the duplicate it carries on: it keeps the document and the day of that.
alter table debt_entry add column carries_id uuid;
alter table debt_entry add constraint debt_entry_carries_fk foreign key (store_id, carries_id) references debt_entry (store_id, id);
create index debt_entry_by_carried on debt_entry (store_id, carries_id) where carries_id is not null;
