import { z } from "zod";
import { ENVIRONMENTS, ReportType, RequestId, Time, VerificationId } from "@/lib/contract/wire/request";
import { EVENT_TYPES, type EventType } from "@/lib/domain/request";

/** What is posted to the firm's webhook URL (specification, section 6; what follows the fifth field is additive). */
export const WebhookEvent = z
  .object({
    event: z.enum(EVENT_TYPES),
    request_id: RequestId,
    verification_id: VerificationId.nullable().meta({
      description: "Null where there is no report yet, or none any more.",
    }),
    report_type: ReportType,
    client_name: z.string(),
    event_id: z.string().meta({
      description: "The same in every delivery of this event: keep it, and do each only once.",
      example: "evt_5c8w2v9n0m4x7k1q3z6t8r2d5f",
    }),
    environment: z.enum(ENVIRONMENTS),
    created_at: Time,
    simulated: z.literal(true).optional().meta({
      description:
        "Only in a webhook asked for with `POST /v1/sandbox/requests/{id}/events`: nothing happened to the request.",
    }),
  })
  .meta({ id: "WebhookEvent", description: "Something that happened to a request. Never bank data." });

/** What each event means, for the reference. */
export const EVENT_MEANING: Record<EventType, { summary: string; hasReport: boolean }> = {
  "consent.completed": { summary: "The customer authorised data sharing.", hasReport: false },
  "report.awaiting_share": {
    summary: "The report is prepared and the customer is reviewing it.",
    hasReport: true,
  },
  "report.ready": { summary: "The report can be fetched.", hasReport: true },
  "report.refreshed": {
    summary: "A refresh finished. The new documents under this verification_id supersede the previous ones.",
    hasReport: true,
  },
  "request.withdrawn": {
    summary: "Consent was withdrawn by the customer, the firm or at the bank; derived data is deleted.",
    hasReport: false,
  },
};
