-- Finds the few connections in trouble. The search for problems starts from these and from the audit log, not from the
-- requests that wait for data (prisma/functions/data_problems.sql).
create index consent_troubled on consent (company_id, environment, request_id)
  where ended_at is null and trouble in ('connection_invalid', 'fetch_failed');
drop index request_awaiting_data;
