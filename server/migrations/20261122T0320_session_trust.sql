-- What a session may do without being asked again, and what it lets a PIN do.

-- When its person last gave the password in it; null in one that a PIN began.
alter table session add column password_at timestamptz;
-- The registered till at which it works, as its browser proved by the till's secret.
alter table session add column device_id uuid;
alter table session add constraint session_device_fk foreign key (store_id, device_id) references device (store_id, id);
create index session_by_device on session (store_id, device_id) where device_id is not null;
