import type { z } from "zod";
import type { WebhookView } from "@/lib/contract/wire/webhook";
import type { EndpointRecord } from "@/lib/store/read/endpoint";

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** The API's view of a webhook endpoint. */
export function toWebhookView(endpoint: EndpointRecord): z.input<typeof WebhookView> {
  return {
    url: endpoint.url,
    disabled_at: iso(endpoint.disabledAt),
    disabled_reason: endpoint.disabledReason,
    failing_since: iso(endpoint.failingSince),
    next_secret_at: iso(endpoint.switchAt),
    previous_secret_until: iso(endpoint.previousUntil),
  };
}
