-- The list of events takes the same time whether a filter by type matches many events, few or none. Events since a time
-- are found by the indexes of one environment, so the index of both is not needed.
create index event_type_test on event (company_id, type, seq) where environment = 'test' and request_id is not null;
create index event_type_live on event (company_id, type, seq) where environment = 'live' and request_id is not null;
DROP INDEX "event_company_id_environment_created_at_idx";
