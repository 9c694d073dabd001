import { z } from "zod";
import { ALERT_PACES, ALERT_SCOPES, type AlertChoice } from "@/lib/rules/alert";
import type { Actor } from "@/lib/scope";
import { writeAlertChoice } from "@/lib/store/write/alert";

/** A member's choice as the form sends it. */
export const AlertForm = z.object({ scope: z.literal(ALERT_SCOPES), pace: z.literal(ALERT_PACES) });

/** Saves which updates about requests this member gets by email. */
export async function chooseAlerts(
  who: { companyId: string; userId: string },
  choice: AlertChoice,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await writeAlertChoice(who, choice, actor, now);
}
