-- Figures of the previous report, for the comparison with the current one. Encrypted under the request's data key,
-- replaced by each refresh and erased with the request.
CREATE TABLE "previous_report" (
    "request_id" TEXT NOT NULL,
    "company_id" TEXT NOT NULL,
    "environment" "environment" NOT NULL,
    "figures_sealed" BYTEA NOT NULL,

    CONSTRAINT "previous_report_pkey" PRIMARY KEY ("request_id")
);
CREATE UNIQUE INDEX "previous_report_company_id_environment_request_id_key"
  ON "previous_report"("company_id", "environment", "request_id");
ALTER TABLE "previous_report" ADD CONSTRAINT "previous_report_company_id_environment_request_id_fkey"
  FOREIGN KEY ("company_id", "environment", "request_id") REFERENCES "request"("company_id", "environment", "id")
  ON DELETE CASCADE ON UPDATE CASCADE;

alter table previous_report enable row level security;
alter table previous_report force row level security;
create policy tenant on previous_report
  using (company_id = scope_company() and environment::text = scope_environment())
  with check (company_id = scope_company() and environment::text = scope_environment());
