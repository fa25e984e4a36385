-- Books of the pharmacy that are signed day by day: each day holds the hash of its rows and of the day signed before it, so that a day
-- that is changed, left out or put in breaks all days behind it.
create table book_signature (
  store_id uuid not null,
  id uuid not null,
  branch_id uuid not null,
  book text not null,
  day date not null,
  -- Which products the book was of on that day: a group that is changed later changes no signed day.
  product_ids uuid[] not null,
  row_count integer not null,
  rows_hash bytea not null,
  -- Null of the first day that was signed.
  previous_hash bytea,
  hash bytea not null,
  signed_at timestamptz not null,
  signed_by uuid not null,
  signed_by_name text not null
);
alter table book_signature add constraint book_signature_pk primary key (store_id, id);
alter table book_signature add constraint book_signature_once unique (store_id, branch_id, book, day);
alter table book_signature add constraint book_signature_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
alter table book_signature add constraint book_signature_book_known check (book in ('CONTROLLED'));
-- Nobody signs behind two days at once: of two that follow the same day one is refused.
create unique index book_signature_one_behind on book_signature (store_id, branch_id, book, previous_hash) nulls not distinct;

-- What happened with a medicine that has a short form of its own: a complaint, a harmful reaction, a recall.
create table gpp_note (
  store_id uuid not null,
  id uuid not null,
  branch_id uuid not null,
  kind text not null,
  noted_on date not null,
  person_name text,
  person_phone text,
  product_id uuid,
  product_name text not null,
  lot_number text,
  content text not null,
  action text,
  result text,
  finished_at timestamptz,
  finished_by_name text,
  created_at timestamptz not null,
  created_by uuid not null,
  created_by_name text not null,
  cancelled_at timestamptz,
  cancelled_by_name text,
  cancel_reason text,
  content_hash bytea not null,
  version integer not null default 1
);
alter table gpp_note add constraint gpp_note_pk primary key (store_id, id);
alter table gpp_note add constraint gpp_note_branch_fk foreign key (store_id, branch_id) references branch (store_id, id);
alter table gpp_note add constraint gpp_note_product_fk foreign key (store_id, product_id) references product (store_id, id);
alter table gpp_note add constraint gpp_note_kind_known check (kind in ('COMPLAINT', 'ADR', 'RECALL'));
alter table gpp_note add constraint gpp_note_finished_with_result check ((finished_at is null) = (result is null));
create index gpp_note_by_day on gpp_note (store_id, branch_id, kind, noted_on);
create index gpp_note_by_product on gpp_note (store_id, product_id) where product_id is not null;

do $$
declare t text;
begin
  foreach t in array array['book_signature', 'gpp_note']
  loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy %I on %I using (store_id = nullif(current_setting(''app.store_id'', true), '''')::uuid)', t || '_of_store', t);
  end loop;
end $$;
grant select, insert on book_signature to quay_app;
grant select, insert, update on gpp_note to quay_app;
