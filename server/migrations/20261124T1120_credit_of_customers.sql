-- How much and how long a customer may owe: their own limits, else those of their group, else the store's. Change that stays with
-- the shop as money of the customer is a receipt of its own beside the bill.
alter table customer add column debt_days integer;
alter table customer add constraint customer_debt_days_range check (debt_days between 0 and 3650);
alter table customer_group add column debt_limit bigint;
alter table customer_group add column debt_days integer;
alter table customer_group add constraint customer_group_debt_range check (debt_limit >= 0 and debt_days between 0 and 3650);
alter table bill add column change_kept bigint not null default 0;
alter table bill add constraint bill_change_kept_range check (change_kept between 0 and change);
