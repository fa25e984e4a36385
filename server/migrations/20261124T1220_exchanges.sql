-- The bill of the new goods of an exchange comes of one return.
create unique index sale_return_exchange_once on sale_return (store_id, exchange_bill_id) where exchange_bill_id is not null;
