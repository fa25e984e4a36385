-- What was bought in a year is the sum of its lines: with their figures beside the key, reports need not read the lines themselves, which are
-- mostly names and texts.
create index inbound_item_by_document on inbound_item (store_id, inbound_id, position)
  include (product_id, base_quantity, quantity, price, discount_amount, document_share, vat_amount, cost_share);
drop index inbound_item_by_inbound;
alter index inbound_item_by_document rename to inbound_item_by_inbound;
