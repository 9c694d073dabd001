-- The version of the firm's adjustments in this copy of the report; 0 for the report without adjustments.
ALTER TABLE "report" ADD COLUMN "assessed_version" INTEGER NOT NULL DEFAULT 0;
DROP INDEX "report_request_id_generation_key";
CREATE UNIQUE INDEX "report_request_id_generation_assessed_version_key"
  ON "report"("request_id", "generation", "assessed_version");

-- The firm's adjustments of a report's rows and streams, encrypted under the request's data key and erased with it.
CREATE TABLE "request_adjustments" (
    "request_id" TEXT NOT NULL,
    "company_id" TEXT NOT NULL,
    "environment" "environment" NOT NULL,
    "list_sealed" BYTEA NOT NULL,
    "version" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "request_adjustments_pkey" PRIMARY KEY ("request_id")
);
CREATE UNIQUE INDEX "request_adjustments_company_id_environment_request_id_key"
  ON "request_adjustments"("company_id", "environment", "request_id");
ALTER TABLE "request_adjustments" ADD CONSTRAINT "request_adjustments_company_id_environment_request_id_fkey"
  FOREIGN KEY ("company_id", "environment", "request_id") REFERENCES "request"("company_id", "environment", "id")
  ON DELETE CASCADE ON UPDATE CASCADE;

alter table request_adjustments enable row level security;
alter table request_adjustments force row level security;
create policy tenant on request_adjustments
  using (company_id = scope_company() and environment::text = scope_environment())
  with check (company_id = scope_company() and environment::text = scope_environment());
