-- API calls of the last 30 days, for developers who look for the cause of a problem. Bodies are redacted before they
-- are stored (lib/rules/redact-body.ts).
CREATE TABLE "api_call" (
    "id" TEXT NOT NULL,
    "company_id" TEXT NOT NULL,
    "environment" "environment" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "key_id" TEXT NOT NULL,
    "call_id" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "route" TEXT,
    "path" TEXT NOT NULL,
    "query" TEXT,
    "request_id" TEXT,
    "status" INTEGER NOT NULL,
    "error_code" TEXT,
    "duration_ms" INTEGER NOT NULL,
    "replayed" BOOLEAN NOT NULL DEFAULT false,
    "request_body" TEXT,
    "response_body" TEXT,

    CONSTRAINT "api_call_pkey" PRIMARY KEY ("id")
);

-- Calls per day by status class. Counted when the calls are stored, and kept after they are deleted.
CREATE TABLE "api_call_day" (
    "company_id" TEXT NOT NULL,
    "environment" "environment" NOT NULL,
    "day" DATE NOT NULL,
    "status_class" INTEGER NOT NULL,
    "calls" INTEGER NOT NULL,

    CONSTRAINT "api_call_day_pkey" PRIMARY KEY ("company_id", "environment", "day", "status_class")
);

-- A member's choice for a kind of notification; without a row, the default applies.
CREATE TABLE "notification_preference" (
    "company_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "by_mail" BOOLEAN NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "notification_preference_pkey" PRIMARY KEY ("company_id", "user_id", "kind")
);
ALTER TABLE "notification_preference" ADD CONSTRAINT "notification_preference_company_id_user_id_fkey"
  FOREIGN KEY ("company_id", "user_id") REFERENCES "membership"("company_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- When the firm was notified that this consent is about to expire.
ALTER TABLE "consent" ADD COLUMN "expiry_told_at" TIMESTAMPTZ(3);
create index consent_expiring on consent (expires_at)
  where expires_at is not null and ended_at is null;

-- A company sees its own calls. Background work writes and deletes calls of all companies.
do $$
declare t text;
begin
  foreach t in array array['api_call', 'api_call_day'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I for select using (company_id = (select scope_company()) and environment = (select scope_environment_key()))', t);
    execute format('create policy worker on %I using ((select scope_worker())) with check ((select scope_worker()))', t);
  end loop;
end $$;

alter table notification_preference enable row level security;
alter table notification_preference force row level security;
create policy tenant on notification_preference
  using (company_id = scope_company()) with check (company_id = scope_company());

create function list_expiring(until timestamptz, told_before interval, most int)
  returns table (company_id text, environment environment) language plpgsql as $$
begin
  perform set_config('app.sweep', 'on', true);
  return query
    select distinct c.company_id, c.environment from consent c
      join request r on r.id = c.request_id and r.company_id = c.company_id and r.environment = c.environment
      where c.ended_at is null and c.expires_at > now() and c.expires_at < until
        and (c.expiry_told_at is null or c.expiry_told_at < c.expires_at - told_before)
        and r.consent_type = 'ongoing' and r.status = 'ready'
      limit most;
end $$;

-- One index for each environment: under row-level security an index is searched only with leakproof operators, and
-- equality of an enum is not leakproof.
do $$
declare e text;
begin
  foreach e in array array['test', 'live'] loop
    execute format('create index api_call_list_%s on api_call (company_id, created_at desc, id desc) where environment = %L', e, e);
    execute format('create index api_call_request_%s on api_call (company_id, request_id, created_at desc, id desc) where environment = %L and request_id is not null', e, e);
    execute format('create index api_call_report_%s on api_call (company_id) where environment = %L and status = 200 and route like ''/v1/requests/{id}/report%%''', e, e);
    execute format('create index api_call_id_%s on api_call (company_id, call_id) where environment = %L', e, e);
  end loop;
end $$;
-- Rows are stored in order of time, so a small block-range index finds the old ones.
create index api_call_age on api_call using brin (created_at);

-- `(select …)` evaluates the scope once per query, not once per row.
alter policy tenant on audit_entry
  using (company_id = (select scope_company()) and ((select scope_environment_key()) is null or environment is null or environment = (select scope_environment_key())))
  with check (company_id = scope_company() and (scope_environment_key() is null or environment is null or environment = scope_environment_key()));

-- The audit log is read by time, action and actor, for each environment and for entries without one.
do $$
declare e record;
begin
  for e in select * from (values ('test', 'environment = ''test'''), ('live', 'environment = ''live'''), ('both', 'environment is null')) v(name, holds) loop
    execute format('create index audit_time_%s on audit_entry (company_id, at desc, seq desc) where %s', e.name, e.holds);
    execute format('create index audit_action_%s on audit_entry (company_id, action, at desc, seq desc) where %s', e.name, e.holds);
    execute format('create index audit_actor_%s on audit_entry (company_id, actor_kind, actor_id, at desc, seq desc) where %s', e.name, e.holds);
  end loop;
end $$;

create function log_calls(rows json) returns void language plpgsql as $$
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
