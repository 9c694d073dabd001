import { newId } from "@/lib/ids";
import type { Scope } from "@/lib/scope";
import { ask } from "@/lib/store/client";

export type IdempotencyPlace = { method: string; path: string; key: string };
export type Began =
  | { state: "mine" }
  | { state: "running" }
  | { state: "other_body" }
  | { state: "done"; status: number; body: string };

const KEPT_MS = 86_400_000;
/** A first call that died holds its key no longer than this. */
const LOCK_MS = 60_000;

type BeganRow = { state: Began["state"]; status: number | null; body: string | null };

/** Takes a key for one call, or says what became of the call that has it. */
export async function beginIdempotent(
  { companyId, environment }: Scope,
  { method, path, key }: IdempotencyPlace,
  fingerprint: string,
  now = new Date(),
): Promise<Began> {
  const lockedUntil = new Date(now.getTime() + LOCK_MS);
  const expiresAt = new Date(now.getTime() + KEPT_MS);
  const [row] = await ask<BeganRow>(
    "begin_once",
    "select * from begin_once($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
    [companyId, environment, newId("job"), method, path, key, fingerprint, now, lockedUntil, expiresAt],
  );
  if (!row) throw new Error("an Idempotency-Key got no answer");
  if (row.state !== "done") return { state: row.state };
  return { state: "done", status: row.status ?? 200, body: row.body ?? "" };
}

/** Keeps the answer, or gives the key back when there is none worth keeping. */
export async function endIdempotent(
  { companyId, environment }: Scope,
  { method, path, key }: IdempotencyPlace,
  answer: { status: number; body: string } | null,
): Promise<void> {
  await ask("end_once", "select end_once($1, $2, $3, $4, $5, $6, $7)", [
    companyId,
    environment,
    method,
    path,
    key,
    answer?.status ?? null,
    answer?.body ?? null,
  ]);
}
