-- A line of a bill may have a seller of its own; without one it is sold by the seller of the bill.
alter table bill_item add column sold_by uuid, add column sold_by_name text;
alter table bill_item add constraint bill_item_sold_by_fk foreign key (store_id, sold_by) references employee (store_id, id);
alter table bill_item add constraint bill_item_sold_by_named check ((sold_by is null) = (sold_by_name is null));
