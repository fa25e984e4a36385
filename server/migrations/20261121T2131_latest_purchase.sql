-- What a product cost last, and who delivered it, is found at the end of the index (ids grow with time), however often it
-- was bought. docs/topics/buying.md.

create index inbound_item_latest on inbound_item (store_id, product_id, id desc);
drop index inbound_item_by_product;
