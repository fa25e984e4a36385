-- The least that should be there is not more than the most. What to order already took the larger of the two.
update product set max_stock = min_stock where min_stock > max_stock;
alter table product add constraint product_stock_levels_in_order check (min_stock <= max_stock);
