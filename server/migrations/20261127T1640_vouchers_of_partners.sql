-- Kinds of receipts and payments are edited and put out of use.
alter table voucher_kind add column is_active boolean not null default true;
alter table voucher_kind add column version integer not null default 1;
alter table voucher_kind add column content_hash bytea;

-- What the paper says, where it is another day than that on which the money counts.
alter table cash_voucher add column document_day date;
alter table cash_voucher add constraint cash_voucher_document_day_before check (document_day < business_day);

-- Photos of papers that go with a voucher.
alter table image drop constraint image_purpose;
alter table image add constraint image_purpose check (purpose in ('avatar', 'logo', 'product', 'paper'));
create table voucher_paper (
  store_id uuid not null,
  id uuid not null,
  voucher_id uuid not null,
  image_id uuid not null,
  position smallint not null
);
alter table voucher_paper add constraint voucher_paper_pk primary key (store_id, id);
alter table voucher_paper add constraint voucher_paper_voucher_fk foreign key (store_id, voucher_id) references cash_voucher (store_id, id);
alter table voucher_paper add constraint voucher_paper_image_fk foreign key (store_id, image_id) references image (store_id, id);
alter table voucher_paper add constraint voucher_paper_position_range check (position between 0 and 5);
create unique index voucher_paper_place_once on voucher_paper (store_id, voucher_id, position);
create index voucher_paper_by_image on voucher_paper (store_id, image_id);

-- Money that goes into the drawer of another branch counts there on that branch's day.
alter table fund_transfer add column to_branch_id uuid;
alter table fund_transfer add column to_business_day date;
alter table fund_transfer add constraint fund_transfer_to_branch_fk foreign key (store_id, to_branch_id) references branch (store_id, id);
alter table fund_transfer add constraint fund_transfer_to_branch_other check
  (num_nulls(to_branch_id, to_business_day) in (0, 2) and to_branch_id <> branch_id);

alter table voucher_paper enable row level security;
alter table voucher_paper force row level security;
create policy voucher_paper_of_store on voucher_paper using (store_id = nullif(current_setting('app.store_id', true), '')::uuid);
grant select, insert, update, delete on voucher_paper to quay_app;
