-- A branch that deducts VAT values its purchases without it; the import keeps how it was valued. All before were valued with
-- their VAT: docs/decisions/2026-11-28-vat-of-imports.md.
alter table inbound add column deducts_vat boolean not null default false;
alter table inbound add constraint inbound_opening_deducts_no_vat check (not deducts_vat or kind = 'PURCHASE');
