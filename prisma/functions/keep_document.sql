-- Stores a rendered file and records its digest, unless a file of this format exists. Returns false if the report was
-- erased or replaced after it was read. The lock waits for a running erasure, so that no file is written after it.
create or replace function keep_document(company text, env environment, of_report text, of_format text, of_sha256 text, of_sealed bytea)
  returns boolean language plpgsql as $$
begin
  perform enter_scope(company, env::text);
  perform 1 from report r
    where r.verification_id = of_report and r.company_id = company and r.environment = env and r.erased_at is null
    for share;
  if not found then return false; end if;
  insert into rendered_document
      (verification_id, format, sha256, document_sealed, request_id, company_id, environment)
    select r.verification_id, of_format, of_sha256, of_sealed, r.request_id, r.company_id, r.environment
    from report r where r.verification_id = of_report
    on conflict do nothing;
  if not found then return true; end if;
  return record_document(company, env, of_report, of_format, of_sha256);
end $$;
