import { newId } from "@/lib/ids";
import type { Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";

export type IdempotencyPlace = { method: string; path: string; key: string };
export type Began =
  | { state: "mine" }
  | { state: "running" }
  | { state: "other_body" }
  | { state: "done"; status: number; body: string };

const KEPT_MS = 86_400_000;
/** A first call that died holds its key no longer than this. */
const LOCK_MS = 60_000;

/** Takes a key for one call, or says what became of the call that has it. */
export async function beginIdempotent(
  scope: Scope,
  place: IdempotencyPlace,
  fingerprint: string,
  now = new Date(),
): Promise<Began> {
  const lockedUntil = new Date(now.getTime() + LOCK_MS);
  const expiresAt = new Date(now.getTime() + KEPT_MS);
  return inScope(scope, async (tx) => {
    const where = { ...scope, ...place };
    await tx.idempotencyRecord.deleteMany({ where: { ...where, expiresAt: { lte: now } } });
    const made = await tx.idempotencyRecord.createMany({
      data: [{ id: newId("job"), ...where, fingerprint, lockedUntil, expiresAt, createdAt: now }],
      skipDuplicates: true,
    });
    if (made.count === 1) return { state: "mine" };
    const record = await tx.idempotencyRecord.findFirstOrThrow({ where });
    if (record.fingerprint !== fingerprint) return { state: "other_body" };
    if (record.status !== null && record.body !== null)
      return { state: "done", status: record.status, body: record.body };
    const taken = await tx.idempotencyRecord.updateMany({
      where: { ...where, status: null, lockedUntil: { lte: now } },
      data: { lockedUntil },
    });
    return { state: taken.count === 1 ? "mine" : "running" };
  });
}

/** Keeps the answer, or gives the key back when there is none worth keeping. */
export async function endIdempotent(
  scope: Scope,
  place: IdempotencyPlace,
  answer: { status: number; body: string } | null,
): Promise<void> {
  await inScope(scope, async (tx) => {
    const where = { ...scope, ...place };
    if (answer) await tx.idempotencyRecord.updateMany({ where, data: answer });
    else await tx.idempotencyRecord.deleteMany({ where: { ...where, status: null } });
  });
}
