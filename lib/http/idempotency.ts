import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import { beginOnce, endOnce, type OncePlace } from "@/lib/company/do-once";
import { AppError } from "@/lib/errors";
import { jsonText } from "@/lib/http/answer";
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
  work: () => Promise<Response>,
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
  return keep(scope, place, work);
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

async function keep(scope: Scope, place: OncePlace, work: () => Promise<Response>): Promise<Response> {
  try {
    const response = await work();
    await endOnce(scope, place, { status: response.status, body: await response.clone().text() });
    return response;
  } catch (error) {
    await endOnce(scope, place, null);
    throw error;
  }
}
