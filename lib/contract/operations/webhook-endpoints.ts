import { declare } from "@/lib/contract/operation";
import { STAGED_SECRET, TEST_EVENT, WEBHOOK_EXAMPLE } from "@/lib/contract/operations/webhooks";
import { AddWebhook, ChangeWebhook, WebhookId } from "@/lib/contract/webhook-api";
import { EndpointAdded, EndpointList, EndpointRemoved, EndpointView } from "@/lib/contract/wire/webhook";

const ENDPOINT_EXAMPLE = {
  id: "whe_7h2k9m4q6s8t1v3w5x0z2b4c6d",
  ...WEBHOOK_EXAMPLE,
  url: "https://broker.example/reports",
  events: ["report.ready", "request.withdrawn"],
  enabled: true,
  default: false,
  created_at: "2026-11-02T01:15:09.120Z",
};

export const ListEndpointsOperation = declare({
  id: "listWebhookEndpoints",
  method: "GET",
  path: "/v1/webhooks",
  tag: "Events",
  summary: "List webhook endpoints",
  description:
    "The endpoints of the key's environment that have a URL, including the endpoint of `/v1/webhook`. Each endpoint receives the events that it subscribes to. Each has its own signing secret, retries and automatic disabling, so that an endpoint that hangs or fails does not delay the others.",
  auth: "key",
  answer: {
    status: 200,
    description: "The endpoints.",
    schema: EndpointList,
    example: { data: [ENDPOINT_EXAMPLE] },
  },
});

export const AddEndpointOperation = declare({
  id: "addWebhookEndpoint",
  method: "POST",
  path: "/v1/webhooks",
  tag: "Events",
  summary: "Add a webhook endpoint",
  description:
    "Adds an endpoint. Each environment can have up to five, including the endpoint of `/v1/webhook`. Only this response contains its signing secret.",
  auth: "key",
  body: AddWebhook,
  bodyExamples: {
    some: {
      summary: "Some events",
      value: { url: ENDPOINT_EXAMPLE.url, events: ENDPOINT_EXAMPLE.events },
    },
    all: { summary: "All events", value: { url: ENDPOINT_EXAMPLE.url } },
  },
  badBody: { url: ENDPOINT_EXAMPLE.url, events: [] },
  answer: {
    status: 201,
    description: "The endpoint.",
    schema: EndpointAdded,
    example: { ...ENDPOINT_EXAMPLE, secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwhsecMfKQ9r8=" },
  },
  refusals: ["conflict"],
});

export const GetEndpointOperation = declare({
  id: "getWebhookEndpoint",
  method: "GET",
  path: "/v1/webhooks/{id}",
  idSchema: WebhookId,
  tag: "Events",
  summary: "Get a webhook endpoint",
  description: "One endpoint and its state. The response never contains a signing secret.",
  auth: "key",
  answer: { status: 200, description: "The endpoint.", schema: EndpointView, example: ENDPOINT_EXAMPLE },
});

export const ChangeEndpointOperation = declare({
  id: "changeWebhookEndpoint",
  method: "PATCH",
  path: "/v1/webhooks/{id}",
  idSchema: WebhookId,
  tag: "Events",
  summary: "Change a webhook endpoint",
  description:
    "Changes the endpoint's URL, the events that it subscribes to, or whether it is on. While the endpoint is off, events are kept and can be replayed. If the endpoint was off or failing, switching it on or changing its URL sends a test event first.",
  auth: "key",
  body: ChangeWebhook,
  bodyExamples: {
    filter: { summary: "Other events", value: { events: ["report.ready"] } },
    off: { summary: "Switch it off", value: { enabled: false } },
  },
  badBody: { enabled: "no" },
  answer: { status: 200, description: "The endpoint.", schema: EndpointView, example: ENDPOINT_EXAMPLE },
  refusals: ["conflict"],
});

export const RemoveEndpointOperation = declare({
  id: "removeWebhookEndpoint",
  method: "DELETE",
  path: "/v1/webhooks/{id}",
  idSchema: WebhookId,
  tag: "Events",
  summary: "Remove a webhook endpoint",
  description:
    "Nothing more is sent to the endpoint, and its signing secret is erased. Its deliveries stay in the portal's log for 30 days. The endpoint of `/v1/webhook` loses its URL but keeps its secret.",
  auth: "key",
  answer: {
    status: 200,
    description: "The endpoint is removed.",
    schema: EndpointRemoved,
    example: { id: ENDPOINT_EXAMPLE.id, removed: true },
  },
});

export const TestEndpointOperation = declare({
  id: "testWebhookEndpoint",
  method: "POST",
  path: "/v1/webhooks/{id}/test",
  idSchema: WebhookId,
  tag: "Events",
  summary: "Send an endpoint a test event",
  description:
    "Sends this endpoint an event about a request that does not exist. The event is signed and retried like any other event, and its payload has `simulated: true`. The endpoint gets the event even if it does not subscribe to such events. You can send at most 30 test events a minute in each environment.",
  auth: "key",
  ...TEST_EVENT,
});

export const StageEndpointSecretOperation = declare({
  id: "stageWebhookEndpointSecret",
  method: "POST",
  path: "/v1/webhooks/{id}/secret",
  idSchema: WebhookId,
  tag: "Events",
  summary: "Rotate an endpoint's signing secret",
  description:
    "Creates a new signing secret for this endpoint. The new secret becomes current after `after_hours`. From now until 24 hours after the switch, `webhook-signature` contains signatures made with both the old and the new secret. An earlier new secret that has not become current yet is replaced.",
  auth: "key",
  ...STAGED_SECRET,
});
