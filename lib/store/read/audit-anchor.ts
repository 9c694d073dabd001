import type { Anchor } from "@/lib/rules/audit-anchor";
import { findHead } from "@/lib/store/read/audit";
import { auditKeyId, type ChainEnd, signEnd } from "@/lib/store/write/audit";

/** Signs the head of a company's audit record as an anchor of this time. */
export const toAnchor = (company: string, { seq, hash }: ChainEnd, now: Date): Anchor => ({
  company,
  seq,
  hash,
  at: now.toISOString(),
  key: auditKeyId(),
  signature: signEnd(company, { seq, hash }),
});

/**
 * An anchor of a company's audit record as it is now. Null if the head does not have our signature: then entries may be
 * missing already, and an anchor would confirm that.
 */
export async function findAnchor(companyId: string, now: Date): Promise<Anchor | null> {
  const head = await findHead(companyId);
  return head && head.signature === signEnd(companyId, head) ? toAnchor(companyId, head, now) : null;
}
