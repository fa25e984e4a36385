-- Quotations, the reports of a shift and of a day on a sheet, and the labels of bags and deliveries have templates too.
alter table print_template drop constraint print_template_kind_known;
alter table print_template add constraint print_template_kind_known check (
  kind in ('bill', 'return', 'order', 'quotation', 'delivery', 'voucher', 'shift', 'report', 'prescription', 'bag', 'parcel')
  and body ->> 'kind' = kind);
