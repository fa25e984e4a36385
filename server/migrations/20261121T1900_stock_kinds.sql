-- Every way in which goods move (contract/src/enumeration.ts).
alter table stock_entry drop constraint stock_entry_kind_known;
alter table stock_entry add constraint stock_entry_kind_known check (kind in
  ('SALE', 'SALE_CANCEL', 'INBOUND', 'INBOUND_CANCEL', 'OPENING', 'OPENING_CANCEL', 'REVALUATION',
   'INBOUND_RETURN', 'INBOUND_RETURN_CANCEL', 'COUNT', 'COUNT_CANCEL', 'DISPOSAL', 'DISPOSAL_CANCEL',
   'TRANSFER_OUT', 'TRANSFER_OUT_CANCEL', 'TRANSFER_IN', 'TRANSFER_BACK', 'QUARANTINE', 'MERGE'));
