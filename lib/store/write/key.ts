import { newId } from "@/lib/ids";
import type { Actor, Environment, Scope } from "@/lib/scope";
import { batchCalls } from "@/lib/store/batch-calls";
import { ask, inCompany } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";

type Admitted = {
  keyId: string;
  companyId: string;
  environment: Environment;
  limit: number;
  used: number;
  resetSeconds: number;
};

type AdmitRow = {
  key_id: string;
  company_id: string;
  environment: Environment;
  limit_per_minute: number;
  used: number;
  reset_seconds: number;
};

/** At most this many calls with one key share a round trip. Far fewer calls arrive during one round trip. */
const CALLS_MAX = 100;

const admitTogether = batchCalls<null, Admitted | null>(CALLS_MAX, async (calls, fingerprint) => {
  const [row] = await ask<AdmitRow>("admit_key", "select * from admit_key($1, $2)", [
    Buffer.from(fingerprint, "hex"),
    calls.length,
  ]);
  if (!row) return calls.map(() => null);
  const admitted = {
    keyId: row.key_id,
    companyId: row.company_id,
    environment: row.environment,
    limit: row.limit_per_minute,
    resetSeconds: row.reset_seconds,
  };
  return calls.map((_, index) => ({ ...admitted, used: row.used - calls.length + 1 + index }));
});

/**
 * Finds the owner of the key with this fingerprint and, in the same round trip, counts this call against the
 * company's limit for the minute. Concurrent calls share the trip, and each has its own number in the count. Null for
 * a key that was unknown or revoked when the call arrived.
 */
export async function admitKey(fingerprint: Uint8Array): Promise<Admitted | null> {
  return admitTogether(Buffer.from(fingerprint).toString("hex"), null);
}

type TokenUse = { used: number; resetSeconds: number };

/**
 * Counts a use of a bucket that belongs to no company (a link, an IP address). Returns the number of uses in the
 * current window of 60 seconds, which starts with its first use, and the seconds until the window resets.
 */
export async function takeToken(bucket: string): Promise<TokenUse> {
  const [row] = await ask<{ used: number; reset: number }>(
    "take_token",
    "select used, reset_seconds as reset from take_tokens($1, 1)",
    [bucket],
  );
  if (!row) throw new Error("take_tokens returned no row");
  return { used: row.used, resetSeconds: row.reset };
}

/**
 * Replaces the company's key of one environment with a new key; the old key stops working at the same moment. `seen` is
 * the id of the key that the member saw, or empty if there was no key. If `seen` is given and is not the current key's
 * id, returns false and changes nothing.
 */
export async function rotateKey(
  companyId: string,
  {
    environment,
    key,
    seen,
    actor,
    now,
  }: {
    environment: Environment;
    seen?: string | undefined;
    key: { fingerprint: Uint8Array<ArrayBuffer>; lastFour: string };
    actor: Actor;
    now: Date;
  },
): Promise<boolean> {
  const id = newId("key");
  return inCompany(companyId, async (tx) => {
    // If two changes are concurrent, the second waits here and then replaces the key of the first. This lock does not
    // block writers of rows that only reference the company.
    await tx.$queryRaw`select id from company where id = ${companyId} for no key update`;
    const current = { companyId, environment, revokedAt: null };
    if (seen !== undefined) {
      const known = await tx.apiKey.findFirst({ where: current, select: { id: true } });
      if ((known?.id ?? "") !== seen) return false;
    }
    const old = await tx.apiKey.updateMany({
      where: current,
      data: { revokedAt: now },
    });
    await tx.apiKey.create({
      data: { id, companyId, environment, ...key, createdBy: actor.id, createdAt: now },
    });
    const action = old.count > 0 ? "key.rotated" : "key.created";
    await appendAudit(tx, {
      companyId,
      environment,
      requestId: null,
      action,
      actor,
      at: now,
      detail: { key_id: id },
    });
    return true;
  });
}

/**
 * Revokes the company's key of one environment without a replacement. No program can call the API in that environment
 * until a key is created. Returns false and records nothing if the key was replaced or revoked in the meantime.
 */
export async function revokeKey(
  { companyId, environment }: Scope,
  id: string,
  actor: Actor,
  now: Date,
): Promise<boolean> {
  return inCompany(companyId, async (tx) => {
    const where = { companyId, environment, id, revokedAt: null };
    const { count } = await tx.apiKey.updateMany({ where, data: { revokedAt: now } });
    if (count === 0) return false;
    const fact = { companyId, environment, requestId: null, action: "key.revoked", actor };
    await appendAudit(tx, { ...fact, at: now, detail: { key_id: id } });
    return true;
  });
}
