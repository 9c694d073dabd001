-- The rendered files of a report, encrypted under the request's data key, so that each is rendered once. They are
-- erased with the report. `sha256` is of the file as served; text files are compressed before encryption.
CREATE TABLE "rendered_document" (
    "verification_id" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "document_sealed" BYTEA NOT NULL,
    "request_id" TEXT NOT NULL,
    "company_id" TEXT NOT NULL,
    "environment" "environment" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "rendered_document_pkey" PRIMARY KEY ("verification_id", "format")
);
ALTER TABLE "rendered_document" ADD CONSTRAINT "rendered_document_verification_id_fkey"
  FOREIGN KEY ("verification_id") REFERENCES "report"("verification_id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "rendered_document_company_id_environment_request_id_idx"
  ON "rendered_document"("company_id", "environment", "request_id");
-- Encrypted data does not compress, and Postgres can read a part of an uncompressed value without reading the rest.
alter table rendered_document alter column document_sealed set storage external;

alter table rendered_document enable row level security;
alter table rendered_document force row level security;
create policy tenant on rendered_document
  using (company_id = scope_company() and environment::text = scope_environment())
  with check (company_id = scope_company() and environment::text = scope_environment());
