-- Records the digest of a document that is about to be served, unless it is recorded already. Returns false if it is
-- not recorded and the report was erased or replaced after the report was read. The row lock waits for a running
-- erasure, so that no digest is written after it.
create or replace function record_document(company text, env environment, of_report text, of_format text, of_sha256 text)
  returns boolean language plpgsql as $$
begin
  perform enter_scope(company, env::text);
  perform 1 from document_digest d
    where d.verification_id = of_report and d.format = of_format and d.sha256 = of_sha256
      and d.company_id = company and d.environment = env;
  if found then return true; end if;
  perform 1 from report r
    where r.verification_id = of_report and r.company_id = company and r.environment = env and r.erased_at is null
    for share;
  if not found then return false; end if;
  insert into document_digest (verification_id, format, sha256, request_id, company_id, environment)
    select r.verification_id, of_format, of_sha256, r.request_id, r.company_id, r.environment
    from report r where r.verification_id = of_report
    on conflict do nothing;
  return true;
end $$;
