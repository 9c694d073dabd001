-- Returns requests and, for each request, the first `up_to` bytes of its current report or of that report's assessed
-- copy. `sealed` is null if there is no such document, or if it is erased. Keeps one plan, as find_requests does, so
-- that a call takes 0.2 ms instead of 0.6 ms.
create or replace function find_reports(company text, env environment, request_ids text[], up_to int, of_copy boolean)
  returns table (request json, report json, sealed bytea) language plpgsql
  set plan_cache_mode = force_generic_plan as $$
begin
  perform enter_scope(company, env::text);
  return query
    with r as materialized (select * from request q where q.id = any(request_ids))
    select row_to_json(r), row_to_json(w), substring(d.document_sealed from 1 for up_to)
    from r
    left join report d
      on d.request_id = r.id and d.company_id = r.company_id and d.environment = r.environment
        and d.generation = r.generation and (d.assessed_version > 0) = of_copy and d.document_sealed is not null and r.data_key_wrapped is not null
    left join lateral (
      select d.id, d.verification_id, d.generation, d.assessed_version, d.digest, d.signature, d.key_id, d.created_at,
        octet_length(d.document_sealed) as size_bytes where d.id is not null) w on true
    where r.company_id = company and r.environment = env;
end $$;
