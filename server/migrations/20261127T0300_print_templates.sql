-- How papers look, in blocks: of a branch, or of the store for all branches without their own.
create table print_template (
  store_id uuid not null,
  id uuid not null,
  -- Null is of the store.
  branch_id uuid,
  kind text not null,
  body jsonb not null,
  version integer not null default 1,
  changed_at timestamptz not null
);
alter table print_template add constraint print_template_pk primary key (store_id, id);
create unique index print_template_once on print_template (store_id, branch_id, kind) nulls not distinct;
alter table print_template add constraint print_template_branch_fk foreign key (store_id, branch_id)
  references branch (store_id, id);
alter table print_template add constraint print_template_kind_known check (
  kind in ('bill', 'return', 'order', 'delivery', 'voucher', 'shift', 'prescription') and body ->> 'kind' = kind);

alter table print_template enable row level security;
alter table print_template force row level security;
create policy print_template_of_store on print_template using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
grant select, insert, update, delete on print_template to quay_app;

-- What each branch said of its receipts becomes its template of bills; each switch has its block. Texts may not have braces any more.
do $$
declare s uuid;
begin
  for s in select store_id from store_directory loop
    execute format('set local app.store_id = %L', s);
    insert into print_template (store_id, id, branch_id, kind, body, changed_at)
      select b.store_id, gen_random_uuid(), b.id, 'bill', jsonb_build_object(
        'version', 1, 'kind', 'bill', 'paper', b.receipt ->> 'paper', 'copies', b.receipt -> 'copies',
        'autoPrint', b.receipt -> 'autoPrint',
        'blocks', jsonb_build_array(
          jsonb_build_object('type', 'logo', 'on', b.receipt -> 'showLogo'),
          '{"type": "shop", "on": true}'::jsonb,
          jsonb_build_object('type', 'header', 'on', true, 'text', translate(b.receipt ->> 'header', '{}', '()')),
          '{"type": "rule", "on": true}'::jsonb,
          '{"type": "title"}'::jsonb,
          '{"type": "marks"}'::jsonb,
          '{"type": "facts", "rows": ["seller", "customer", "phone", "prescription"]}'::jsonb,
          '{"type": "rule", "on": true}'::jsonb,
          jsonb_build_object('type', 'lines', 'perLine', 2, 'rows',
            '["unitPrice", "discount", "directions", "doseParts", "comboParts"]'::jsonb
              || case when (b.receipt ->> 'showLots')::boolean then '["lots"]'::jsonb else '[]'::jsonb end),
          jsonb_build_object('type', 'sums', 'rows',
            '["promotions", "words", "paid", "debt", "points", "saved"]'::jsonb
              || case when (b.receipt ->> 'showTax')::boolean then '["vat"]'::jsonb else '[]'::jsonb end),
          '{"type": "vietQr", "when": "owed"}'::jsonb,
          '{"type": "rule", "on": true}'::jsonb,
          jsonb_build_object('type', 'pageQr', 'on', b.receipt -> 'showQr'),
          jsonb_build_object('type', 'policy', 'on', true, 'text', translate(b.receipt ->> 'returnPolicy', '{}', '()')),
          '{"type": "text", "on": true, "align": "middle", "size": "S", "text": "Thuốc kê đơn dùng theo chỉ định của bác sĩ."}'::jsonb,
          jsonb_build_object('type', 'thanks', 'on', true, 'text', translate(b.receipt ->> 'footer', '{}', '()')),
          '{"type": "signatures", "on": false, "names": ["Người mua hàng", "Người bán hàng"]}'::jsonb)),
        now()
      from branch b where b.store_id = s and b.receipt is not null;
  end loop;
end $$;
alter table branch drop column receipt;
