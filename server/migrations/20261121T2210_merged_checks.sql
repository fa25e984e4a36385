-- Checks of one branch that were begun apart and belong together: their sheets move into a new check, and they end as
-- cancelled ones that say where to. docs/decisions/2026-11-21-merged-checks.md.
alter table inventory_check add column merged_into uuid;
alter table inventory_check add constraint inventory_check_merged_into_fk foreign key (store_id, merged_into) references inventory_check (store_id, id);
alter table inventory_check add constraint inventory_check_merged_is_cancelled check (merged_into is null or status = 'CANCELLED');
create index inventory_check_merged on inventory_check (store_id, merged_into) where merged_into is not null;

-- The check on which a sheet was counted before its check was merged.
alter table count_sheet add column counted_in uuid;
alter table count_sheet add constraint count_sheet_counted_in_fk foreign key (store_id, counted_in) references inventory_check (store_id, id);
