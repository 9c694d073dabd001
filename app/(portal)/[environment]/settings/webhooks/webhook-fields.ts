import { EVENT_TYPES, type EventType } from "@/lib/rules/request";

/** An endpoint's URL and events, where none means all, as form fields. */
export function toWebhookFields(url: string | null, events: readonly EventType[]) {
  return { url: url ?? "", events: (events.length === 0 ? EVENT_TYPES : events).join(" ") };
}
