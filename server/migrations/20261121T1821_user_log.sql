-- The log tells on which device and how much money, and is found by person, by action and by thing over years of rows.

alter table user_log add column device text;
alter table user_log add column amount bigint;

-- Rows of one person: a colleague who left two years ago is as near as today's.
create index user_log_by_employee on user_log (store_id, employee_id, at, id);

-- Rows of one action. Sales, their papers and renewed sessions are most of the log, found at once by time, and so left
-- out: a sale pays nothing for this index. A query must name its actions as constants to be allowed to use it.
create index user_log_by_action on user_log (store_id, action, at, id) where action not in ('bill.create', 'bill.print', 'session.refresh', 'session.login');

-- What the suspicious view counts of bills; ordinary bills and lines are in neither.
create index bill_by_discount on bill (store_id, business_day) where line_discount + order_discount > 0;
create index bill_item_by_manual_price on bill_item (store_id, business_day) where price_source = 'MANUAL';
