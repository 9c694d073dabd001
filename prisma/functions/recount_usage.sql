-- Recounts all usage from the rows, while the tables are locked against changes. Row-level security applies to the
-- owner too, so this sets the scope of each read.
create or replace function recount_usage() returns void language plpgsql as $$
begin
  lock table request, audit_entry, delivery, usage_count, delivery_day in share row exclusive mode;
  perform set_config('app.sweep', 'on', true), set_config('app.operator', 'on', true), set_config('app.worker', 'on', true);
  delete from usage_count;
  insert into usage_count (company_id, environment, day, what, kind, state, span_seconds, count, folded)
  select u.company_id, u.environment, u.day, u.what, u.kind, u.state, u.span_seconds, count(*), true
  from request r cross join lateral usage_of(r) u group by 1, 2, 3, 4, 5, 6, 7;
  insert into usage_count (company_id, environment, day, what, count, folded)
  select e.company_id, e.environment, (e.at at time zone 'Australia/Sydney')::date, e.action, count(*), true
  from audit_entry e where e.action in ('request.invited', 'request.reminded') and e.environment is not null
  group by 1, 2, 3, 4;
  delete from delivery_day;
  insert into delivery_day (company_id, environment, day, deliveries)
  select d.company_id, d.environment, (d.created_at at time zone 'Australia/Sydney')::date, count(*)
  from delivery d group by 1, 2, 3;
  perform set_config('app.sweep', '', true), set_config('app.operator', '', true), set_config('app.worker', '', true);
end $$;
