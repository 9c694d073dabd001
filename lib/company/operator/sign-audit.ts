import { verifyAudit } from "@/lib/company/verify-audit";
import { listHeads, readChain } from "@/lib/store/read/audit";
import { auditHash, signEnd } from "@/lib/store/write/audit";
import { setSignature } from "@/lib/store/write/audit-signature";

/**
 * Signs the heads of audit logs that have no signature because they were written before we began to sign heads. Checks
 * each log first. Refuses a log with a fault or a wrong signature. Also refuses a log whose last entry was written
 * after we began to sign heads: its head was signed then, so someone has removed the signature. Returns the number of
 * heads signed, and the companies whose log was refused.
 */
export async function signAudit(): Promise<{ signed: number; refused: string[] }> {
  const refused: string[] = [];
  let signed = 0;
  for await (const { company_id: companyId, ...head } of listHeads()) {
    if (head.signature === signEnd(companyId, head)) continue;
    const verdict = await verifyAudit(companyId);
    const isOnlyUnsigned = !verdict.intact && verdict.fault === "unsigned" && head.signature === null;
    const isOlder = isOnlyUnsigned && !(await hasEntrySinceSigning(companyId, head.seq));
    if (isOlder && (await setSignature(companyId, head, signEnd(companyId, head)))) signed++;
    else if (!verdict.intact) refused.push(companyId);
  }
  return { signed, refused };
}

/**
 * Reports whether the log's last entry was written after we began to sign heads. Only such entries include their id in
 * their hash.
 */
async function hasEntrySinceSigning(companyId: string, lastSeq: number): Promise<boolean> {
  const [last] = await readChain(companyId, lastSeq - 1, 1);
  return last !== undefined && last.hash === auditHash(last.prevHash, last);
}
