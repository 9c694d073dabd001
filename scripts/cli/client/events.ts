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

/** The calls about the events of the last thirty days. */
export function eventCalls(call: CallJson) {
  return {
    /** Lists events, oldest first. Pass the last `event_id` as `after` until `has_more` is false. */
    list: (query: EventQuery = {}, options?: CallOptions) =>
      call<EventList>({ method: "GET", path: "/v1/events", query, ...options }),
    /**
     * Sends an event's webhook again: the same bytes with the same event id, to every enabled endpoint that takes its
     * type, or to the endpoint that `query` names.
     */
    replay: (id: string, query: ReplayQuery = {}, options?: CallOptions) =>
      call<EventSent>({ method: "POST", path: "/v1/events/{id}/replay", id, query, ...options }),
  };
}

/** The calls about the default webhook endpoint. */
export function webhookCalls(call: CallJson) {
  return {
    get: (options?: CallOptions) => call<Webhook>({ method: "GET", path: WEBHOOK, ...options }),
    /** Sets where events are sent. The first response contains the signing secret. */
    set: (body: SetWebhook, options?: CallOptions) =>
      call<WebhookSet>({ method: "PUT", path: WEBHOOK, body, ...options }),
    test: (body: SendTestEvent, options?: CallOptions) =>
      call<EventSent>({ method: "POST", path: `${WEBHOOK}/test`, body, ...options }),
    /** Creates a signing secret that replaces the current one after some hours. */
    stageSecret: (body: StageWebhookSecret, options?: CallOptions) =>
      call<StagedSecret>({ method: "POST", path: `${WEBHOOK}/secret`, body, ...options }),
  };
}

const ENDPOINTS = "/v1/webhooks";
const ENDPOINT = "/v1/webhooks/{id}";

/** The calls about all webhook endpoints, including the default one. */
export function endpointCalls(call: CallJson) {
  return {
    list: (options?: CallOptions) =>
      call<WebhookEndpointList>({ method: "GET", path: ENDPOINTS, ...options }),
    /**
     * Adds an endpoint. The response contains its signing secret. Never retried, so that no endpoint is added twice.
     */
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
    /** Creates a signing secret that replaces the current one after some hours. */
    stageSecret: (id: string, body: StageWebhookSecret, options?: CallOptions) =>
      call<StagedSecret>({ method: "POST", path: `${ENDPOINT}/secret`, id, body, ...options }),
  };
}
