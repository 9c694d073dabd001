import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import { beginOnce, endOnce, type OncePlace } from "@/lib/company/do-once";
import { AppError } from "@/lib/errors";
import { jsonText } from "@/lib/http/answer";
import type { Scope } from "@/lib/scope";

const KEY = /^[\x21-\x7e]{1,255}$/;

/**
 * Does a POST once for each Idempotency-Key (decisions, section 2): the first answer is kept for a day and given again,
 * byte for byte, to a repeat. While the first is under way a repeat is refused with 409; the same key with another body
 * is a 422. What was refused before the work began, and failures of ours, are not kept, so a retry can succeed.
 */
export async function replayable(
  request: Request,
  scope: Scope,
  body: unknown,
  work: () => Promise<Response>,
): Promise<Response> {
  const key = request.headers.get("idempotency-key");
  if (key === null) return work();
  if (!KEY.test(key)) throw refuse("value_error", "Value error, must be 1 to 255 visible ASCII characters");
  const place: OncePlace = { method: request.method, path: new URL(request.url).pathname, key };
  const fingerprint = createHash("sha256")
    .update(canonicalize(body ?? null) ?? "")
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
    throw refuse("idempotency_key_reused", "This Idempotency-Key was used with a different body");
  }
  if (began.state === "done") return jsonText(began.status, began.body, { "idempotent-replayed": "true" });
  return keep(scope, place, work);
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

function refuse(type: string, msg: string): AppError {
  return new AppError("invalid", msg, { fields: [{ type, loc: ["header", "idempotency-key"], msg }] });
}
