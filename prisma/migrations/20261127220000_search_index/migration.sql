-- A search of the portal's list reads every request of the company. These indexes contain only the columns that the
-- search needs, so they are a third of the list's indexes in size and are read in half the time.
create index request_search_test on request (company_id, created_at desc, id desc) include (environment, search_text)
  where environment = 'test';
create index request_search_live on request (company_id, created_at desc, id desc) include (environment, search_text)
  where environment = 'live';
