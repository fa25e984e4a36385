-- Points by the goods in the place of the money: how many a unit earns, and a rule that says so.

alter table product_unit add column points integer not null default 0;
alter table product_unit add constraint product_unit_points_range check (points between 0 and 1000000);
alter table point_setting add column earn_by text not null default 'BILL';
alter table point_setting add constraint point_setting_earn_by_known check (earn_by in ('BILL', 'PRODUCT'));
