-- Returns further bytes of a stored file: at most `up_to`, after the first `seen`. Returns no row once the file is
-- erased.
create or replace function read_document(company text, env environment, of_report text, of_format text, seen int, up_to int)
  returns table (sealed bytea) language plpgsql as $$
begin
  perform enter_scope(company, env::text);
  return query
    select substring(d.document_sealed from seen + 1 for up_to)
    from rendered_document d
    where d.verification_id = of_report and d.format = of_format and d.company_id = company and d.environment = env;
end $$;
