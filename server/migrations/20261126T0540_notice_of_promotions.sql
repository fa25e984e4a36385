-- A promotion may be part of a concentrated programme (khuyến mại tập trung), and is announced to the department of trade under a number.
alter table discount add column is_campaign boolean not null default false;
alter table discount add column notice_ref text;
