-- Records that a delivery arrived, even if a slower run of the same attempt recorded a failure. If the endpoint was
-- failing, writes nothing and returns false, because the caller must then also end the endpoint's streak of failures.
create or replace function record_arrival(company text, env environment, delivery_id text, attempt_id text,
    attempt_number int, arrived_at timestamptz, took_ms int, code int, answer text, sent_to text default null)
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
    (id, delivery_id, company_id, environment, number, at, latency_ms, outcome, response_code, response_text, host)
    select attempt_id, a.id, company, env, attempt_number, arrived_at, took_ms, 'delivered', code, answer, sent_to from arrived a
    on conflict do nothing;
  return true;
end $$;
