import { awaitsConsent } from "@/lib/domain/request";
import { AppError } from "@/lib/errors";
import type { Actor, Scope } from "@/lib/scope";
import { getRequest } from "@/lib/store/read/request";
import { eraseReminderStop } from "@/lib/store/write/reminder-stop";

/** A reminder that fell due while they were stopped gives the customer this long to come by themselves. */
const REMIND_AFTER_MS = 86_400_000;

/** Lets stopped reminders go on. Repeating it changes nothing. Throws not_found, conflict when the customer has answered. */
export async function resumeReminders(
  scope: Scope,
  requestId: string,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const request = await getRequest(scope, requestId);
  if (!awaitsConsent(request))
    throw new AppError("conflict", "The customer has answered, so no reminder is sent any more.");
  await eraseReminderStop(scope, requestId, { inMs: REMIND_AFTER_MS, actor, now });
}
