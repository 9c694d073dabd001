-- How many requests the portal's list holds for these filters, by stage; the stage itself does not filter. Built as text for
-- each call, as page_requests is, so that the count needs only the list's index.
create or replace function count_requests(company text, env environment, of_type report_type, of_ref text, first_day date,
    last_day date, patterns text[], of_ids text[] default null)
  returns table (stage request_stage, count int)
  language plpgsql set max_parallel_workers_per_gather = 0 set random_page_cost = 1.1 as $$
begin
  perform enter_scope(company, env::text);
  return query execute format($count$
    select q.stage, count(*)::int from request q
      where q.company_id = $1 and q.environment = %L
        and ($2 is null or q.report_type = $2)
        and ($3 is null or q.client_ref = $3)
        and ($4 is null or q.created_at >= $4::timestamp at time zone 'Australia/Sydney')
        and ($5 is null or q.created_at < ($5 + 1)::timestamp at time zone 'Australia/Sydney')
        and ($6 is null or q.search_text like all ($6))
        and ($7 is null or q.id = any ($7))
      group by q.stage $count$, env)
    using company, of_type, of_ref, first_day, last_day, patterns, of_ids;
end $$;
