import { z } from "zod";
import { WebhookId } from "@/lib/contract/webhook-api";
import { EventId, WebhookEvent } from "@/lib/contract/wire/event";
import { Time } from "@/lib/contract/wire/request";
import { EVENT_TYPES } from "@/lib/rules/request";

export const EventList = z
  .object({
    data: z
      .array(WebhookEvent)
      .meta({ description: "The events, oldest first, each with the same fields as its webhook." }),
    has_more: z.boolean().meta({ description: "Whether there are more events after these." }),
  })
  .meta({ id: "EventList", description: "Events of the last 30 days." });

const HEALTH = {
  disabled_at: Time.nullable().meta({
    description:
      "When deliveries were switched off: by you, after five days of failures, or after a 410. Null while they are on.",
  }),
  disabled_reason: z
    .string()
    .nullable()
    .meta({ description: "Why deliveries were switched off, in words; null while they are on." }),
  failing_since: Time.nullable().meta({
    description: "When deliveries began to fail; null while they succeed.",
  }),
  next_secret_at: Time.nullable().meta({
    description: "When the new signing secret takes over; null if no new secret is waiting.",
  }),
  previous_secret_until: Time.nullable().meta({
    description:
      "When `webhook-signature` stops including a signature made with the previous secret; null if there is no previous secret.",
  }),
};

export const WebhookView = z
  .object({
    url: z
      .string()
      .nullable()
      .meta({ description: "The URL that events are posted to; null if there is none." }),
    ...HEALTH,
  })
  .meta({
    id: "Webhook",
    description: "Where the events of this environment are sent, and whether deliveries succeed.",
  });

export const EndpointView = z
  .object({
    id: WebhookId,
    url: z
      .string()
      .meta({ description: "The URL that events are posted to.", example: "https://broker.example/reports" }),
    events: z
      .array(z.enum(EVENT_TYPES))
      .nullable()
      .meta({ description: "The events that the endpoint subscribes to; null means all." }),
    enabled: z.boolean().meta({ description: "Whether events are sent to the endpoint." }),
    default: z
      .boolean()
      .meta({ description: "Whether this is the endpoint that `/v1/webhook` reads and sets." }),
    ...HEALTH,
    created_at: Time.meta({ description: "When the endpoint was added." }),
  })
  .meta({
    id: "WebhookEndpoint",
    description: "One endpoint and its state, without its signing secret.",
  });

export const EndpointList = z
  .object({
    data: z.array(EndpointView).meta({ description: "The default endpoint, then the others, oldest first." }),
  })
  .meta({ id: "WebhookEndpointList", description: "The endpoints of this environment, at most five." });

export const EndpointAdded = EndpointView.extend({
  secret: z.string().meta({
    description: "The endpoint's signing secret. It is shown only once.",
    example: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwhsecMfKQ9r8=",
  }),
}).meta({ id: "WebhookEndpointAdded", description: "The new endpoint, with its signing secret." });

export const EndpointRemoved = z
  .object({ id: WebhookId, removed: z.literal(true).meta({ description: "Always true." }) })
  .meta({ id: "WebhookEndpointRemoved", description: "The endpoint no longer exists." });

export const WebhookSet = WebhookView.extend({
  secret: z.string().nullable().meta({
    description:
      "The signing secret, when a URL is set for the first time; null afterwards. It is shown only once.",
    example: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwhsecMfKQ9r8=",
  }),
}).meta({ id: "WebhookSet", description: "The webhook after the change." });

export const StagedSecret = z
  .object({
    secret: z.string().meta({
      description: "The new signing secret. It is shown only once.",
      example: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwhsecMfKQ9r8=",
    }),
    takes_over_at: Time.meta({ description: "When `X-Service-Signature` starts to use the new secret." }),
  })
  .meta({ id: "StagedSecret", description: "A new signing secret that has not taken over yet." });

export const EventSent = z
  .object({
    event_id: EventId,
    delivery_id: z.string().meta({
      description:
        "The id of the delivery, as in `X-Service-Delivery` and in the portal's delivery log. If several endpoints receive the event, this is the delivery to the first of them.",
      example: "dlv_0k3m6q9t2w5z8c1f4h7n0r3v6y",
    }),
  })
  .meta({ id: "EventSent", description: "The event is on its way." });
