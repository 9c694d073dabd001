-- Stores API calls, of one company or of several, and counts them by day, in one round trip. Repeating a row changes
-- nothing.
create or replace function log_calls(rows json) returns void language plpgsql as $$
begin
  perform set_config('app.worker', 'on', true);
  with added as (
    insert into api_call (id, company_id, environment, created_at, key_id, call_id, method, route, path, query,
      request_id, status, error_code, duration_ms, replayed, request_body, response_body)
    select r.id, r.company_id, r.environment, r.created_at, r.key_id, r.call_id, r.method, r.route, r.path, r.query,
      r.request_id, r.status, r.error_code, r.duration_ms, r.replayed, r.request_body, r.response_body
    from json_populate_recordset(null::api_call, rows) r
    on conflict (id) do nothing
    returning company_id, environment, created_at, status)
  insert into api_call_day as d (company_id, environment, day, status_class, calls)
  select a.company_id, a.environment, (a.created_at at time zone 'Australia/Sydney')::date, a.status / 100, count(*)
  from added a group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (company_id, environment, day, status_class) do update set calls = d.calls + excluded.calls;
end $$;
