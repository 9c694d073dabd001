-- Since when an endpoint is known to be well: an attempt that began before says nothing of it any more.
ALTER TABLE "webhook_endpoint" ADD COLUMN "well_since" TIMESTAMPTZ(3);

-- A failing endpoint that nobody looks at any more is looked at again.
create policy sweep on webhook_endpoint for select using (scope_sweep());
create policy sweep on report for select using (scope_sweep());
create index webhook_endpoint_failing on webhook_endpoint (failing_since)
  where failing_since is not null and disabled_at is null;

-- Notes an attempt that arrived. One that arrived has arrived, whatever a slower twin of the same attempt noted before.
-- Where the endpoint was failing until now there is more to put right than this, so nothing is written and the answer
-- says so.
create or replace function record_arrival(company text, env environment, delivery_id text, attempt_id text,
    attempt_number int, arrived_at timestamptz, took_ms int, code int, answer text)
  returns boolean language plpgsql as $$
begin
  perform enter_scope(company, env::text);
  if exists (select 1 from delivery d
      join webhook_endpoint w on w.id = d.endpoint_id and w.company_id = d.company_id and w.environment = d.environment
      where d.id = record_arrival.delivery_id and d.company_id = company and d.environment = env
        and w.failing_since is not null) then
    return false;
  end if;
  with arrived as (
    update delivery d set attempts = greatest(d.attempts, attempt_number), state = 'delivered',
        delivered_at = coalesce(d.delivered_at, arrived_at), next_at = null
      where d.id = record_arrival.delivery_id and d.company_id = company and d.environment = env
        and d.attempts >= attempt_number - 1
      returning d.id
  )
  insert into delivery_attempt
    (id, delivery_id, company_id, environment, number, at, latency_ms, outcome, response_code, response_text)
    select attempt_id, a.id, company, env, attempt_number, arrived_at, took_ms, 'delivered', code, answer from arrived a
    on conflict do nothing;
  return true;
end $$;

-- Writes the work that the rows call for and that nobody has written, or that was lost: the net under every other path.
-- Parked work counts as written: somebody is to look at it. At most `most` rows of a kind; what has its work waiting is
-- passed over before they are counted, so that the rest is found the next time. Returns how many it wrote of each kind.
create function has_work(of_name text, company text, env environment, subject text) returns boolean
  language sql stable as $$
    select exists (select 1 from outbox o where o.company_id = company and o.environment = env and o.subject_id = subject
      and o.name = of_name and o.done_at is null) $$;

create function sweep_work(most int) returns table (name text, written bigint) language plpgsql as $$
begin
  perform set_config('app.worker', 'on', true), set_config('app.sweep', 'on', true);
  return query
    with wanted as (
      -- A customer who is at their bank, or whose data is on its way.
      (select 'reconcile'::text as name, r.company_id, r.environment, r.id as subject from request r
        join consent c on c.request_id = r.id and c.company_id = r.company_id and c.environment = r.environment
        where r.status in ('pending_consent', 'pending_data') and r.opened_at > now() - interval '400 days'
          and r.stage <> 'awaiting_share' and c.user_ref is not null and c.ended_at is null
          and (r.consented_at is not null or c.session_until > now())
          and not has_work('reconcile', r.company_id, r.environment, r.id)
        limit most)
      union all
      -- A report the customer was shown, longer ago than they have to share it.
      (select 'expire_share', r.company_id, r.environment, r.id from request r
        join report p on p.request_id = r.id and p.company_id = r.company_id and p.environment = r.environment
          and p.generation = r.generation
        where r.status = 'pending_data' and r.stage = 'awaiting_share' and p.created_at < now() - interval '30 days 1 minute'
          and not has_work('expire_share', r.company_id, r.environment, r.id)
        limit most)
      union all
      (select 'purge', r.company_id, r.environment, r.id from request r
        where r.status = 'ready' and r.purge_at < now() - interval '1 minute'
          and not has_work('purge', r.company_id, r.environment, r.id)
        limit most)
      union all
      (select 'end_upstream', c.company_id, c.environment, c.request_id from consent c
        where c.ended_at is not null and c.upstream_ended_at is null
          and not has_work('end_upstream', c.company_id, c.environment, c.request_id)
        limit most)
      union all
      (select 'expire_consent', c.company_id, c.environment, c.request_id from consent c
        where c.expires_at < now() and c.expired_at is null and c.ended_at is null
          and not has_work('expire_consent', c.company_id, c.environment, c.request_id)
        limit most)
      union all
      (select 'deliver', d.company_id, d.environment, d.id from delivery d
        where d.state = 'pending' and d.next_at < now() - interval '1 minute'
          and not has_work('deliver', d.company_id, d.environment, d.id)
        limit most)
      union all
      (select 'check_endpoint', w.company_id, w.environment, w.id from webhook_endpoint w
        where w.failing_since is not null and w.disabled_at is null
          and not has_work('check_endpoint', w.company_id, w.environment, w.id)
        limit most)
    ), wrote as (
      insert into outbox (id, name, company_id, environment, subject_id, dedupe_key)
        select 'job_' || replace(gen_random_uuid()::text, '-', ''), w.name, w.company_id, w.environment, w.subject,
          'sweep:' || w.name || ':' || w.subject || ':' || floor(extract(epoch from now()) / 60)::text
        from wanted w
        on conflict (dedupe_key) do nothing
        returning outbox.name
    )
    select w.name, count(*) from wrote w group by 1;
end $$;
