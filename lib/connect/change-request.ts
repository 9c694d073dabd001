import { refuseLocalAddresses, refuseRefreshOf, toOwnNames } from "@/lib/connect/create-request";
import { ChangeRequest } from "@/lib/contract/request";
import { AppError } from "@/lib/errors";
import type { Actor, Scope } from "@/lib/scope";
import { getRequest, type RequestRecord } from "@/lib/store/read/request";
import { type RequestChange, writeRequestChange } from "@/lib/store/write/request-change";

/**
 * Changes the fields that a firm may correct until the report is ready. Returns the request. Throws not_found. Throws
 * invalid for a return URL that only the test environment allows, and for refreshes of a one-time consent. Throws
 * conflict once the report is ready or the request has ended, and for `refresh_every_days` after the customer has
 * agreed to it.
 */
export async function changeRequest(
  scope: Scope,
  id: string,
  { body, actor, now = new Date() }: { body: ChangeRequest; actor: Actor; now?: Date },
): Promise<RequestRecord> {
  const change: RequestChange = toOwnNames(body, ChangeRequest);
  if (scope.environment === "live") refuseLocalAddresses(change);
  if (change.refreshEveryDays)
    refuseRefreshOf((await getRequest(scope, id)).consentType, change.refreshEveryDays);
  if (!(await writeRequestChange(scope, id, { change, actor, now }))) {
    const { status } = await getRequest(scope, id);
    throw new AppError("conflict", `Only a pending request can be changed: request is ${status}`);
  }
  return getRequest(scope, id);
}
