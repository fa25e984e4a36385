-- A return that is not completed yet: what was written of it, and nothing that moves. docs/topics/returns.md.
alter table sale_return add column draft jsonb;
alter table sale_return drop constraint sale_return_status_known;
alter table sale_return add constraint sale_return_status_known check (status in ('DRAFT', 'SUCCEED', 'CANCELLED'));
alter table sale_return add constraint sale_return_draft_moves_nothing check (
  status <> 'DRAFT' or (draft is not null and refundable = 0 and refunded = 0 and item_count = 0));
