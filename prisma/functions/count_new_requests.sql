-- Updates the usage counters with the requests that a statement adds. Runs once for all of them, because many requests
-- may be created together.
create or replace function count_new_requests() returns trigger language plpgsql as $$
begin
  insert into usage_count (company_id, environment, day, what, kind, state, span_seconds, count)
  select u.company_id, u.environment, u.day, u.what, u.kind, u.state, u.span_seconds, count(*)
  from added a cross join lateral usage_of(a::request) u group by 1, 2, 3, 4, 5, 6, 7;
  return null;
end $$;
create or replace trigger counted after insert on request referencing new table as added for each statement
  execute function count_new_requests();
