-- Promotions that the cashier left out of a bill, as they were called then.
alter table bill add column declined jsonb not null default '[]';
