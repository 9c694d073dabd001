import canonicalize from "canonicalize";
import { keyedDigest } from "@/lib/env/keyed-digest";
import { AppError } from "@/lib/errors";
import { jsonText, textOf } from "@/lib/http/answer";
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
 * Runs a POST once for each Idempotency-Key. `sent` is the part of the request that a repeat must match. The first
 * response is stored for a day, and a repeat receives the same bytes. A repeat while the first call is running gets a
 * 409; the same key with another body gets a 422. If the work throws a refusal or fails, nothing is stored, so that a
 * retry can succeed.
 */
export async function replayable(
  scope: Scope,
  call: IdempotentCall,
  sent: unknown,
  work: (attempt: Attempt) => Promise<Response>,
): Promise<Response> {
  const began = await beginIdempotent(scope, call, fingerprintOf(scope, call, sent));
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
 * A digest by which a repeat is compared with the first call. Keyed, because a phone number or an email address could
 * be guessed from the plain digest of an invite. A backup may contain the digest even after the request is erased.
 */
function fingerprintOf({ companyId }: Scope, { path }: IdempotentCall, sent: unknown): string {
  const text = canonicalize(toPlain(sent)) ?? "";
  return keyedDigest(`idempotency:${companyId}:${path}:${text}`).toString("hex");
}

/**
 * Normalises the sent value to one that JSON can store. A number that is too large (1e400) was parsed as infinity and
 * becomes null; half of a surrogate pair is replaced.
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
    // A refused call did nothing, so its key can be used again. After our own failure we don't know which steps were
    // done, so the next call with this key continues under the same subject id.
    const end =
      error instanceof AppError ? endIdempotent(scope, attempt, null) : passIdempotent(scope, attempt);
    await end.catch(() => {});
    throw error;
  } finally {
    release();
  }
}

/** Renews the call's lease on its key until the returned function is called. */
function renewLease(scope: Scope, attempt: Attempt): () => void {
  const renewing = setInterval(() => {
    // A failed renewal does no harm: the lease lasts until after the next renewal.
    keepIdempotent(scope, attempt).catch(() => {});
  }, RENEW_EVERY_MS);
  renewing.unref();
  return () => clearInterval(renewing);
}

/**
 * Stores the response. If it cannot be stored, the caller still gets it, and the key stays taken until its lease
 * expires.
 */
async function keepAnswer(scope: Scope, attempt: Attempt, response: Response): Promise<void> {
  try {
    const body = textOf(response) ?? (await response.clone().text());
    await endIdempotent(scope, attempt, { status: response.status, body });
  } catch (error) {
    log().error({ error: describeError(error) }, "the response to an idempotent call could not be stored");
  }
}
