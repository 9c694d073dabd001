import { z } from "zod";
import { ALERT_PACES, ALERT_SCOPES } from "@/lib/rules/alert";

/** A member's choice of email updates, as the form sends it. */
export const AlertForm = z.object({ scope: z.literal(ALERT_SCOPES), pace: z.literal(ALERT_PACES) });

/** A member's choice of updates in the browser. */
export const BrowserAlertForm = z.object({ browser: z.literal(ALERT_SCOPES) });
