-- The text that a search compares: the client's name and the caller's reference in lower case, each on its own line.
ALTER TABLE "request" ADD COLUMN "search_text" TEXT
  GENERATED ALWAYS AS (lower(client_name || E'\n' || coalesce(client_ref, ''))) STORED;

-- A search without results reads every request of the company. `(select …)` evaluates the scope once per query, not
-- once per row.
create function scope_environment_key() returns environment language sql stable parallel safe
  as $$ select nullif(current_setting('app.environment', true), '')::environment $$;
alter policy tenant on request
  using (company_id = (select scope_company()) and environment = (select scope_environment_key()))
  with check (company_id = scope_company() and environment = scope_environment_key());
alter policy asked on request using (id = (select scope_asked()));

-- Each index contains every column that a list filters by, so only the rows of the page are read from the table.
-- Under row-level security an index is searched only with leakproof operators. Equality of an enum is not leakproof,
-- so each environment has its own index, and status and type are included columns.
DROP INDEX "request_company_id_environment_created_at_id_idx";
create index request_list_test on request (company_id, created_at desc, id desc)
  include (environment, status, report_type, client_ref, search_text) where environment = 'test';
create index request_list_live on request (company_id, created_at desc, id desc)
  include (environment, status, report_type, client_ref, search_text) where environment = 'live';

DROP INDEX "request_company_id_environment_client_ref_idx";
CREATE INDEX "request_company_id_client_ref_created_at_id_idx"
  ON "request"("company_id", "client_ref", "created_at" DESC, "id" DESC);
