-- The firm's inputs for the assessment of a request, encrypted under the request's data key and erased with it.
CREATE TABLE "request_assessment" (
    "request_id" TEXT NOT NULL,
    "company_id" TEXT NOT NULL,
    "environment" "environment" NOT NULL,
    "inputs_sealed" BYTEA NOT NULL,
    "version" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "request_assessment_pkey" PRIMARY KEY ("request_id")
);
CREATE UNIQUE INDEX "request_assessment_company_id_environment_request_id_key"
  ON "request_assessment"("company_id", "environment", "request_id");
ALTER TABLE "request_assessment" ADD CONSTRAINT "request_assessment_company_id_environment_request_id_fkey"
  FOREIGN KEY ("company_id", "environment", "request_id") REFERENCES "request"("company_id", "environment", "id")
  ON DELETE CASCADE ON UPDATE CASCADE;

alter table request_assessment enable row level security;
alter table request_assessment force row level security;
create policy tenant on request_assessment
  using (company_id = scope_company() and environment::text = scope_environment())
  with check (company_id = scope_company() and environment::text = scope_environment());
