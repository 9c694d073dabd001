-- Lists a page of requests, newest first. A filter that is null does not apply. Makes a new plan for each call, because
-- one plan for all filters would use no index. The planner's settings say that the index is in memory and that a page
-- is too small for parallel workers. `pattern` is a LIKE pattern, normalised like search_text.
create or replace function list_requests(company text, env environment, page_size int, before_at timestamptz, before_id text,
    of_status request_status, of_type report_type, of_ref text, made_after timestamptz, made_before timestamptz, pattern text,
    changed_after timestamptz default null)
  returns table (request json, consent json) language plpgsql
  set plan_cache_mode = force_custom_plan set max_parallel_workers_per_gather = 0 set random_page_cost = 1.1 as $$
begin
  perform enter_scope(company, env::text);
  return query
    select row_to_json(r), row_to_json(c)
    from (
      select q.id, q.created_at from request q
      where q.company_id = company and q.environment = env
        and (before_at is null or (q.created_at, q.id) < (before_at, before_id))
        and (of_status is null or q.status = of_status)
        and (of_type is null or q.report_type = of_type)
        and (of_ref is null or q.client_ref = of_ref)
        and (made_after is null or q.created_at > made_after)
        and (made_before is null or q.created_at < made_before)
        and (pattern is null or q.search_text like pattern)
        and (changed_after is null or q.updated_at > changed_after)
      order by q.created_at desc, q.id desc
      limit page_size) page
    join request r on r.id = page.id
    left join consent c on c.request_id = r.id and c.company_id = r.company_id and c.environment = r.environment
    order by page.created_at desc, page.id desc;
end $$;
