-- Who brings the goods of a bill, what the shop pays for it, and the parcel as a carrier asks for it: grams, and centimetres. docs/topics/deliveries.md.

alter table delivery
  add column carrier text,
  add column carrier_fee bigint,
  add column weight integer,
  add column length integer,
  add column width integer,
  add column height integer,
  add constraint delivery_fee_not_negative check (carrier_fee >= 0),
  add constraint delivery_parcel_of_a_size check (weight > 0 and length > 0 and width > 0 and height > 0);
