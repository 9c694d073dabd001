import type { EventType } from "@/lib/rules/request";
import type { DeliveryFilter } from "@/lib/rules/webhook-delivery";
import type { Tone } from "../ui/chip";

/** The result of an attempt, with the details a developer needs to find its cause. */
type Answer = {
  outcome: string;
  responseCode: number | null;
  /** The host and port to which the event was sent. */
  host: string | null;
  /** The operating system's error code if there was no response. */
  errorCode: string | null;
};

export type Delivery = {
  id: string;
  event: EventType;
  clientName: string | null;
  clientRef: string | null;
  requestId: string | null;
  simulated: boolean;
  state: "pending" | "delivered" | "failed";
  attempts: number;
  createdAt: Date;
  nextAt: Date | null;
  deadLetteredAt: Date | null;
  last: (Answer & { latencyMs: number; at: Date }) | null;
};

export const DELIVERY_STATE_WORDS: Readonly<Record<DeliveryFilter, { label: string; tone: Tone }>> = {
  pending: { label: "Waiting", tone: "warn" },
  dead_lettered: { label: "Dead-lettered", tone: "bad" },
  delivered: { label: "Delivered", tone: "good" },
  failed: { label: "Failed", tone: "bad" },
};

export const EVENT_WORDS: Readonly<Record<EventType, string>> = {
  "consent.completed": "Customer authorised sharing",
  "report.awaiting_share": "Report prepared, the customer is reviewing it",
  "report.ready": "Report ready",
  "report.refreshed": "Report refreshed",
  "request.withdrawn": "Request withdrawn",
};

type Progress = Pick<Delivery, "state" | "attempts" | "deadLetteredAt">;

/** Names a delivery's state. A pending delivery that has failed before is "Retrying", unless it is dead-lettered. */
export function stateOf({ state, attempts, deadLetteredAt }: Progress): { label: string; tone: Tone } {
  if (deadLetteredAt) return DELIVERY_STATE_WORDS.dead_lettered;
  if (state === "pending" && attempts > 0) return { label: "Retrying", tone: "warn" };
  return DELIVERY_STATE_WORDS[state];
}

/** Why a delivery has no next attempt, and what to do; null if the delivery has a next attempt or needs none. */
export function stoppedWords({
  state,
  deadLetteredAt,
}: Pick<Delivery, "state" | "deadLetteredAt">): string | null {
  if (deadLetteredAt)
    return "None: sending failed because of a fault on our side. We’re looking into it. You can send the delivery again now.";
  return state === "failed"
    ? "None: we don’t retry this delivery automatically. You can send the delivery again."
    : null;
}

/**
 * How often to reload a list of deliveries; null once all of them have ended. While a first attempt runs, the list is
 * reloaded quickly.
 */
export function paceOf(rows: readonly Progress[]): "quick" | "slow" | null {
  const waiting = rows.filter(({ state, deadLetteredAt }) => state === "pending" && !deadLetteredAt);
  if (waiting.length === 0) return null;
  return waiting.some(({ attempts }) => attempts === 0) ? "quick" : "slow";
}

const OUTCOME_WORDS: Readonly<Record<string, string>> = {
  delivered: "Accepted",
  http_error: "Refused",
  redirect: "Redirected; we don’t follow redirects",
  timeout: "No response within 15 seconds",
  dns: "Host name not found",
  refused: "Connection refused",
  tls: "TLS failed: check the certificate",
  reset: "Connection reset before a response",
  connection: "No connection, or no HTTP response",
  blocked: "Private address, nothing was sent",
};

/**
 * Describes the result of one attempt with the receiver's status code or the network's error code. The description of a
 * failure also has the host and port, such as "Connection refused (ECONNREFUSED hooks.example.com:443)".
 */
export function outcomeOf({ outcome, responseCode, host, errorCode }: Answer): string {
  const word = OUTCOME_WORDS[outcome] ?? outcome;
  const where = outcome === "delivered" ? null : host;
  const facts = [responseCode ?? errorCode, where].filter((fact) => fact !== null).join(" ");
  return facts ? `${word} (${facts})` : word;
}

/** Marks a test or simulated event; null for a real event. */
export function testMark({ requestId, simulated }: Pick<Delivery, "requestId" | "simulated">): string | null {
  if (requestId === null) return "Test";
  return simulated ? "Simulated" : null;
}

/** Describes the receiver's last response, or why there is none. */
export function answerOf({ last, state }: Pick<Delivery, "last" | "state">): string {
  if (last) return `${outcomeOf(last)} · ${last.latencyMs} ms`;
  return state === "failed" ? "Not sent: sending was off" : "Not tried yet";
}

/** Names the delivery's request: the customer, and the firm's own reference if there is one. Null for a test event. */
export function subjectOf({
  clientName,
  clientRef,
}: Pick<Delivery, "clientName" | "clientRef">): string | null {
  return [clientName, clientRef].filter(Boolean).join(" · ") || null;
}

export function attemptsOf({ attempts }: Pick<Delivery, "attempts">): string {
  return attempts === 1 ? "1 attempt" : `${attempts} attempts`;
}

const SAME_BYTES = "A replay immediately sends the same bytes with the same event id.";
const count = (number: number, isLeast: boolean) =>
  `${number.toLocaleString("en-AU")}${isLeast ? " or more" : ""}`;

const events = (number: number, isLeast: boolean) =>
  number === 1 && !isLeast ? "1 event" : `${count(number, isLeast)} events`;

type Undelivered = { missing: number; failing: number; missingIsLeast: boolean; failingIsLeast: boolean };

/** Says how many events of the last 30 days have not arrived, and what happens to them next. */
export function undeliveredWords({ missing, failing, missingIsLeast, failingIsLeast }: Undelivered): string {
  const isOne = failing === 1 && !failingIsLeast;
  const trying = `${isOne ? "is failing and is" : "are failing and are"} tried again`;
  if (missing === 0 && failing === 0)
    return `Every event of the last 30 days arrived or is on its way. ${SAME_BYTES}`;
  // If the count of failing events reached its limit, there may be missing events too, so the text must not say that
  // there are none.
  const none = missingIsLeast ? "" : "; none is missing";
  if (missing === 0)
    return `${events(failing, failingIsLeast)} of the last 30 days ${trying}${none}. ${SAME_BYTES}`;
  const gone = `${events(missing, missingIsLeast)} of the last 30 days never arrived, including those created while no endpoint was set up`;
  return `${gone}.${failing > 0 ? ` Of the other events, ${count(failing, failingIsLeast)} ${trying}; a replay tries ${isOne ? "it" : "them"} immediately.` : ""} ${SAME_BYTES}`;
}
