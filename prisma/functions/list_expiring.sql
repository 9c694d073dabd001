-- Lists companies with an ongoing consent that expires before `until`. Omits a company that was already notified of all
-- such consents. Returns only ids, across companies. After a renewal, the company is notified again before the new
-- expiry.
create or replace function list_expiring(until timestamptz, notified_before interval, most int)
  returns table (company_id text, environment environment) language plpgsql as $$
begin
  perform set_config('app.sweep', 'on', true);
  return query
    select distinct c.company_id, c.environment from consent c
      join request r on r.id = c.request_id and r.company_id = c.company_id and r.environment = c.environment
      where c.ended_at is null and c.expires_at > now() and c.expires_at < until
        and (c.expiry_told_at is null or c.expiry_told_at < c.expires_at - notified_before)
        and r.consent_type = 'ongoing' and r.status = 'ready'
      limit most;
end $$;
