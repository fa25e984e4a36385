-- A pharmacy on the grounds of a hospital may take so much on top of what a medicine was bought for and no more.
-- docs/decisions/2026-11-22-hospital-markup.md.
alter table branch add column is_in_hospital boolean not null default false;
