-- Every write of what a till reads about promotions raises it: a till that has the version has the promotions (docs/topics/promotions.md).
alter table store add column discount_version integer not null default 1;
alter table store add constraint store_discount_version_positive check (discount_version > 0);
