import type { z } from "zod";
import type { EndpointView, WebhookView } from "@/lib/contract/wire/webhook";
import type { EndpointRecord } from "@/lib/store/read/endpoint";

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** Converts the default endpoint to the API's format. */
export function toWebhookView(endpoint: EndpointRecord): z.input<typeof WebhookView> {
  return { url: endpoint.url, ...toHealth(endpoint) };
}

/** Converts any endpoint with a URL to the API's format. */
export function toEndpointView(endpoint: EndpointRecord): z.input<typeof EndpointView> {
  const { id, url, eventTypes, isDefault, disabledAt, createdAt } = endpoint;
  return {
    id,
    url: url ?? "",
    events: eventTypes.length > 0 ? eventTypes : null,
    enabled: disabledAt === null,
    default: isDefault,
    ...toHealth(endpoint),
    created_at: createdAt.toISOString(),
  };
}

function toHealth(endpoint: EndpointRecord) {
  return {
    disabled_at: iso(endpoint.disabledAt),
    disabled_reason: endpoint.disabledReason,
    failing_since: iso(endpoint.failingSince),
    next_secret_at: iso(endpoint.switchAt),
    previous_secret_until: iso(endpoint.previousUntil),
  };
}
