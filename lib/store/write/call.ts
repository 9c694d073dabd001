import type { Environment } from "@/lib/scope";
import { asWorker } from "@/lib/store/client";

/** A call with a key as the log keeps it; bodies redacted. Times travel as text, in one statement for many calls. */
export type CallRow = {
  id: string;
  company_id: string;
  environment: Environment;
  created_at: string;
  key_id: string;
  call_id: string;
  method: string;
  route: string | null;
  path: string;
  query: string | null;
  request_id: string | null;
  status: number;
  error_code: string | null;
  duration_ms: number;
  replayed: boolean;
  request_body: string | null;
  response_body: string | null;
};

/** Writes calls of any companies, and counts them by day, in one unit. Written again, a call changes nothing. */
export async function insertCalls(rows: readonly CallRow[]): Promise<void> {
  const json = JSON.stringify(rows);
  await asWorker(
    (tx) => tx.$executeRaw`
      with added as (
        insert into api_call (id, company_id, environment, created_at, key_id, call_id, method, route, path, query,
          request_id, status, error_code, duration_ms, replayed, request_body, response_body)
        select id, company_id, environment, created_at, key_id, call_id, method, route, path, query,
          request_id, status, error_code, duration_ms, replayed, request_body, response_body
        from json_populate_recordset(null::api_call, ${json}::json)
        on conflict (id) do nothing
        returning company_id, environment, created_at, status)
      insert into api_call_day as d (company_id, environment, day, status_class, calls)
      select company_id, environment, (created_at at time zone 'Australia/Sydney')::date, status / 100, count(*)
      from added group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (company_id, environment, day, status_class) do update set calls = d.calls + excluded.calls`,
  );
}
