-- Prescriptions of sales, who takes controlled medicines away, and medicines sold without a prescription.
-- docs/topics/prescriptions.md.

create table prescription (
  store_id uuid not null,
  id uuid not null,
  bill_id uuid not null,
  code text not null,
  prescribed_on date,
  doctor_id uuid,
  doctor_name text,
  facility text,
  patient_name text,
  patient_age_months int,
  patient_sex text,
  patient_weight_grams int,
  patient_identity text,
  insurance_card text,
  address text,
  phone text,
  guardian_name text,
  diagnosis text,
  constraint prescription_pk primary key (store_id, id),
  constraint prescription_once_a_bill unique (store_id, bill_id),
  constraint prescription_bill_fk foreign key (store_id, bill_id) references bill (store_id, id),
  constraint prescription_doctor_fk foreign key (store_id, doctor_id) references doctor (store_id, id),
  constraint prescription_age_known check (patient_age_months between 0 and 1800),
  constraint prescription_weight_known check (patient_weight_grams between 300 and 500000),
  constraint prescription_sex_known check (patient_sex in ('FEMALE', 'MALE'))
);
create index prescription_by_doctor on prescription (store_id, doctor_id) where doctor_id is not null;
create index prescription_by_code on prescription (store_id, lower(code));

create table bill_buyer (
  store_id uuid not null,
  id uuid not null,
  bill_id uuid not null,
  name text not null,
  identity text,
  address text,
  phone text,
  constraint bill_buyer_pk primary key (store_id, id),
  constraint bill_buyer_once_a_bill unique (store_id, bill_id),
  constraint bill_buyer_bill_fk foreign key (store_id, bill_id) references bill (store_id, id)
);

alter table bill add column no_prescription_reason text;
alter table bill_item
  add column prescribed_quantity int,
  add column dispensing_reason text,
  add column days_of_supply int,
  add constraint bill_item_not_over_prescribed check (quantity <= prescribed_quantity),
  add constraint bill_item_dispensing_reason_known check (dispensing_reason in ('OUT_OF_STOCK', 'PATIENT_REFUSED', 'BOUGHT_ELSEWHERE', 'OTHER')),
  add constraint bill_item_supply_known check (days_of_supply between 1 and 365);

do $$
declare t text;
begin
  foreach t in array array['prescription', 'bill_buyer'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (store_id = nullif(current_setting(''app.store_id'', true), '''')::uuid)', t || '_of_store', t);
    execute format('grant select, insert on %I to quay_app', t);
  end loop;
end $$;

-- A right that came after a store was made: its admins and managers hold it.
do $$
declare s uuid;
begin
  for s in select store_id from store_directory loop
    execute format('set local app.store_id = %L', s);
    insert into role_permission (store_id, id, role_id, model, action)
      select r.store_id, gen_random_uuid(), r.id, 'no_prescription', 'create'
      from role r where r.store_id = s and r.is_default and r.name in ('admin', 'management')
      on conflict do nothing;
  end loop;
end $$;
