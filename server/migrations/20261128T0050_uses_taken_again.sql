-- A return that took the last goods of a bill gave its use back; when an earlier return of that bill is cancelled, goods are with the customer again, and
-- so is the use. It is taken again by a row of the return that gave it, which its own cancel undoes with the other. docs/topics/returns.md.
alter table discount_use drop constraint discount_use_sign;
alter table discount_use add constraint discount_use_sign check (
  (sale_return_id is null and uses = 1 and amount >= 0 and gift_value >= 0 and undoes_id is null)
  or (sale_return_id is null and uses = -1 and amount <= 0 and gift_value <= 0 and undoes_id is not null)
  or (sale_return_id is not null and uses in (-1, 0) and amount <= 0 and gift_value <= 0 and undoes_id is null)
  or (sale_return_id is not null and uses in (0, 1) and amount >= 0 and gift_value >= 0 and undoes_id is not null)
  or (sale_return_id is not null and uses = 1 and amount = 0 and gift_value = 0 and undoes_id is null)
  or (sale_return_id is not null and uses = -1 and amount = 0 and gift_value = 0 and undoes_id is not null));
drop index discount_use_returned_once;
create unique index discount_use_returned_once on discount_use (store_id, sale_return_id, discount_id, (uses = 1))
  where undoes_id is null and sale_return_id is not null;
