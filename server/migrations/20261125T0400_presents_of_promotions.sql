-- Points and codes as presents of promotions; promotions for tiers of customers.

alter table discount drop constraint discount_effect_known;
alter table discount add constraint discount_effect_known check (
  effect in ('PERCENT', 'MONEY', 'PRICE', 'SET_PRICE', 'GET', 'GIFT', 'POINTS', 'VOUCHER'));
alter table discount drop constraint discount_level_fits;
alter table discount add constraint discount_level_fits check (
  level = 'ITEM' or effect in ('PERCENT', 'MONEY', 'GIFT', 'POINTS', 'VOUCHER'));
-- The promotion whose codes are given.
alter table discount add column voucher_discount_id uuid;
alter table discount add constraint discount_voucher_fk foreign key (store_id, voucher_discount_id) references discount (store_id, id);
alter table discount add constraint discount_voucher_fits check ((effect = 'VOUCHER') = (voucher_discount_id is not null));
alter table discount add column all_tiers boolean not null default true;

alter table discount_condition add column tier_id uuid;
alter table discount_condition add constraint discount_condition_tier_fk foreign key (store_id, tier_id)
  references point_tier (store_id, id) on delete cascade;
alter table discount_condition drop constraint discount_condition_role_known;
alter table discount_condition add constraint discount_condition_role_known check (
  role in ('BRANCH', 'SELLER', 'CUSTOMER_GROUP', 'TIER', 'PRICE_BOOK', 'GOODS', 'NOT_GOODS', 'TARGET', 'GIFT', 'BUY'));
alter table discount_condition drop constraint discount_condition_names_one;
alter table discount_condition add constraint discount_condition_names_one check (case role
  when 'BRANCH' then num_nonnulls(branch_id) = 1 when 'SELLER' then num_nonnulls(employee_id) = 1
  when 'CUSTOMER_GROUP' then num_nonnulls(customer_group_id) = 1 when 'TIER' then num_nonnulls(tier_id) = 1 when 'PRICE_BOOK' then true
  else num_nonnulls(product_id, unit_id, product_group_id, manufacturer_id) = 1 end);

-- Points are contained in what the bill earned; codes are those that the drawer had.
alter table bill_discount add column points bigint not null default 0;
alter table bill_discount add column vouchers integer not null default 0;
alter table bill_discount drop constraint bill_discount_amount_range;
alter table bill_discount add constraint bill_discount_amount_range check (
  amount >= 0 and gift_value >= 0 and points >= 0 and vouchers >= 0);

-- The bill that gave the code away, and the return of all its goods that took it back.
alter table voucher_code add column given_bill_id uuid;
alter table voucher_code add column taken_back_id uuid;
alter table voucher_code add constraint voucher_code_given_fk foreign key (store_id, given_bill_id) references bill (store_id, id);
alter table voucher_code add constraint voucher_code_taken_back_fk foreign key (store_id, taken_back_id) references sale_return (store_id, id);
alter table voucher_code add constraint voucher_code_given_was_issued check (given_bill_id is null or state <> 'UNUSED');
alter table voucher_code add constraint voucher_code_taken_back_is_cancelled check (taken_back_id is null or (state = 'CANCELLED' and given_bill_id is not null));
create index voucher_code_given on voucher_code (store_id, given_bill_id) where given_bill_id is not null;
create index voucher_code_in_drawer on voucher_code (store_id, discount_id, id) where state = 'UNUSED';
