-- Stores a call's response for repeats of the call. Without a response, releases the key. Only the call whose id is
-- `record_id`, which holds the lease, can store a response or release the key.
create or replace function end_once(company text, env environment, record_id text, with_status int, with_body text)
  returns void language plpgsql as $$
begin
  perform enter_scope(company, env::text);
  if with_status is null then
    delete from idempotency_record i
      where i.id = record_id and i.company_id = company and i.environment = env and i.status is null;
  else
    update idempotency_record i set status = with_status, body = with_body
      where i.id = record_id and i.company_id = company and i.environment = env;
  end if;
end $$;
