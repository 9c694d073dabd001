import type { Tone } from "../ui/chip";

/** A line of the log of API calls, as the portal shows it. */
export type Call = {
  id: string;
  createdAt: Date;
  method: string;
  route: string | null;
  path: string;
  query: string | null;
  requestId: string | null;
  callId: string;
  status: number;
  errorCode: string | null;
  durationMs: number;
  replayed: boolean;
  keyLastFour: string | null;
};

export const STATUS_CLASS_WORDS = { 2: "Succeeded (2xx)", 4: "Refused (4xx)", 5: "Failed (5xx)" } as const;

export function toneOf(status: number): Tone {
  if (status < 400) return "good";
  return status < 500 ? "warn" : "bad";
}

/** Explains each error code to the caller. Codes that the response itself explains are omitted. */
const MEANING: Readonly<Record<string, string>> = {
  invalid: "Something in the body, the query or a header is invalid. The response names each field.",
  not_found:
    "This environment has no request with this id. A live key can’t see test requests, and a test key can’t see live ones.",
  too_many: "The company exceeded its limit of calls per minute. Wait the number of seconds in Retry-After.",
  not_approved:
    "A live key can create requests only while the company is approved for live access and not suspended.",
  production_only: "Invitations need a live key.",
  not_allowed: "This call needs a key of the other environment.",
  not_ready: "The report isn’t ready yet. Wait for the webhook, or ask again shortly.",
  conflict: "The request’s status doesn’t allow this call.",
  gone: "The report was deleted: the request was withdrawn, or the retention period is over.",
  idempotency_in_flight: "The first call with this Idempotency-Key is still being handled.",
  method_not_allowed: "This path doesn’t support this method.",
  busy: "The service was busy, so the call did nothing. Make the call again.",
  internal: "An error on our side. Send us the call’s id.",
};

export const meaningOf = (code: string | null): string | null => (code && MEANING[code]) || null;

/**
 * Writes the call as a curl command to paste, with the API key in the variable `KEY`. The reader fills in redacted
 * values.
 */
export function toCurl(
  base: string,
  {
    method,
    path,
    query,
    requestBody,
  }: Pick<Call, "method" | "path" | "query"> & { requestBody: string | null },
): string {
  const parts = [
    `curl -s${method === "GET" ? "" : method === "HEAD" ? " -I" : ` -X ${method}`} "${base}${path}${query ? `?${query}` : ""}"`,
  ];
  parts.push(`-H "X-API-Key: $KEY"`);
  if (requestBody !== null) {
    parts.push(`-H "Content-Type: application/json"`, `-d '${requestBody.replaceAll("'", "'\\''")}'`);
  }
  return parts.join(" \\\n  ");
}

/** Formats a body for reading: indents it, unless it was shortened and is no longer valid JSON. */
export function toPretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
