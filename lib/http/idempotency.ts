import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import { type Attempt, beginOnce, endOnce, holdOnce, type OncePlace, passOnce } from "@/lib/company/do-once";
import { AppError } from "@/lib/errors";
import { jsonText } from "@/lib/http/answer";
import { describeError, log } from "@/lib/log";
import type { Scope } from "@/lib/scope";

/**
 * Does a POST once for each Idempotency-Key (decisions, section 2). `sent` is what a repeat must send again: the first
 * answer is kept for a day and given again, byte for byte, to a repeat. While the first is under way a repeat is refused
 * with 409; the same key with another body is a 422. What was refused before the work began, and failures of ours, are
 * not kept, so a retry can succeed.
 */
export async function replayable(
  scope: Scope,
  place: OncePlace,
  sent: unknown,
  work: (attempt: Attempt) => Promise<Response>,
): Promise<Response> {
  const fingerprint = createHash("sha256")
    .update(canonicalize(toPlain(sent)) ?? "")
    .digest("hex");
  const began = await beginOnce(scope, place, fingerprint);
  if (began.state === "running") {
    throw new AppError(
      "idempotency_in_flight",
      "A request with this Idempotency-Key is still being handled.",
      { retryAfterSeconds: 1 },
    );
  }
  if (began.state === "other_body") {
    const msg = "This Idempotency-Key was used with a different body";
    const field = { type: "idempotency_key_reused", loc: ["header", "idempotency-key"], msg };
    throw new AppError("invalid", msg, { fields: [field] });
  }
  if (began.state === "done") return jsonText(began.status, began.body, { "idempotent-replayed": "true" });
  return keep(scope, began.attempt, work);
}

/**
 * What was sent as every writer of JSON would write it: a number too large for one (1e400) reads as infinite, and half
 * of a character is no text.
 */
function toPlain(sent: unknown): unknown {
  const text = JSON.stringify(sent ?? null, (_, value) =>
    typeof value === "string" ? value.toWellFormed() : value,
  );
  return JSON.parse(text);
}

async function keep(
  scope: Scope,
  attempt: Attempt,
  work: (attempt: Attempt) => Promise<Response>,
): Promise<Response> {
  const letGo = holdOnce(scope, attempt);
  try {
    const response = await work(attempt);
    await keepAnswer(scope, attempt, response);
    return response;
  } catch (error) {
    // A refusal did nothing, so the key is free again. After a failure of ours nobody knows how far it came.
    const end = error instanceof AppError ? endOnce(scope, attempt, null) : passOnce(scope, attempt);
    await end.catch(() => {});
    throw error;
  } finally {
    letGo();
  }
}

/** What was done is done whether or not its answer can be kept; the key then stays taken until its hold lapses. */
async function keepAnswer(scope: Scope, attempt: Attempt, response: Response): Promise<void> {
  try {
    await endOnce(scope, attempt, { status: response.status, body: await response.clone().text() });
  } catch (error) {
    log().error({ error: describeError(error) }, "the answer to an idempotent call could not be kept");
  }
}
