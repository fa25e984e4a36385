-- A password that an administrator gave opens the account for some days only; the column holds the last moment. Those
-- that were given before run out a week from now.
alter table employee add column temporary_password_until timestamptz;
update employee set temporary_password_until = now() + interval '7 days' where must_change_password;
alter table employee add constraint employee_temporary_password check (not must_change_password or temporary_password_until is not null);
