-- The report of what was bought reads documents by their day.
create index inbound_by_day on inbound (store_id, branch_id, business_day);
create index inbound_return_by_day on inbound_return (store_id, branch_id, business_day);
