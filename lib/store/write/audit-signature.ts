import { inCompany } from "@/lib/store/client";
import type { ChainEnd } from "@/lib/store/write/audit";

/** Signs the end of a chain that carries no signature; false where it has moved on. */
export async function setSignature(companyId: string, end: ChainEnd, signature: string): Promise<boolean> {
  const where = { companyId, seq: end.seq, hash: end.hash, signature: null };
  const { count } = await inCompany(companyId, (tx) =>
    tx.auditHead.updateMany({ where, data: { signature } }),
  );
  return count === 1;
}
