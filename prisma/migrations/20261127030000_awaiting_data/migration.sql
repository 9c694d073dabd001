-- Finds the few requests whose data has not arrived, without reading the others or their audit log
-- (prisma/functions/data_problems.sql).
create index request_awaiting_data on request (company_id, environment) where stage = 'awaiting_data';
create index audit_data_problem on audit_entry (company_id, environment, request_id, seq)
  where action in ('data.failed', 'data.empty');
