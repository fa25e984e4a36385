-- What settles a bill beside its payments. Cash rounding is what was put on (or taken off, below zero) so that cash can pay the
-- bill; a deposit of its order and goods that came back in an exchange pay a part of it without a row of money.
alter table bill add column cash_rounding bigint not null default 0;
alter table bill add column deposit_used bigint not null default 0;
alter table bill add column exchange_used bigint not null default 0;

alter table bill drop constraint bill_adds_up;
alter table bill add constraint bill_adds_up check (
  payable = total_price - promotion_discount - line_discount - promotion_order - order_discount - points_amount
  and payable + cash_rounding = paid + debt and payable >= 0 and debt >= 0);
-- That paid - deposit_used - exchange_used is the sum of the payments in cash and by bank is a law of verification (bills.ts).
alter table bill add constraint bill_settlement_range check (
  deposit_used >= 0 and exchange_used >= 0 and deposit_used + exchange_used <= paid);
