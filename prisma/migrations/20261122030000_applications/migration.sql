-- A company's application to go live: answers, messages, files and the operators' decisions.
ALTER TABLE "production_application"
  ADD COLUMN "attestations" JSONB NOT NULL DEFAULT '{}',
  ADD COLUMN "version" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "state_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE production_application ADD CONSTRAINT production_application_state
  CHECK (state IN ('draft', 'submitted', 'questions', 'answered', 'approved', 'rejected', 'withdrawn'));
-- At most one open application per company, even if two people start one at the same time.
create unique index production_application_one_open on production_application (company_id)
  where state in ('draft', 'submitted', 'questions', 'answered');
CREATE UNIQUE INDEX "production_application_company_id_id_key" ON "production_application"("company_id", "id");
CREATE INDEX "production_application_state_state_since_idx" ON "production_application"("state", "state_since");

CREATE TABLE "application_message" (
  "id" TEXT NOT NULL,
  "company_id" TEXT NOT NULL,
  "application_id" TEXT NOT NULL,
  "author_kind" TEXT NOT NULL,
  "author_id" TEXT NOT NULL,
  "author_name" TEXT NOT NULL,
  "body" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "application_message_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "application_message_application_id_created_at_idx" ON "application_message"("application_id", "created_at");

CREATE TABLE "application_file" (
  "id" TEXT NOT NULL,
  "company_id" TEXT NOT NULL,
  "application_id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "type" TEXT NOT NULL,
  "size_bytes" INTEGER NOT NULL,
  "data_sealed" BYTEA NOT NULL,
  "added_by" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "application_file_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "application_file_application_id_created_at_idx" ON "application_file"("application_id", "created_at");
-- Encrypted data does not compress.
alter table application_file alter column data_sealed set storage external;

CREATE TABLE "application_check" (
  "application_id" TEXT NOT NULL,
  "company_id" TEXT NOT NULL,
  "item" TEXT NOT NULL,
  "operator_id" TEXT NOT NULL,
  "operator_email" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "application_check_pkey" PRIMARY KEY ("application_id", "item")
);

CREATE TABLE "application_approval" (
  "application_id" TEXT NOT NULL,
  "company_id" TEXT NOT NULL,
  "operator_id" TEXT NOT NULL,
  "operator_email" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "application_approval_pkey" PRIMARY KEY ("application_id", "operator_id")
);

CREATE TABLE "application_note" (
  "id" TEXT NOT NULL,
  "company_id" TEXT NOT NULL,
  "application_id" TEXT NOT NULL,
  "operator_id" TEXT NOT NULL,
  "operator_email" TEXT NOT NULL,
  "body" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "application_note_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "application_note_application_id_created_at_idx" ON "application_note"("application_id", "created_at");

-- Suspensions and reinstatements of live access. The latest row is the current status.
CREATE TABLE "company_standing" (
  "id" TEXT NOT NULL,
  "company_id" TEXT NOT NULL,
  "act" TEXT NOT NULL CHECK ("act" IN ('suspended', 'reinstated')),
  "reason" TEXT NOT NULL,
  "operator_id" TEXT NOT NULL,
  "operator_email" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "company_standing_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "company_standing_company_id_at_idx" ON "company_standing"("company_id", "at");
ALTER TABLE "company_standing" ADD CONSTRAINT "company_standing_company_id_fkey" FOREIGN KEY ("company_id")
  REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "application_message" ADD CONSTRAINT "application_message_company_id_application_id_fkey"
  FOREIGN KEY ("company_id", "application_id") REFERENCES "production_application"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "application_file" ADD CONSTRAINT "application_file_company_id_application_id_fkey"
  FOREIGN KEY ("company_id", "application_id") REFERENCES "production_application"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "application_check" ADD CONSTRAINT "application_check_company_id_application_id_fkey"
  FOREIGN KEY ("company_id", "application_id") REFERENCES "production_application"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "application_approval" ADD CONSTRAINT "application_approval_company_id_application_id_fkey"
  FOREIGN KEY ("company_id", "application_id") REFERENCES "production_application"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "application_note" ADD CONSTRAINT "application_note_company_id_application_id_fkey"
  FOREIGN KEY ("company_id", "application_id") REFERENCES "production_application"("company_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

do $$
declare t text;
begin
  foreach t in array array['application_message', 'application_file', 'application_check', 'application_approval',
                           'application_note', 'company_standing'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    -- An operator's transaction writes to a single company.
    execute format('create policy operator on %I using (scope_operator()) with check (scope_operator() and company_id = scope_company())', t);
  end loop;
  -- Companies do not see the operators' internal notes, so those tables are not listed here.
  foreach t in array array['application_message', 'application_file', 'company_standing'] loop
    execute format('create policy tenant on %I using (company_id = scope_company()) with check (company_id = scope_company())', t);
  end loop;
end $$;

-- Operators read the audit log of all companies. It contains ids, times, counts and constants, but no bank data.
create policy operator_reads on audit_entry for select using (scope_operator());
CREATE INDEX "audit_entry_at_id_idx" ON "audit_entry"("at" DESC, "id" DESC);
-- Operators may only create work that notifies a company's owners of a decision.
create policy operator_notifies on outbox for insert
  with check (scope_operator() and company_id = scope_company() and name = 'notify');
-- Needed to check whether the work exists already.
create policy operator_notified on outbox for select
  using (scope_operator() and company_id = scope_company() and name = 'notify');

create function count_company(company text) returns json language plpgsql as $$
declare
  before_company text := current_setting('app.company_id', true);
  before_environment text := current_setting('app.environment', true);
  requests json[] := '{}';
  part json;
  env text;
  rest json;
begin
  if not scope_operator() then raise exception 'only an operator may count'; end if;
  perform set_config('app.company_id', company, true), set_config('app.environment', '', true);
  select json_build_object(
    'members', (select coalesce(json_object_agg(m.role, m.n), '{}') from (
       select role, count(*) as n from membership where company_id = company group by role) m),
    'keys', (select coalesce(json_agg(json_build_object('environment', k.environment, 'last_used_at', k.last_used_at)
       order by k.environment), '[]') from api_key k where k.company_id = company and k.revoked_at is null)
  ) into rest;
  foreach env in array array['test', 'live'] loop
    perform set_config('app.environment', env, true);
    select coalesce(json_object_agg(c.status, c.n), '{}') into part from (
      select status, count(*) as n from request
        where company_id = company and environment = env::environment group by status) c;
    requests := array_append(requests, part);
  end loop;
  perform set_config('app.company_id', coalesce(before_company, ''), true),
    set_config('app.environment', coalesce(before_environment, ''), true);
  return json_build_object('members', rest->'members', 'keys', rest->'keys', 'test', requests[1], 'live', requests[2]);
end $$;
