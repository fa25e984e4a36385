-- When words of a posted bill were last corrected: a copy that is printed after it says so.
alter table bill add column edited_at timestamptz;
