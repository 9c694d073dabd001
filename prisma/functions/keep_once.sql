-- Extends the lease on an idempotency record while its call is running.
create or replace function keep_once(company text, env environment, record_id text, locked timestamptz)
  returns void language plpgsql as $$
begin
  perform enter_scope(company, env::text);
  update idempotency_record i set locked_until = locked
    where i.id = record_id and i.company_id = company and i.environment = env and i.status is null;
end $$;
