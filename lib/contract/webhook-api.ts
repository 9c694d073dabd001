import { z } from "zod";
import { Instant, Term, wholeNumber } from "@/lib/contract/query";
import { EVENT_TYPES } from "@/lib/rules/request";
import { SWITCH_HOURS } from "@/lib/rules/webhook-secret";

/** Bodies and queries of the webhook endpoints. */

const EVENTS_MAX = 100;

/** The error for `after` if this environment had no event with this id in the last 30 days. */
export const AFTER_FAULT = {
  type: "value_error",
  msg: "Value error, this environment had no such event in the last 30 days",
  ctx: { error: {} },
};

export const EventQuery = z.object({
  after: Term.meta({
    description:
      "Only events after this one. Give the `event_id` of the last event you have. If omitted, the list starts with the oldest event.",
    maxLength: 200,
    example: "evt_5c8w2v9n0m4x7k1q3z6t8r2d5f",
  }),
  type: z.literal(EVENT_TYPES).optional().meta({ description: "Only events of this type." }),
  created_after: Instant.meta({
    description:
      "Only events that happened after this time: RFC 3339, or a day, which begins at midnight UTC.",
    example: "2026-11-01T09:30:00+10:00",
  }),
  limit: wholeNumber(1, EVENTS_MAX, 25).meta({
    description: "The number of events to return.",
    type: "integer",
    minimum: 1,
    maximum: EVENTS_MAX,
    defaultValue: 25,
  }),
});

export const SetWebhook = z
  .object({
    url: z.string().nullable().meta({
      description:
        "Where to post events. The URL must be https; with a test key, http is also allowed. A URL on localhost is accepted only with a test key, and only if the server allows it. null stops deliveries.",
      maxLength: 2083,
      example: "https://broker.example/webhooks",
    }),
  })
  .meta({ id: "SetWebhook", description: "The new URL of the webhook." });

const EventChoice = z
  .array(z.literal(EVENT_TYPES))
  .min(1)
  .nullable()
  .meta({
    description:
      "The events that the endpoint subscribes to. Null means all, including those that are added later.",
    example: ["report.ready", "request.withdrawn"],
  });

const EndpointUrl = z.string().meta({
  description:
    "Where to post events. The URL must be https; with a test key, http is also allowed. A URL on localhost is accepted only with a test key, and only if the server allows it.",
  maxLength: 2083,
  example: "https://broker.example/reports",
});

export const AddWebhook = z
  .object({ url: EndpointUrl, events: EventChoice.default(null) })
  .meta({ id: "AddWebhook", description: "A further endpoint." });

export const ChangeWebhook = z
  .object({
    url: EndpointUrl.optional(),
    events: EventChoice.optional(),
    enabled: z.boolean().optional().meta({
      description: "Whether events are sent to the endpoint. While it is off, events are kept for a replay.",
    }),
  })
  .meta({ id: "ChangeWebhook", description: "The fields to change. Other fields stay as they are." });

export const WebhookId = z
  .string()
  .regex(/^whe_[0-9a-hjkmnp-tv-z]{26}$/)
  .meta({ description: "The endpoint's id.", example: "whe_7h2k9m4q6s8t1v3w5x0z2b4c6d" });

export const ReplayQuery = z.object({
  endpoint: WebhookId.optional().meta({
    description:
      "Sends the event to this endpoint only, even if the endpoint does not subscribe to such events. If omitted, the event goes to every endpoint that subscribes to it.",
  }),
});

export const SendTestEvent = z
  .object({ event: z.literal(EVENT_TYPES).meta({ description: "Which event to send." }) })
  .meta({ id: "SendTestEvent", description: "A test of the webhook URL." });

export const StageWebhookSecret = z
  .object({
    after_hours: z
      .literal(SWITCH_HOURS)
      .meta({ description: "Hours until the new secret takes over.", example: 24 }),
  })
  .meta({ id: "StageWebhookSecret", description: "When the new secret takes over." });
