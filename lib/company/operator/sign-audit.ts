import { verifyAudit } from "@/lib/company/verify-audit";
import { listHeads } from "@/lib/store/read/audit";
import { signEnd } from "@/lib/store/write/audit";
import { setSignature } from "@/lib/store/write/audit-signature";

/**
 * Signs the heads of records that were written before heads were signed. Checks each record first, and does not sign
 * one with another fault or a wrong signature. Returns how many were signed, and the companies whose record was
 * refused.
 */
export async function signAudit(): Promise<{ signed: number; refused: string[] }> {
  const refused: string[] = [];
  let signed = 0;
  for await (const { company_id: companyId, ...head } of listHeads()) {
    if (head.signature === signEnd(companyId, head)) continue;
    const verdict = await verifyAudit(companyId);
    const isOnlyUnsigned = !verdict.intact && verdict.fault === "unsigned" && head.signature === null;
    if (isOnlyUnsigned && (await setSignature(companyId, head, signEnd(companyId, head)))) signed++;
    else if (!verdict.intact) refused.push(companyId);
  }
  return { signed, refused };
}
