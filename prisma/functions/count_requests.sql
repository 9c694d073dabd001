-- Counts the requests of the portal's list for the filters in the arguments, by status and by owner (the member `me`,
-- another member, none). The filters never include status or owner. Groups most rows by their stage, and computes the
-- step only for requests that await consent or data. The lists of ids are subqueries, because Postgres hashes those but
-- not arrays. The query is built as text for each call, as in page_requests, so that the count needs only the list's
-- index.
create or replace function count_requests(company text, env environment, of_type report_type, of_ref text, first_day date,
    last_day date, patterns text[], of_ids text[] default null, me text default null)
  returns table (list_status text, owner text, count int)
  language plpgsql set max_parallel_workers_per_gather = 0 set random_page_cost = 1.1 as $$
declare
  at_bank text[];
  lost text[];
  problems jsonb;
begin
  perform enter_scope(company, env::text);
  at_bank := waiting_at_bank(company, env);
  lost := lost_invites(company, env);
  problems := data_problems(company, env);
  return query execute format($count$
    select coalesce(c.step, c.stage::text),
      case when c.owner_id is null then 'none' when c.owner_id = $9 then 'mine' else 'others' end, sum(c.count)::int
    from (
      select q.stage, q.owner_id,
        case when q.stage in ('awaiting_consent', 'awaiting_data') then list_status(q.stage, q.invited_at is not null,
          q.opened_at is not null, q.attempt_outcome, q.id in (select unnest($7)), q.id in (select unnest($8)),
          $10 ? q.id) end as step,
        count(*) as count
      from request q
      where q.company_id = $1 and q.environment = %L
        and ($2 is null or q.report_type = $2)
        and ($3 is null or q.client_ref = $3)
        and ($4 is null or q.created_at >= $4::timestamp at time zone 'Australia/Sydney')
        and ($5 is null or q.created_at < ($5 + 1)::timestamp at time zone 'Australia/Sydney')
        and ($6 is null or q.id = any ($6))
        %s
      group by 1, 2, 3) c
    group by 1, 2 $count$, env, search_condition(patterns))
    using company, of_type, of_ref, first_day, last_day, of_ids, at_bank, lost, me, problems;
end $$;
