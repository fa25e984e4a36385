-- A promotion without rows of goods is for all goods, so what it named has to be remembered: where a group or a unit is deleted, its
-- rows go with it, and the promotion must not become one of everything.

alter table discount add column names_goods boolean not null default false;
alter table discount add column names_target boolean not null default false;
alter table discount add column buy_rows integer not null default 0;
