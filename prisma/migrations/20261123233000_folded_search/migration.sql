-- Lets a search ignore accents, case and apostrophes. It folds text exactly as lib/store/read/fold-text.ts does.
alter table request drop column search_text;
alter table request add column search_text text generated always as (lower(translate(
  replace(replace(replace(
    regexp_replace(normalize(client_name || E'\n' || coalesce(client_ref, ''), nfkd), U&'[\0300-\036f]', '', 'g'),
    U&'\00df', 'ss'), U&'\00e6', 'ae'), U&'\0153', 'oe'),
  U&'\0111\0110\00f8\00d8\0142\0141''\2019\2018\02bc\0060\00b4', 'ddooll'))) stored;
create index request_list_test on request (company_id, created_at desc, id desc)
  include (environment, status, stage, report_type, client_ref, search_text) where environment = 'test';
create index request_list_live on request (company_id, created_at desc, id desc)
  include (environment, status, stage, report_type, client_ref, search_text) where environment = 'live';
create index request_changed_test on request (company_id, changed_at desc, id desc)
  include (environment, stage, report_type, client_ref, created_at, search_text) where environment = 'test';
create index request_changed_live on request (company_id, changed_at desc, id desc)
  include (environment, stage, report_type, client_ref, created_at, search_text) where environment = 'live';

-- Keyed digests of the customer's email address and phone number, for searches by the whole value. Erased with them.
alter table request add column email_digest bytea;
alter table request add column phone_digest bytea;
create index request_email on request (company_id, email_digest) where email_digest is not null;
create index request_phone on request (company_id, phone_digest) where phone_digest is not null;
