-- Returns an operator's overview of one company: members by role, the time of the last use of each active key, and
-- requests by status in each environment. Reads the usage counters instead of counting requests.
create or replace function count_company(company text) returns json language plpgsql as $$
declare
  before_company text := current_setting('app.company_id', true);
  before_environment text := current_setting('app.environment', true);
  requests json[] := '{}';
  part json;
  env text;
  rest json;
begin
  if not scope_operator() then raise exception 'only an operator may count'; end if;
  perform set_config('app.company_id', company, true), set_config('app.environment', '', true);
  select json_build_object(
    'members', (select coalesce(json_object_agg(m.role, m.n), '{}') from (
       select role, count(*) as n from membership where company_id = company group by role) m),
    'keys', (select coalesce(json_agg(json_build_object('environment', k.environment, 'last_used_at', k.last_used_at)
       order by k.environment), '[]') from api_key k where k.company_id = company and k.revoked_at is null)
  ) into rest;
  foreach env in array array['test', 'live'] loop
    perform set_config('app.environment', env, true);
    select coalesce(json_object_agg(c.state, c.n), '{}') into part from (
      select state, sum(count) as n from usage_count
        where company_id = company and environment = env::environment and what = 'request'
        group by state having sum(count) <> 0) c;
    requests := array_append(requests, part);
  end loop;
  perform set_config('app.company_id', coalesce(before_company, ''), true),
    set_config('app.environment', coalesce(before_environment, ''), true);
  return json_build_object('members', rest->'members', 'keys', rest->'keys', 'test', requests[1], 'live', requests[2]);
end $$;
