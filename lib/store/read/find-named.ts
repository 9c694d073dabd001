import { isRequestId } from "@/lib/ids";
import type { Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";

/** A verification id as people copy it: with a hyphen, a space or nothing after the prefix, or without the prefix. */
const VERIFICATION_ID = /^(?:SIQ[- ]?)?([0-9A-Z]{12})$/;

/**
 * Finds a request by its id, or by the verification id of any of its reports. Accepts a verification id in any form
 * that VERIFICATION_ID matches. Returns the request's id; null for any other text.
 */
export async function findNamed(scope: Scope, text: string): Promise<string | null> {
  if (isRequestId(text)) {
    const request = await inScope(scope, (tx) =>
      tx.request.findFirst({ where: { id: text, ...scope }, select: { id: true } }),
    );
    return request?.id ?? null;
  }
  const ending = VERIFICATION_ID.exec(text.toUpperCase())?.[1];
  if (!ending) return null;
  const verificationId = `SIQ-${ending}`;
  const report = await inScope(scope, (tx) =>
    tx.report.findFirst({ where: { verificationId, ...scope }, select: { requestId: true } }),
  );
  return report?.requestId ?? null;
}
