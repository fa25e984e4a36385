-- A transfer that somebody wrote who may not send goods: somebody who may looks at it, changes it and sends it.
-- docs/topics/transfers.md.
alter table stock_transfer add column needs_approval boolean not null default false;
