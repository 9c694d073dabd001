-- The member who is responsible for the request. No foreign key, because the owner may leave the company.
alter table request add column owner_id text;
alter table request no force row level security;
alter table audit_entry no force row level security;
update request r set owner_id = a.actor_id
  from audit_entry a
  where a.request_id = r.id and a.company_id = r.company_id and a.action = 'request.created' and a.actor_kind = 'member';
alter table request force row level security;
alter table audit_entry force row level security;

-- Contains every column that the lists filter and count by.
drop index request_list_test;
drop index request_list_live;
drop index request_changed_test;
drop index request_changed_live;
create index request_list_test on request (company_id, created_at desc, id desc)
  include (environment, status, stage, report_type, client_ref, search_text, owner_id, invited_at, opened_at, attempt_outcome) where environment = 'test';
create index request_list_live on request (company_id, created_at desc, id desc)
  include (environment, status, stage, report_type, client_ref, search_text, owner_id, invited_at, opened_at, attempt_outcome) where environment = 'live';
create index request_changed_test on request (company_id, changed_at desc, id desc)
  include (environment, stage, report_type, client_ref, created_at, search_text, owner_id, invited_at, opened_at, attempt_outcome) where environment = 'test';
create index request_changed_live on request (company_id, changed_at desc, id desc)
  include (environment, stage, report_type, client_ref, created_at, search_text, owner_id, invited_at, opened_at, attempt_outcome) where environment = 'live';

-- Finds the few requests whose message was not delivered, or whose customer is at their bank.
create index message_lost on message (company_id, environment, request_id)
  where state in ('refused', 'failed', 'bounced', 'complained');
create index consent_session on consent (company_id, environment, session_until) where session_until is not null;
