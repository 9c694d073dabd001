import { isRequestId } from "@/lib/ids";
import type { Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { findRequest, type RequestRecord } from "@/lib/store/read/request";

const VERIFICATION_ID = /^SIQ-[0-9A-Z]{12}$/;

/**
 * Finds the request that has exactly this id, or whose report has exactly this verification id; null for any other
 * text.
 */
export async function findNamed(scope: Scope, text: string): Promise<RequestRecord | null> {
  if (isRequestId(text)) return findRequest(scope, text);
  const verificationId = text.toUpperCase();
  if (!VERIFICATION_ID.test(verificationId)) return null;
  const report = await inScope(scope, (tx) =>
    tx.report.findFirst({ where: { verificationId, ...scope }, select: { requestId: true } }),
  );
  return report && findRequest(scope, report.requestId);
}
