-- Returns a page of the portal's list with the columns that the list shows, in either order, before or after a given
-- row. `first_day` and `last_day` are days in Sydney, and both are included; an empty owner means requests without an
-- owner. The query is built as text for each call, so that its plan fits the filters.
create or replace function page_requests(company text, env environment, page_size int, by_change boolean, is_descending boolean,
    from_at timestamptz, from_id text, of_status text, of_type report_type, of_ref text, first_day date, last_day date,
    patterns text[], of_ids text[] default null, of_owner text default null)
  returns table (id text, list_status text, status request_status, stage request_stage, report_type report_type,
    client_name text, client_ref text, owner_id text, created_at timestamptz, changed_at timestamptz, opened_at timestamptz,
    consented_at timestamptz, ready_at timestamptz, withdrawn_at timestamptz, purged_at timestamptz,
    link_locks_at timestamptz, invited_at timestamptz, reminded_at timestamptz, reminders_stopped_at timestamptz,
    reminders int, has_invite boolean, attempt_outcome text, attempt_institution text, data_problem text)
  language plpgsql set max_parallel_workers_per_gather = 0 set random_page_cost = 1.1 as $$
declare
  place text := case when by_change then 'changed_at' else 'created_at' end;
  way text := case when is_descending then 'desc' else 'asc' end;
  side text := case when is_descending then '<' else '>' end;
  at_bank text[];
  lost text[];
  problems jsonb;
begin
  perform enter_scope(company, env::text);
  at_bank := waiting_at_bank(company, env);
  lost := lost_invites(company, env);
  -- To filter by one of these two statuses, the query needs the problems of all requests. Otherwise it needs only those
  -- of the page's own rows, and reads them itself.
  if of_status in ('failed_at_the_bank', 'awaiting_data') then problems := data_problems(company, env); end if;
  return query execute format($page$
    with page as materialized (
      select q.id, q.stage, q.%1$I as place from request q
      where q.company_id = $1 and q.environment = %4$L
        and ($4 is null or (q.%1$I, q.id) %3$s ($4, $5))
        and ($6 is null or list_status(q.stage, q.invited_at is not null, q.opened_at is not null, q.attempt_outcome,
          q.id in (select unnest($13)), q.id in (select unnest($14)), $16 ? q.id) = $6)
        and ($7 is null or q.report_type = $7)
        and ($8 is null or q.client_ref = $8)
        and ($9 is null or q.created_at >= $9::timestamp at time zone 'Australia/Sydney')
        and ($10 is null or q.created_at < ($10 + 1)::timestamp at time zone 'Australia/Sydney')
        and ($11 is null or q.search_text like all ($11))
        and ($12 is null or q.id = any ($12))
        and ($15 is null or q.owner_id is not distinct from nullif($15, ''))
      order by q.%1$I %2$s, q.id %2$s
      limit $3),
    problem as materialized (
      select data_problems($1, %4$L, array(select p.id from page p where p.stage = 'awaiting_data')) as of_id)
    select r.id, list_status(r.stage, r.invited_at is not null, r.opened_at is not null, r.attempt_outcome, r.id = any ($13),
        r.id = any ($14), problem.of_id ? r.id), r.status, r.stage, r.report_type, r.client_name, r.client_ref, r.owner_id,
      r.created_at, r.changed_at, r.opened_at, r.consented_at, r.ready_at, r.withdrawn_at, r.purged_at, r.link_locks_at, r.invited_at, r.reminded_at,
      r.reminders_stopped_at, r.reminders, r.invite_sealed is not null, r.attempt_outcome, r.attempt_institution,
      problem.of_id ->> r.id
    from page join request r on r.id = page.id cross join problem
    order by page.place %2$s, page.id %2$s $page$, place, way, side, env)
    using company, env, page_size, from_at, from_id, of_status, of_type, of_ref, first_day, last_day, patterns, of_ids,
      at_bank, lost, of_owner, problems;
end $$;
