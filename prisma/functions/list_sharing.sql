-- Lists live requests with an active consent. Omits a request whose customer agreed, or was last reminded of the
-- consent, after `reminded_before`. Returns only ids, across companies.
create or replace function list_sharing(reminded_before timestamptz, most int)
  returns table (company_id text, environment environment, request_id text) language plpgsql as $$
begin
  perform set_config('app.sweep', 'on', true);
  return query
    select c.company_id, c.environment, c.request_id from consent c
      join request r on r.id = c.request_id and r.company_id = c.company_id and r.environment = c.environment
      where c.environment = 'live' and c.ended_at is null and c.expires_at > now()
        and coalesce(c.reminded_of_at, c.given_at) < reminded_before and r.status in ('pending_data', 'ready')
      order by coalesce(c.reminded_of_at, c.given_at) limit most;
end $$;
