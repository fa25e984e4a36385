-- What a payment is in the book of revenue and costs (S2c): its kind says so, and the voucher keeps what it was written with.
-- Empty: it is no cost (a debt that is paid, capital, tax on the revenue; goods are a cost when they are sold).
alter table voucher_kind add column book_group text;
alter table voucher_kind add constraint voucher_kind_book_group_known check (book_group is null or
  book_group in ('goods', 'labour', 'depreciation', 'services', 'interest', 'other') and direction = 'OUT');
alter table cash_voucher add column book_group text;
alter table cash_voucher add constraint cash_voucher_book_group_known check (book_group is null or
  book_group in ('goods', 'labour', 'depreciation', 'services', 'interest', 'other') and direction = 'OUT');

do $$
declare s uuid;
begin
  for s in select store_id from store_directory loop
    perform set_config('app.store_id', s::text, true);
    update voucher_kind k set book_group = g.book_group
    from (values ('Lương nhân viên', 'labour'), ('Thuê mặt bằng', 'services'), ('Điện, nước, internet', 'services'),
      ('Vận chuyển', 'services'), ('Chi khác', 'other')) as g (name, book_group)
    where k.store_id = s and k.direction = 'OUT' and name_key(k.name) = name_key(g.name);
    insert into voucher_kind (store_id, id, direction, name, counts_in_profit, book_group)
    values (s, gen_random_uuid(), 'IN', 'Thừa quỹ', true, null), (s, gen_random_uuid(), 'OUT', 'Dịch vụ mua ngoài', true, 'services'),
      (s, gen_random_uuid(), 'OUT', 'Lãi vay', true, 'interest'), (s, gen_random_uuid(), 'OUT', 'Khấu hao', true, 'depreciation'),
      (s, gen_random_uuid(), 'OUT', 'Thiếu quỹ', true, 'other')
    on conflict (store_id, direction, name_key(name)) do nothing;
    update cash_voucher v set book_group = k.book_group from voucher_kind k
    where v.store_id = s and k.store_id = s and k.id = v.kind_id and v.direction = 'OUT';
  end loop;
end $$;
