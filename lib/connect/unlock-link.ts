import { AppError } from "@/lib/errors";
import { awaitsConsent } from "@/lib/rules/request";
import type { Actor, Scope } from "@/lib/scope";
import { getCompany } from "@/lib/store/read/company";
import { getRequest } from "@/lib/store/read/request";
import * as links from "@/lib/store/write/link";

/** Milliseconds from an unlock to the earliest reminder, so that the customer can return first. */
const REMIND_AFTER_MS = 86_400_000;

/**
 * Unlocks a link. The days until it locks automatically start again, and reminders resume if the company sends
 * reminders. Does not change an open link. Throws not_found, and conflict if the request no longer awaits consent.
 */
export async function unlockLink(
  scope: Scope,
  requestId: string,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const request = await getRequest(scope, requestId);
  if (!awaitsConsent(request))
    throw new AppError("conflict", `The customer has already answered: request is ${request.status}`);
  const { settings } = await getCompany(scope.companyId);
  const remindInMs = settings.remindCustomers ? REMIND_AFTER_MS : null;
  await links.unlockLink(scope, requestId, { linkDays: settings.linkDays, remindInMs, actor, now });
}
