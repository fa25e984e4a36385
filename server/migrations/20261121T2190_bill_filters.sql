-- Filters that leave few bills of many are walked along an index of their own, in the order of the list.
create index bill_by_seller on bill (store_id, branch_id, seller_id, sold_at desc, id desc);
create index bill_cancelled on bill (store_id, branch_id, sold_at desc, id desc) where status = 'CANCELLED';
create index bill_on_debt on bill (store_id, branch_id, sold_at desc, id desc) where debt > 0;
