-- The time of a request's latest change, by which lists can be ordered.
ALTER TABLE "request" ADD COLUMN "changed_at" TIMESTAMPTZ(3) GENERATED ALWAYS AS (greatest(
  created_at, opened_at, invited_at, reminded_at, consented_at, ready_at, withdrawn_at, purged_at)) STORED;
ALTER TABLE "request" ADD COLUMN "reminders_stopped_at" TIMESTAMPTZ(3);

-- Adds the stage, by which the portal filters its list. A second pair of indexes serves the order of the latest
-- change.
drop index request_list_test;
drop index request_list_live;
create index request_list_test on request (company_id, created_at desc, id desc)
  include (environment, status, stage, report_type, client_ref, search_text) where environment = 'test';
create index request_list_live on request (company_id, created_at desc, id desc)
  include (environment, status, stage, report_type, client_ref, search_text) where environment = 'live';
create index request_changed_test on request (company_id, changed_at desc, id desc)
  include (environment, stage, report_type, client_ref, created_at, search_text) where environment = 'test';
create index request_changed_live on request (company_id, changed_at desc, id desc)
  include (environment, stage, report_type, client_ref, created_at, search_text) where environment = 'live';

create function page_requests(company text, env environment, page_size int, by_change boolean, is_descending boolean,
    from_at timestamptz, from_id text, of_stage request_stage, of_type report_type, of_ref text, first_day date, last_day date,
    patterns text[])
  returns table (id text, stage request_stage, report_type report_type, client_name text, client_ref text,
    created_at timestamptz, changed_at timestamptz, opened_at timestamptz, consented_at timestamptz, ready_at timestamptz,
    withdrawn_at timestamptz, purged_at timestamptz, link_locks_at timestamptz)
  language plpgsql set max_parallel_workers_per_gather = 0 set random_page_cost = 1.1 as $$
declare
  place text := case when by_change then 'changed_at' else 'created_at' end;
  way text := case when is_descending then 'desc' else 'asc' end;
  side text := case when is_descending then '<' else '>' end;
begin
  perform enter_scope(company, env::text);
  return query execute format($page$
    select r.id, r.stage, r.report_type, r.client_name, r.client_ref, r.created_at, r.changed_at, r.opened_at,
      r.consented_at, r.ready_at, r.withdrawn_at, r.purged_at, r.link_locks_at
    from (
      select q.id, q.%1$I as place from request q
      where q.company_id = $1 and q.environment = $2
        and ($4 is null or (q.%1$I, q.id) %3$s ($4, $5))
        and ($6 is null or q.stage = $6)
        and ($7 is null or q.report_type = $7)
        and ($8 is null or q.client_ref = $8)
        and ($9 is null or q.created_at >= $9::timestamp at time zone 'Australia/Sydney')
        and ($10 is null or q.created_at < ($10 + 1)::timestamp at time zone 'Australia/Sydney')
        and ($11 is null or q.search_text like all ($11))
      order by q.%1$I %2$s, q.id %2$s
      limit $3) page
    join request r on r.id = page.id
    order by page.place %2$s, page.id %2$s $page$, place, way, side)
    using company, env, page_size, from_at, from_id, of_stage, of_type, of_ref, first_day, last_day, patterns;
end $$;

-- The imported rows of files, by a keyed hash of their contents, so that importing a row again creates no second
-- request; and the result for each file. Neither table contains text from the file.
CREATE TABLE "imported_row" (
    "company_id" TEXT NOT NULL,
    "environment" "environment" NOT NULL,
    "key" TEXT NOT NULL,
    "request_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "imported_row_pkey" PRIMARY KEY ("company_id","environment","key")
);
CREATE TABLE "request_batch" (
    "id" TEXT NOT NULL,
    "company_id" TEXT NOT NULL,
    "environment" "environment" NOT NULL,
    "created_by" TEXT,
    "rows" JSONB NOT NULL,
    "left_out" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "request_batch_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "imported_row_company_id_environment_request_id_idx" ON "imported_row"("company_id", "environment", "request_id");
CREATE INDEX "request_batch_company_id_environment_created_at_idx" ON "request_batch"("company_id", "environment", "created_at");
ALTER TABLE "imported_row" ADD CONSTRAINT "imported_row_company_id_environment_request_id_fkey"
  FOREIGN KEY ("company_id", "environment", "request_id") REFERENCES "request"("company_id", "environment", "id")
  ON DELETE CASCADE ON UPDATE CASCADE;

do $$
declare t text;
begin
  foreach t in array array['imported_row', 'request_batch'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (company_id = scope_company() and environment::text = scope_environment()) with check (company_id = scope_company() and environment::text = scope_environment())', t);
  end loop;
end $$;
