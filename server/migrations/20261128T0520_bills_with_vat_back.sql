-- A service may come back for a fee as high as its price: no money and no cost came back of its bill, but the VAT of it did.
drop index bill_with_returns;
create index bill_with_returns on bill (store_id, branch_id, business_day) where returned <> 0 or returned_cost <> 0 or returned_vat <> 0;
