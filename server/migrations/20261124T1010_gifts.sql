-- Gifts of promotions: lines of a bill that cost nothing, and what they count for.

alter table discount drop constraint discount_effect_known;
alter table discount add constraint discount_effect_known check (effect in ('PERCENT', 'MONEY', 'PRICE', 'SET_PRICE', 'GET', 'GIFT'));
alter table discount drop constraint discount_level_fits;
alter table discount add constraint discount_level_fits check (level = 'ITEM' or effect in ('PERCENT', 'MONEY', 'GIFT'));

alter table discount_condition drop constraint discount_condition_role_known;
alter table discount_condition add constraint discount_condition_role_known check (
  role in ('BRANCH', 'SELLER', 'CUSTOMER_GROUP', 'PRICE_BOOK', 'GOODS', 'NOT_GOODS', 'TARGET', 'GIFT', 'BUY'));
alter table discount_condition add constraint discount_condition_gift_of_unit check (role <> 'GIFT' or unit_id is not null);

alter table bill_discount add column gift_value bigint not null default 0;
alter table bill_discount drop constraint bill_discount_amount_range;
alter table bill_discount add constraint bill_discount_amount_range check (amount >= 0 and gift_value >= 0);

alter table discount_use add column gift_value bigint not null default 0;
alter table discount_use drop constraint discount_use_sign;
alter table discount_use add constraint discount_use_sign check (
  (uses = 1 and amount >= 0 and gift_value >= 0 and undoes_id is null)
  or (uses = -1 and amount <= 0 and gift_value <= 0 and undoes_id is not null));

alter table bill_item add column gift_discount_id uuid;
alter table bill_item add constraint bill_item_gift_fk foreign key (store_id, gift_discount_id) references discount (store_id, id);
alter table bill_item add constraint bill_item_gift_is_free check (gift_discount_id is null or (unit_price = 0 and net = 0));
