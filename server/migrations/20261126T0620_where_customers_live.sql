-- Where a customer is, as maps copy it: "latitude,longitude" (domain/place/read-coordinates).
alter table customer add column coordinates text;
alter table customer add constraint customer_coordinates_shape check (
  coordinates ~ '^[+-]?[0-9]{1,3}([.][0-9]{1,15})?,[+-]?[0-9]{1,3}([.][0-9]{1,15})?$');
