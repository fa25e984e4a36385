-- Points that customers bring from the system before, written once by a file (server/src/features/point/open-points.ts).
alter table point_entry drop constraint point_entry_kind_known;
alter table point_entry add constraint point_entry_kind_known check (kind in
  ('EARN', 'SPEND', 'EARN_CANCEL', 'SPEND_CANCEL', 'OPENING'));
