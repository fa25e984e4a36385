-- The day by which the customer agreed to pay a bill on credit; null where only the days of the customer count.
alter table bill add column due_on date;
alter table bill add constraint bill_due_is_owed check (due_on is null or (debt > 0 and due_on >= business_day));
