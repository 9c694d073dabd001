import { AppError } from "@/lib/errors";
import type { Scope } from "@/lib/scope";
import { getRequest } from "@/lib/store/read/request";
import { requireApproval } from "@/lib/store/require-approval";

/**
 * Throws conflict, with the reason, if no new data may be collected for this request; not_approved if live is closed;
 * not_found.
 */
export async function requireRefreshable(scope: Scope, requestId: string, now = new Date()): Promise<void> {
  const request = await getRequest(scope, requestId);
  await requireApproval(scope);
  if (request.status === "withdrawn" || request.status === "purged")
    throw new AppError("conflict", `Only a ready request can be refreshed: request is ${request.status}`);
  if (request.consentType !== "ongoing")
    throw new AppError(
      "conflict",
      "The consent is for one report; only an ongoing consent can be refreshed.",
    );
  if (request.status !== "ready")
    throw new AppError("conflict", `Only a ready request can be refreshed: request is ${request.status}`);
  const expiresAt = request.consent?.expiresAt;
  if (expiresAt && expiresAt <= now) throw new AppError("conflict", "The customer's consent has expired.");
}
