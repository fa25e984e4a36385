-- Who received the goods of an import, and what was seen when they came (GPP). docs/topics/buying.md.
alter table inbound add column receiver_id uuid;
-- As it was then, like who wrote it.
alter table inbound add column receiver_name text;
-- Whether the goods were looked at; a line without a defect was then good.
alter table inbound add column is_inspected boolean not null default false;
-- Tenths of a degree Celsius.
alter table inbound add column arrival_temperature smallint;
alter table inbound add constraint inbound_receiver_named check ((receiver_id is null) = (receiver_name is null));
alter table inbound_item add column defect text;
