-- A promotion that gives codes no more keeps which ones they were: what it does is changed and changed back.

alter table discount drop constraint discount_voucher_fits;
alter table discount add constraint discount_voucher_fits check (effect <> 'VOUCHER' or voucher_discount_id is not null);
