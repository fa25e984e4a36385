-- Printers that the server reaches for its tills: in the shop's network, or by a queue of the server's own computer.
create table printer (
  store_id uuid not null,
  id uuid not null,
  branch_id uuid not null,
  name text not null,
  kind text not null,
  -- LAN: the address in the network, its port is always 9100. QUEUE: the name of the queue.
  address text not null,
  language text not null,
  -- What its head prints of the width, in dots.
  dots integer not null,
  -- From the last row to the cutter.
  feed_lines integer not null,
  has_cutter boolean not null,
  -- The pin that opens the drawer; null where none hangs on it.
  drawer_pin smallint,
  content_hash bytea not null,
  version integer not null default 1,
  created_at timestamptz not null
);
alter table printer add constraint printer_pk primary key (store_id, id);
create unique index printer_name_once on printer (store_id, branch_id, name_key(name));
alter table printer add constraint printer_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
alter table printer add constraint printer_kind_known check (kind in ('LAN', 'QUEUE'));
alter table printer add constraint printer_language_known check (language in ('esc-pos', 'star-prnt', 'star-line', 'tspl'));
alter table printer add constraint printer_measures check (
  dots between 200 and 1280 and dots % 8 = 0 and feed_lines between 0 and 12 and drawer_pin in (2, 5));

alter table printer enable row level security;
alter table printer force row level security;
create policy printer_of_store on printer using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
grant select, insert, update, delete on printer to quay_app;

-- How a till prints; null is the printer of its browser.
alter table device add column print jsonb;
