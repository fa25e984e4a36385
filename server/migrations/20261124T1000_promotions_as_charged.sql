-- A sale that waited for the network is stored with the promotions that the till charged, also where they changed meanwhile.

alter table bill add column is_as_charged boolean not null default false;
