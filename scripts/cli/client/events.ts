import type {
  EventList,
  EventSent,
  ListEventsData,
  SendTestEvent,
  SetWebhook,
  StagedSecret,
  StageWebhookSecret,
  Webhook,
  WebhookSet,
} from "../api-types.js";
import type { CallJson } from "./call-json.js";
import type { CallOptions } from "./send.js";

export type EventQuery = NonNullable<ListEventsData["query"]>;

const WEBHOOK = "/v1/webhook";

/** The calls about events of the last thirty days. */
export function eventCalls(call: CallJson) {
  return {
    /** Oldest first. Pass the last `event_id` as `after` until `has_more` is false. */
    list: (query: EventQuery = {}, options?: CallOptions) =>
      call<EventList>({ method: "GET", path: "/v1/events", query, ...options }),
    /** Sends the webhook of an event again, the same bytes under the same event id. */
    replay: (id: string, options?: CallOptions) =>
      call<EventSent>({ method: "POST", path: "/v1/events/{id}/replay", id, ...options }),
  };
}

/** The calls about where events are sent. */
export function webhookCalls(call: CallJson) {
  return {
    get: (options?: CallOptions) => call<Webhook>({ method: "GET", path: WEBHOOK, ...options }),
    /** Sets where events go. The answer carries the signing secret the first time. */
    set: (body: SetWebhook, options?: CallOptions) =>
      call<WebhookSet>({ method: "PUT", path: WEBHOOK, body, ...options }),
    test: (body: SendTestEvent, options?: CallOptions) =>
      call<EventSent>({ method: "POST", path: `${WEBHOOK}/test`, body, ...options }),
    /** Makes a signing secret that takes over after some hours. */
    stageSecret: (body: StageWebhookSecret, options?: CallOptions) =>
      call<StagedSecret>({ method: "POST", path: `${WEBHOOK}/secret`, body, ...options }),
  };
}
