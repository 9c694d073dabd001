-- Indexes that also answer searches without results, so that such searches stay fast in long lists.

-- For the console's search of the audit log of all companies. `(select …)` evaluates the scope once per query.
alter policy operator_reads on audit_entry using ((select scope_operator()));
CREATE INDEX "audit_entry_action_at_id_idx" ON "audit_entry"("action", "at" DESC, "id" DESC);
CREATE INDEX "audit_entry_actor_kind_at_id_idx" ON "audit_entry"("actor_kind", "at" DESC, "id" DESC);
create index audit_entry_actor on audit_entry (actor_id, at desc, id desc) where actor_id is not null;
create index audit_entry_request on audit_entry (request_id, at desc, id desc) where request_id is not null;

DROP INDEX "delivery_company_id_environment_created_at_idx";
CREATE INDEX "delivery_company_id_created_at_id_idx" ON "delivery"("company_id", "created_at" DESC, "id" DESC);

-- Contains the columns by which calls are filtered and counted.
do $$
declare e text;
begin
  foreach e in array array['test', 'live'] loop
    execute format('drop index api_call_list_%s', e);
    execute format('create index api_call_list_%s on api_call (company_id, created_at desc, id desc) include (environment, method, status, route) where environment = %L', e, e);
    execute format('create index delivery_count_%s on delivery (company_id, created_at) include (environment, state) where environment = %L', e, e);
  end loop;
end $$;

-- Reads the numbers of requests from `usage_count`.
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
