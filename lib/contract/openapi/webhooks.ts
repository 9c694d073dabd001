import { type Components, type JsonSchema, type Reading, toSchema } from "@/lib/contract/openapi/schemas";
import { REQUEST_EXAMPLE } from "@/lib/contract/operations/request-examples";
import { EVENT_MEANING, WebhookEvent } from "@/lib/contract/wire/event";
import { EVENT_TYPES, type EventType } from "@/lib/rules/request";

const header = (name: string, description: string, example: string) => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string" },
  example,
});

/** The headers of every delivery; the guide has test vectors for the signatures. */
const HEADERS = [
  header(
    "X-Service-Signature",
    "HMAC-SHA256 of the raw body, in lower-case hexadecimal. The HMAC key is the whole signing secret as text.",
    "5f2b1d6c0e9a47c38b1f6a0d2c4e8b7a9f3d5e1c6b8a0f2d4c6e8b0a2d4f6c8e",
  ),
  header("Webhook-Id", "The event's id, the same in every delivery.", "evt_5c8w2v9n0m4x7k1q3z6t8r2d5f"),
  header("Webhook-Timestamp", "When this attempt was made, in Unix seconds.", "1793581020"),
  header(
    "Webhook-Signature",
    "Standard Webhooks: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64. The HMAC key is the part of the secret after `whsec_`, decoded from base64.",
    "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
  ),
  header(
    "X-Service-Event",
    "The event's name, so that you can route the event before you read the body. Not signed.",
    "report.ready",
  ),
  header("X-Service-Attempt", "The number of this attempt, starting at 1. Not signed.", "1"),
  header(
    "X-Service-Delivery",
    "The delivery's id, the same in every attempt and replay. The URL of the delivery's page in the portal contains it. Not signed.",
    "dlv_3n7q1x9v5k2m8c4w6z0t2r5d7f",
  ),
];

function exampleOf(type: EventType): JsonSchema {
  return {
    event: type,
    request_id: REQUEST_EXAMPLE.id,
    verification_id: EVENT_MEANING[type].hasReport !== "never" ? REQUEST_EXAMPLE.verification_id : null,
    report_type: REQUEST_EXAMPLE.report_type,
    client_name: REQUEST_EXAMPLE.client_name,
    event_id: "evt_5c8w2v9n0m4x7k1q3z6t8r2d5f",
    environment: "test",
    created_at: REQUEST_EXAMPLE.ready_at,
  };
}

/** The five events, as requests to the firm's webhook URL. */
export function toWebhooks(reading: Reading, components: Components): JsonSchema {
  const schema = toSchema(WebhookEvent, { ...reading, io: "output" }, components);
  const hooks = EVENT_TYPES.map((type) => [
    type,
    {
      post: {
        operationId: `on${type.replace(/(^|[._])([a-z])/g, (_, __, letter: string) => letter.toUpperCase())}`,
        tags: ["Requests"],
        summary: type,
        description: `${EVENT_MEANING[type].summary} Answer with a 2xx within 15 seconds and process the event afterwards. After any other response we try again, up to ten times over about three days.`,
        security: [],
        parameters: HEADERS,
        requestBody: {
          required: true,
          content: { "application/json": { schema, examples: { [type]: { value: exampleOf(type) } } } },
        },
        responses: {
          "2XX": { description: "You received the event." },
          "410": { description: "The endpoint is permanently gone. We switch off its deliveries." },
        },
      },
    },
  ]);
  return Object.fromEntries(hooks) as JsonSchema;
}
