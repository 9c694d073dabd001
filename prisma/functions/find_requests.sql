-- Returns the requests with the ids `request_ids`, and their consents, in one round trip. Keeps one plan for each
-- connection, because planning takes four times as long as running: 0.4 ms and 0.1 ms for one id. The plan reads the
-- requests by their ids and compares the company afterwards; otherwise, the single plan could read every request of a
-- company.
create or replace function find_requests(company text, env environment, request_ids text[])
  returns table (request json, consent json) language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  perform enter_scope(company, env::text);
  return query
    with r as materialized (select * from request q where q.id = any(request_ids))
    select row_to_json(r), row_to_json(c)
    from r left join consent c
      on c.request_id = r.id and c.company_id = r.company_id and c.environment = r.environment
    where r.company_id = company and r.environment = env;
end $$;
