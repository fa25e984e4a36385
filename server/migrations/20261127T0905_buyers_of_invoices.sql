-- Whom the e-invoice of a bill is written to, or that the customer takes none. Nothing issues invoices yet, so there is no state of that here; a row
-- may change and go as long as there is no invoice. docs/topics/bills.md.

create table bill_invoice (
  store_id uuid not null,
  id uuid not null,
  bill_id uuid not null,
  is_taken boolean not null,
  buyer_name text,
  company_name text,
  tax_code text,
  address text,
  email text,
  constraint bill_invoice_pk primary key (store_id, id),
  constraint bill_invoice_once_a_bill unique (store_id, bill_id),
  constraint bill_invoice_bill_fk foreign key (store_id, bill_id) references bill (store_id, id),
  -- A declined invoice has no field of a buyer; a wanted one has at least one.
  constraint bill_invoice_buyer check (is_taken = (coalesce(buyer_name, company_name, tax_code, address, email) is not null))
);

alter table bill_invoice enable row level security;
alter table bill_invoice force row level security;
create policy bill_invoice_of_store on bill_invoice using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
grant select, insert, update, delete on bill_invoice to quay_app;
