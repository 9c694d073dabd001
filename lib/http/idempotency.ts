import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import { AppError } from "@/lib/errors";
import { jsonText } from "@/lib/http/answer";
import { describeError, log } from "@/lib/log";
import type { Scope } from "@/lib/scope";
import {
  type Attempt,
  beginIdempotent,
  endIdempotent,
  type IdempotentCall,
  keepIdempotent,
  passIdempotent,
  RENEW_EVERY_MS,
} from "@/lib/store/write/idempotency";

/**
 * Runs a POST once for each Idempotency-Key (decisions, section 2). `sent` is the part of the request that a repeat
 * must match. The first response is stored for a day, and a repeat receives the same bytes. A repeat while the first is
 * running gets a 409; the same key with another body gets a 422. Refusals before the work began, and our own failures,
 * are not stored, so that a retry can succeed.
 */
export async function replayable(
  scope: Scope,
  call: IdempotentCall,
  sent: unknown,
  work: (attempt: Attempt) => Promise<Response>,
): Promise<Response> {
  const fingerprint = createHash("sha256")
    .update(canonicalize(toPlain(sent)) ?? "")
    .digest("hex");
  const began = await beginIdempotent(scope, call, fingerprint);
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
 * Normalises the sent value to what JSON can store: a number that is too large (1e400), parsed as infinity, becomes
 * null, and half a surrogate pair is replaced.
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
  const release = renewLease(scope, attempt);
  try {
    const response = await work(attempt);
    await keepAnswer(scope, attempt, response);
    return response;
  } catch (error) {
    // A refusal did nothing, so the key is free again. After a failure of ours we don't know which steps were done.
    const end =
      error instanceof AppError ? endIdempotent(scope, attempt, null) : passIdempotent(scope, attempt);
    await end.catch(() => {});
    throw error;
  } finally {
    release();
  }
}

/** Renews the call's lease on its key until the function it returns is called. */
function renewLease(scope: Scope, attempt: Attempt): () => void {
  const renewing = setInterval(() => {
    // The lease outlasts a failed renewal: the next renewal comes in time.
    keepIdempotent(scope, attempt).catch(() => {});
  }, RENEW_EVERY_MS);
  renewing.unref();
  return () => clearInterval(renewing);
}

/** Stores the response. If that fails, the work is still done, and the key stays taken until its lease expires. */
async function keepAnswer(scope: Scope, attempt: Attempt, response: Response): Promise<void> {
  try {
    await endIdempotent(scope, attempt, { status: response.status, body: await response.clone().text() });
  } catch (error) {
    log().error({ error: describeError(error) }, "the answer to an idempotent call could not be kept");
  }
}
