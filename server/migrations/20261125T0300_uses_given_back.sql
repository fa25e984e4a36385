-- A return gives the share of its goods back to the budgets of their promotions, and the use once nothing of the bill is left.
-- docs/topics/returns.md.
alter table discount_use add column sale_return_id uuid;
alter table discount_use add constraint discount_use_return_fk foreign key (store_id, sale_return_id) references sale_return (store_id, id);
alter table discount_use drop constraint discount_use_sign;
-- A bill uses once and its cancel takes that back; a return gives back, and its cancel takes that again.
alter table discount_use add constraint discount_use_sign check (
  (sale_return_id is null and uses = 1 and amount >= 0 and gift_value >= 0 and undoes_id is null)
  or (sale_return_id is null and uses = -1 and amount <= 0 and gift_value <= 0 and undoes_id is not null)
  or (sale_return_id is not null and uses in (-1, 0) and amount <= 0 and gift_value <= 0 and undoes_id is null)
  or (sale_return_id is not null and uses in (0, 1) and amount >= 0 and gift_value >= 0 and undoes_id is not null));
drop index discount_use_once;
create unique index discount_use_once on discount_use (store_id, bill_id, discount_id) where undoes_id is null and sale_return_id is null;
create unique index discount_use_returned_once on discount_use (store_id, sale_return_id, discount_id) where undoes_id is null and sale_return_id is not null;
create index discount_use_by_bill on discount_use (store_id, bill_id, discount_id);
