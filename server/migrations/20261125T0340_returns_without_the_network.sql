-- Returns that a till took without the network. They are stored as they were; what was beyond the rules is settled by hand. docs/topics/returns.md.
alter table sale_return add column local_number text;
-- When the customer stood there; null where the server was asked at once.
alter table sale_return add column taken_at timestamptz;
alter table sale_return add column flags text[] not null default '{}';
alter table sale_return add constraint sale_return_flags_known check (flags <@ array['over-return', 'not-allowed', 'over-cash-limit']);
alter table sale_return add column settled_at timestamptz;
alter table sale_return add column settled_by_name text;
alter table sale_return add column settle_note text;
create index sale_return_to_settle on sale_return (store_id, branch_id, created_at desc) where cardinality(flags) > 0 and settled_at is null;
