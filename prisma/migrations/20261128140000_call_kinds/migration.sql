-- The API log takes the same time whether a filter by method, status and route matches many calls, few or none. Its
-- other index no longer needs these columns.
do $$
declare e text;
begin
  foreach e in array array['test', 'live'] loop
    execute format('create index api_call_kind_%s on api_call (company_id, method, status, (case when route is null then '''' else route end), created_at desc, id desc) include (environment) where environment = %L', e, e);
    execute format('drop index api_call_list_%s', e);
    execute format('create index api_call_list_%s on api_call (company_id, created_at desc, id desc) where environment = %L', e, e);
  end loop;
end $$;
