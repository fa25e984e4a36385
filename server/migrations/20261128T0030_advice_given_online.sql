-- Advice that was given online is a short form of the pharmacy too: by which way, to whom, what was asked and what was said.
alter table gpp_note add column channel text;
alter table gpp_note drop constraint gpp_note_kind_known;
alter table gpp_note add constraint gpp_note_kind_known check (kind in ('COMPLAINT', 'ADR', 'RECALL', 'ADVICE'));
alter table gpp_note add constraint gpp_note_channel_known check (channel in ('PHONE', 'ZALO', 'FACEBOOK', 'WEB', 'OTHER'));
alter table gpp_note add constraint gpp_note_channel_of_advice check ((kind = 'ADVICE') = (channel is not null));
