import { AppError } from "@/lib/errors";
import { awaitsConsent } from "@/lib/rules/request";
import type { Actor, Scope } from "@/lib/scope";
import { getRequest } from "@/lib/store/read/request";
import * as reminders from "@/lib/store/write/reminder-stop";

/**
 * Stops the reminders of one request, even if the company's setting asks for reminders. A reminder that is being sent
 * is not stopped. A repeated call changes nothing. Throws not_found, and conflict if the customer has answered.
 */
export async function stopReminders(
  scope: Scope,
  requestId: string,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const request = await getRequest(scope, requestId);
  if (!awaitsConsent(request))
    throw new AppError("conflict", "The customer has answered, so no more reminders are sent.");
  await reminders.stopReminders(scope, requestId, actor, now);
}
