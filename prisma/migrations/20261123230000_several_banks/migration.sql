-- A customer may share data from several banks. `banks` says whether the request waits for more than one;
-- `bank_consent` has a row for each.
alter type request_stage add value 'adding_banks' before 'analysing';
create type banks as enum ('one', 'several');
alter table company_settings add column banks banks not null default 'one';
alter table request add column banks banks not null default 'one';
alter table request add column banks_active_at timestamptz(3);

CREATE TABLE "bank_consent" (
    "id" TEXT NOT NULL,
    "request_id" TEXT NOT NULL,
    "company_id" TEXT NOT NULL,
    "environment" "environment" NOT NULL,
    "consent_ref" TEXT,
    "institution" TEXT NOT NULL,
    "account_count" INTEGER NOT NULL,
    "given_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "withdrawn_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "upstream_ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "bank_consent_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "bank_consent_request_id_consent_ref_key" ON "bank_consent"("request_id", "consent_ref");
ALTER TABLE "bank_consent" ADD CONSTRAINT "bank_consent_company_id_environment_request_id_fkey"
  FOREIGN KEY ("company_id", "environment", "request_id") REFERENCES "request"("company_id", "environment", "id")
  ON DELETE CASCADE ON UPDATE CASCADE;

alter table bank_consent enable row level security;
alter table bank_consent force row level security;
create policy tenant on bank_consent
  using (company_id = scope_company() and environment::text = scope_environment())
  with check (company_id = scope_company() and environment::text = scope_environment());
create policy sweep on bank_consent for select using (scope_sweep());
create index bank_consent_stopped on bank_consent (withdrawn_at) where withdrawn_at is not null and upstream_ended_at is null;
