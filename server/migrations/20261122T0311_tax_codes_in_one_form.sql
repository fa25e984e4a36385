-- A tax code is kept in one form, so that an invoice of 0100109106-001 finds the supplier that was typed as 0100109106001 or
-- with dots. A text that is no tax code stays as it was written.
do $$
declare
  holder text;
begin
  foreach holder in array array['customer', 'provider', 'store', 'branch'] loop
    if not exists (select from information_schema.columns where table_schema = 'public' and table_name = holder and column_name = 'tax_code') then
      continue;
    end if;
    execute format($update$
      update %I set tax_code = case length(regexp_replace(tax_code, '[\s.-]', '', 'g'))
          when 13 then left(regexp_replace(tax_code, '[\s.-]', '', 'g'), 10) || '-' || right(regexp_replace(tax_code, '[\s.-]', '', 'g'), 3)
          else regexp_replace(tax_code, '[\s.-]', '', 'g') end
      where regexp_replace(tax_code, '[\s.-]', '', 'g') ~ '^(\d{10}|\d{12}|\d{13})$'
        and tax_code !~ '^(\d{10}(-\d{3})?|\d{12})$'$update$, holder);
  end loop;
end
$$;
