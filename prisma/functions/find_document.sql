-- Returns a request, and the stored file of its current report or of its assessed copy: digest, size and first bytes
-- (`up_to` at most). `report` is null if there is no report; `document` is null if there is no file.
create or replace function find_document(company text, env environment, of_request text, of_format text, up_to int, of_copy boolean default false)
  returns table (request json, report json, document json, sealed bytea) language plpgsql as $$
begin
  perform enter_scope(company, env::text);
  return query
    select row_to_json(r), row_to_json(w), row_to_json(f), substring(d.document_sealed from 1 for up_to)
    from request r
    left join report p
      on p.request_id = r.id and p.company_id = r.company_id and p.environment = r.environment
        and p.generation = r.generation and (p.assessed_version > 0) = of_copy and p.document_sealed is not null and r.data_key_wrapped is not null
    left join rendered_document d
      on d.verification_id = p.verification_id and d.format = of_format
        and d.company_id = r.company_id and d.environment = r.environment
    left join lateral (select p.verification_id, p.generation, p.assessed_version where p.id is not null) w on true
    left join lateral (
      select d.sha256, octet_length(d.document_sealed) as size_bytes where d.verification_id is not null) f on true
    where r.id = of_request and r.company_id = company and r.environment = env;
end $$;
