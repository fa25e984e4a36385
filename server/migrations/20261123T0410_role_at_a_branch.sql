-- The role that somebody holds at one of their branches; null is their own role, as everywhere else.

alter table employee_branch add column role_id uuid;
alter table employee_branch add constraint employee_branch_role_fk foreign key (store_id, role_id) references role (store_id, id);
create index employee_branch_by_role on employee_branch (store_id, role_id) where role_id is not null;
