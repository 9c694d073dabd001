import { followBank } from "@/lib/controls/follow-bank";
import { AppError } from "@/lib/errors";
import { isClosed } from "@/lib/rules/request";
import { listConsents, revokeConsent } from "@/lib/sandbox/consents";
import type { Scope } from "@/lib/scope";
import { getRequest, type RequestRecord } from "@/lib/store/read/request";

/**
 * Simulates a customer who stops sharing in the bank's own app: the bank ends its sharing and notifies us, and the
 * request is withdrawn on the bank's behalf. Throws not_found. Throws conflict if nothing is shared, for example
 * because a one-time consent ended at the bank when its data was collected.
 */
export async function revokeAtBank(scope: Scope, requestId: string): Promise<RequestRecord> {
  const { status, consent } = await getRequest(scope, requestId);
  const isOver = isClosed(status) || !consent || consent.endedAt !== null;
  const userRef = isOver ? null : consent.userRef;
  const shared = userRef ? (await listConsents(userRef)).filter(({ isActive }) => isActive) : [];
  if (!userRef || shared.length === 0)
    throw new AppError("conflict", `The customer is not sharing data from a bank: request is ${status}`);
  for (const { id } of shared) await revokeConsent(userRef, id);
  await followBank(scope, requestId);
  return getRequest(scope, requestId);
}
