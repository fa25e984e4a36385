-- Work that is sold and not goods: no lots, no stock, no levels of it.
alter table product drop constraint product_type_known;
alter table product add constraint product_type_known check (type in (1, 2, 3, 4));
alter table product add constraint product_service_not_stocked
  check (type <> 4 or (not is_lot_managed and min_stock is null and max_stock is null));
