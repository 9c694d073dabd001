import { createHmac } from "node:crypto";
import canonicalize from "canonicalize";
import { env } from "@/lib/env";
import { newId } from "@/lib/ids";
import type { Actor, Environment } from "@/lib/scope";
import type { Tx } from "@/lib/store/client";
import type { Prisma } from "@/prisma/generated/client";

export type AuditFact = {
  companyId: string;
  environment: Environment | null;
  requestId: string | null;
  action: string;
  actor: Actor;
  /** Ids, counts and words of our own; never bank data, contact details or free text from a person. */
  detail?: Record<string, string | number | boolean | null>;
  at: Date;
};

/** The hash an entry must have, given the one before it. Keyed, so that a rewritten chain does not verify. */
export function auditHash(prevHash: string, entry: AuditFact & { seq: number }): string {
  const text = canonicalize({
    v: 1,
    seq: entry.seq,
    company: entry.companyId,
    environment: entry.environment,
    request: entry.requestId,
    action: entry.action,
    actor: entry.actor,
    detail: entry.detail ?? {},
    at: entry.at.toISOString(),
  });
  return createHmac("sha256", env().AUDIT_KEY).update(`${prevHash}\n${text}`).digest("hex");
}

/**
 * Adds one entry to the company's chain, in the transaction of the change it records. The company's head row is
 * locked until that transaction ends, so call it last.
 */
export async function appendAudit(tx: Tx, fact: AuditFact): Promise<void> {
  const [head] = await tx.$queryRaw<{ seq: number; hash: string }[]>`
    update audit_head set seq = seq + 1 where company_id = ${fact.companyId} returning seq, hash`;
  if (!head) throw new Error("the company has no audit head");
  const hash = auditHash(head.hash, { ...fact, seq: head.seq });
  await tx.auditEntry.create({
    data: {
      id: newId("aud"),
      companyId: fact.companyId,
      environment: fact.environment,
      seq: head.seq,
      requestId: fact.requestId,
      action: fact.action,
      actorKind: fact.actor.kind,
      actorId: fact.actor.id,
      detail: (fact.detail ?? {}) as Prisma.InputJsonObject,
      at: fact.at,
      prevHash: head.hash,
      hash,
    },
  });
  await tx.auditHead.update({ where: { companyId: fact.companyId }, data: { hash } });
}
