-- Two earlier migrations updated tables of stores without entering one; row-level security binds the owner too, so they changed nothing.
do $$
declare store uuid;
begin
  for store in select store_id from store_directory loop
    perform set_config('app.store_id', store::text, true);
    -- What of a bill came back (20261125T0310).
    update bill b set returned = r.value, returned_cost = r.cost
    from (select store_id, bill_id, sum(goods_amount - fee - gift_charge) as value, sum(cost) as cost
          from sale_return where status = 'SUCCEED' group by 1, 2) r
    where b.store_id = r.store_id and b.id = r.bill_id and (b.returned, b.returned_cost) is distinct from (r.value, r.cost);
    -- The paper of a prescription (20261124T1320).
    update prescription p set paper_key = case
      when p.code ~* '^[0-9a-z]{12}-[cnhyt]$' then lower(p.code)
      else lower(p.code) || '|' || fold(coalesce(p.patient_name, '')) end
    from bill b where b.store_id = p.store_id and b.id = p.bill_id and p.code <> b.code and p.paper_key is null;
  end loop;
end $$;
