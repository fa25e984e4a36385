-- Goods that come back without a bill. docs/topics/returns.md.
alter table sale_return alter column bill_id drop not null;
alter table sale_return alter column bill_code drop not null;
alter table sale_return add constraint sale_return_bill_named check ((bill_id is null) = (bill_code is null));
alter table sale_return_item alter column bill_item_id drop not null;
alter table sale_return_item add constraint sale_return_item_part_of_line check (bill_item_id is not null or bill_item_part_id is null);
alter table sale_return_item_lot alter column bill_item_lot_id drop not null;
create index sale_return_without_bill on sale_return (store_id, branch_id, business_day) where bill_id is null;
