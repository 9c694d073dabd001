import type { Answer } from "@/lib/adapters/upstream/rest/exchange";
import { findId, isFields } from "@/lib/adapters/upstream/rest/fields";
import { UpstreamFault } from "@/lib/errors";

/** Statuses after which another try can help: too slow, too many, and whatever is their fault. */
export function isPassing(status: number): boolean {
  return status === 408 || status === 425 || status === 429 || status >= 500;
}

/**
 * Their id of an error, by whichever name they give it, for the log and their support; never its message, which may quote what
 * was sent.
 */
export function errorIdOf({ body, headers }: Answer): string | null {
  const named = isFields(body) && isFields(body.error) ? body.error : body;
  const own = isFields(named) ? findId(named.id, named.error_id, named.correlationId) : undefined;
  const id = own ?? findId(headers.get("x-request-id"), headers.get("x-correlation-id"));
  return id !== undefined && /^[\w.:-]{1,100}$/.test(id) ? id : null;
}

/**
 * An answer that says no, as a fault of ours. `isUncertain` where a call that changes something may have done so all the
 * same: a server that fails does not say how far it came.
 */
export function toFault(operation: string, answer: Answer, changes: boolean): UpstreamFault {
  const isUncertain = changes && answer.status >= 500;
  return new UpstreamFault(operation, isPassing(answer.status), errorIdOf(answer), isUncertain);
}
