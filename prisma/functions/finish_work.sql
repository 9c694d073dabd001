-- Marks work as done and, if `next_name` is given, queues that follow-up work, due in `next_in_ms` by the database's
-- clock. Repeating the call changes nothing.
create or replace function finish_work(work_id text, next_name text, next_subject text, next_key text, next_in_ms bigint)
  returns void language plpgsql as $$
begin
  perform set_config('app.worker', 'on', true);
  with ended as (
    update outbox o set done_at = now(), lease_until = null, last_error = null
      where o.id = work_id and o.done_at is null
      returning o.company_id, o.environment, o.lane
  )
  insert into outbox (id, name, company_id, environment, subject_id, lane, dedupe_key, available_at)
    select 'job_' || replace(gen_random_uuid()::text, '-', ''), next_name, e.company_id, e.environment, next_subject,
      e.lane, next_key, now() + next_in_ms * interval '1 millisecond'
    from ended e where next_name is not null
    on conflict (dedupe_key) do nothing;
end $$;
