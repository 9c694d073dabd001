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
  const { status } = answer;
  const isUncertain = changes && status >= 500;
  // A key that is refused is the operator's to put right: what was asked is not at fault.
  const isTemporary = isPassing(status) || status === 401 || status === 403;
  return new UpstreamFault(operation, isTemporary, errorIdOf(answer), isUncertain, reasonOf(answer));
}

function reasonOf({ status, body }: Answer): "absent" | "exists" | null {
  if (status === 404 || status === 410) return "absent";
  return isFields(body) && body.name === "end_user_already_exists" ? "exists" : null;
}
