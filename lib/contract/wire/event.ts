import { z } from "zod";
import { ENVIRONMENTS, ReportType, RequestId, Time, VerificationId } from "@/lib/contract/wire/request";
import { EVENT_TYPES, type EventType } from "@/lib/rules/request";

export const EventId = z
  .string()
  .regex(/^evt_[0-9a-hjkmnp-tv-z]{26}$/)
  .meta({ description: "The event's id.", example: "evt_5c8w2v9n0m4x7k1q3z6t8r2d5f" });

/** The body posted to the firm's webhook URL. */
export const WebhookEvent = z
  .object({
    event: z.enum(EVENT_TYPES).meta({ description: "What happened." }),
    request_id: RequestId,
    verification_id: VerificationId.nullable().meta({
      description: "The report's verification id; null if no report was ever prepared.",
    }),
    report_type: ReportType,
    client_name: z.string().meta({ description: "The customer's name, as you gave it." }),
    event_id: z.string().meta({
      description:
        "The event's id, the same in every delivery. Store it, so that you handle each event only once.",
      example: "evt_5c8w2v9n0m4x7k1q3z6t8r2d5f",
    }),
    environment: z.enum(ENVIRONMENTS).meta({ description: "The request's environment." }),
    created_at: Time.meta({ description: "When the event happened; the same in every delivery." }),
    simulated: z.literal(true).optional().meta({
      description:
        "Only in a test event. Test events come from the portal, from the sandbox, and from calls that test or switch on an endpoint. Nothing happened to the request, and the request might not even exist.",
    }),
  })
  .meta({ id: "WebhookEvent", description: "An event of a request. The body contains no bank data." });

/**
 * The meaning of each event, for the reference. The event of a withdrawn request names a report only if the request had
 * one.
 */
export const EVENT_MEANING: Record<EventType, { summary: string; hasReport: "always" | "maybe" | "never" }> =
  {
    "consent.completed": { summary: "The customer authorised data sharing.", hasReport: "never" },
    "report.awaiting_share": {
      summary: "The report is prepared and the customer is reviewing it.",
      hasReport: "always",
    },
    "report.ready": { summary: "The report can be fetched.", hasReport: "always" },
    "report.refreshed": {
      summary:
        "A refresh finished. The new documents under this verification_id supersede the previous ones.",
      hasReport: "always",
    },
    "request.withdrawn": {
      summary:
        "The request was withdrawn and its data deleted. The firm or the customer withdrew the request, or the consent ended at the bank or before there was a report. Or the customer did not share the report in time.",
      hasReport: "maybe",
    },
  };
