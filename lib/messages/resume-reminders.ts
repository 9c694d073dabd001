import { AppError } from "@/lib/errors";
import { awaitsConsent } from "@/lib/rules/request";
import type { Actor, Scope } from "@/lib/scope";
import { getRequest } from "@/lib/store/read/request";
import * as reminders from "@/lib/store/write/reminder-stop";

/**
 * After reminders resume, at least this many milliseconds pass before the next one, so that the customer can answer
 * first.
 */
const REMIND_AFTER_MS = 86_400_000;

/**
 * Resumes stopped reminders. Repeating it changes nothing. Throws not_found, and conflict if the customer has answered.
 */
export async function resumeReminders(
  scope: Scope,
  requestId: string,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const request = await getRequest(scope, requestId);
  if (!awaitsConsent(request))
    throw new AppError("conflict", "The customer has answered, so no more reminders are sent.");
  await reminders.resumeReminders(scope, requestId, { inMs: REMIND_AFTER_MS, actor, now });
}
