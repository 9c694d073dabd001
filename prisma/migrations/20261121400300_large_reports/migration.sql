-- A report may be tens of megabytes. The driver takes bytes over as text, in one go, and answers nobody meanwhile; so a
-- large one is read in parts. Sealed bytes do not compress, and a part of what is kept plain is read without the rest.
alter table report alter column document_sealed set storage external;
alter table snapshot alter column data_sealed set storage external;

drop function find_report(text, environment, text);

-- A request and its current report, with the first bytes of it, `up_to` at most; `sealed` is null while there is none, and
-- after erasure.
create function find_report(company text, env environment, request_id text, up_to int)
  returns table (request json, report json, sealed bytea) language plpgsql as $$
begin
  perform enter_scope(company, env::text);
  return query
    select row_to_json(r), row_to_json(w), substring(d.document_sealed from 1 for up_to)
    from request r
    left join report d
      on d.request_id = r.id and d.company_id = r.company_id and d.environment = r.environment
        and d.generation = r.generation and d.document_sealed is not null and r.data_key_wrapped is not null
    left join lateral (
      select d.id, d.generation, d.digest, d.signature, d.key_id, d.created_at,
        octet_length(d.document_sealed) as size_bytes where d.id is not null) w on true
    where r.id = find_report.request_id and r.company_id = company and r.environment = env;
end $$;

-- Further bytes of a report: `up_to` at most, after the first `seen`. No row once it is erased or is not this one any more.
create function read_report(company text, env environment, report_id text, report_digest text, seen int, up_to int)
  returns table (sealed bytea) language plpgsql as $$
begin
  perform enter_scope(company, env::text);
  return query
    select substring(d.document_sealed from seen + 1 for up_to)
    from report d
    where d.id = report_id and d.digest = report_digest and d.company_id = company and d.environment = env
      and d.document_sealed is not null;
end $$;
