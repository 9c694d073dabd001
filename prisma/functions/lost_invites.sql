-- Returns the requests whose latest invite or reminder did not arrive. Works within the caller's scope.
create or replace function lost_invites(company text, env environment) returns text[] language sql stable as $$
  select coalesce(array_agg(distinct m.request_id), '{}') from message m
  where m.company_id = company and m.environment = env and m.kind in ('invite', 'reminder')
    and m.state in ('refused', 'failed', 'bounced', 'complained')
    and not exists (select from message later
      where later.company_id = company and later.environment = env and later.request_id = m.request_id
        and later.kind in ('invite', 'reminder') and later.state <> 'sending' and later.created_at > m.created_at) $$;
