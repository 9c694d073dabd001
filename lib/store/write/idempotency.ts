import { newId, newRequestId } from "@/lib/ids";
import type { Scope } from "@/lib/scope";
import { ask } from "@/lib/store/client";

export type IdempotentCall = { method: string; path: string; key: string };

/** A call that holds the lease on its key. */
export type Attempt = {
  recordId: string;
  /** The id for the request that the call creates; the same in every attempt under the key. */
  subjectId: string;
  /** True if an earlier attempt got the id but never responded, so that the request may exist. */
  isResumed: boolean;
};

type Began =
  | { state: "mine"; attempt: Attempt }
  | { state: "running" }
  | { state: "other_body" }
  | { state: "done"; status: number; body: string };

const KEPT_MS = 86_400_000;
/**
 * Milliseconds for which a call leases its key. A running call renews the lease; the lease of a call that died ends.
 */
const LOCK_MS = 30_000;
/** Milliseconds between two renewals of the lease by a running call. */
export const RENEW_EVERY_MS = 10_000;

type BeganRow = {
  state: Began["state"];
  status: number | null;
  body: string | null;
  subject: string | null;
  resumed: boolean;
};

/** Starts a call with an idempotency key, or returns the state of the earlier call with it. */
export async function beginIdempotent(
  { companyId, environment }: Scope,
  { method, path, key }: IdempotentCall,
  fingerprint: string,
  now = new Date(),
): Promise<Began> {
  const recordId = newId("job");
  const lockedUntil = new Date(now.getTime() + LOCK_MS);
  const expiresAt = new Date(now.getTime() + KEPT_MS);
  const [row] = await ask<BeganRow>(
    "begin_once",
    "select * from begin_once($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
    [
      companyId,
      environment,
      recordId,
      method,
      path,
      key,
      fingerprint,
      newRequestId(),
      now,
      lockedUntil,
      expiresAt,
    ],
  );
  if (!row) throw new Error("an Idempotency-Key got no answer");
  if (row.state === "mine") {
    return {
      state: "mine",
      attempt: { recordId, subjectId: row.subject ?? newRequestId(), isResumed: row.resumed },
    };
  }
  if (row.state !== "done") return { state: row.state };
  return { state: "done", status: row.status ?? 200, body: row.body ?? "" };
}

/** Stores the response. Without one, releases the key. Does nothing for a call that lost its lease. */
export async function endIdempotent(
  { companyId, environment }: Scope,
  { recordId }: Attempt,
  answer: { status: number; body: string } | null,
): Promise<void> {
  await ask("end_once", "select end_once($1, $2, $3, $4, $5)", [
    companyId,
    environment,
    recordId,
    answer?.status ?? null,
    answer?.body ?? null,
  ]);
}

/**
 * Releases the key to the next attempt. That attempt gets the same subject id, because this attempt may have created
 * the row before it failed.
 */
export async function passIdempotent(scope: Scope, attempt: Attempt, now = new Date()): Promise<void> {
  await keepIdempotent(scope, attempt, new Date(now.getTime() - LOCK_MS));
}

/** Renews the lease on a running call's key. */
export async function keepIdempotent(
  { companyId, environment }: Scope,
  { recordId }: Attempt,
  now = new Date(),
): Promise<void> {
  const lockedUntil = new Date(now.getTime() + LOCK_MS);
  await ask("keep_once", "select keep_once($1, $2, $3, $4)", [companyId, environment, recordId, lockedUntil]);
}
