-- Returns the ids of the newest requests, at most `most`, whose normalised text matches all LIKE `patterns`. A search
-- calls this once, so that the list's page and its counts do not each read the whole index. The index gives the newest
-- requests first without a sort, so the search for a common name ends early. That index contains only the columns that
-- a search needs, so it is read in half the time.
create or replace function find_matches(company text, env environment, patterns text[], most int)
  returns setof text language plpgsql set max_parallel_workers_per_gather = 0 set random_page_cost = 1.1
  set enable_sort = off as $$
begin
  perform enter_scope(company, env::text);
  return query execute format($find$
    select q.id from request q
    where q.company_id = $1 and q.environment = %L %s
    order by q.created_at desc, q.id desc
    limit $2 $find$, env, search_condition(patterns))
    using company, most;
end $$;
