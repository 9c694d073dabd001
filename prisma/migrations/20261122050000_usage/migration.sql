-- The figures of the usage page: requests by the day they were created, and messages to customers by the day they
-- were sent (days in Sydney). A change inserts rows, some with a negative count, and updates none, so no transaction
-- waits for another's counter. The sum of the rows is the current count; fold_usage merges them. The table contains
-- only counts and durations and nothing about a customer, so an erasure need not change it.
CREATE TABLE "usage_count" (
    "id" BIGSERIAL NOT NULL,
    "company_id" TEXT NOT NULL,
    "environment" "environment" NOT NULL,
    "day" DATE NOT NULL,
    "what" TEXT NOT NULL,
    "kind" TEXT,
    "state" TEXT,
    "span_seconds" INTEGER,
    "count" INTEGER NOT NULL,
    "folded" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "usage_count_pkey" PRIMARY KEY ("id")
);

-- Contains every column that the usage page reads, one index for each environment.
create index usage_count_days_test on usage_count (company_id, day)
  include (environment, what, kind, state, span_seconds, count) where environment = 'test';
create index usage_count_days_live on usage_count (company_id, day)
  include (environment, what, kind, state, span_seconds, count) where environment = 'live';
create index usage_count_loose on usage_count (company_id, environment, day) where not folded;

-- A company reads its own counts. Only the triggers below insert into it, and background work merges the rows.
alter table usage_count enable row level security;
alter table usage_count force row level security;
create policy tenant on usage_count for select
  using (company_id = (select scope_company()) and environment = (select scope_environment_key()));
create policy counted on usage_count for insert with check (pg_trigger_depth() > 0);
create policy worker on usage_count using ((select scope_worker())) with check ((select scope_worker()));

-- Rounds a duration to whole seconds, minutes, hours or days, as the page shows it. In seconds.
create function told_seconds(span interval) returns int language sql immutable parallel safe as $$
  select case
    when span < interval '1 minute' then greatest(floor(date_part('epoch', span) + 0.5), 0)
    when span < interval '1 hour' then floor(date_part('epoch', span) / 60 + 0.5) * 60
    when span < interval '24 hours' then floor(date_part('epoch', span) / 3600 + 0.5) * 3600
    else floor(date_part('epoch', span) / 86400 + 0.5) * 86400 end::int
$$;

create function usage_of(r request)
  returns table (company_id text, environment environment, day date, what text, kind text, state text, span_seconds int)
  language sql stable parallel safe as $$
  select r.company_id, r.environment, (r.created_at at time zone 'Australia/Sydney')::date, c.what, c.kind, c.state, c.span
  from (values
    ('request', r.created_at, r.report_type::text, r.status::text, null::int),
    ('opened', coalesce(r.opened_at, r.consented_at, r.ready_at), null, null, told_seconds(r.opened_at - r.created_at)),
    ('consented', coalesce(r.consented_at, r.ready_at), null, null, told_seconds(r.consented_at - r.opened_at)),
    ('ready', r.ready_at, null, null, told_seconds(r.ready_at - r.consented_at))
  ) c (what, at, kind, state, span)
  where c.at is not null
$$;

create function count_request() returns trigger language plpgsql as $$
begin
  insert into usage_count (company_id, environment, day, what, kind, state, span_seconds, count)
  select c.company_id, c.environment, c.day, c.what, c.kind, c.state, c.span_seconds, sum(c.n)
  from (select u.*, 1 as n from usage_of(new) u union all select u.*, -1 from usage_of(old) u) c
  group by 1, 2, 3, 4, 5, 6, 7 having sum(c.n) <> 0;
  return null;
end $$;
create trigger counted after insert or delete on request for each row execute function count_request();
create trigger counted_again after update on request for each row
  when ((old.company_id, old.environment, old.created_at, old.opened_at, old.consented_at, old.ready_at, old.status, old.report_type)
    is distinct from (new.company_id, new.environment, new.created_at, new.opened_at, new.consented_at, new.ready_at, new.status, new.report_type))
  execute function count_request();

-- The audit log is append-only, so each message is counted once.
create function count_message() returns trigger language plpgsql as $$
begin
  insert into usage_count (company_id, environment, day, what, count)
  values (new.company_id, new.environment, (new.at at time zone 'Australia/Sydney')::date, new.action, 1);
  return null;
end $$;
create trigger counted after insert on audit_entry for each row
  when (new.action in ('request.invited', 'request.reminded') and new.environment is not null)
  execute function count_message();

create function fold_usage() returns void language plpgsql as $$
begin
  perform set_config('app.worker', 'on', true);
  with gone as (
    delete from usage_count u using (
      select distinct l.company_id, l.environment, l.day from usage_count l where not l.folded) d
    where u.company_id = d.company_id and u.environment = d.environment and u.day = d.day
    returning u.*)
  insert into usage_count (company_id, environment, day, what, kind, state, span_seconds, count, folded)
  select g.company_id, g.environment, g.day, g.what, g.kind, g.state, g.span_seconds, sum(g.count), true
  from gone g group by 1, 2, 3, 4, 5, 6, 7 having sum(g.count) <> 0;
end $$;

-- Recounts all usage while nothing else changes. Row-level security applies to the owner too, so the function sets
-- the roles that it reads with.
create function count_usage_anew() returns void language plpgsql as $$
begin
  lock table request, audit_entry, usage_count in share row exclusive mode;
  perform set_config('app.sweep', 'on', true), set_config('app.operator', 'on', true), set_config('app.worker', 'on', true);
  delete from usage_count;
  insert into usage_count (company_id, environment, day, what, kind, state, span_seconds, count, folded)
  select u.company_id, u.environment, u.day, u.what, u.kind, u.state, u.span_seconds, count(*), true
  from request r cross join lateral usage_of(r) u group by 1, 2, 3, 4, 5, 6, 7;
  insert into usage_count (company_id, environment, day, what, count, folded)
  select e.company_id, e.environment, (e.at at time zone 'Australia/Sydney')::date, e.action, count(*), true
  from audit_entry e where e.action in ('request.invited', 'request.reminded') and e.environment is not null
  group by 1, 2, 3, 4;
  perform set_config('app.sweep', '', true), set_config('app.operator', '', true), set_config('app.worker', '', true);
end $$;
select count_usage_anew();

-- `(select …)` evaluates the scope once per query, not once per row.
alter policy tenant on delivery
  using (company_id = (select scope_company()) and environment = (select scope_environment_key()))
  with check (company_id = scope_company() and environment = scope_environment_key());
