-- A bulk action on many requests: the member, the start and the result for each request. Neither table contains a
-- name or an address.
CREATE TABLE "bulk_run" (
    "id" TEXT NOT NULL,
    "company_id" TEXT NOT NULL,
    "environment" "environment" NOT NULL,
    "act" TEXT NOT NULL,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),

    CONSTRAINT "bulk_run_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "bulk_row" (
    "id" TEXT NOT NULL,
    "run_id" TEXT NOT NULL,
    "company_id" TEXT NOT NULL,
    "environment" "environment" NOT NULL,
    "position" INTEGER NOT NULL,
    "request_id" TEXT NOT NULL,
    "outcome" TEXT,
    "began_at" TIMESTAMPTZ(3),
    "next_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "bulk_row_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "bulk_row_run_id_position_key" ON "bulk_row"("run_id", "position");
CREATE UNIQUE INDEX "bulk_row_run_id_request_id_key" ON "bulk_row"("run_id", "request_id");
CREATE UNIQUE INDEX "bulk_run_company_id_environment_id_key" ON "bulk_run"("company_id", "environment", "id");
CREATE INDEX "bulk_run_company_id_environment_created_at_idx" ON "bulk_run"("company_id", "environment", "created_at");
CREATE INDEX "bulk_row_company_id_environment_request_id_idx" ON "bulk_row"("company_id", "environment", "request_id");
ALTER TABLE "bulk_row" ADD CONSTRAINT "bulk_row_company_id_environment_run_id_fkey"
  FOREIGN KEY ("company_id", "environment", "run_id") REFERENCES "bulk_run"("company_id", "environment", "id")
  ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "bulk_row" ADD CONSTRAINT "bulk_row_company_id_environment_request_id_fkey"
  FOREIGN KEY ("company_id", "environment", "request_id") REFERENCES "request"("company_id", "environment", "id")
  ON DELETE CASCADE ON UPDATE CASCADE;

do $$
declare t text;
begin
  foreach t in array array['bulk_run', 'bulk_row'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (company_id = scope_company() and environment::text = scope_environment()) with check (company_id = scope_company() and environment::text = scope_environment())', t);
  end loop;
end $$;
