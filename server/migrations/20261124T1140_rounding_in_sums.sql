-- What cash rounding put on bills stands in the sums of their hour: cash, transfers and debts together are payable and rounding.
alter table sale_hour add column cash_rounding bigint not null default 0;
