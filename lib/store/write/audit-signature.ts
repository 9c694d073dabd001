import { inCompany } from "@/lib/store/client";
import type { ChainEnd } from "@/lib/store/write/audit";

/**
 * Stores the signature of an unsigned head of a chain. Returns false if the chain has grown or the head is already
 * signed.
 */
export async function setSignature(companyId: string, end: ChainEnd, signature: string): Promise<boolean> {
  const where = { companyId, seq: end.seq, hash: end.hash, signature: null };
  const { count } = await inCompany(companyId, (tx) =>
    tx.auditHead.updateMany({ where, data: { signature } }),
  );
  return count === 1;
}
