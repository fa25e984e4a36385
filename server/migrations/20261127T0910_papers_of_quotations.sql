-- Quotations, and the reports of a shift and of a day on a sheet, have templates too.
alter table print_template drop constraint print_template_kind_known;
alter table print_template add constraint print_template_kind_known check (
  kind in ('bill', 'return', 'order', 'quotation', 'delivery', 'voucher', 'shift', 'report', 'prescription')
  and body ->> 'kind' = kind);
