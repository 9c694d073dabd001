import { newId } from "@/lib/ids";
import type { Actor, Environment } from "@/lib/scope";
import { inCompany, pool } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";

export type Admitted = {
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

/**
 * Whose key has this fingerprint, with this call counted against the company's minute: one statement, one round trip,
 * run on every keyed call, hence not through Prisma. Null for an unknown or revoked key.
 */
export async function admitKey(fingerprint: Uint8Array): Promise<Admitted | null> {
  const { rows } = await pool().query<AdmitRow>({
    name: "admit_key",
    text: "select * from admit_key($1)",
    values: [Buffer.from(fingerprint)],
  });
  const row = rows[0];
  if (!row) return null;
  return {
    keyId: row.key_id,
    companyId: row.company_id,
    environment: row.environment,
    limit: row.limit_per_minute,
    used: row.used,
    resetSeconds: row.reset_seconds,
  };
}

/** Counts one use of a bucket that is no company's (an address, a link); returns the uses in its minute. */
export async function takeToken(bucket: string): Promise<{ used: number; resetSeconds: number }> {
  const { rows } = await pool().query<{ used: number; reset_seconds: number }>({
    name: "take_token",
    text: "select used, reset_seconds from take_token($1)",
    values: [bucket],
  });
  return { used: rows[0]?.used ?? 1, resetSeconds: rows[0]?.reset_seconds ?? 60 };
}

/** Puts a new key in the place of the old one, which stops working in the same moment. */
export async function replaceKey(
  companyId: string,
  environment: Environment,
  key: { fingerprint: Uint8Array<ArrayBuffer>; lastFour: string },
  actor: Actor,
  now: Date,
): Promise<string> {
  const id = newId("key");
  await inCompany(companyId, async (tx) => {
    // Two people may press at once: the second waits here, and then replaces the first one's key.
    await tx.$queryRaw`select id from company where id = ${companyId} for update`;
    const old = await tx.apiKey.updateMany({
      where: { companyId, environment, revokedAt: null },
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
  });
  return id;
}
