-- Returns the requests whose customer may still be on their bank's pages. Works within the caller's scope.
create or replace function waiting_at_bank(company text, env environment) returns text[] language sql stable as $$
  select coalesce(array_agg(c.request_id), '{}') from consent c
  where c.company_id = company and c.environment = env and c.session_until > now()
    and exists (select from consent_mint i join request r on r.id = i.request_id
      where i.request_id = c.request_id and i.by_customer and (i.answered_at is null or r.attempt_outcome = 'returned')) $$;
