-- The list of events reads one environment in the order of commits. Row-level security keeps an index from comparing
-- the environment, so each environment has its own index.
create index event_list_test on event (company_id, seq) where environment = 'test' and request_id is not null;
create index event_list_live on event (company_id, seq) where environment = 'live' and request_id is not null;
drop index event_seq;
