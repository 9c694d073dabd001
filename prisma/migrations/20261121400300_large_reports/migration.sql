-- A report may be tens of megabytes. The driver receives bytes as text, and converting so much text would block the
-- process, so we read large reports in parts. Encrypted data does not compress, and Postgres can read a part of an
-- uncompressed value without reading the rest.
alter table report alter column document_sealed set storage external;
alter table snapshot alter column data_sealed set storage external;

drop function find_report(text, environment, text);

-- Returns a request and its current report, with at most the first `up_to` bytes. `sealed` is null before there is a
-- report, and after erasure.
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
