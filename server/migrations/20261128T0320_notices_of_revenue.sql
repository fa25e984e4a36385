-- A household below the threshold declares no tax: it gives notice of its revenue (01/TKN-CNKD), which is marked as handed in like a declaration.
alter table tax_filing add column form text not null default 'DECLARATION';
alter table tax_filing add constraint tax_filing_form_known check (form in ('DECLARATION', 'NOTICE'));
alter table tax_filing drop constraint tax_filing_kind_known;
alter table tax_filing add constraint tax_filing_kind_known check (kind in ('MONTH', 'QUARTER', 'HALF_YEAR', 'YEAR'));
drop index tax_filing_once;
create unique index tax_filing_once on tax_filing (store_id, tax_code, form, kind, from_day) where status = 'FILED';
