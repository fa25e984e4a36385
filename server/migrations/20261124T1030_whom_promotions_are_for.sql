-- Days of the month, months, birthdays, a limit for each customer, promotions that a cashier chooses; goods of which the owner says whether they are promoted.

alter table discount add column month_days integer;
alter table discount add column months integer;
alter table discount add column birthday text;
alter table discount add column is_automatic boolean not null default true;
alter table discount add column max_uses_customer integer;
alter table discount add column customer_period text not null default 'ALL';
-- Bit 0 is the first day, or January.
alter table discount add constraint discount_month_days_range check (month_days between 1 and 2147483647);
alter table discount add constraint discount_months_range check (months between 1 and 4095);
alter table discount add constraint discount_birthday_known check (birthday in ('DAY', 'WEEK', 'MONTH'));
alter table discount add constraint discount_customer_period_known check (customer_period in ('ALL', 'DAY', 'MONTH'));
alter table discount add constraint discount_customer_uses_range check (max_uses_customer > 0);

alter table discount_use add column customer_id uuid;
alter table discount_use add constraint discount_use_customer_fk foreign key (store_id, customer_id) references customer (store_id, id);
create index discount_use_by_customer on discount_use (store_id, customer_id, discount_id) where customer_id is not null;

-- Null goes by the rule: no medicines, unless the store says so.
alter table product add column promotable boolean;
