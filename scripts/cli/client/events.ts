import type {
  AddWebhook,
  ChangeWebhook,
  EventList,
  EventSent,
  ListEventsData,
  ReplayEventData,
  SendTestEvent,
  SetWebhook,
  StagedSecret,
  StageWebhookSecret,
  Webhook,
  WebhookEndpoint,
  WebhookEndpointAdded,
  WebhookEndpointList,
  WebhookEndpointRemoved,
  WebhookSet,
} from "../api-types.js";
import type { CallJson } from "./call-json.js";
import type { CallOptions } from "./send.js";

export type EventQuery = NonNullable<ListEventsData["query"]>;

export type ReplayQuery = NonNullable<ReplayEventData["query"]>;

const WEBHOOK = "/v1/webhook";

/** The calls about events of the last thirty days. */
export function eventCalls(call: CallJson) {
  return {
    /** Oldest first. Pass the last `event_id` as `after` until `has_more` is false. */
    list: (query: EventQuery = {}, options?: CallOptions) =>
      call<EventList>({ method: "GET", path: "/v1/events", query, ...options }),
    /** Sends the webhook of an event again, the same bytes under the same event id; to one endpoint if it is named. */
    replay: (id: string, query: ReplayQuery = {}, options?: CallOptions) =>
      call<EventSent>({ method: "POST", path: "/v1/events/{id}/replay", id, query, ...options }),
  };
}

/** The calls about where events are sent: the default endpoint. */
export function webhookCalls(call: CallJson) {
  return {
    get: (options?: CallOptions) => call<Webhook>({ method: "GET", path: WEBHOOK, ...options }),
    /** Sets where events go. The first response contains the signing secret. */
    set: (body: SetWebhook, options?: CallOptions) =>
      call<WebhookSet>({ method: "PUT", path: WEBHOOK, body, ...options }),
    test: (body: SendTestEvent, options?: CallOptions) =>
      call<EventSent>({ method: "POST", path: `${WEBHOOK}/test`, body, ...options }),
    /** Creates a signing secret that takes over after some hours. */
    stageSecret: (body: StageWebhookSecret, options?: CallOptions) =>
      call<StagedSecret>({ method: "POST", path: `${WEBHOOK}/secret`, body, ...options }),
  };
}

const ENDPOINTS = "/v1/webhooks";
const ENDPOINT = "/v1/webhooks/{id}";

/** The calls about all endpoints, the default one included. */
export function endpointCalls(call: CallJson) {
  return {
    list: (options?: CallOptions) =>
      call<WebhookEndpointList>({ method: "GET", path: ENDPOINTS, ...options }),
    /** The response contains the endpoint's signing secret. Never retried, so that no endpoint is added twice. */
    add: (body: AddWebhook, options?: CallOptions) =>
      call<WebhookEndpointAdded>({ method: "POST", path: ENDPOINTS, body, ...options, maxRetries: 0 }),
    get: (id: string, options?: CallOptions) =>
      call<WebhookEndpoint>({ method: "GET", path: ENDPOINT, id, ...options }),
    change: (id: string, body: ChangeWebhook, options?: CallOptions) =>
      call<WebhookEndpoint>({ method: "PATCH", path: ENDPOINT, id, body, ...options }),
    remove: (id: string, options?: CallOptions) =>
      call<WebhookEndpointRemoved>({ method: "DELETE", path: ENDPOINT, id, ...options }),
    test: (id: string, body: SendTestEvent, options?: CallOptions) =>
      call<EventSent>({ method: "POST", path: `${ENDPOINT}/test`, id, body, ...options }),
    /** Creates a signing secret that takes over after some hours. */
    stageSecret: (id: string, body: StageWebhookSecret, options?: CallOptions) =>
      call<StagedSecret>({ method: "POST", path: `${ENDPOINT}/secret`, id, body, ...options }),
  };
}
