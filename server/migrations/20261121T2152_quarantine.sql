-- What puts goods into quarantine or takes them out, by hand: who, why, how many. Every such row of the ledger has one.
-- docs/topics/lots-and-expiry.md.
create table quarantine_move (
  store_id uuid not null,
  id uuid not null,
  branch_id uuid not null,
  product_id uuid not null,
  lot_id uuid not null,
  -- Where the goods went: quarantine, or back to sellable.
  target text not null,
  -- Base units and đồng that went there.
  quantity bigint not null,
  value bigint not null,
  reason text not null,
  employee_id uuid not null,
  employee_name text not null,
  at timestamptz not null
);
alter table quarantine_move add constraint quarantine_move_pk primary key (store_id, id);
alter table quarantine_move add constraint quarantine_move_lot_fk foreign key (store_id, lot_id) references lot (store_id, id);
alter table quarantine_move add constraint quarantine_move_target_known check (target in ('sellable', 'quarantine'));
alter table quarantine_move add constraint quarantine_move_quantity_range check (quantity > 0);
create index quarantine_move_by_lot on quarantine_move (store_id, lot_id);

alter table quarantine_move enable row level security;
alter table quarantine_move force row level security;
create policy quarantine_move_of_store on quarantine_move using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
grant select, insert on quarantine_move to quay_app;

-- What was moved before has its reason in the log only.
do $$
declare s uuid;
begin
  for s in select store_id from store_directory loop
    execute format('set local app.store_id = %L', s);
    insert into quarantine_move (store_id, id, branch_id, product_id, lot_id, target, quantity, value, reason, employee_id, employee_name, at)
    select e.store_id, e.document_id, e.branch_id, e.product_id, e.lot_id, e.bucket, e.quantity, e.value, 'Xem nhật ký', e.employee_id,
      coalesce((select p.full_name from employee p where p.store_id = e.store_id and p.id = e.employee_id), ''), e.at
    from stock_entry e where e.store_id = s and e.document_kind = 'quarantine' and e.quantity > 0;
  end loop;
end $$;

-- Of whom a lot was bought is asked for by lot.
create index if not exists inbound_lot_by_lot on inbound_lot (store_id, lot_id);
