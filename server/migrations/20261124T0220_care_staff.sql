-- Who of the staff cares for a customer.
alter table customer add column care_employee_id uuid;
alter table customer add constraint customer_care_employee_fk foreign key (store_id, care_employee_id) references employee (store_id, id);
create index customer_by_care on customer (store_id, care_employee_id) where care_employee_id is not null;
