-- Returns the counters to which one request adds. A step is reached if its own time or the time of a later step is
-- known. The duration of a step is known if the times of its start and end are known.
create or replace function usage_of(r request)
  returns table (company_id text, environment environment, day date, what text, kind text, state text, span_seconds int)
  language sql stable parallel safe as $$
  select r.company_id, r.environment, (r.created_at at time zone 'Australia/Sydney')::date, c.what, c.kind, c.state, c.span
  from (values
    ('request', r.created_at, r.report_type::text, r.status::text, null::int),
    ('opened', coalesce(r.opened_at, r.consented_at, r.ready_at), null, null, round_span(r.opened_at - r.created_at)),
    ('consented', coalesce(r.consented_at, r.ready_at), null, null, round_span(r.consented_at - r.opened_at)),
    ('ready', r.ready_at, null, null, round_span(r.ready_at - r.consented_at))
  ) c (what, at, kind, state, span)
  where c.at is not null
$$;
