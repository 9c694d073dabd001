import { z } from "zod";
import { ALERT_PACES, ALERT_SCOPES } from "@/lib/rules/alert";

/** The form's fields for a member's choice of email updates. */
export const AlertForm = z.object({ scope: z.literal(ALERT_SCOPES), pace: z.literal(ALERT_PACES) });

export const BrowserAlertForm = z.object({ browser: z.literal(ALERT_SCOPES) });
