import { z } from "zod";
import { EventId, WebhookEvent } from "@/lib/contract/wire/event";
import { Time } from "@/lib/contract/wire/request";

export const EventList = z
  .object({
    data: z.array(WebhookEvent).meta({ description: "Oldest first, each as its webhook carries it." }),
    has_more: z.boolean().meta({ description: "Whether there are more after these." }),
  })
  .meta({ id: "EventList", description: "Events of the last 30 days." });

export const WebhookView = z
  .object({
    url: z.string().nullable().meta({ description: "Where events are posted; null while nowhere." }),
    disabled_at: Time.nullable().meta({
      description:
        "Since when deliveries are switched off, after five days of failures or a 410; null while on.",
    }),
    disabled_reason: z.string().nullable().meta({ description: "Why, for people." }),
    failing_since: Time.nullable().meta({
      description: "Since when nothing has arrived; null while all is well.",
    }),
    next_secret_at: Time.nullable().meta({
      description: "When the staged signing secret takes over; null where none is staged.",
    }),
    previous_secret_until: Time.nullable().meta({
      description:
        "Until when `webhook-signature` also carries the secret that was replaced; null where none does.",
    }),
  })
  .meta({ id: "Webhook", description: "Where the events of this environment are sent, and how that fares." });

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
    takes_over_at: Time.meta({ description: "When `X-Service-Signature` is keyed with it." }),
  })
  .meta({ id: "StagedSecret", description: "A signing secret that waits to take over." });

export const EventSent = z
  .object({
    event_id: EventId,
    delivery_id: z.string().meta({
      description: "The delivery, as `X-Service-Delivery` and the portal's log name it.",
      example: "dlv_0k3m6q9t2w5z8c1f4h7n0r3v6y",
    }),
  })
  .meta({ id: "EventSent", description: "The event is on its way to the webhook URL." });
