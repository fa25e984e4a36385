-- For how many days the shop may owe a provider: with it an import has a day on which it is due.
alter table provider add column debt_days integer;
alter table provider add constraint provider_debt_days_range check (debt_days between 0 and 3650);
create index debt_entry_by_day on debt_entry (store_id, partner_kind, business_day);
