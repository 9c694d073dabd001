import type { Environment } from "@/lib/scope";
import { ask } from "@/lib/store/client";

/**
 * An API call in the log. Only calls with an API key are logged. The bodies are redacted. Times are text, because one
 * statement writes many calls as JSON.
 */
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

/** Writes calls of any companies, and counts them by day, in one round trip. Writing a call again changes nothing. */
export async function insertCalls(rows: readonly CallRow[]): Promise<void> {
  await ask("log_calls", "select log_calls($1)", [JSON.stringify(rows)]);
}
