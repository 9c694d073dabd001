-- The list of events since a time begins at the last event before it. Without these indexes, it would read every earlier
-- event: 23 seconds for a company with three million.
create index event_start_test on event (company_id, created_at) where environment = 'test';
create index event_start_live on event (company_id, created_at) where environment = 'live';
