-- Returns the problems of requests that await data, as an object from request id to problem; a request without a
-- problem is left out. The problem is the action of the latest audit entry `data.failed` or `data.empty`, but a
-- `data.failed` that was followed by `consent.recovered` is ignored. If there is no such entry but the customer can
-- restore a failed bank connection, the problem is `consent.troubled`. `of_ids` limits the search to these requests.
-- Works within the caller's scope.
create or replace function data_problems(company text, env environment, of_ids text[] default null)
  returns jsonb language plpgsql stable as $$
begin
  -- Problems are few, and requests that wait for data can be many, so the search starts from the problems.
  if of_ids is null then
    of_ids := array(
      select a.request_id from audit_entry a
        where a.company_id = company and a.environment = env and a.action in ('data.failed', 'data.empty')
      union
      select c.request_id from consent c
        where c.company_id = company and c.environment = env
          and c.ended_at is null and c.trouble in ('connection_invalid', 'fetch_failed'));
  end if;
  return (select coalesce(jsonb_object_agg(p.id, p.problem), '{}') from (
    select r.id, coalesce(
      (select a.action from audit_entry a
        where a.company_id = company and a.environment = env and a.request_id = r.id
          and a.action in ('data.failed', 'data.empty')
          and (a.action = 'data.empty' or not exists (select from audit_entry later
            where later.company_id = company and later.environment = env and later.request_id = r.id
              and later.action = 'consent.recovered' and later.seq > a.seq))
        order by a.seq desc limit 1),
      (select 'consent.troubled' from consent c
        where c.company_id = company and c.environment = env and c.request_id = r.id
          and c.ended_at is null and c.consent_ref is not null and c.trouble in ('connection_invalid', 'fetch_failed'))) as problem
    from unnest(of_ids) as asked(id) join request r on r.id = asked.id
    where r.company_id = company and r.environment = env and r.stage = 'awaiting_data') p
  where p.problem is not null);
end $$;
