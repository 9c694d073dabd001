-- The SHA-256 of every document that was served, so that a reader can check whether their copy is authentic. A format
-- may have several digests, because a release can render the same report in different bytes. The digests reveal nothing
-- about the contents, but are erased with the report, because we do not confirm what was deleted.
CREATE TABLE "document_digest" (
    "verification_id" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "request_id" TEXT NOT NULL,
    "company_id" TEXT NOT NULL,
    "environment" "environment" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "document_digest_pkey" PRIMARY KEY ("verification_id", "format", "sha256")
);
ALTER TABLE "document_digest" ADD CONSTRAINT "document_digest_verification_id_fkey"
  FOREIGN KEY ("verification_id") REFERENCES "report"("verification_id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "document_digest_company_id_environment_request_id_idx"
  ON "document_digest"("company_id", "environment", "request_id");

alter table document_digest enable row level security;
alter table document_digest force row level security;
create policy tenant on document_digest
  using (company_id = scope_company() and environment::text = scope_environment())
  with check (company_id = scope_company() and environment::text = scope_environment());
create policy asked on document_digest for select using (verification_id = scope_asked());

create function record_document(company text, env environment, of_report text, of_format text, of_sha256 text)
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

create function find_verification(asked text, files_max int)
  returns table (verification_id text, report_type text, created_at timestamptz, digest text, signature text, key_id text,
    superseded_by text, is_superseded boolean, environment text, status text, files json)
  language plpgsql as $$
declare
  of_request text;
begin
  perform set_config('app.asked', asked, true);
  select r.verification_id, r.report_type::text, r.created_at, r.digest, r.signature, r.key_id, r.superseded_by,
      r.superseded_at is not null, r.environment::text, r.request_id
    into find_verification.verification_id, find_verification.report_type, find_verification.created_at,
      find_verification.digest, find_verification.signature, find_verification.key_id,
      find_verification.superseded_by, find_verification.is_superseded, find_verification.environment, of_request
    from report r where r.verification_id = asked;
  select coalesce(json_agg(f), '[]') into find_verification.files from (
    select d.format, d.sha256 from document_digest d where d.verification_id = asked
    order by d.created_at desc, d.format, d.sha256 limit files_max) f;
  perform set_config('app.asked', coalesce(of_request, 'none'), true);
  select q.status::text into find_verification.status from request q where q.id = of_request;
  return next;
end $$;
