import type { Caller } from "@/lib/company/admit-caller";
import { logCall } from "@/lib/company/log-call";
import type { Operation } from "@/lib/contract/operation";
import { textOf } from "@/lib/http/answer";

/** Details of a call, collected during handling for the API call log. */
export type CallNote = {
  operation: Operation | null;
  callId: string;
  began: number;
  caller: Caller | null;
  /** The request id in the path, after a check that it is one. */
  id: string;
  /** The parsed JSON body; undefined if no body was read. */
  body: unknown;
};

export function beginNote(operation: Operation | null, callId: string): CallNote {
  return { operation, callId, began: performance.now(), caller: null, id: "", body: undefined };
}

/** Passes a call to the log. A call with an unknown key belongs to no company, so it is not logged. */
export function noteCall(request: Request, note: CallNote, response: Response): void {
  const { operation, caller, callId, id, body } = note;
  if (!caller) return;
  const durationMs = performance.now() - note.began;
  logCall({
    scope: caller.scope,
    keyId: caller.keyId,
    callId,
    at: new Date(Date.now() - durationMs),
    durationMs,
    method: request.method,
    url: request.url,
    route: operation?.path ?? null,
    isReport: operation?.tag === "Reports",
    requestId: id || null,
    body,
    status: response.status,
    replayed: response.headers.has("idempotent-replayed"),
    answer: textOf(response),
  });
}
