import { declare } from "@/lib/contract/operation";
import { REQUEST_EXAMPLE } from "@/lib/contract/operations/request-examples";
import {
  EventQuery,
  ReplayQuery,
  SendTestEvent,
  SetWebhook,
  StageWebhookSecret,
} from "@/lib/contract/webhook-api";
import { EventId } from "@/lib/contract/wire/event";
import { EventList, EventSent, StagedSecret, WebhookSet, WebhookView } from "@/lib/contract/wire/webhook";

const EVENT_EXAMPLE = {
  event: "report.ready",
  request_id: REQUEST_EXAMPLE.id,
  verification_id: REQUEST_EXAMPLE.verification_id,
  report_type: "affordability",
  client_name: "Priya Raman",
  event_id: "evt_5c8w2v9n0m4x7k1q3z6t8r2d5f",
  environment: "test",
  created_at: "2026-11-02T01:18:52.004Z",
};

export const WEBHOOK_EXAMPLE = {
  url: "https://broker.example/webhooks",
  disabled_at: null,
  disabled_reason: null,
  failing_since: null,
  next_secret_at: null,
  previous_secret_until: null,
};

const SENT_EXAMPLE = {
  event_id: EVENT_EXAMPLE.event_id,
  delivery_id: "dlv_0k3m6q9t2w5z8c1f4h7n0r3v6y",
};

export const ListEventsOperation = declare({
  id: "listEvents",
  method: "GET",
  path: "/v1/events",
  tag: "Events",
  summary: "List events",
  description:
    "The events of the last 30 days, oldest first, each exactly as in the body of its webhook. They are listed even if no webhook URL was set. To catch up, pass the last `event_id` you have as `after` until `has_more` is false. Events are listed in the order in which they were recorded, so a new event never appears before one that you have seen.",
  auth: "key",
  query: EventQuery,
  answer: {
    status: 200,
    description: "A page of events.",
    schema: EventList,
    example: { data: [EVENT_EXAMPLE], has_more: false },
  },
});

export const ReplayEventOperation = declare({
  id: "replayEvent",
  method: "POST",
  path: "/v1/events/{id}/replay",
  idSchema: EventId,
  tag: "Events",
  summary: "Send an event again",
  description:
    "Sends an event again immediately: the same bytes under the same event id. If the delivery fails, the schedule of attempts starts from the beginning. The event goes to every endpoint that subscribes to it, or only to the `endpoint` that you name. The body is ignored.",
  auth: "key",
  query: ReplayQuery,
  answer: { status: 200, description: "The event is on its way.", schema: EventSent, example: SENT_EXAMPLE },
  refusals: ["conflict"],
});

export const GetWebhookOperation = declare({
  id: "getWebhook",
  method: "GET",
  path: "/v1/webhook",
  tag: "Events",
  summary: "Get the webhook",
  description:
    "The URL and state of the default endpoint of the key's environment. The response never contains a signing secret. `GET /v1/webhooks` lists the other endpoints too.",
  auth: "key",
  answer: { status: 200, description: "The webhook.", schema: WebhookView, example: WEBHOOK_EXAMPLE },
});

export const SetWebhookOperation = declare({
  id: "setWebhook",
  method: "PUT",
  path: "/v1/webhook",
  tag: "Events",
  summary: "Set the webhook",
  description:
    "Sets the URL that events are sent to. If deliveries were switched off, they start again with a test event. When you set a URL for the first time, the response contains the signing secret.",
  auth: "key",
  body: SetWebhook,
  bodyExamples: {
    set: { summary: "A URL", value: { url: "https://broker.example/webhooks" } },
    stop: { summary: "Stop deliveries", value: { url: null } },
  },
  badBody: { url: 7 },
  answer: {
    status: 200,
    description: "The webhook.",
    schema: WebhookSet,
    example: { ...WEBHOOK_EXAMPLE, secret: null },
  },
  refusals: ["conflict"],
});

/** The input and answer of a test event, for the default endpoint and for any other. */
export const TEST_EVENT = {
  body: SendTestEvent,
  bodyExamples: { ready: { summary: "report.ready", value: { event: "report.ready" } } },
  badBody: { event: "report.gone" },
  answer: {
    status: 200 as const,
    description: "The event is on its way.",
    schema: EventSent,
    example: SENT_EXAMPLE,
  },
  refusals: ["conflict" as const],
};

/**
 * The input and answer of two operations. Both stage a signing secret: one for the default endpoint, one for any other
 * endpoint.
 */
export const STAGED_SECRET = {
  body: StageWebhookSecret,
  bodyExamples: { day: { summary: "In a day", value: { after_hours: 24 } } },
  badBody: { after_hours: 5 },
  answer: {
    status: 200 as const,
    description: "The new secret.",
    schema: StagedSecret,
    example: {
      secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwhsecMfKQ9r8=",
      takes_over_at: "2026-11-03T01:15:09.120Z",
    },
  },
};

export const TestWebhookOperation = declare({
  id: "testWebhook",
  method: "POST",
  path: "/v1/webhook/test",
  tag: "Events",
  summary: "Send a test event",
  description:
    "Sends an event about a request that does not exist. The event is signed and retried like any other event, and its payload has `simulated: true`. You can send at most 30 test events a minute in each environment.",
  auth: "key",
  ...TEST_EVENT,
});

export const StageSecretOperation = declare({
  id: "stageWebhookSecret",
  method: "POST",
  path: "/v1/webhook/secret",
  tag: "Events",
  summary: "Rotate the signing secret",
  description:
    "Creates a new signing secret. The new secret becomes current after `after_hours`. From now until 24 hours after the switch, `webhook-signature` contains signatures made with both the old and the new secret. An earlier new secret that has not become current yet is replaced.",
  auth: "key",
  ...STAGED_SECRET,
});
