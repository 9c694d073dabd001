/** The reason why a delivery fails verification, in the words of the client's `verifyWebhook`. */
type Fault = "no_signature" | "bad_signature" | "too_old" | "too_new";

/** A delivery and the expected verdict. */
type WebhookVector = {
  name: string;
  secret: string;
  /** The body as it arrives, in UTF-8. */
  body: string;
  headers: Record<string, string>;
  /** The receiver's clock, in Unix seconds. */
  now: number;
  verdict: "accepted" | Fault;
};

/** Secrets for these vectors only: the base64 part decodes to 32 readable bytes. */
const SECRET = "whsec_c3VycGx1cy1leGFtcGxlLXNlY3JldC0zMi1ieXRlcyE=";
const NEXT_SECRET = "whsec_c3VycGx1cy1yb3RhdGVkLXNlY3JldC0zMi1ieXRlcyE=";
const SENT_AT = 1793582333;

const READY =
  '{"event":"report.ready","request_id":"req_7h2k9m4xw0c8r5t1vbn3qyz6d0efgjpa","verification_id":"SIQ-7Q4M2K9XW0CR","report_type":"affordability","client_name":"Priya Raman","event_id":"evt_5c8w2v9n0m4x7k1q3z6t8r2d5f","environment":"test","created_at":"2026-11-02T01:18:52.004Z"}';

/** Contains non-ASCII letters, because the signature covers the UTF-8 bytes. */
const COMPLETED =
  '{"event":"consent.completed","request_id":"req_7h2k9m4xw0c8r5t1vbn3qyz6d0efgjpa","verification_id":null,"report_type":"affordability","client_name":"Zoë Nguyễn","event_id":"evt_2d5f8h1k4n7q0t3w6z9c2f5h8k","environment":"test","created_at":"2026-11-02T01:18:40.310Z"}';

const READY_HEADERS = {
  "x-service-signature": "19936fecea0ebd9f0581cf538b6ba1431ac37f99303366c221f28db1527fe97c",
  "webhook-id": "evt_5c8w2v9n0m4x7k1q3z6t8r2d5f",
  "webhook-timestamp": "1793582333",
  "webhook-signature": "v1,3KK54cfHEBn6eccmed9xQV/1HllPhWm072Ih7lKCJPs=",
};

const COMPLETED_HEADERS = {
  "x-service-signature": "75ed66389dd1733f21a20553d2ef440b86d6a28eb60495af15b1de4730954573",
  "webhook-id": "evt_2d5f8h1k4n7q0t3w6z9c2f5h8k",
  "webhook-timestamp": "1793582333",
  "webhook-signature": "v1,swg3XH+iXBDnSov6OGt1kS9UQH8VVa6ySdnaYsBg8hA=",
};

const ROTATING_HEADERS = {
  "x-service-signature": "19936fecea0ebd9f0581cf538b6ba1431ac37f99303366c221f28db1527fe97c",
  "webhook-id": "evt_5c8w2v9n0m4x7k1q3z6t8r2d5f",
  "webhook-timestamp": "1793582333",
  "webhook-signature":
    "v1,3KK54cfHEBn6eccmed9xQV/1HllPhWm072Ih7lKCJPs= v1,JE5DSPbj2iTW9AIGjNzRnN63MMkAoY/H5zEJ5MFSf8I=",
};

const serviceOnly = (headers: { "x-service-signature": string }) => ({
  "x-service-signature": headers["x-service-signature"],
});

const READY_DELIVERY = { secret: SECRET, body: READY, headers: READY_HEADERS, now: SENT_AT };

/**
 * Test deliveries for a receiver's verification, in any language. The documentation shows them; tests check them
 * against our signatures and an independent implementation of Standard Webhooks.
 */
export const WEBHOOK_VECTORS: readonly WebhookVector[] = [
  { ...READY_DELIVERY, name: "As it is sent", verdict: "accepted" },
  {
    name: "Letters outside ASCII",
    secret: SECRET,
    body: COMPLETED,
    headers: COMPLETED_HEADERS,
    now: SENT_AT,
    verdict: "accepted",
  },
  {
    ...READY_DELIVERY,
    name: "X-Service-Signature alone",
    headers: serviceOnly(READY_HEADERS),
    verdict: "accepted",
  },
  {
    ...READY_DELIVERY,
    name: "During a rotation, old secret",
    headers: ROTATING_HEADERS,
    verdict: "accepted",
  },
  {
    ...READY_DELIVERY,
    name: "During a rotation, new secret",
    headers: ROTATING_HEADERS,
    secret: NEXT_SECRET,
    verdict: "accepted",
  },
  { ...READY_DELIVERY, name: "Another secret", secret: NEXT_SECRET, verdict: "bad_signature" },
  {
    ...READY_DELIVERY,
    name: "A body that was changed",
    body: READY.replace("Priya", "Prija"),
    verdict: "bad_signature",
  },
  {
    ...READY_DELIVERY,
    name: "A body that was parsed and written again",
    body: JSON.stringify(JSON.parse(READY), null, 2),
    verdict: "bad_signature",
  },
  { ...READY_DELIVERY, name: "Ten minutes late", now: SENT_AT + 600, verdict: "too_old" },
  { ...READY_DELIVERY, name: "Ten minutes early", now: SENT_AT - 600, verdict: "too_new" },
  {
    ...READY_DELIVERY,
    name: "A time that was changed",
    headers: { ...READY_HEADERS, "webhook-timestamp": String(SENT_AT + 600) },
    now: SENT_AT + 600,
    verdict: "bad_signature",
  },
  { ...READY_DELIVERY, name: "No signature", headers: {}, verdict: "no_signature" },
];
