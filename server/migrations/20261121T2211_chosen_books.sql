-- A book of prices that holds for a bill only where the cashier chooses it: wholesale prices, an agreed list. The others hold
-- by themselves, as before.
alter table price_book add column on_request boolean not null default false;
