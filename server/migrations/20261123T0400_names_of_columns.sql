-- One word for one thing: a row that takes another back reverses it; of two products that are merged one survives, the other is its duplicate.
alter table stock_entry rename column undoes_id to reverses_id;
alter table cash_entry rename column undoes_id to reverses_id;
alter table debt_entry rename column undoes_id to reverses_id;
alter table debt_allocation rename column undoes_id to reverses_id;
alter table point_entry rename column undoes_id to reverses_id;
alter table product_merge rename column winner_id to survivor_id;
alter table product_merge rename column loser_id to duplicate_id;
alter table product_merge rename column loser_code to duplicate_code;
alter table product_merge rename column loser_name to duplicate_name;
