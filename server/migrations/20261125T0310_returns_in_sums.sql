-- What of a bill came back, so that sums over bills need not look for returns; and the shift that took goods back. docs/topics/returns.md.
alter table bill add column returned bigint not null default 0;
alter table bill add column returned_cost bigint not null default 0;
update bill b set returned = r.value, returned_cost = r.cost
from (select store_id, bill_id, sum(goods_amount - fee - gift_charge) as value, sum(cost) as cost
      from sale_return where status = 'SUCCEED' group by 1, 2) r
where b.store_id = r.store_id and b.id = r.bill_id;
create index bill_with_returns on bill (store_id, branch_id, business_day) where returned <> 0 or returned_cost <> 0;

alter table sale_return add column shift_id uuid;
alter table sale_return add constraint sale_return_shift_fk foreign key (store_id, shift_id) references shift (store_id, id);
create index sale_return_by_shift on sale_return (store_id, shift_id) where shift_id is not null;
