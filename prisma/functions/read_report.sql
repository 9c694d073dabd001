-- Returns the next bytes of a report: at most `up_to`, after the first `seen`. Returns no row once the report is erased
-- or replaced.
create or replace function read_report(company text, env environment, report_id text, report_digest text, seen int, up_to int)
  returns table (sealed bytea) language plpgsql as $$
begin
  perform enter_scope(company, env::text);
  return query
    select substring(d.document_sealed from seen + 1 for up_to)
    from report d
    where d.id = report_id and d.digest = report_digest and d.company_id = company and d.environment = env
      and d.document_sealed is not null;
end $$;
