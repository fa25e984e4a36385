-- A branch that deducts VAT owes the VAT of what it sells, so it is no revenue: docs/decisions/2026-11-28-output-vat.md. Bills and returns keep
-- whether their branch deducted when they were posted; what stands here was posted with imports that were valued with VAT, and keeps its profit.
alter table bill
  add column deducts_vat boolean not null default false,
  add column surcharge_vat bigint not null default 0,
  add column returned_vat bigint not null default 0;
alter table bill_item add column deducts_vat boolean not null default false;
alter table sale_return
  add column deducts_vat boolean not null default false,
  add column surcharge_vat bigint not null default 0;

alter table sale_hour
  add column output_vat bigint not null default 0,
  add column surcharge_output_vat bigint not null default 0,
  add column return_output_vat bigint not null default 0,
  add column return_surcharge_output_vat bigint not null default 0;
alter table sale_product
  add column output_vat bigint not null default 0,
  add column return_output_vat bigint not null default 0;
alter table sale_customer
  add column output_vat bigint not null default 0,
  add column return_output_vat bigint not null default 0;

do $$
declare s uuid;
begin
  for s in select store_id from store_directory loop
    perform set_config('app.store_id', s::text, true);
    update bill b set surcharge_vat = x.vat
    from (select bill_id, sum(vat) as vat from bill_surcharge where store_id = s group by 1) x
    where b.store_id = s and b.id = x.bill_id and x.vat <> 0;
    update sale_return d set surcharge_vat = x.vat
    from (select sale_return_id, sum(vat) as vat from sale_return_surcharge where store_id = s group by 1) x
    where d.store_id = s and d.id = x.sale_return_id and x.vat <> 0;
    update bill b set returned_vat = x.vat
    from (select bill_id, sum(vat_amount) as vat from sale_return where store_id = s and status = 'SUCCEED' and bill_id is not null group by 1) x
    where b.store_id = s and b.id = x.bill_id and x.vat <> 0;
  end loop;
end $$;

alter table bill add constraint bill_surcharge_vat_inside check (surcharge_vat between 0 and surcharges);
alter table sale_return add constraint sale_return_surcharge_vat_inside check (surcharge_vat between 0 and surcharges_back);
