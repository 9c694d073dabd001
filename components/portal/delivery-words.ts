import type { EventType } from "@/lib/domain/request";
import type { Tone } from "../ui/chip";

/** What the portal calls what became of a delivery. */

export type Delivery = {
  id: string;
  event: EventType;
  requestId: string | null;
  simulated: boolean;
  state: "pending" | "delivered" | "failed";
  attempts: number;
  createdAt: Date;
  nextAt: Date | null;
  last: { outcome: string; responseCode: number | null; latencyMs: number; at: Date } | null;
};

export const DELIVERY_STATE_WORDS: Readonly<Record<Delivery["state"], { label: string; tone: Tone }>> = {
  pending: { label: "Waiting", tone: "warn" },
  delivered: { label: "Delivered", tone: "good" },
  failed: { label: "Failed", tone: "bad" },
};

export const EVENT_WORDS: Readonly<Record<EventType, string>> = {
  "consent.completed": "Customer authorised sharing",
  "report.awaiting_share": "Report prepared, with the customer",
  "report.ready": "Report ready",
  "report.refreshed": "Report refreshed",
  "request.withdrawn": "Request withdrawn",
};

/** Of one that waits and was tried before, that it was: it is a failure that may mend. */
export function stateOf({ state, attempts }: Pick<Delivery, "state" | "attempts">): {
  label: string;
  tone: Tone;
} {
  if (state === "pending" && attempts > 0) return { label: "Retrying", tone: "warn" };
  return DELIVERY_STATE_WORDS[state];
}

const OUTCOME_WORDS: Readonly<Record<string, string>> = {
  delivered: "Accepted",
  http_error: "Refused",
  redirect: "Redirected, which is not followed",
  timeout: "No answer in 15 seconds",
  connection: "No connection",
  blocked: "Private address, nothing was sent",
};

/** What became of one attempt, with the receiver's code where it gave one. */
export function outcomeOf({
  outcome,
  responseCode,
}: {
  outcome: string;
  responseCode: number | null;
}): string {
  const word = OUTCOME_WORDS[outcome] ?? outcome;
  return responseCode === null ? word : `${word} (${responseCode})`;
}

/** What marks an event that nothing caused; null for one that happened. */
export function testMark({ requestId, simulated }: Pick<Delivery, "requestId" | "simulated">): string | null {
  if (requestId === null) return "Test";
  return simulated ? "Simulated" : null;
}

/** What the receiver last said, or why there is nothing of it. */
export function answerOf({ last, state }: Pick<Delivery, "last" | "state">): string {
  if (last) return `${outcomeOf(last)} · ${last.latencyMs} ms`;
  return state === "failed" ? "Not sent: sending was off" : "Not tried yet";
}
