-- The few requests whose data does not come are found without reading the others (prisma/functions/data_problems.sql).
create index request_awaiting_data on request (company_id, environment) where stage = 'awaiting_data';
