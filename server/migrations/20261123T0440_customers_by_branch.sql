-- The branch that made a customer; null of those of before. What it does is a choice of the store (setting customersByBranch).

alter table customer add column branch_id uuid;
alter table customer add constraint customer_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
create index customer_by_branch on customer (store_id, branch_id) where branch_id is not null;
