import { newId, newRequestId } from "@/lib/ids";
import type { Scope } from "@/lib/scope";
import { ask } from "@/lib/store/client";

export type IdempotencyPlace = { method: string; path: string; key: string };

/** A call that holds its key. */
export type Attempt = {
  recordId: string;
  /** The id for the request the call makes, if it makes one: the same in every attempt under the key. */
  subjectId: string;
  /** Whether an attempt before this one was given the id and never answered, so that the request may be there. */
  isResumed: boolean;
};

export type Began =
  | { state: "mine"; attempt: Attempt }
  | { state: "running" }
  | { state: "other_body" }
  | { state: "done"; status: number; body: string };

const KEPT_MS = 86_400_000;
/** A first call that died holds its key no longer than this; one that lives holds on to it (keepIdempotent). */
const LOCK_MS = 30_000;
/** How often a call that is under way holds on to its key. */
export const HOLD_EVERY_MS = 10_000;

type BeganRow = {
  state: Began["state"];
  status: number | null;
  body: string | null;
  subject: string | null;
  resumed: boolean;
};

/** Takes a key for one call, or says what became of the call that has it. */
export async function beginIdempotent(
  { companyId, environment }: Scope,
  { method, path, key }: IdempotencyPlace,
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

/** Keeps the answer, or gives the key back when there is none worth keeping; nothing, for a call that lost its key. */
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

/** Gives the key to the next attempt at the same, with the id this one had: it may have made something before it failed. */
export async function passIdempotent(scope: Scope, attempt: Attempt, now = new Date()): Promise<void> {
  await keepIdempotent(scope, attempt, new Date(now.getTime() - LOCK_MS));
}

/** Holds on to the key of a call that is still under way. */
export async function keepIdempotent(
  { companyId, environment }: Scope,
  { recordId }: Attempt,
  now = new Date(),
): Promise<void> {
  const lockedUntil = new Date(now.getTime() + LOCK_MS);
  await ask("keep_once", "select keep_once($1, $2, $3, $4)", [companyId, environment, recordId, lockedUntil]);
}
