-- The day on which the doctor, or the shop, wants to see the customer again; the customer is called before.
alter table bill add column revisit_on date;
alter table bill add constraint bill_revisit_after_sale check (revisit_on is null or revisit_on > business_day);
create index bill_by_revisit on bill (store_id, branch_id, revisit_on) where revisit_on is not null;

-- A call is about a line whose medicine runs out, or about a bill with a day of a new visit.
alter table customer_call alter column bill_item_id drop not null;
alter table customer_call add column bill_id uuid;
alter table customer_call add constraint customer_call_bill_fk foreign key (store_id, bill_id) references bill (store_id, id);
alter table customer_call add constraint customer_call_once_a_visit unique (store_id, bill_id);
alter table customer_call add constraint customer_call_about_one check (num_nonnulls(bill_item_id, bill_id) = 1);
