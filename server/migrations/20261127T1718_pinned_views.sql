-- A kept report that its maker wants to see on the home page; one that is shared stands there for everybody.
alter table saved_view add column is_pinned boolean not null default false;
create index saved_view_pinned on saved_view (store_id) where is_pinned;
