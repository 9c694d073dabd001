import type { Anchor } from "@/lib/rules/audit-anchor";
import { findHead } from "@/lib/store/read/audit";
import { auditKeyId, type ChainEnd, signEnd } from "@/lib/store/write/audit";

/** Makes an anchor: the head of a company's audit log at this time, with our signature. */
export const toAnchor = (company: string, { seq, hash }: ChainEnd, now: Date): Anchor => ({
  company,
  seq,
  hash,
  at: now.toISOString(),
  key: auditKeyId(),
  signature: signEnd(company, { seq, hash }),
});

/**
 * An anchor of a company's audit log as it is now. Null if the head does not have our signature, because entries may
 * already be missing, and an anchor would confirm the incomplete log.
 */
export async function findAnchor(companyId: string, now: Date): Promise<Anchor | null> {
  const head = await findHead(companyId);
  return head && head.signature === signEnd(companyId, head) ? toAnchor(companyId, head, now) : null;
}
