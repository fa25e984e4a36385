-- Until when the books of a branch are closed: by itself (days), and for all branches together after the tax was declared (books). What every
-- command asks is the later of both.
alter table branch rename column closed_through to days_closed_through;
alter table branch add column books_closed_through date;
alter table branch add column closed_through date generated always as (greatest(days_closed_through, books_closed_through)) stored;
