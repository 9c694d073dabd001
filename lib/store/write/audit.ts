import { createHmac } from "node:crypto";
import canonicalize from "canonicalize";
import { env } from "@/lib/env/env";
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
  /** Contains only ids, counts and our own words; never bank data, contact details or a person's free text. */
  detail?: Record<string, string | number | boolean | null>;
  at: Date;
};

type Entry = AuditFact & { id: string; seq: number };

/**
 * The hash of an entry, which includes the hash of the previous entry. The hash is keyed, so that no one without the
 * key can rewrite the chain.
 */
export function auditHash(prevHash: string, entry: Entry): string {
  return hashOf(prevHash, entry, { v: 2, id: entry.id });
}

/** The hash of an entry that was written before hashes included the entry's id. */
export const auditHashWithoutId = (prevHash: string, entry: Entry): string =>
  hashOf(prevHash, entry, { v: 1 });

function hashOf(prevHash: string, entry: Entry, more: Record<string, string | number>): string {
  const text = canonicalize({
    ...more,
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

export type ChainEnd = { seq: number; hash: string };

/**
 * Signs the head of a company's chain. The signature is deterministic, so that it can be checked by signing again.
 */
export function signEnd(companyId: string, { seq, hash }: ChainEnd): string {
  const text = canonicalize({ company: companyId, seq, hash });
  return createHmac("sha256", env().AUDIT_KEY).update(`end\n${text}`).digest("hex");
}

/**
 * Identifies AUDIT_KEY without revealing it, so that a signature made with another key is not mistaken for a forged
 * one.
 */
export const auditKeyId = (): string =>
  createHmac("sha256", env().AUDIT_KEY).update("key id").digest("hex").slice(0, 12);

/**
 * Locks the head of a company's audit chain until the commit. Every transaction that writes deliveries locks the head
 * before the counter of the deliveries, so that two such transactions cannot deadlock.
 */
export async function lockChain(tx: Tx, companyId: string): Promise<void> {
  await tx.$queryRaw`select seq from audit_head where company_id = ${companyId} for no key update`;
}

/**
 * Adds one entry to the company's chain, in the transaction of the change it records. Locks the company's head row
 * until that transaction ends, so call it last. Signs the new head only if the old one had a valid signature, so that a
 * forged log never gets a valid signature again.
 */
export async function appendAudit(tx: Tx, fact: AuditFact): Promise<void> {
  const { companyId } = fact;
  const [head] = await tx.$queryRaw<(ChainEnd & { signature: string | null })[]>`
    update audit_head set seq = seq + 1 where company_id = ${companyId} returning seq, hash, signature`;
  if (!head) throw new Error("the company has no audit head");
  const id = newId("aud");
  const hash = auditHash(head.hash, { ...fact, id, seq: head.seq });
  await tx.auditEntry.create({
    data: {
      id,
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
  const isSigned = head.signature === signEnd(companyId, { seq: head.seq - 1, hash: head.hash });
  const signature = isSigned ? signEnd(companyId, { seq: head.seq, hash }) : head.signature;
  await tx.auditHead.update({ where: { companyId }, data: { hash, signature } });
}
