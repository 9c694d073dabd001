import type { Answer } from "@/lib/adapters/upstream/rest/exchange";
import { findId, isFields } from "@/lib/adapters/upstream/rest/fields";
import { UpstreamFault } from "@/lib/errors";

/** Statuses after which a retry can help: timeouts, rate limits and server errors. */
export function isPassing(status: number): boolean {
  return status === 408 || status === 425 || status === 429 || status >= 500;
}

/**
 * The provider's id of an error, under any of its names, for the log and for their support. Never the error's
 * message, which may quote our request.
 */
export function errorIdOf({ body, headers }: Answer): string | null {
  const named = isFields(body) && isFields(body.error) ? body.error : body;
  const own = isFields(named) ? findId(named.id, named.error_id, named.correlationId) : undefined;
  const id = own ?? findId(headers.get("x-request-id"), headers.get("x-correlation-id"));
  return id !== undefined && /^[\w.:-]{1,100}$/.test(id) ? id : null;
}

/**
 * Converts an error response to our fault. It is `isUncertain` if the call may have changed data all the same,
 * because a server that fails does not say which steps it completed.
 */
export function toFault(operation: string, answer: Answer, changes: boolean): UpstreamFault {
  const { status } = answer;
  const isUncertain = changes && status >= 500;
  // The operator must fix a rejected key: the request is not at fault.
  const isTemporary = isPassing(status) || status === 401 || status === 403;
  return new UpstreamFault(operation, isTemporary, {
    correlationId: errorIdOf(answer),
    isUncertain,
    reason: reasonOf(answer),
  });
}

function reasonOf({ status, body }: Answer): "absent" | "exists" | null {
  if (status === 404 || status === 410) return "absent";
  return isFields(body) && body.name === "end_user_already_exists" ? "exists" : null;
}
