-- Updates the usage counters with each change of a request, and with its deletion.
create or replace function count_request() returns trigger language plpgsql as $$
begin
  insert into usage_count (company_id, environment, day, what, kind, state, span_seconds, count)
  select c.company_id, c.environment, c.day, c.what, c.kind, c.state, c.span_seconds, sum(c.n)
  from (select u.*, 1 as n from usage_of(new) u union all select u.*, -1 from usage_of(old) u) c
  group by 1, 2, 3, 4, 5, 6, 7 having sum(c.n) <> 0;
  return null;
end $$;
create or replace trigger uncounted after delete on request for each row execute function count_request();
