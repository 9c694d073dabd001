import { isRequestId, newId } from "@/lib/ids";
import { describeError, log } from "@/lib/log";
import { redactPath, redactQuery, redactRefusal, redactValue } from "@/lib/rules/redact-body";
import type { Scope } from "@/lib/scope";
import { type CallRow, insertCalls } from "@/lib/store/write/call";

/** An API call with a key, and its result. Bodies are redacted before they are stored. */
type CallFact = {
  scope: Scope;
  keyId: string;
  /** The response's X-Request-Id. */
  callId: string;
  at: Date;
  durationMs: number;
  method: string;
  url: string;
  /** The path template in the API reference; null for an unknown path. */
  route: string | null;
  /** True if the response is a report. The log stores no part of a report. */
  isReport: boolean;
  requestId: string | null;
  /** The parsed JSON body; undefined if no body was read. */
  body: unknown;
  status: number;
  replayed: boolean;
  /** The response as text; null if it is not JSON or too long to store. */
  answer: string | null;
};

/**
 * The maximum number of calls that may wait to be written, and the maximum number of characters in their responses.
 * Calls beyond either limit are dropped and counted.
 */
const WAITING_MAX = 10_000;
const WAITING_CHARACTERS_MAX = 16_000_000;
const BATCH = 250;
const FLUSH_MS = 500;
const AGAIN_MS = 5_000;
/** The largest number of characters of a redacted body; the rest is cut off. */
const BODY_CHARACTERS_MAX = 4_096;

type Waiting = {
  facts: CallFact[];
  characters: number;
  dropped: number;
  timer: NodeJS.Timeout | null;
  flushing: Promise<void> | null;
};
const cache = globalThis as unknown as { surplusCallLog?: Waiting };

function waiting(): Waiting {
  cache.surplusCallLog ??= { facts: [], characters: 0, dropped: 0, timer: null, flushing: null };
  return cache.surplusCallLog;
}

/**
 * Queues a call for the log without delaying the caller. The call is redacted and written with others a moment later,
 * or dropped if the queue is full. A killed process loses its queue; the log is for troubleshooting, not for counting.
 */
export function logCall(fact: CallFact): void {
  const queue = waiting();
  const size = fact.answer?.length ?? 0;
  if (queue.facts.length >= WAITING_MAX || queue.characters + size > WAITING_CHARACTERS_MAX) {
    queue.dropped++;
    return;
  }
  queue.facts.push(fact);
  queue.characters += size;
  flushLater(queue, FLUSH_MS);
}

/** Returns the number of calls dropped since the last successful write. */
export function countDropped(): number {
  return waiting().dropped;
}

function flushLater(queue: Waiting, inMs: number): void {
  if (queue.timer || queue.flushing) return;
  queue.timer = setTimeout(() => void flushCalls(), inMs);
  queue.timer.unref();
}

/** Writes the queued calls. If the database is unavailable, does not throw, and keeps the calls for the next try. */
export async function flushCalls(): Promise<void> {
  const queue = waiting();
  if (queue.timer) clearTimeout(queue.timer);
  queue.timer = null;
  queue.flushing ??= writeAll(queue).finally(() => {
    queue.flushing = null;
    if (queue.facts.length > 0) flushLater(queue, AGAIN_MS);
  });
  await queue.flushing;
}

async function writeAll(queue: Waiting): Promise<void> {
  try {
    while (queue.facts.length > 0) {
      const batch = queue.facts.slice(0, BATCH);
      await insertCalls(batch.map(toRow));
      queue.facts.splice(0, batch.length);
      queue.characters -= batch.reduce((sum, { answer }) => sum + (answer?.length ?? 0), 0);
    }
    if (queue.dropped > 0) log().warn({ dropped: queue.dropped }, "API calls were not logged");
    queue.dropped = 0;
  } catch (error) {
    log().warn({ error: describeError(error) }, "API calls could not be logged yet");
  }
}

function toRow(fact: CallFact): CallRow {
  const { pathname, searchParams } = new URL(fact.url);
  const answer = fact.isReport && fact.status < 400 ? undefined : parse(fact.answer);
  const isRefused = fact.status >= 400;
  return {
    id: newId("cll"),
    company_id: fact.scope.companyId,
    environment: fact.scope.environment,
    created_at: fact.at.toISOString(),
    key_id: fact.keyId,
    call_id: fact.callId,
    method: fact.method,
    route: fact.route,
    path: redactPath(pathname, fact.route),
    query: redactQuery(searchParams),
    request_id: fact.requestId ?? madeBy(fact, answer),
    status: fact.status,
    error_code: isRefused ? codeOf(fact.status, answer) : null,
    duration_ms: Math.round(fact.durationMs),
    replayed: fact.replayed,
    request_body: fact.body === undefined ? null : toText(redactValue(fact.body, "caller")),
    response_body:
      answer === undefined
        ? null
        : toText(isRefused ? redactRefusal(answer) : redactValue(answer, "service")),
  };
}

const parse = (text: string | null): unknown => (text ? JSON.parse(text) : undefined);

/** The id of the request that this call created; null if it created none. */
function madeBy({ method, route }: CallFact, answer: unknown): string | null {
  if (method !== "POST" || route !== "/v1/requests") return null;
  const id = typeof answer === "object" && answer !== null && "id" in answer ? String(answer.id) : "";
  return isRequestId(id) ? id : null;
}

function codeOf(status: number, answer: unknown): string {
  if (status === 422) return "invalid";
  const code = typeof answer === "object" && answer !== null && "code" in answer ? answer.code : null;
  return typeof code === "string" ? code : String(status);
}

/** Serialises and shortens a value, without characters that the database cannot store in text. */
function toText(value: unknown): string {
  const text = JSON.stringify(value).replaceAll("\\u0000", "");
  return text.length > BODY_CHARACTERS_MAX ? `${text.slice(0, BODY_CHARACTERS_MAX)} [cut here]` : text;
}
