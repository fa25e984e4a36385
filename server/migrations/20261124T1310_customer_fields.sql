-- What a pharmacy knows of a customer beside the name: a second phone, papers, and their health with their consent.
-- docs/topics/customers.md.

alter table customer
  add column phone2 text,
  add column identity_number text,
  add column company_name text,
  add column facebook text,
  add column zalo text,
  add column allergies text,
  add column conditions text,
  add column pregnancy text,
  add column pregnancy_until date,
  add column has_health_consent boolean not null default false,
  add constraint customer_pregnancy_known check (pregnancy in ('pregnant', 'breastfeeding')),
  add constraint customer_pregnancy_until_with check (pregnancy_until is null or pregnancy is not null),
  add constraint customer_health_with_consent check (has_health_consent or (allergies is null and conditions is null and pregnancy is null));
create index customer_by_birthday on customer (store_id, (extract(month from birthday)), (extract(day from birthday))) where birthday is not null;
