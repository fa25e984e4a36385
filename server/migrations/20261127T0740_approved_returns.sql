-- Which colleague let a return pass that its maker may not take alone; null where nobody had to.
alter table sale_return add column approved_by uuid;
alter table sale_return add column approved_by_name text;
alter table sale_return add constraint sale_return_approver_fk foreign key (store_id, approved_by) references employee (store_id, id);
alter table sale_return add constraint sale_return_approver_named check ((approved_by is null) = (approved_by_name is null));
