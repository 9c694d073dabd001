-- What a request is searched by, as the indexes below hold it: the client's name and the caller's reference, in lower
-- case, on a line each.
ALTER TABLE "request" ADD COLUMN "search_text" TEXT
  GENERATED ALWAYS AS (lower(client_name || E'\n' || coalesce(client_ref, ''))) STORED;

-- A search that finds nobody looks at every request of the company. Who asks is then worked out once, not once a row.
create function scope_environment_key() returns environment language sql stable parallel safe
  as $$ select nullif(current_setting('app.environment', true), '')::environment $$;
alter policy tenant on request
  using (company_id = (select scope_company()) and environment = (select scope_environment_key()))
  with check (company_id = scope_company() and environment = scope_environment_key());
alter policy asked on request using (id = (select scope_asked()));

-- A page of a list is found in one of these alone, whatever it is filtered by; only its rows are then read. Under
-- row-level security an index is searched only by operators that cannot leak, and equality of an enum is not one of
-- them: hence an index for each environment, and status and type beside the key and not in it.
DROP INDEX "request_company_id_environment_created_at_id_idx";
create index request_list_test on request (company_id, created_at desc, id desc)
  include (environment, status, report_type, client_ref, search_text) where environment = 'test';
create index request_list_live on request (company_id, created_at desc, id desc)
  include (environment, status, report_type, client_ref, search_text) where environment = 'live';

-- All requests of one reference, newest first.
DROP INDEX "request_company_id_environment_client_ref_idx";
CREATE INDEX "request_company_id_client_ref_created_at_id_idx"
  ON "request"("company_id", "client_ref", "created_at" DESC, "id" DESC);
