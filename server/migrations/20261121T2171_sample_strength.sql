-- The strength of what was handed out, as it was when it was sold: it stands on the bag.
alter table bill_item_sample add column strength text;
