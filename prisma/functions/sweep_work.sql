-- Queues work that is missing or was lost, as a fallback for all other code that queues work. Dead-lettered work is
-- treated as queued, because an operator has to decide about it. Queues at most `most` rows of a kind. Subjects with
-- queued work are skipped before counting, so that the next sweep finds the rest. Returns the number of new rows of
-- each kind.
create or replace function sweep_work(most int) returns table (name text, written bigint) language plpgsql as $$
begin
  perform set_config('app.worker', 'on', true), set_config('app.sweep', 'on', true);
  return query
    with wanted as (
      -- The customer is at their bank, or their data is being collected.
      (select 'reconcile'::text as name, r.company_id, r.environment, r.id as subject, null::text as lane from request r
        join consent c on c.request_id = r.id and c.company_id = r.company_id and c.environment = r.environment
        where r.status in ('pending_consent', 'pending_data') and r.opened_at > now() - interval '400 days'
          and r.stage <> 'awaiting_share' and c.user_ref is not null and c.ended_at is null
          and (r.consented_at is not null or c.session_until > now())
          and not has_work('reconcile', r.company_id, r.environment, r.id)
        limit most)
      union all
      -- The customer's time to review and share the report is over.
      (select 'expire_share', r.company_id, r.environment, r.id, null from request r
        join report p on p.request_id = r.id and p.company_id = r.company_id and p.environment = r.environment
          and p.generation = r.generation
        where r.status = 'pending_data' and r.stage = 'awaiting_share' and p.created_at < now() - interval '30 days 1 minute'
          and not has_work('expire_share', r.company_id, r.environment, r.id)
        limit most)
      union all
      (select 'purge', r.company_id, r.environment, r.id, null from request r
        where r.status = 'ready' and r.purge_at < now() - interval '1 minute'
          and not has_work('purge', r.company_id, r.environment, r.id)
        limit most)
      union all
      (select 'end_upstream', c.company_id, c.environment, c.request_id, null from consent c
        where c.ended_at is not null and c.upstream_ended_at is null
          and not has_work('end_upstream', c.company_id, c.environment, c.request_id)
        limit most)
      union all
      -- The customer stopped one of their banks, and the provider has not confirmed that yet.
      (select 'end_bank', b.company_id, b.environment, b.request_id, null from bank_consent b
        join consent c on c.request_id = b.request_id and c.company_id = b.company_id and c.environment = b.environment
        where b.withdrawn_at is not null and b.upstream_ended_at is null and b.consent_ref is not null and c.ended_at is null
          and not has_work('end_bank', b.company_id, b.environment, b.request_id)
        limit most)
      union all
      (select 'expire_consent', c.company_id, c.environment, c.request_id, null from consent c
        where c.expires_at < now() and c.expired_at is null and c.ended_at is null
          and not has_work('expire_consent', c.company_id, c.environment, c.request_id)
        limit most)
      union all
      -- A refresh that the customer agreed to is due, but no work for it exists.
      (select 'plan_refresh', r.company_id, r.environment, r.id, null from request r
        join consent c on c.request_id = r.id and c.company_id = r.company_id and c.environment = r.environment
        where r.status = 'ready' and r.refresh_due_at < now() - interval '1 minute' and c.ended_at is null
          and not has_work('plan_refresh', r.company_id, r.environment, r.id)
          and not has_work('refresh', r.company_id, r.environment, r.id)
        limit most)
      union all
      (select 'deliver', d.company_id, d.environment, d.id, d.endpoint_id from delivery d
        where d.state = 'pending' and d.next_at < now() - interval '1 minute'
          and not has_work('deliver', d.company_id, d.environment, d.id)
        limit most)
      union all
      (select 'check_endpoint', w.company_id, w.environment, w.id, null from webhook_endpoint w
        where w.failing_since is not null and w.disabled_at is null
          and not has_work('check_endpoint', w.company_id, w.environment, w.id)
        limit most)
    ), wrote as (
      insert into outbox (id, name, company_id, environment, subject_id, lane, dedupe_key)
        select 'job_' || replace(gen_random_uuid()::text, '-', ''), w.name, w.company_id, w.environment, w.subject, w.lane,
          'sweep:' || w.name || ':' || w.subject || ':' || floor(extract(epoch from now()) / 60)::text
        from wanted w
        on conflict (dedupe_key) do nothing
        returning outbox.name
    )
    select w.name, count(*) from wrote w group by 1;
end $$;
