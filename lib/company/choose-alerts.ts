import { z } from "zod";
import { ALERT_PACES, ALERT_SCOPES, type AlertChoice, type AlertScope } from "@/lib/rules/alert";
import type { Actor } from "@/lib/scope";
import { writeAlertChoice, writeBrowserChoice } from "@/lib/store/write/alert";

/** A member's choice as the form sends it. */
export const AlertForm = z.object({ scope: z.literal(ALERT_SCOPES), pace: z.literal(ALERT_PACES) });

/** A member's choice of updates in the browser. */
export const BrowserAlertForm = z.object({ browser: z.literal(ALERT_SCOPES) });

/** Saves of which requests this member gets updates in the browser. */
export async function chooseBrowserAlerts(
  who: { companyId: string; userId: string },
  choice: AlertScope,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await writeBrowserChoice(who, choice, actor, now);
}

/** Saves which updates about requests this member gets by email. */
export async function chooseAlerts(
  who: { companyId: string; userId: string },
  choice: AlertChoice,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await writeAlertChoice(who, choice, actor, now);
}
